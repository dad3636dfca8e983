import LintEngine
import LintFacts
import PropertyList

/// Reports the push entitlement under the name of another system.
enum EntitlementPlatformSpelling: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-platform-spelling",
    severity: .info,
    example: .plist(
      file: "App-macOS.entitlements",
      bad: "<key>aps-environment</key> <string>development</string>",
      good: "<key>com.apple.developer.aps-environment</key> <string>development</string>"
    ),
    references: [
      .apple("bundleresources/entitlements/aps-environment"),
      .apple("bundleresources/entitlements/com.apple.developer.aps-environment"),
    ]
  )
  static let subject = RuleSubject.keys("aps-environment", "com.apple.developer.aps-environment", in: .entitlements)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    let bundle = context.traits.bundle
    let isBuiltForMac = bundle.isOnly(for: .macOS)
    // Mac Catalyst has the name of the Mac.
    let isBuiltForOthers =
      !bundle.systems.isEmpty && !bundle.systems.contains(.macOS) && !EntitlementsFile.isForMac(context.document)
    let wanted: String
    if entry.isEntitlement("aps-environment"),
      isBuiltForMac || bundle.systems.isEmpty && EntitlementsFile.isForMac(context.document)
    {
      wanted = "com.apple.developer.aps-environment"
    } else if entry.isEntitlement("com.apple.developer.aps-environment"),
      isBuiltForOthers || bundle.systems.isEmpty && EntitlementsFile.isForPhone(context.document)
    {
      wanted = "aps-environment"
    } else {
      return
    }
    guard !context.hasSibling(wanted, of: entry) else { return }
    let isBuilt = isBuiltForMac || isBuiltForOthers
    context.report(
      description,
      at: entry.key.range,
      description.text(isBuilt ? "built" : "message", entry.name, wanted),
      severity: isBuilt ? .warning : nil,
      fixes: [
        Fix(
          description.text("rename", wanted),
          [context.editor.replaceText(of: entry.key, with: wanted)],
          isSafe: false
        )
      ]
    )
  }
}
