import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports watch apps whose Info.plist does not declare them as one, or requires more of the device than a watch has.
enum WatchAppIncomplete: ProjectRule {
  static let description = RuleDescription(
    id: "watch-app-incomplete",
    severity: .warning,
    refusedBy: [.installer],
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>UIRequiredDeviceCapabilities</key> <array> <string>healthkit</string> </array>
        <key>WKApplication</key> <true/>
        <key>WKCompanionAppBundleIdentifier</key> <string>org.example.cellar</string>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>UIRequiredDeviceCapabilities</key> <array> <string>watch-companion</string> </array>
        <key>WKApplication</key> <true/>
        <key>WKCompanionAppBundleIdentifier</key> <string>org.example.cellar</string>
        """
    ),
    references: [.apple("bundleresources/information-property-list/wkapplication")]
  )
  static let subject = RuleSubject.keys(marks + [companion, alone, RequiredCapabilities.key], in: .infoPlist)

  /// The keys of which every watch app has one: those of one target, and those with an extension.
  private static let marks = ["WKApplication", "WKWatchKitApp"]
  private static let companion = "WKCompanionAppBundleIdentifier"
  private static let alone = "WKWatchOnly"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let root = context.rootKeys
    guard document.tree.isReadable, let dictionary = document.rootDictionary, !root.contains("NSExtension") else {
      return
    }
    let isMarked = marks.contains { root.contains($0) || project.writesElsewhere($0) }
    // Xcode marks the watch apps whose Info.plist it generates.
    let isGenerated = project.targets.contains { $0.configurations.contains(where: \.generatesInfoPlist) }
    if let key = root.entry(forKey: companion)?.key, !isMarked, !isGenerated,
      context.traits.bundle.isOnly(for: .watchOS),
      [.app, .watchApp].contains(context.traits.bundle.kind?.value)
    {
      let edit = context.editor.insertEntry("WKApplication", .boolean(true), into: dictionary)
      let fix = Fix(description.text("insert", "WKApplication"), [edit], isSafe: false)
      context.report(
        description,
        at: key.range,
        description.text("mark", "WKApplication"),
        fixes: [fix],
        key: "WKApplication"
      )
    }
    reportNoCompanion(isMarked && !isGenerated, document, project, in: &context)
    // What may write a mark need not.
    guard marks.contains(where: { root.contains($0) || project.suppliedKeys.contains($0) }),
      let capabilities = RequiredCapabilities(root.value(forKey: RequiredCapabilities.key))
    else {
      return
    }
    for item in capabilities.items where item.isRequired && item.name != "watch-companion" {
      context.report(
        description,
        at: item.node.range,
        description.text("capability", item.name),
        appStoreCode: "ITMS-90362",
        fixes: [item.removal(context.editor)]
      )
    }
  }
  /// Reports an app of targets of Xcode for watches alone that neither belongs to an app nor is meant to have none.
  private static func reportNoCompanion(
    _ isMarked: Bool,
    _ document: Document,
    _ project: ProjectContext,
    in context: inout RuleContext
  ) {
    guard isMarked, !document.isPreprocessed, !project.targets.isEmpty,
      project.targets.allSatisfy({ target in
        target.role != .appExtension && target.isOfXcode
          && target.configurations.allSatisfy { $0.hasBundleSettings && !$0.sets("INFOPLIST_PREPROCESS") }
      }), context.traits.bundle.isOnly(for: .watchOS),
      ![companion, alone].contains(where: { context.rootKeys.contains($0) || project.writesElsewhere($0) })
    else { return }
    let mark = marks.firstResult { context.rootKeys.entry(forKey: $0)?.key?.range }
    context.report(
      description,
      at: mark ?? document.anchor,
      description.text("companion", companion, alone),
      key: companion
    )
  }
}
