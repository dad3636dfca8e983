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
    var folders: [String: [String: [String]]] = [:]
    let names = { (folder: String) in
      let names = folders[folder] ?? Dictionary(grouping: project.names(folder)) { $0.lowercased() }
      folders[folder] = names
      return names
    }
    guard names(".")[document.name.lowercased()]?.contains(document.name) == true else { return }
    for row in rows.children where row.value(forKey: "Type")?.stringValue == "PSChildPaneSpecifier" {
      // Pages of other bundles are the affair of the app, and tools write whole folders of them.
      guard let file = row.value(forKey: "File"), let path = file.literalText, isInside(path) else { continue }
      let (folder, name) = (FilePath.folder(path), FilePath.name(path))
      let known = names(folder)
      let similar = known["\(name).plist".lowercased()] ?? []
      guard !known.isEmpty, !similar.contains("\(name).plist"), known[name.lowercased()]?.contains(name) != true,
        folder != "." || !project.tableNames.contains("\(name).plist"), !project.isIgnored("\(path).plist")
      else { continue }
      let other = similar.filter { $0.hasSuffix(".plist") }.min().map {
        "\(path.dropLast(name.count))\($0.dropLast(".plist".count))"
      }
      context.report(
        description,
        at: file.range,
        description.text(other == nil ? "message" : "other-case", path, other ?? ""),
        fixes: other.map {
          [Fix(description.text("replace", $0), [context.editor.replaceText(of: file, with: $0)], isSafe: true)]
        } ?? []
      )
    }
  }

  /// Whether the path of a page leads to a file in the folder or deeper.
  private static func isInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
  }
}
