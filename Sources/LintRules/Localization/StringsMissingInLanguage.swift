import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList
import StringTable

/// Reports string tables that lack keys which the language of the texts has.
///
/// One finding for a table, at its start: missing keys have no place, and an unmaintained language would hide all other
/// findings.
enum StringsMissingInLanguage: Rule {
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
  static let checks: [Check] = [.slowProject(check), .stringCatalog(check)]
  static let subject = RuleSubject.everything(in: .stringTable, .stringsDictionary, .stringCatalog)

  /// The largest number of keys that a message names.
  private static let nameLimit = 3

  static func applies(to traits: DocumentTraits) -> Bool {
    !traits.hasConflict && !traits.isPreprocessed
  }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let language = context.traits.language, LanguageFolder.fault(language) == nil, document.tree.isReadable,
      project.isWholeTable(document)
    else { return }
    let reference = project.translations.fact(ReferenceTable.self)
    guard reference.isReference(for: language) else { return }
    let keys = project.translations.fact(ReferenceKeys.self)
    guard keys.knowsCounterparts else { return }
    reportCopied(document, in: &context)
    let missing = keys.missing(in: document, language)
    guard let first = missing.first?.name else { return }
    let names = missing.prefix(nameLimit).map(\.name).joined(separator: ", ")
    let isEmpty = isNearlyEmpty(keys, missing, language, project)
    let message =
      if isEmpty {
        description.text(
          "nearly-empty",
          "\(keys.entries.count - missing.count)",
          "\(keys.entries.count)",
          reference.language,
          names
        )
      } else if missing.count == 1 {
        description.text("message", first, reference.language)
      } else {
        description.text("several", "\(missing.count)", reference.language, names)
      }
    context.report(
      description,
      at: document.anchor,
      message,
      severity: isEmpty ? .warning : nil,
      fixes: fixes(missing, reference.language, in: document, context.editor),
      cause: .table("")
    )
  }

  /// The number of keys from which on a table without nearly all of them is no work in progress.
  private static let sizeLimit = 50

  /// Whether a language that the project builds has less than one text in twenty, so that the app shows names of keys to its users.
  private static func isNearlyEmpty(
    _ keys: ReferenceKeys,
    _ missing: [(name: String, entry: DictionaryEntry)],
    _ language: String,
    _ project: ProjectContext
  ) -> Bool {
    let present = keys.entries.count - missing.count
    guard keys.entries.count >= sizeLimit, present * 20 < keys.entries.count, !project.isUnused,
      project.regions.isEmpty || project.regions.contains(language)
    else { return false }
    // A key that is the text itself is what users see instead.
    let identifiers = missing.count { name, entry in
      !name.contains(where: \.isWhitespace) && entry.value?.stringValue != name
    }
    return identifiers * 2 > missing.count
  }

  /// Reports texts that `strings sync` or a fix copied, until they are translated, as those of catalogs with the state “new”.
  private static func reportCopied(_ document: Document, in context: inout RuleContext) {
    let copied = CopiedTexts.entries(of: document)
    guard let first = copied.first, let key = first.key, let name = first.name else { return }
    context.report(
      description,
      at: key.range,
      copied.count == 1
        ? description.text("copied", name) : description.text("copied-several", "\(copied.count)", name),
      cause: .table("copied")
    )
  }

  // MARK: String catalogs

  static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    let gaps = CatalogGaps.gaps(in: catalog)
    guard let first = gaps.first else { return }
    let names = first.languages.prefix(nameLimit).joined(separator: ", ")
    context.report(
      description,
      at: first.text.name.range,
      gaps.count == 1
        ? description.text("catalog", first.text.key, names)
        : description.text("catalog-several", "\(gaps.count)", first.text.key, names),
      cause: .file("")
    )
  }

  private static func fixes(
    _ missing: [(name: String, entry: DictionaryEntry)],
    _ language: String,
    in document: Document,
    _ editor: TreeEditor
  ) -> [Fix] {
    let texts = missing.compactMap { name, entry in entry.value?.stringValue.map { (key: name, text: $0) } }
    guard texts.count == missing.count, let root = document.rootDictionary else { return [] }
    let edits = texts.map { editor.insertEntry($0.key, .string($0.text), into: root, comment: CopiedTexts.mark) }
    guard edits.count == 1 || edits.allSatisfy(\.range.isEmpty) else { return [] }
    return [Fix(description.text("insert-texts", language), edits, isSafe: false)]
  }
}
