import AppProject
import CodeScanning
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports keys that code asks a table for and that it does not have in any language.
///
/// One finding in the table of the development language, since the code is right as it is.
enum StringsKeyMissing: Rule {
  static let description = RuleDescription(
    id: "strings-key-missing",
    severity: .warning,
    example: .init(
      file: "en.lproj/Localizable.strings",
      bad: #""list.title" = "Notes";"#,
      good: """
        "list.title" = "Notes";
        "list.empty" = "No notes yet";
        """,
      neighbours: [
        "Package.swift": "",
        "List.swift": #"let title = NSLocalizedString("list.empty", comment: "")"#,
      ]
    ),
    references: [.apple("xcode/preparing-your-apps-text-for-translation")]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .stringTable)

  /// The largest number of places that a finding lists.
  private static let placeLimit = 10

  static func applies(to traits: DocumentTraits) -> Bool { !traits.hasConflict && !traits.isPreprocessed }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // A file without a language is a catalog.
    guard let table = project.table, table.isBase(document), table.files.allSatisfy({ $0.language != nil }) else {
      return
    }
    let missing = missingUses(of: table, document, project.strings, .lookUp)
    reportViews(of: table, document, project.strings, in: &context)
    guard let first = missing.first, let key = first.key else { return }
    let keys = missing.compactMap(\.key).uniqued()
    let isText = keys.allSatisfy { !isIdentifier($0) }
    // Users of an app in one language see the right text.
    if isText, Set(table.files.compactMap(\.language)).subtracting(["Base"]).count < 2 { return }
    context.report(
      description,
      at: document.anchor,
      keys.count == 1
        ? description.text("message", key)
        : description.text("several", "\(keys.count)", keys.prefix(3).joined(separator: ", ")),
      severity: isText ? .info : nil,
      fixes: fixes(keys, in: document, context.editor),
      related: missing.prefix(placeLimit).map { use in
        RelatedPlace(.elsewhere(use.evidence), description.text("use", use.key ?? ""))
      },
      cause: .file("")
    )
  }

  /// The number of texts of views that the table must have, and how many for one that it lacks, for the texts of views to be keys.
  private static let usual = (count: 5, ratio: 4)

  /// Reports texts of views that the table lacks, where it has nearly all others: a view shows a text that is no key as it is.
  private static func reportViews(
    of table: TableFamily,
    _ document: Document,
    _ strings: ProjectStrings,
    in context: inout RuleContext
  ) {
    let missing = missingUses(of: table, document, strings, .view).filter {
      $0.key?.contains(where: \.isLetter) ?? false
    }
    let keys = missing.compactMap(\.key).uniqued()
    guard let first = keys.first, let known = document.rootDictionary else { return }
    let present = strings.uses.flatMap(\.uses).filter { $0.kind == .view && $0.table == table.name }
      .compactMap(\.key).uniqued().count { known.entry(forKey: $0) != nil }
    guard present >= usual.count, present >= usual.ratio * keys.count else { return }
    context.report(
      description,
      at: document.anchor,
      keys.count == 1
        ? description.text("view", first)
        : description.text("several-views", "\(keys.count)", keys.prefix(3).joined(separator: ", ")),
      severity: .info,
      fixes: fixes(keys, in: document, context.editor),
      related: missing.prefix(placeLimit).map { use in
        RelatedPlace(.elsewhere(use.evidence), description.text("use", use.key ?? ""))
      },
      cause: .file("views")
    )
  }

  /// Returns the places that ask for a key of the table that no table of its name has.
  ///
  /// A text for the case that there is no key, or the bundle of another module, is on purpose. The other languages are read
  /// only for a key that `document`, the table in the language of the code, does not have.
  private static func missingUses(
    of table: TableFamily,
    _ document: Document,
    _ strings: ProjectStrings,
    _ kind: LocalizedKeyUse.Kind
  ) -> [LocalizedKeyUse] {
    let known = document.rootDictionary
    let candidates = strings.uses.flatMap { source -> [LocalizedKeyUse] in
      let uses = source.uses.filter { use in
        guard let key = use.key, !key.isEmpty, use.kind == kind, use.table == table.name else { return false }
        return !use.namesBundle && !use.hasDefault && known?.entry(forKey: key) == nil
      }
      guard !uses.isEmpty, strings.tables(named: table.name, for: source.path).first?.folder == table.folder else {
        return []
      }
      return uses
    }
    let tables = strings.tables.filter { $0.name == table.name }
    guard !candidates.isEmpty, tables.allSatisfy(\.isReadable) else { return [] }
    return candidates.filter { use in !tables.contains { $0.contains(use.key ?? "") } }
  }

  /// Whether a key is a name that users must not see, and no text in the language of the code.
  private static func isIdentifier(_ key: String) -> Bool {
    !key.contains(" ") && key.contains { $0 == "." || $0 == "_" } && key.last != "." && key.contains(where: \.isLetter)
  }

  private static func fixes(_ keys: [String], in document: Document, _ editor: TreeEditor) -> [Fix] {
    guard let root = document.rootDictionary, !document.text.bytes.isEmpty else { return [] }
    let edits = keys.map { editor.insertEntry($0, .string($0), into: root) }
    guard edits.count == 1 || edits.allSatisfy(\.range.isEmpty) else { return [] }
    return [Fix(description.text("insert"), edits, isSafe: false)]
  }
}
