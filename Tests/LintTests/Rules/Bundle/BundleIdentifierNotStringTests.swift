import Testing

@testable import LintRules

@Suite struct BundleIdentifierNotStringTests {
  private let check = RuleCheck(BundleIdentifierNotString.self)

  @Test func reports() {
    check.finds(
      "{ CFBundleIdentifier = 1️⃣(a)2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func accepts() {
    check.accepts("{ CFBundleIdentifier = a; }")
    check.accepts("{ CFBundleIdentifier")
    check.accepts("{ Inner = { CFBundleIdentifier = (); }; }")
  }
}
