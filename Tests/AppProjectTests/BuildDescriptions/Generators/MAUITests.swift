import Testing

/// Apps of .NET have the files of each system and the keys that the build writes.
@Suite struct MAUITests {
  private let project = TestProject([
    "Cellar.App.csproj": """
    <Project Sdk="Microsoft.NET.Sdk">
      <PropertyGroup>
        <TargetFrameworks>net9.0-android;net9.0-ios;net9.0-maccatalyst</TargetFrameworks>
        <ApplicationId>org.example.cellar</ApplicationId>
        <ApplicationDisplayVersion>1.0</ApplicationDisplayVersion>
      </PropertyGroup>
    </Project>
    """,
    "Platforms/iOS/Info.plist": "{ NSCameraUsageDescription = a; }", "Platforms/iOS/Entitlements.plist": "{}",
    "Platforms/MacCatalyst/Info.plist": "{}",
  ])

  @Test func eachSystemIsATarget() throws {
    let targets = project.described
    #expect(targets.map(\.name) == ["Cellar.App", "Cellar.App"])
    #expect(targets.map(\.platform) == [.iOS, .iOS])
    let first = try #require(targets.first)
    #expect(first.infoPlists == ["/tree/app/Platforms/iOS/Info.plist"])
    #expect(first.entitlements == ["/tree/app/Platforms/iOS/Entitlements.plist"])
    #expect(first.value("PRODUCT_BUNDLE_IDENTIFIER") == "org.example.cellar")
    #expect(
      first.suppliedKeys.isSuperset(of: ["CFBundleIdentifier", "CFBundleShortVersionString", "CFBundleExecutable"])
    )
    #expect(!first.suppliedKeys.contains("CFBundleVersion"))
  }

  @Test func anAppForMacCatalystIsForTheMacAlone() {
    #expect(project.described.map { $0.value("TARGETED_DEVICE_FAMILY") } == [nil, "6"])
  }

  @Test func theProjectIsFoundAroundTheFile() {
    #expect(project.context("Platforms/iOS/Info.plist").targets.map(\.name) == ["Cellar.App"])
  }

  @Test func otherProjectsDeclareNothing() {
    let text = "<Project><PropertyGroup><TargetFramework>net9.0</TargetFramework></PropertyGroup></Project>"
    #expect(TestProject(["A.csproj": text, "Info.plist": "{}"]).described.isEmpty)
  }
}
