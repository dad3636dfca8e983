import JSONRPC
import LanguageFeatures
import LanguageServerProtocol
import LintFiles

/// `workspace/textDocumentContent`: binary property lists as XML.
enum TextDocumentContentHandler: ReadHandler {
  /// The capability is inside `workspace`, which the answer to `initialize` makes.
  static func capability(for client: ClientFeatures) -> Capability? { nil }

  static func answer(
    _ request: TextDocumentContentRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> TextDocumentContentResult {
    guard let view = BinaryView(request.uri) else {
      throw ResponseError(
        code: .invalidParams,
        message: "\(request.uri): not the address of a \(BinaryView.scheme) document"
      )
    }
    return TextDocumentContentResult(text: try await context.text(of: view))
  }
}

extension ReadContext {
  /// Returns the text of a view as the file is now; linear in the file.
  ///
  /// - Throws: the reason why the file cannot be shown.
  func text(of view: BinaryView) async throws(ResponseError) -> String {
    let text = await Worker().run {
      Result { () throws(FileFailure) in
        try BinaryPropertyList(readingFrom: view.filePath).xml
      }
    }
    try checkCancellation()
    do throws(FileFailure) {
      return try text.get()
    } catch {
      throw ResponseError(code: .requestFailed, message: "\(error)")
    }
  }
}
