import AppProject
import JSONRPC
import LanguageFeatures
import Messages
import ProjectFiles
import SourceText

/// Finds what has a name at a place of an open document; one entry for each kind of name.
struct NamedElements: Sendable {
  private static let worker = Worker()

  /// The document that the place is in.
  let document: OpenDocument
  /// What is named there.
  let element: any NamedElement
  private let session: Session

  /// Looks at a place; nil if nothing there has a name that other places share.
  ///
  /// What is known of the other files may be some seconds old, so that a keystroke costs no walk over the project; edits are
  /// made `exactly` of the texts of this moment.
  static func find(
    _ identifier: TextDocumentIdentifier,
    at position: Position,
    in context: ReadContext,
    exactly: Bool = false
  ) async -> NamedElements? {
    let session = context.session
    guard let document = session.documents[identifier.uri], let path = document.filePath else {
      return nil
    }
    let offset = session.converter(for: document).offset(of: position)
    let analyzer = context.services.analyzer
    let found: (any NamedElement)?
    if document.statedRole == .source {
      let strings = await analyzer.strings(around: path, session)
      let text = document.text
      found = await worker.run { TableKey.at(offset, inCode: text, path: path, strings) }
    } else {
      guard await document.isPropertyList, let project = await project(around: path, in: context, exactly: exactly)
      else { return nil }
      let content = await document.content
      found = await worker.run { () -> (any NamedElement)? in
        if let key = TableKey.at(offset, in: content, project) { return key }
        if let key = PropertyKey.at(offset, in: content, project) { return key }
        return SettingReference.at(offset, in: content, project)
      }
    }
    return found.map { NamedElements(document: document, element: $0, session: session) }
  }

  private static func project(
    around path: String,
    in context: ReadContext,
    exactly: Bool
  ) async -> ProjectContext? {
    let (analyzer, session) = (context.services.analyzer, context.session)
    guard exactly else { return await analyzer.project(around: path, session) }
    let known = await analyzer.projects(in: session)
    return await worker.run {
      let projects = known
      return projects.context(for: path)
    }
  }

  /// Returns the places of the name: those that define it, those that use it, or both.
  func places(definitions: Bool, uses: Bool) async -> [Evidence] {
    await Self.worker.run { [element] in
      (definitions ? element.definitions() : []) + (uses ? element.uses() : [])
    }
  }

  /// Returns places in the form of the protocol.
  func locations(_ places: [Evidence]) -> [Location] {
    places.map { place in
      let uri = DocumentURI(filePath: place.path)
      let range = PositionRange(of: place, session.encoding)
      return Location(uri: session.documents[uri]?.uri ?? uri, range: range)
    }
  }

  /// Returns the edits that give it another name.
  func renamed(to name: String) async throws(ResponseError) -> WorkspaceEdit {
    let result = await Self.worker.run { [element] in element.renamed(to: name) }
    switch result {
    case .success(let files):
      guard let edit = WorkspaceEdit(files, in: session) else {
        throw ResponseError(code: .requestFailed, message: Messages.text("common.not-renamed-changed"))
      }
      return edit
    case .failure(let failure):
      throw Self.error(failure, name)
    }
  }

  /// Throws if it can have no other name.
  func checkItCanBeRenamed() async throws(ResponseError) {
    if let reason = await Self.worker.run({ [element] in element.fixedReason() }) {
      throw Self.error(reason, element.name)
    }
  }

  private static func error(_ failure: RenameFailure, _ name: String) -> ResponseError {
    let message =
      switch failure {
      case .exists: Messages.text("common.not-renamed-exists", [name])
      case .empty: Messages.text("common.not-renamed-empty")
      case .unreadable(let path): Messages.text("common.not-renamed-unreadable", [path])
      case .isFixed: Messages.text("common.not-renamed-fixed")
      case .interfaceObject(let file): Messages.text("common.not-renamed-interface", [file])
      }
    return ResponseError(code: .requestFailed, message: message)
  }
}
