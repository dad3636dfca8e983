import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports rows of a settings bundle that open a page which does not exist.
enum SettingsPaneMissing: ProjectRule {
  static let description = RuleDescription(
    id: "settings-pane-missing",
    severity: .warning,
    example: .plist(
      file: "Settings.bundle/Root.plist",
      bad: """
        <key>PreferenceSpecifiers</key> <array>
          <dict>
            <key>Type</key> <string>PSChildPaneSpecifier</string>
            <key>Title</key> <string>Cellar</string>
            <key>File</key> <string>Barrel</string>
          </dict>
        </array>
        """,
      good: """
        <key>PreferenceSpecifiers</key> <array>
          <dict>
            <key>Type</key> <string>PSChildPaneSpecifier</string>
            <key>Title</key> <string>Cellar</string>
            <key>File</key> <string>Cellar</string>
          </dict>
        </array>
        """,
      neighbours: ["Package.swift": "", "Settings.bundle/Cellar.plist": .plist("")]
    )
  )
  static let subject = RuleSubject.keys("PreferenceSpecifiers/[]/File", in: .holding(.settingsBundle))

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let rows = context.rootKeys.value(forKey: "PreferenceSpecifiers"), rows.kind == .array else { return }
    let names = project.folderNames
    guard names.contains(document.name) else { return }
    for row in rows.children where row.value(forKey: "Type")?.stringValue == "PSChildPaneSpecifier" {
      guard let file = row.value(forKey: "File"), let name = file.literalText, !name.isEmpty,
        !names.contains("\(name).plist")
      else { continue }
      // Pages of another bundle or folder are the app's affair.
      guard !name.contains("/"), !names.contains(name), !project.isIgnored("\(name).plist") else { continue }
      context.report(description, at: file.range, description.text("message", name))
    }
  }
}
