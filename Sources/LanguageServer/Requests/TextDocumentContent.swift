import JSONRPC
import LanguageFeatures
import LintFiles

/// `workspace/textDocumentContent`: binary property lists as XML, and the pages of rules.
enum TextDocumentContentHandler: ReadHandler {
  /// The capability is inside `workspace`, which the answer to `initialize` makes.
  static func capability(for client: ClientFeatures) -> Capability? { nil }

  static func answer(
    _ request: TextDocumentContentRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> TextDocumentContentResult {
    if let page = RuleView(request.uri), let text = RuleReference.markdown(page.rule) {
      return TextDocumentContentResult(text: text)
    }
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

/// `workspace/executeCommand`: commands that read and write nothing.
enum ExecuteCommandHandler: ReadHandler {
  /// Answers the XML text of the binary property list whose address is the first argument, for clients that do not read
  /// documents of the server.
  static let showAsXML = "plist-lsp.showAsXML"

  /// Shows the page of the rule whose id is the first argument: in an editor where the client reads documents of the server,
  /// else in a message.
  static let explainRule = "plist-lsp.explainRule"

  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "executeCommandProvider", options: ["commands": [.string(showAsXML), .string(explainRule)]])
  }

  static func answer(
    _ request: ExecuteCommandRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> ExecuteCommandRequest.Result {
    switch request.command {
    case showAsXML: return try await xml(request, in: context)
    case explainRule: return try explain(request, in: context)
    default: throw ResponseError(code: .invalidParams, message: "\(request.command): unknown command")
    }
  }

  private static func explain(
    _ request: ExecuteCommandRequest,
    in context: ReadContext
  ) throws(ResponseError) -> JSONValue {
    guard let rule = request.arguments?.first?.string, let summary = RuleReference.summary(rule) else {
      throw ResponseError(code: .invalidParams, message: "\(explainRule): the first argument must be the id of a rule")
    }
    let client = context.session.client
    if client.showsServedDocuments, client.opensDocuments {
      context.services.send(ShowDocumentRequest(uri: RuleView(rule: rule).uri, takeFocus: true))
    } else {
      let message = ShowMessageNotification(type: .info, message: summary)
      context.services.connection.notify(ShowMessageNotification.method, params: message)
    }
    return .null
  }

  private static func xml(
    _ request: ExecuteCommandRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> JSONValue {
    guard let view = request.arguments?.first?.string.flatMap(Self.view) else {
      throw ResponseError(
        code: .invalidParams,
        message: "\(showAsXML): the first argument must be the address of a file"
      )
    }
    return .string(try await context.text(of: view))
  }

  /// Reads the address of a file, or of its view.
  private static func view(_ address: String) -> BinaryView? {
    let uri = DocumentURI(address)
    return BinaryView(uri) ?? DocumentLocation(uri).filePath.map { BinaryView(filePath: $0) }
  }
}
