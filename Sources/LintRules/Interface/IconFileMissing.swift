import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports names of icons that no file of the project has.
enum IconFileMissing: ProjectRule {
  static let description = RuleDescription(
    id: "icon-file-missing",
    severity: .warning,
    refusedBy: [.appStoreConnect],
    example: .plist(
      bad: """
        <key>CFBundleIcons</key> <dict>
          <key>CFBundlePrimaryIcon</key> <dict>
            <key>CFBundleIconFiles</key> <array> <string>Barrel</string> </array>
          </dict>
        </dict>
        """,
      good: """
        <key>CFBundleIcons</key> <dict>
          <key>CFBundlePrimaryIcon</key> <dict>
            <key>CFBundleIconFiles</key> <array> <string>Cellar</string> </array>
          </dict>
        </dict>
        """,
      neighbours: [
        "App/Cellar@2x.png": "",
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App")).text,
      ]
    ),
    references: [.apple("bundleresources/information-property-list/cfbundleicons")]
  )
  static let subject = RuleSubject.keys(iconKeys.union(containers), in: .infoPlist)

  /// The keys that name icons, by their place.
  private static let iconKeys: Set = [
    "CFBundleIconFile", "CFBundleIconFiles", "CFBundleIconName", "CFBundleTypeIconFile", "CFBundleTypeIconFiles",
    "UTTypeIconFile", "UTTypeIconFiles",
  ]
  /// The keys of the root in which they may be deeper.
  private static let containers: Set = [
    "CFBundleDocumentTypes", "CFBundleIcons", "UTExportedTypeDeclarations", "UTImportedTypeDeclarations",
  ]
  private static let depthLimit = 6

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable else { return }
    let entries = context.rootKeys.entriesForAnyDevice(iconKeys.union(containers))
    let nodes = entries.flatMap { names(in: $0, depth: 0) }
    guard !nodes.isEmpty, let resources = ProjectResources(project) else { return }
    for node in nodes {
      // Another rule reports white space.
      guard let text = node.stringValue, WhiteSpace.trim(text) == text, let known = ResolvedTexts.texts(text, project),
        let missing = known.sorted().first(where: { !$0.isEmpty && !resources.hasImage(named: $0) })
      else { continue }
      context.report(description, at: node.range, description.text("message", missing), cause: .file(""))
    }
  }

  /// Returns the texts that name icons, in an entry and in what is in it.
  private static func names(in entry: DictionaryEntry, depth: Int) -> [Node] {
    guard let name = entry.name, let value = entry.value, depth < depthLimit else { return [] }
    if iconKeys.contains(KeyCatalog.withoutDeviceSuffix(name)) {
      return (value.kind == .array ? Array(value.children) : [value]).filter { $0.kind == .string }
    }
    let inner = value.kind == .array ? value.children.flatMap { Array($0.entries) } : Array(value.entries)
    // An icon of an asset catalog takes precedence over files.
    let hasAsset = value.value(forKey: "CFBundleIconName") != nil
    return inner.filter { !hasAsset || !$0.keyEquals("CFBundleIconFiles") }.flatMap { names(in: $0, depth: depth + 1) }
  }
}
