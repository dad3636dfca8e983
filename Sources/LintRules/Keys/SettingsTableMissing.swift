import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports pages of a settings bundle whose string table neither a language nor the bundle itself has.
enum SettingsTableMissing: ProjectRule {
  static let description = RuleDescription(
    id: "settings-table-missing",
    severity: .warning,
    example: .plist(
      file: "Settings.bundle/Root.plist",
      bad: """
        <key>PreferenceSpecifiers</key> <array/>
        <key>StringsTable</key> <string>Barrel</string>
        """,
      good: """
        <key>PreferenceSpecifiers</key> <array/>
        <key>StringsTable</key> <string>Root</string>
        """,
      neighbours: ["Package.swift": "", "Settings.bundle/en.lproj/Root.strings": #""Cellar" = "Cellar";"#]
    )
  )
  static let subject = RuleSubject.keys("StringsTable", in: .holding(.settingsBundle))

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let value = context.rootKeys.value(forKey: "StringsTable"), let name = value.literalText, !name.isEmpty else {
      return
    }
    let file = StringTableFormat.strings.fileName(name)
    // Without any table, the texts are shown as they are.
    let tables = project.tableNames.filter { StringTableFormat($0) == .strings }
    guard !tables.isEmpty, !tables.contains(file), !project.names(".").contains(file), !project.isIgnored(file) else {
      return
    }
    let others = tables.sorted().map(FilePath.nameWithoutExtension)
    let fixes =
      others.count == 1
      ? others.map {
        Fix(description.text("replace", $0), [context.editor.replaceText(of: value, with: $0)], isSafe: false)
      }
      : []
    context.report(description, at: value.range, description.text("message", name), fixes: fixes, cause: .run(name))
  }
}
