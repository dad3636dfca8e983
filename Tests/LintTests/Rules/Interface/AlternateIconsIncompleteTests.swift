import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct AlternateIconsIncompleteTests {
  private let icons = "CFBundleIcons = { CFBundleAlternateIcons = { Night = { CFBundleIconFiles = (Night); }; }; };"

  @Test func reportsThePrimaryIconAmongTheAlternates() {
    RuleCheck(AlternateIconsIncomplete.self).finds(
      "{ CFBundleIcons = { CFBundleAlternateIcons = { 1️⃣CFBundlePrimaryIcon2️⃣ = { a = b; }; }; }; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func reportsIconsThatIPadLacks() {
    let text = "{ UIDeviceFamily = (1, 2); 1️⃣CFBundleIcons2️⃣ = { CFBundleAlternateIcons = { Night = { a = b; }; }; }; }"
    RuleCheck(AlternateIconsIncomplete.self).finds(text, at: [("1️⃣", "2️⃣")])
    RuleCheck(AlternateIconsIncomplete.self).accepts("{ UIDeviceFamily = (1); \(icons) }")
    RuleCheck(AlternateIconsIncomplete.self).accepts(
      "{ UIDeviceFamily = (1, 2); \(icons) \"CFBundleIcons~ipad\" = { a = b; }; }"
    )
  }
}
