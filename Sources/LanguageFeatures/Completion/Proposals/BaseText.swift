import AppProject
import LintFacts
import ProjectFiles
import PropertyList
import StringTable

/// The text that a translation is made from.
struct BaseText {
  /// The text.
  let text: String
  /// Where it is from: a language, or `Info.plist`.
  let source: String

  /// Finds the text of `key` for the string table `document`; nil if the table is what others are translated from.
  ///
  /// For `InfoPlist.strings` that is the value of the Info.plist, unless only the build determines it.
  static func of(_ key: String, in document: Document, _ project: ProjectContext) -> BaseText? {
    if document.kind == .infoPlistStrings {
      let value = project.documents.infoPlists.firstResult { document in
        document.rootDictionary?.value(forKey: key)?.literalText.flatMap { $0.isEmpty ? nil : $0 }
      }
      if let value { return BaseText(text: value, source: "Info.plist") }
    }
    guard let table = project.table, let language = table.baseLanguage,
      let value = table.baseFile(for: document)?.document?.rootDictionary?.value(forKey: key), value.kind == .string,
      let text = value.stringValue, !text.isEmpty
    else { return nil }
    return BaseText(text: text, source: language)
  }

  /// Finds the text that one of the texts of a string catalog, for the same plural form or device, is made from; nil in the
  /// language that the catalog is written in.
  static func of(_ unit: CatalogUnit, _ language: String, _ text: CatalogText, in catalog: StringCatalog) -> BaseText? {
    guard language != catalog.sourceLanguage else { return nil }
    let units = text.translation(catalog.sourceLanguage)?.units ?? []
    let own = units.first { $0.path == unit.path } ?? units.last { $0.variable == unit.variable }
    let source = own?.value?.string ?? (unit.path.isEmpty ? text.key : "")
    return source.isEmpty ? nil : BaseText(text: source, source: catalog.sourceLanguage)
  }
}
