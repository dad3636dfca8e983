import CodeScanning
import LintEngine
import PropertyList

/// Reports keys that the system of the bundle ignores.
enum KeyUnsupportedPlatform: EntryRule {
  static let description = RuleDescription(
    id: "key-unsupported-platform",
    severity: .info,
    example: .plist(
      bad: """
        <key>UIDeviceFamily</key> <array> <integer>1</integer> </array>
        <key>LSUIElement</key> <true/>
        """,
      good: "<key>UIDeviceFamily</key> <array> <integer>1</integer> </array>"
    ),
    references: [.apple("bundleresources/information-property-list")]
  )
  static let subject = RuleSubject.keys(systems.keys, in: .infoPlist)

  /// The systems that read a key.
  private static let systems: [String: Set<ApplePlatform>] = [
    "LSBackgroundOnly": [.macOS],
    "LSRequiresIPhoneOS": [.iOS, .tvOS, .visionOS],
    "LSUIElement": [.macOS],
    "NSServices": [.macOS],
    "NSSupportsAutomaticTermination": [.macOS],
    "NSSupportsSuddenTermination": [.macOS],
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let path = entry.info?.path,
      let supported = systems[path], isNamed(nextTo: entry, in: &context)
    else { return }
    let stated = context.traits.bundle.runningSystems
    guard !stated.isEmpty, stated.isDisjoint(with: supported) else { return }
    // Mac Catalyst brings an app for iOS to the Mac.
    if supported.contains(.macOS), context.traits.bundle.target?.configurations.contains(where: \.mayBeCatalyst) == true
    {
      return
    }
    context.report(
      description,
      at: entry.key.range,
      description.text("message", entry.name, stated.names),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)],
      isUnnecessary: true,
      cause: .run(entry.name)
    )
  }

  /// Whether the file names the system; keys that hint at one may be in the file of an app for several.
  private static func isNamed(nextTo entry: CatalogEntry, in context: inout RuleContext) -> Bool {
    let bundle = context.traits.bundle
    if bundle.kind?.value == .watchApp || !bundle.families.isEmpty { return true }
    return context.hasSibling("CFBundleSupportedPlatforms", of: entry)
      || context.hasSibling("DTPlatformName", of: entry)
  }
}
