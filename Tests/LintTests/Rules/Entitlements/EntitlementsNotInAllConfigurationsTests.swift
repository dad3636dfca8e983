import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementsNotInAllConfigurationsTests {
  private func findings(_ configurations: [(name: String, settings: String)], product: String = "application")
    -> [String]
  {
    let project = ExampleProject(
      .init(
        configurations.map { ($0.name, "INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; \($0.settings)") },
        product: product
      )
    )
    return ProjectCheck(EntitlementsNotInAllConfigurations.self, file: ExampleProject.file, [:])
      .findings(in: project.text).map(\.message)
  }
  private let signed = "CODE_SIGN_ENTITLEMENTS = App.entitlements;"

  @Test func aDebugBuildWithoutAny() {
    #expect(
      findings([("Debug", ""), ("Release", signed)])
        == [
          "“App” is signed without entitlements in Debug, but with some in Release. Set CODE_SIGN_ENTITLEMENTS in both."
        ]
    )
  }

  @Test func otherRulesReportWhatReleasesLack() { #expect(findings([("Debug", signed), ("Release", "")]) == []) }

  @Test func acceptsOthers() {
    #expect(findings([("Debug", signed), ("Release", signed)]) == [])
    #expect(findings([("Debug", ""), ("Release", "")]) == [])
    #expect(findings([("Debug", "CODE_SIGN_ENTITLEMENTS = \"$(FILE)\";"), ("Release", signed)]) == [])
    #expect(findings([("Debug", ""), ("Release", signed)], product: "framework") == [])
  }
}
