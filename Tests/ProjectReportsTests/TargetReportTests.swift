import LintFacts
import ProjectReports
import Testing

struct TargetReportTests {
  private static let settings = """
    INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0; MARKETING_VERSION = 1.2;
    CURRENT_PROJECT_VERSION = 7;
    """

  @Test func configurationsThatBuildTheSameAreOneGroup() throws {
    let same = Self.settings + "PRODUCT_BUNDLE_IDENTIFIER = org.example.trails;"
    let beta = Self.settings + "PRODUCT_BUNDLE_IDENTIFIER = org.example.trails.beta;"
    let target = ExampleProject.Target([("Debug", same), ("Beta", beta), ("Release", same)])
    let report = try Sample.report(target, files: ["Info.plist": Sample.app()])
    let groups = try #require(report.targets.first).groups
    #expect(groups.map(\.names) == [["Debug", "Release"], ["Beta"]])
    let first = try #require(groups.first).configuration
    #expect(first.identifier.value == "org.example.trails")
    #expect(first.platforms.map(\.name) == ["iOS"])
    #expect(first.platforms.map(\.minimumVersion) == ["16.0"])
    #expect(first.version.value == "1.2")
    #expect(first.build.value == "7")
  }

  @Test func whatHasNoValueIsUnknownWithItsVariable() throws {
    let target = ExampleProject.Target(Self.settings + "PRODUCT_BUNDLE_IDENTIFIER = \"$(PREFIX).trails\";")
    let report = try Sample.report(target, files: ["Info.plist": Sample.app()])
    let identifier = try #require(report.targets.first?.configurations.first?.identifier)
    #expect(identifier.value == nil)
    #expect(identifier.unknownVariable == "PREFIX")
  }

  @Test func theInfoPlistDecidesOverSettings() throws {
    let target = ExampleProject.Target(Self.settings + "PRODUCT_BUNDLE_IDENTIFIER = org.example.trails;")
    let infoPlist = Sample.app(Sample.entry("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER).own"))
    let report = try Sample.report(target, files: ["Info.plist": infoPlist])
    #expect(report.targets.first?.configurations.first?.identifier.value == "org.example.trails.own")
  }

  @Test func macCatalystIsAPlatform() throws {
    let report = try Sample.report(
      ExampleProject.Target(Self.settings + "SUPPORTS_MACCATALYST = YES;"),
      files: ["Info.plist": Sample.app()]
    )
    #expect(report.targets.first?.configurations.first?.platforms.map(\.name) == ["iOS", "Mac Catalyst"])
  }

  @Test func targetsThatBuildNoBundleAreOthers() throws {
    let report = try Sample.report(
      ExampleProject.Target(Self.settings),
      ExampleProject.Target("", name: "Kit", product: "framework"),
      files: ["Info.plist": Sample.app()]
    )
    #expect(report.bundles.map(\.name) == ["App"])
    #expect(report.otherTargets.map(\.name) == ["Kit"])
  }
}
