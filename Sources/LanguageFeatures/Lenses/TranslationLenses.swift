import AppProject
import LintFacts
import Messages
import ProjectFiles

/// A text that an editor shows above a line.
public struct Lens: Sendable, Hashable {
  /// The bytes that it is about.
  public let range: Range<Int>
  /// The text.
  public let title: String
}

/// The lenses above keys of string tables: the languages that lack the key.
public enum TranslationLenses {
  /// The most languages that a lens names.
  private static let nameLimit = 5
  /// The most lenses of a document.
  private static let countLimit = 5_000

  /// Returns the lenses of a string catalog, or of a table in the language that the others are compared with; none in other
  /// documents.
  ///
  /// They show where `strings-missing-in-language` counts. Linear in all files of the table.
  public static func lenses(in document: Document, project: ProjectContext) -> [Lens] {
    if let catalog = document.catalog {
      return CatalogGaps.gaps(in: catalog).prefix(countLimit).map { gap in
        Lens(range: gap.text.name.contentRange, title: title(gap.languages))
      }
    }
    let missing = missing(in: document, project)
    guard !missing.isEmpty, let root = document.rootDictionary else { return [] }
    var lenses: [Lens] = []
    for entry in root.entries where lenses.count < countLimit {
      guard let key = entry.key, let name = entry.name, let languages = missing[name] else { continue }
      lenses.append(Lens(range: key.contentRange, title: title(languages)))
    }
    return lenses
  }

  /// Returns the languages that lack a key, by key.
  private static func missing(in document: Document, _ project: ProjectContext) -> [String: [String]] {
    guard document.kind == .stringTable || document.kind == .stringsDictionary, project.isWholeTable(document) else {
      return [:]
    }
    let reference = project.translations.fact(ReferenceTable.self)
    let tables = project.translations.tables
    guard !reference.language.isEmpty,
      tables.contains(where: { $0.path == document.path && $0.language == reference.language })
    else { return [:] }
    let keys = project.translations.fact(ReferenceKeys.self)
    guard keys.knowsCounterparts else { return [:] }
    var missing: [String: [String]] = [:]
    for table in tables where reference.isReference(for: table.language) && LanguageFolder.fault(table.language) == nil
    {
      guard let other = table.document, other.tree.isReadable, !other.isPreprocessed else { continue }
      for (name, _) in keys.missing(in: other, table.language) { missing[name, default: []].append(table.language) }
    }
    return missing
  }

  private static func title(_ languages: [String]) -> String {
    let names = languages.sorted()
    let shown = names.prefix(nameLimit).joined(separator: ", ") + (names.count > nameLimit ? ", …" : "")
    return Messages.text(
      names.count == 1 ? "pages.missing-in-language" : "pages.missing-in-languages",
      names.count == 1 ? [shown] : ["\(names.count)", shown]
    )
  }
}
