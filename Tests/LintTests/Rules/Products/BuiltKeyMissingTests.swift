import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct BuiltKeyMissingTests {
  /// The keys that a framework must have.
  private static let framework = [
    "CFBundleExecutable", "CFBundleShortVersionString", "CFBundleVersion", "MinimumOSVersion",
  ]
  /// The keys that an extension must have.
  private static let share = [
    "CFBundleDisplayName", "CFBundleExecutable", "CFBundleName", "CFBundleShortVersionString", "CFBundleVersion",
  ]

  private func check(_ keys: [String], empty: String? = nil) -> ProductCheck {
    let entries = keys.map { "<key>\($0)</key> <string>\($0 == empty ? "" : "1")</string>" }
    return ProductCheck(BuiltKeyMissing.self, entries.joined())
  }

  @Test(arguments: [
    ("CFBundleExecutable", "ITMS-90868"), ("CFBundleShortVersionString", "ITMS-90057"),
    ("CFBundleVersion", "ITMS-90056"), ("MinimumOSVersion", "ITMS-90360"),
  ]) func aFrameworkNeedsIt(key: String, code: String) {
    let others = check(Self.framework.filter { $0 != key })
    #expect(others.finds(.framework, .error, code).contains(key))
    others.finds(BuiltBundle.framework.inArchive, .error, code)
    check(Self.framework).accepts(.framework)
  }

  @Test(arguments: [
    ("CFBundleDisplayName", "ITMS-90360"), ("CFBundleExecutable", "ITMS-90360"), ("CFBundleName", "ITMS-90360"),
    ("CFBundleShortVersionString", "ITMS-90057"), ("CFBundleVersion", "ITMS-90056"),
  ]) func anExtensionNeedsIt(key: String, code: String) {
    #expect(check(Self.share.filter { $0 != key }).finds(.share, .error, code).contains("lacks \(key)"))
    #expect(check(Self.share, empty: key).finds(.share, .error, code).contains("empty"))
    check(Self.share).accepts(.share)
  }

  @Test func anAppNeedsItsVersions() {
    check(["CFBundleVersion"]).finds(BuiltBundle(), .error, "ITMS-90057")
    check(["CFBundleShortVersionString"]).finds(BuiltBundle(), .error, "ITMS-90056")
  }

  @Test func othersDoNot() {
    check([]).accepts(BuiltBundle.framework.inSimulator)
    check([]).accepts(BuiltBundle.framework.onMac)
    check([]).accepts(BuiltBundle.framework.with { $0.product.hasApp = false })
    check([]).accepts(BuiltBundle.framework.with { $0.kind = .resources })
  }

  @Test func theRulesOfSourcesLeaveItToThisOne() {
    for rule in [VersionMissing.self, RequiredKeyMissing.self, DisplayNameEmpty.self] as [any Rule.Type] {
      let entries = """
        <key>CFBundleDevelopmentRegion</key> <string>en</string> <key>CFBundleDisplayName</key> <string/>
        <key>CFBundleIdentifier</key> <string>a.b</string> <key>CFBundleInfoDictionaryVersion</key> <string>6.0</string>
        <key>CFBundlePackageType</key> <string>XPC!</string> <key>CFBundleVersion</key> <string/>
        <key>NSExtension</key> <dict/>
        """
      ProductCheck(rule, entries).accepts(.share)
    }
  }
}
