import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct XPCServiceIncompleteTests {
  private let check = RuleCheck(XPCServiceIncomplete.self)

  @Test func reportsAnotherTypeCode() {
    let findings = check.finds(
      "{ CFBundlePackageType = 1️⃣APPL2️⃣; XPCService = { ServiceType = Application; }; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.message == "CFBundlePackageType of an XPC service must be XPC!, not APPL.")
    check.fixes(
      "{ CFBundlePackageType = BNDL; XPCService = {}; }",
      to: "{ CFBundlePackageType = \"XPC!\"; XPCService = {}; }"
    )
  }

  @Test func reportsAServiceWithoutSettings() {
    let findings = check.finds("{ CFBundleName = a; CFBundlePackageType = 1️⃣\"XPC!\"2️⃣; }", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.message == "Missing key XPCService: launchd does not start this bundle as a service.")
  }

  @Test(arguments: ["XPCService = {};", "NSExtension = {};", "EXAppExtensionAttributes = {};"])
  func acceptsServicesAndExtensions(_ entry: String) {
    check.accepts("{ CFBundlePackageType = \"XPC!\"; \(entry) }")
  }

  @Test func acceptsWhatTheBuildFillsIn() {
    check.accepts("{ CFBundlePackageType = \"$(PRODUCT_BUNDLE_PACKAGE_TYPE)\"; XPCService = {}; }")
    check.accepts("{ CFBundleName = a; XPCService = {}; }")
  }

  /// The settings of a service go through the checks of types and values of all keys.
  @Test func itsSettingsAreCheckedAsAllKeys() {
    RuleCheck(KeyWrongType.self).finds(
      "{ CFBundleName = a; XPCService = { JoinExistingSession = 1️⃣(a)2️⃣; EnvironmentVariables = 3️⃣(b)4️⃣; }; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    RuleCheck(KeyWrongType.self).finds(
      "{ CFBundleName = a; XPCService = { EnvironmentVariables = { PATH = 1️⃣(b)2️⃣; }; }; }",
      at: [("1️⃣", "2️⃣")]
    )
    let values = RuleCheck(ValueProbableTypo.self)
    values.finds("{ CFBundleName = a; XPCService = { ServiceType = 1️⃣application2️⃣; }; }", at: [("1️⃣", "2️⃣")])
    values.finds("{ CFBundleName = a; XPCService = { RunLoopType = 1️⃣NSRunloop2️⃣; }; }", at: [("1️⃣", "2️⃣")])
    values.accepts("{ CFBundleName = a; XPCService = { ServiceType = User; RunLoopType = dispatch_main; }; }")
    values.accepts("{ CFBundleName = a; XPCService = { RunLoopType = _NSApplicationMain; }; }")
    RuleCheck(KeyProbableTypo.self).finds(
      "{ CFBundleName = a; XPCService = { 1️⃣JoinExistingSesion2️⃣ = YES; }; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func privateKeysOfServicesAreNotUnknown() {
    RuleCheck(KeyUnknownInDictionary.self).accepts(
      "{ CFBundleName = a; XPCService = { ServiceType = Application; _MultipleInstances = YES; }; }"
    )
  }
}
