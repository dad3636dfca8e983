import AppProject
import LanguageServerProtocol

/// What the server can say of an open document.
enum DocumentRole: Sendable {
  /// A property list or table of strings, of which it knows everything.
  case propertyList
  /// A file that a build or a generator makes an Info.plist of.
  case carrier
  /// Code, which may need what a property list lacks.
  case source
  /// Anything else, of which it says nothing.
  case foreign

  /// The ids of languages in which apps are written, for documents whose names do not tell.
  private static let sourceLanguages: Set<String> = [
    "c", "cpp", "dart", "javascript", "javascriptreact", "objective-c", "objective-cpp", "swift", "typescript",
    "typescriptreact",
  ]

  /// Tells the role by the name of a document, or its language where that says nothing; nil where the content decides.
  init?(path: String?, languageID: String) {
    let name = path.map(FilePath.name) ?? ""
    switch FileUse(fileName: name) {
    case .carrier: self = .carrier
    case .source: self = .source
    case nil where FilePath.fileExtension(name).isEmpty && Self.sourceLanguages.contains(languageID): self = .source
    case .propertyList, .evidence, nil: return nil
    }
  }
}

extension OpenDocument {
  /// What the server can say of it; the text is read only where the name does not tell.
  var role: DocumentRole {
    get async {
      if let statedRole { return statedRole }
      return await content.kind == .other ? .foreign : .propertyList
    }
  }

  /// Whether it is a property list or table of strings, whatever else it may be.
  var isPropertyList: Bool {
    get async { statedRole != .source ? await content.kind != .other : false }
  }
}
