import AppProject
import PropertyList

/// The table that the translations of a table are compared with: the one in the language that the texts are written in.
package struct ReferenceTable {
  /// Its language.
  package let language: String
  /// The table.
  package let document: Document

  /// Finds the table that `document`, in `language`, is compared with.
  ///
  /// Nil where there is none, where the language is the same, and where another table is for the same language in general,
  /// since a region needs only what differs.
  package init?(for document: Document, in language: String, _ project: ProjectContext) {
    let wanted = [project.developmentLanguage, "Base", "en"].compactMap(\.self)
    // What a region has in place of its language tells less.
    let tables = project.translations.sorted { $0.language.count < $1.language.count }
    guard !wanted.prefix(1).contains(where: { LanguageCode.isSameLanguage($0, language) }),
      let found = wanted.lazy.compactMap({ code in tables.first { Self.isFor(code, $0.language) } }).first,
      !LanguageCode.isSameLanguage(found.language, language), found.document.tree.isReadable,
      !tables.contains(where: { Self.isGeneral($0.language, for: language) })
    else { return nil }
    self.language = found.language
    self.document = found.document
  }

  private static func isFor(_ code: String, _ language: String) -> Bool {
    code == "Base" ? language == code : language != "Base" && LanguageCode.isSameLanguage(code, language)
  }

  private static func isGeneral(_ other: String, for language: String) -> Bool {
    LanguageCode.family(other) == LanguageCode.family(language) && other.count < language.count
  }
}
