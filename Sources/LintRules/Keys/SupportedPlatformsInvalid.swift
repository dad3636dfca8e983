import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports lists of platforms that App Store Connect rejects.
enum SupportedPlatformsInvalid: Rule {
  static let description = RuleDescription(
    id: "supported-platforms-invalid",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.appStoreConnect],
    example: .plist(
      bad: """
        <key>CFBundleIdentifier</key> <string>org.example.cellar.pictures</string>
        <key>CFBundleSupportedPlatforms</key> <array>
          <string>iPhoneOS</string>
          <string>iPhoneSimulator</string>
        </array>
        """,
      good: "<key>CFBundleIdentifier</key> <string>org.example.cellar.pictures</string>"
    ),
    references: [
      "https://github.com/PingPlusPlus/pingpp-ios/issues/84",
      "https://github.com/defold/extender/issues/332",
    ]
  )
  static let subject = RuleSubject.keys("CFBundleSupportedPlatforms", in: .infoPlist)

  static let checks: [Check] = [.document(check), .project(checkBuilt)]

  private static let key = "CFBundleSupportedPlatforms"

  static func check(_ document: Document, in context: inout RuleContext) {
    guard !context.traits.hasConflict, let entry = context.rootKeys.entry(forKey: key),
      let list = entry.value, list.kind == .array
    else { return }
    let platforms = list.children.compactMap { node in node.literalText.map { (name: $0, node: node) } }
    guard platforms.count == list.children.reduce(0, { count, _ in count + 1 }) else { return }
    let simulator = platforms.first { $0.name.lowercased().hasSuffix("simulator") }
    if platforms.count > 1 {
      report(entry, at: list.range, description.text("several"), code: "ITMS-90562", in: &context)
    } else if let simulator, !isBuiltForSimulator(document, context) {
      let message = description.text("simulator", simulator.name)
      report(entry, at: simulator.node.range, message, code: "ITMS-90542", in: &context)
    }
  }

  /// Reports a bundle for simulators in an app for devices.
  private static func checkBuilt(_ document: Document, _ project: ProjectContext, _ context: inout RuleContext) {
    guard project.built?.isForDevices == true, isBuiltForSimulator(document, context),
      let entry = context.rootKeys.entry(forKey: key), let list = entry.value, list.kind == .array,
      let only = list.children.first, only.range == list.children.reversed().first?.range,
      let name = only.literalText, name.lowercased().hasSuffix("simulator")
    else { return }
    report(entry, at: only.range, description.text("simulator", name), code: "ITMS-90542", in: &context)
  }

  /// Whether the file is in a product for the simulator, where it is valid; bundles of resources are part of an upload.
  private static func isBuiltForSimulator(_ document: Document, _ context: RuleContext) -> Bool {
    guard !context.traits.bundle.isLoadable else { return false }
    let folder = document.path.map(FilePath.folder).map(FilePath.fileExtension)
    return BuiltInfoPlist.isBuilt(context.rootKeys) || folder.map(products.contains) ?? false
  }

  /// The extensions of the folders of products.
  private static let products: Set = ["app", "appex", "framework"]

  private static func report(
    _ entry: DictionaryEntry,
    at range: Range<Int>,
    _ message: String,
    code: String,
    in context: inout RuleContext
  ) {
    let removal = context.editor.removeEntry(entry)
    context.report(
      description,
      at: range,
      message,
      appStoreCode: code,
      fixes: [Fix(description.text("remove", key), [removal], isSafe: false)]
    )
  }
}
