import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BundleIdentifierDuplicateTests {
  private let rule = BundleIdentifierDuplicate.self
  private let app = "{ CFBundleIdentifier = \"$(PRODUCT_BUNDLE_IDENTIFIER)\"; }"
  private let example = EmbeddedExample(
    ("Debug", "PRODUCT_BUNDLE_IDENTIFIER = org.a.debug;", "PRODUCT_BUNDLE_IDENTIFIER = org.a.inner;"),
    ("Release", "PRODUCT_BUNDLE_IDENTIFIER = org.a;", "PRODUCT_BUNDLE_IDENTIFIER = org.a;")
  )

  @Test func reportsTheIdentifierOfTheApp() {
    let finding = example.check(rule, app: app)
      .finds("{ CFBundleIdentifier = 1️⃣\"$(PRODUCT_BUNDLE_IDENTIFIER)\"2️⃣; }").first
    #expect(finding?.message == "Inner and App both have the identifier “org.a” (Release).")
  }

  @Test func reportsTheIdentifierOfANeighbour() {
    let settings = "PRODUCT_BUNDLE_IDENTIFIER = org.a.inner;"
    let project = ExampleProject(
      .init("INFOPLIST_FILE = App/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = org.a;", embeds: ["One", "Two"]),
      .init("INFOPLIST_FILE = Info.plist; \(settings)", name: "One", product: "app-extension"),
      .init("GENERATE_INFOPLIST_FILE = YES; \(settings)", name: "Two", product: "app-extension")
    )
    let finding = ProjectCheck(rule, project, ["App/Info.plist": app])
      .finds("{ CFBundleIdentifier = 1️⃣org.a.inner2️⃣; }").first
    #expect(finding?.message == "One and Two both have the identifier “org.a.inner” (Release).")
  }

  @Test func appsForTwoSystemsMayShareOne() {
    let settings = "PRODUCT_BUNDLE_IDENTIFIER = org.a;"
    let project = ExampleProject(
      .init("INFOPLIST_FILE = Info.plist; \(settings)", name: "One"),
      .init("INFOPLIST_FILE = Mac/Info.plist; \(settings)", name: "Two")
    )
    ProjectCheck(rule, project, ["Mac/Info.plist": app]).accepts(app)
  }

  @Test func acceptsIdentifiersOfTheirOwn() {
    example.check(rule, app: app).accepts("{ CFBundleIdentifier = org.a.inner; }")
    example.check(rule, app: app).accepts("{ CFBundleIdentifier = \"$(ID)\"; }")
    RuleCheck(rule).accepts("{ CFBundleIdentifier = org.a; }")
  }
}
