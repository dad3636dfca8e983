import AppProject
import CodeScanning
import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports entitlements that the system of the bundle does not support.
enum EntitlementUnsupportedPlatform: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-unsupported-platform",
    severity: .warning,
    refusedBy: [.codesign],
    example: .plist(
      file: "App-macOS.entitlements",
      bad: "<key>com.apple.developer.default-data-protection</key> <string>NSFileProtectionComplete</string>",
      good: "<key>com.apple.security.app-sandbox</key> <true/>"
    ),
    references: [.apple("bundleresources/entitlements")]
  )
  static let subject = RuleSubject.everything(in: .entitlements)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    // `entitlement-platform-spelling` reports the push entitlement.
    guard entry.isTopLevel, entry.name != "aps-environment", let info = entry.info,
      !info.isDoubtful, !info.platforms.isEmpty, let (systems, text) = systems(of: context)
    else { return }
    let known = Set(info.platforms.map(\.platform))
    let isForPhoneAlone = neverRunsOnMacs(context.traits.bundle)
    guard known.isDisjoint(with: systems.flatMap { isForPhoneAlone ? ["iOS", "iPadOS"] : names(of: $0) }) else {
      return
    }
    context.report(
      description,
      at: entry.key.range,
      description.text(text, entry.name, systems.names),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)]
    )
  }

  /// Returns the systems of the bundle, with the text that shows them: those of the settings that name the file, else what its
  /// name shows; nil for systems of which Apple's pages do not list all entitlements.
  private static func systems(of context: RuleContext) -> (Set<ApplePlatform>, String)? {
    let bundle = context.traits.bundle
    if !bundle.systems.isEmpty, bundle.entitlements?.value == context.document.path {
      return bundle.systems.isSubset(of: [.iOS, .macOS]) ? (bundle.systems, "target") : nil
    }
    return EntitlementsFile.isForMac(context.document) ? ([.macOS], "message") : nil
  }

  /// Whether settings state that the app of an iPhone runs on no Mac, neither built for it nor as it is.
  private static func neverRunsOnMacs(_ bundle: AppBundle) -> Bool {
    bundle.isOnly(for: .iOS) && !bundle.configurations.isEmpty
      && bundle.configurations.allSatisfy { configuration in
        configuration.value(of: "SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD").text == "NO"
          && configuration.value(of: "SUPPORTS_MACCATALYST").text?.uppercased() != "YES"
      }
  }

  /// Returns the names that the catalog has for a system, and for others that may run the same bundle: the app of an iPhone
  /// may be for the Mac too.
  private static func names(of system: ApplePlatform) -> [String] {
    system == .iOS ? ["iOS", "iPadOS", "macOS", "Mac Catalyst"] : ["macOS", "Mac Catalyst"]
  }
}
