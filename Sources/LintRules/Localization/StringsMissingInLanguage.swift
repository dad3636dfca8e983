import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports tables of strings that lack keys which the language of the texts has.
///
/// One finding for a table, at its start: what is absent has no place, and a language that nobody works on would bury all
/// else.
enum StringsMissingInLanguage: ThoroughProjectRule {
  static let description = RuleDescription(
    id: "strings-missing-in-language",
    severity: .info,
    example: .init(
      file: "de.lproj/Localizable.strings",
      bad: """
        "start" = "Los";
        """,
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
    references: ["https://developer.apple.com/documentation/xcode/localization"]
  )

  /// The largest number of keys that a message names.
  private static let nameLimit = 3

  static func applies(to traits: DocumentTraits) -> Bool {
    [.stringTable, .stringsDictionary].contains(traits.kind) && traits.language != nil && !traits.hasConflict
      && !traits.isPreprocessed
  }

  static func checkThoroughly(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let language = context.traits.language, document.tree.isReadable, isWhole(document, project),
      let reference = ReferenceTable(for: document, in: language, project)
    else { return }
    let present = keys(of: document)
      .union(project.counterparts.filter { $0.language == language }.flatMap { keys(of: $0.document) })
    var seen = present
    let missing = entries(of: reference.document).filter { entry in
      guard let name = entry.name, !name.isEmpty else { return false }
      return seen.insert(name).inserted
    }
    guard let first = missing.first?.name else { return }
    let names = missing.prefix(nameLimit).compactMap(\.name).joined(separator: ", ")
    let count = "\(missing.count)"
    context.report(
      description,
      at: document.anchor,
      missing.count == 1
        ? description.text("message", first, reference.language)
        : description.text("several", count, reference.language, names),
      fixes: fixes(missing, reference.language, in: document, context.editor)
    )
  }

  /// Whether the tables are all that there is: no string catalog has the same texts, and no storyboard makes the table, whose
  /// own texts count there.
  private static func isWhole(_ document: Document, _ project: ProjectContext) -> Bool {
    let stem = document.name.prefix { $0 != "." }
    guard !project.resourceNames.isEmpty, project.counterparts.allSatisfy({ $0.document.tree.isReadable }) else {
      return false
    }
    return !["xcstrings", "storyboard", "xib", "intentdefinition"].contains { pathExtension in
      project.resourceNames.contains("\(stem).\(pathExtension)")
    }
  }

  private static func entries(of document: Document) -> [DictionaryEntry] {
    document.rootDictionary.map { Array($0.entries) } ?? []
  }

  private static func keys(of document: Document) -> Set<String> {
    Set(entries(of: document).compactMap(\.name))
  }

  private static func fixes(
    _ missing: [DictionaryEntry],
    _ language: String,
    in document: Document,
    _ editor: TreeEditor
  ) -> [Fix] {
    let texts = missing.compactMap { entry in entry.value?.stringValue.map { (key: entry.name ?? "", text: $0) } }
    guard texts.count == missing.count, let root = document.rootDictionary else { return [] }
    let edits = texts.map { editor.insertEntry($0.key, .string($0.text), into: root) }
    guard edits.count == 1 || edits.allSatisfy(\.range.isEmpty) else { return [] }
    return [Fix(description.text("insert-texts", language), edits, isSafe: false)]
  }
}
