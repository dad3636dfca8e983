import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports translations of purpose strings in a table that the system does not read.
enum StringsInWrongFile: Rule {
  static let description = RuleDescription(
    id: "strings-in-wrong-file",
    severity: .warning,
    example: .init(
      file: "de.lproj/Localizable.strings",
      bad: """
        "Start" = "Los";
        "NSCameraUsageDescription" = "Den Strichcode eines Produkts lesen.";
        """,
      good: #""Start" = "Los";"#
    ),
    references: [.apple("bundleresources/managing-your-app-s-information-property-list")]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .stringTable)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.name == StringTableFormat.strings.fileName("Localizable"), let root = document.rootDictionary else {
      return
    }
    let entries = root.entries.filter { isPurposeString($0) }
    guard !entries.isEmpty else { return }
    let table = project.translations.infoPlistStrings(beside: document)
    let names = table.map { RootKeys($0.rootDictionary) }
    for entry in entries {
      guard let key = entry.key, let name = entry.name, let text = PurposeString(key: name, value: entry.value) else {
        continue
      }
      let isThere = names?.contains(name) ?? false
      context.report(
        description,
        at: key.range,
        description.text(isThere ? "unused" : "message", name),
        severity: isThere ? .info : nil,
        fixes: isThere
          ? [Fix(description.text("remove-entry"), [context.editor.removeEntry(entry)], isSafe: false)]
          : moves(entry, text, to: table, document, project, context.editor),
        cause: .table(isThere ? "unused" : "misplaced")
      )
    }
  }

  private static func isPurposeString(_ entry: DictionaryEntry) -> Bool {
    guard let key = entry.key, key.contentRange.count < 80, let name = entry.name,
      let text = PurposeString(key: name, value: entry.value)
    else { return false }
    return name == text.resource.key
  }

  private static func moves(
    _ entry: DictionaryEntry,
    _ text: PurposeString,
    to table: Document?,
    _ document: Document,
    _ project: ProjectContext,
    _ editor: TreeEditor
  ) -> [Fix] {
    guard let path = document.path, !project.resourceNames.isEmpty else { return [] }
    let key = text.resource.key
    let edit =
      table.map { TableInsertion.adding(key, text.value, to: $0) }
      ?? TableInsertion.newTable(
        key,
        text.value,
        at: FilePath.join(FilePath.folder(path), StringTableFormat.strings.infoPlistName)
      )
    guard let edit else { return [] }
    return [Fix(description.text("move"), [editor.removeEntry(entry)], isSafe: false, otherFiles: [edit])]
  }
}
