import AppProject
import LintEngine
import ProjectFiles
import PropertyList
import StringTable

extension KnownPurposeText {
  /// Finds the text for `key`: that of the tables in the language of the Info.plist `document`, else that of its bundles, of the
  /// apps that hold them, and of other targets; nil without one that is written.
  package static func find(_ key: String, for document: Document, _ project: ProjectContext) -> KnownPurposeText? {
    let found = inTables(key, of: document, project) ?? inDocuments(key, project) ?? inSettings(key, project)
    return found.flatMap { isUseful($0.text, key) ? $0 : nil }
  }

  private static func isUseful(_ text: String, _ key: String) -> Bool {
    !PurposeString.isBlank(text) && !BuildVariable.occurs(in: text) && PlaceholderText.reason(text, key: key) == nil
  }

  private static func inTables(_ key: String, of document: Document, _ project: ProjectContext) -> KnownPurposeText? {
    if let text = InfoPlistTables(of: document, project)?.ownText(of: key) {
      return KnownPurposeText(text: text, place: StringTableFormat.strings.infoPlistName)
    }
    return project.translations.catalogs.compactMap(\.catalog).firstResult { catalog in
      guard let unit = catalog[key]?.translation(catalog.sourceLanguage)?.units.first, !unit.isIn("new") else {
        return nil
      }
      return unit.value?.string.map {
        KnownPurposeText(text: $0, place: StringTableFormat.stringCatalog.infoPlistName)
      }
    }
  }

  private static func inDocuments(_ key: String, _ project: ProjectContext) -> KnownPurposeText? {
    let documents = project.documents
    return (documents.infoPlists + documents.hostInfoPlists + documents.siblingInfoPlists).firstResult { other in
      guard let path = other.path, let text = other.rootDictionary?.value(forKey: key)?.stringValue, isUseful(text, key)
      else { return nil }
      let folder = FilePath.name(FilePath.folder(path))
      return KnownPurposeText(text: text, place: folder.isEmpty ? other.name : "\(folder)/\(other.name)")
    }
  }

  private static func inSettings(_ key: String, _ project: ProjectContext) -> KnownPurposeText? {
    project.allTargets.firstResult { target in
      let text = target.declaredKeys.firstResult { $0.key == key && $0.file == .infoPlist ? $0.value : nil }
      return text.flatMap { isUseful($0, key) ? KnownPurposeText(text: $0, place: target.name) : nil }
    }
  }
}
