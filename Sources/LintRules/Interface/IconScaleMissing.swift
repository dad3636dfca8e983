import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports icons of which there is no file for Retina displays.
enum IconScaleMissing: ProjectRule {
  static let description = RuleDescription(
    id: "icon-scale-missing",
    severity: .warning,
    refusedBy: [.appStoreConnect],
    example: .plist(
      bad: "<key>CFBundleIconFiles</key> <array> <string>Cellar</string> </array>",
      good: "<key>CFBundleIconFiles</key> <array> <string>Barrel</string> </array>",
      neighbours: [
        "App/Cellar.png": "", "App/Barrel.png": "", "App/Barrel@2x.png": "",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")
        ).text,
      ]
    ),
    references: [.apple("bundleresources/information-property-list/cfbundleicons")]
  )
  static let subject = RuleSubject.keys("CFBundleIconFiles", "CFBundleIcons", in: .infoPlist)

  private static let files = "CFBundleIconFiles"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, context.traits.bundle.isOnly(for: .iOS) else { return }
    let nodes = context.rootKeys.entriesForAnyDevice([files, "CFBundleIcons"]).flatMap(names)
    guard !nodes.isEmpty, let resources = ProjectResources(project) else { return }
    for node in nodes {
      guard let text = node.literalText, resources.hasImageInOneScaleOnly(named: text) else { continue }
      context.report(description, at: node.range, description.text("message", text))
    }
  }

  /// Returns the texts that name files: of the old key, or of the primary icon.
  private static func names(in entry: DictionaryEntry) -> [Node] {
    guard let value = entry.value else { return [] }
    let list = value.kind == .array ? value : value.value(forKey: "CFBundlePrimaryIcon")?.value(forKey: files)
    return list.map { Array($0.children) } ?? []
  }
}
