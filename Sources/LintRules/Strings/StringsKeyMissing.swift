import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports keys that code asks a table for and that it does not have in any language.
///
/// One finding in the table of the development language, since the code is right as it is.
enum StringsKeyMissing: ThoroughProjectRule {
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
  static let subject = RuleSubject.everything(in: .stringTable)

  /// The largest number of places that a finding lists.
  private static let placeLimit = 10

  static func applies(to traits: DocumentTraits) -> Bool { !traits.hasConflict && !traits.isPreprocessed }

  static func checkThoroughly(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let table = project.table, table.isBase(document), table.isReadable,
      !table.files.contains(where: { $0.document?.catalog != nil })
    else { return }
    let missing = missingUses(of: table, project.strings)
    guard let first = missing.first, let key = first.key else { return }
    let keys = missing.compactMap(\.key).uniqued()
    let isText = keys.allSatisfy { !isIdentifier($0) }
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

  /// Returns the places that ask for a key of the table that no table of its name has.
  ///
  /// A text for the case that there is no key, or the bundle of another module, is on purpose.
  private static func missingUses(of table: TableFamily, _ strings: ProjectStrings) -> [LocalizedKeyUse] {
    let others = strings.tables.filter { $0.name == table.name }
    guard others.allSatisfy(\.isReadable) else { return [] }
    return strings.uses.flatMap { source -> [LocalizedKeyUse] in
      guard strings.tables(named: table.name, for: source.path).first?.folder == table.folder else { return [] }
      return source.uses.filter { use in
        guard let key = use.key, !key.isEmpty, use.kind == .lookUp, use.table == table.name else { return false }
        return !use.namesBundle && !use.hasDefault && !others.contains { $0.contains(key) }
      }
    }
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
