import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList
import StringTable

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
  static let subject = RuleSubject.everything(in: .stringTable, .stringCatalog)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    if let catalog = document.catalog { return check(catalog, project, in: &context) }
    guard document.name == StringTableFormat.strings.fileName("Localizable"), let root = document.rootDictionary else {
      return
    }
    let entries = root.entries.filter { isPurposeString($0) }
    guard !entries.isEmpty else { return }
    let table = project.translations.infoPlistStrings(nextTo: document)
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

  /// Reports the purpose strings of a catalog for the code of an app, once for the catalog.
  private static func check(_ catalog: StringCatalog, _ project: ProjectContext, in context: inout RuleContext) {
    guard context.document.name == StringTableFormat.stringCatalog.fileName("Localizable") else { return }
    let texts = catalog.texts.filter { text in
      !text.isStale && PurposeKeys.isPurposeString(text.key)
        && KeyCatalog.protectedResource(forKey: text.key)?.key == text.key
    }
    let formats = [StringTableFormat.strings, .stringCatalog]
    let isThere = project.resourceNames.contains { name in formats.contains { $0.mayTranslateInfoPlist(name) } }
    for text in texts {
      context.report(
        description,
        at: text.name.range,
        description.text(isThere ? "unused" : "message", text.key),
        severity: isThere ? .info : nil,
        cause: .file(isThere ? "unused" : "misplaced")
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
