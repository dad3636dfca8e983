import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct AppClipDomainNotInAppTests {
  private let key = "\"com.apple.developer.associated-domains\""

  /// A project whose app has `domains` in its entitlements in each of its configurations, or none at all.
  private func check(
    _ domains: String?...,
    product: String = "application.on-demand-install-capable"
  ) -> ProjectCheck {
    var files = ["App.plist": "{ CFBundleName = a; }", "Clip.plist": "{ CFBundleName = a; }"]
    var (app, clip): ([(String, String)], [(String, String)]) = ([], [])
    for (number, domains) in domains.enumerated() {
      let name = "Release\(number)"
      let signing = domains == nil ? "" : "CODE_SIGN_ENTITLEMENTS = App\(number).entitlements;"
      files["App\(number).entitlements"] = domains.map { "{ \(key) = (\($0)); }" }
      app.append((name, "SDKROOT = iphoneos; INFOPLIST_FILE = App.plist; HOST = cellar.app; \(signing)"))
      clip.append(
        (name, "SDKROOT = iphoneos; INFOPLIST_FILE = Clip.plist; CODE_SIGN_ENTITLEMENTS = Clip.entitlements;")
      )
    }
    return ProjectCheck(
      AppClipDomainNotInApp.self,
      file: "Clip.entitlements",
      ExampleProject(.init(app, embeds: ["Clip"]), .init(clip, name: "Clip", product: product)),
      files
    )
  }

  @Test func theAppNeedsTheDomainsOfItsClip() {
    let findings = check("\"applinks:cellar.app\"").finds("{ \(key) = (1️⃣\"appclips:cellar.app\"2️⃣); }")
    #expect(
      findings.first?.message == """
        App does not have “appclips:cellar.app”, so these links do not reach the app where it is installed. Add the domain to \
        the entitlements of the app.
        """
    )
    #expect(findings.first?.severity == .warning)
    check(nil).finds("{ \(key) = (1️⃣\"appclips:cellar.app\"2️⃣); }")
  }

  @Test func severalDomainsAreOneFinding() {
    let findings = check(nil).finds("{ \(key) = (1️⃣\"appclips:cellar.app\"2️⃣, \"appclips:b.app?mode=developer\"); }")
    #expect(findings.first?.related.map(\.message) == ["appclips:b.app?mode=developer"])
  }

  @Test func acceptsWhatBothHave() {
    let text = "{ \(key) = (\"appclips:cellar.app?mode=developer\"); }"
    check("\"appclips:cellar.app\"").accepts(text)
    check("\"appclips:$(HOST)\"").accepts(text)
    check("\"$(UNKNOWN)\"").accepts(text)
    check(nil, "\"appclips:cellar.app\"").accepts(text)
    check(nil).accepts("{ \(key) = (\"applinks:cellar.app\"); }")
  }

  @Test func otherBundlesStartByNoLink() {
    check(nil, product: "app-extension").accepts("{ \(key) = (\"appclips:cellar.app\"); }")
  }
}
