import AppProject
import LintEngine
import LintFacts
import PropertyList
import StringTable

/// Reports tables of strings that lack keys which the language of the texts has.
///
/// One finding for a table, at its start: missing keys have no place, and an unmaintained language would hide all other
/// findings.
enum StringsMissingInLanguage: ThoroughProjectRule, CatalogRule {
  static let description = RuleDescription(
    id: "strings-missing-in-language",
    severity: .info,
    example: .init(
      file: "de.lproj/Localizable.strings",
      bad: #""start" = "Los";"#,
      good: """
        "start" = "Los";
        "stop" = "Halt";
        """,
      neighbours: [
        "Package.swift": "",
        "en.lproj/Localizable.strings": """
        "start" = "Start";
        "stop" = "Stop";
        """,
      ]
    ),
    references: [.apple("xcode/localization")]
  )
  static let subject = RuleSubject.everything(in: .stringTable, .stringsDictionary, .stringCatalog)

  /// The largest number of keys that a message names.
  private static let nameLimit = 3

  static func applies(to traits: DocumentTraits) -> Bool {
    (traits.language != nil || traits.kind == .stringCatalog) && !traits.hasConflict && !traits.isPreprocessed
  }

  static func checkThoroughly(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let language = context.traits.language, LanguageFolder.fault(language) == nil, document.tree.isReadable,
      isWhole(document, project)
    else { return }
    let reference = project.translations.fact(ReferenceTable.self)
    guard reference.isReference(for: language) else { return }
    let keys = project.translations.fact(ReferenceKeys.self)
    guard keys.knowsCounterparts else { return }
    let missing = keys.missing(in: document, language)
    guard let first = missing.first?.name else { return }
    let names = missing.prefix(nameLimit).map(\.name).joined(separator: ", ")
    let count = "\(missing.count)"
    context.report(
      description,
      at: document.anchor,
      missing.count == 1
        ? description.text("message", first, reference.language)
        : description.text("several", count, reference.language, names),
      fixes: fixes(missing, reference.language, in: document, context.editor),
      cause: .table("")
    )
  }

  // MARK: String catalogs

  static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    let all = catalog.languages
    // A region needs only what differs from its language.
    let languages = all.sorted().filter { language in
      !LanguageCode.isSameLanguage(language, catalog.sourceLanguage)
        && !all.contains { $0.count < language.count && LanguageCode.family($0) == LanguageCode.family(language) }
    }
    guard !languages.isEmpty else { return }
    var (count, first) = (0, nil as (text: CatalogText, languages: [String])?)
    for text in catalog.countedTexts where text.isTranslatable && !text.isStale && hasWords(text, catalog) {
      let missing = languages.filter { text.translation($0)?.progress == nil }
      guard !missing.isEmpty else { continue }
      count += 1
      first = first ?? (text, missing)
    }
    guard let first else { return }
    let names = first.languages.prefix(nameLimit).joined(separator: ", ")
    context.report(
      description,
      at: first.text.name.range,
      count == 1
        ? description.text("catalog", first.text.key, names)
        : description.text("catalog-several", "\(count)", first.text.key, names),
      cause: .file("")
    )
  }

  /// Whether there is something to translate: others are signs, or arguments alone.
  private static func hasWords(_ text: CatalogText, _ catalog: StringCatalog) -> Bool {
    let source = text.translation(catalog.sourceLanguage)?.units.first?.value?.string ?? text.key
    let bytes = Array(source.utf8)
    let specifiers = FormatString(source).specifiers.map(\.range)
    return String(
      decoding: bytes.indices.filter { index in !specifiers.contains { $0.contains(index) } }.map { bytes[$0] },
      as: UTF8.self
    )
    .contains(where: \.isLetter)
  }

  /// Whether the tables are all that there is: no string catalog has the same texts, and no storyboard makes the table, whose
  /// own texts count there.
  private static func isWhole(_ document: Document, _ project: ProjectContext) -> Bool {
    let stem = document.name.prefix { $0 != "." }
    let others = ["xcstrings", "storyboard", "xib", "intentdefinition"]
    return !project.resourceNames.isEmpty && !others.contains { project.resourceNames.contains("\(stem).\($0)") }
  }

  private static func fixes(
    _ missing: [(name: String, entry: DictionaryEntry)],
    _ language: String,
    in document: Document,
    _ editor: TreeEditor
  ) -> [Fix] {
    let texts = missing.compactMap { name, entry in entry.value?.stringValue.map { (key: name, text: $0) } }
    guard texts.count == missing.count, let root = document.rootDictionary else { return [] }
    let edits = texts.map { editor.insertEntry($0.key, .string($0.text), into: root) }
    guard edits.count == 1 || edits.allSatisfy(\.range.isEmpty) else { return [] }
    return [Fix(description.text("insert-texts", language), edits, isSafe: false)]
  }
}
