import AppProject
import CodeScanning
import LanguageFeatures
import ProjectFiles

/// What the server can do with an open document.
enum DocumentRole: Sendable {
  /// A property list or string table, with all features.
  case propertyList
  /// A file from which a build or a generator makes an Info.plist.
  case carrier
  /// Code, which may need entries of a property list.
  case source
  /// Anything else, which it ignores.
  case foreign

  /// The ids of languages in which apps are written, for documents with other names.
  private static let sourceLanguages = SourceLanguage.allCases.reduce(into: Set<String>()) {
    $0.formUnion($1.traits.editorIDs)
  }

  /// Determines the role by the name of a document, or else its language; nil if the content decides.
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
  /// What the server can do with it; the text is read only if the name is not enough.
  var role: DocumentRole {
    get async {
      if let statedRole { return statedRole }
      return await content.kind == .other ? .foreign : .propertyList
    }
  }

  /// Whether it is a property list or string table, in any role.
  var isPropertyList: Bool {
    get async { statedRole != .source ? await content.kind != .other : false }
  }

  /// Whether keys are looked up in it: a property list, or a file of another format with keys of one.
  var hasKeys: Bool {
    get async {
      guard statedRole != .source else { return false }
      let content = await content
      return content.kind != .other || HostedKeys.mayOccur(in: content)
    }
  }
}
