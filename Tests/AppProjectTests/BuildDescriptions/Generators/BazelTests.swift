import Testing

@testable import BuildDescriptions

/// Targets of Bazel are read as far as they are literals.
@Suite struct BazelTests {
  private let project = TestProject([
    "BUILD.bazel": """
    load("@rules_apple//apple:ios.bzl", "ios_application")  # "rules"
    VERSION = "15" + ".0"

    swift_library(
        name = "Lib",
        srcs = glob(["Sources/**/*.swift"], exclude = ["Sources/Old/**"]),
        deps = [":Core", "//other:Far"],
    )
    objc_library(name = "Core", srcs = ["C.m"], copts = ["-DA=1"] if VERSION else [])
    ios_application(
        name = "App",
        bundle_id = "org.example.app",
        entitlements = "App.entitlements",
        extensions = [":Widget"],
        families = ["iphone"],
        infoplists = ["Info.plist"],
        minimum_os_version = "15.0",
        deps = [":Lib"],
    )
    ios_extension(name = "Widget", bundle_id = VERSION, infoplists = [":Widget-Info.plist", ":made"], deps = [])
    """,
    "Info.plist": InfoPlists.app, "Widget-Info.plist": InfoPlists.appExtension,
    "Sources/A.swift": "AVCaptureDevice.requestAccess(for: .video)", "Sources/Old/B.swift": "CMPedometer()",
    "C.m": "[CNContactStore new];", "Other.swift": "CMPedometer()",
  ])

  private func target(_ name: String) throws -> ProjectTarget {
    try #require(project.described.first { $0.name == name })
  }

  @Test func appsHaveTheirFiles() throws {
    let app = try target("App")
    #expect(app.infoPlists == ["/tree/app/Info.plist"])
    #expect(app.entitlements == ["/tree/app/App.entitlements"])
    #expect(app.value("PRODUCT_BUNDLE_IDENTIFIER") == "org.example.app")
    #expect(app.deploymentTarget == DeploymentTarget(.iOS, "15.0"))
    #expect(app.role == .app)
    #expect(app.embeds == ["Widget"])
    #expect(!app.suppliesUnknownKeys)
  }

  @Test func whatIsNoLiteralIsUnknown() throws {
    let widget = try target("Widget")
    #expect(widget.value("PRODUCT_BUNDLE_IDENTIFIER") == nil)
    #expect(widget.suppliesUnknownKeys)
  }

  @Test func librariesAreLinked() {
    let needs = project.context("Info.plist").code.purposeNeeds
    #expect(needs.map(\.evidence.path) == ["/tree/app/C.m", "/tree/app/Sources/A.swift"])
    #expect(needs.map(\.basis) == [.derived, .derived])
  }

  @Test(arguments: ["", "(", "ios_application(", "a = [[[[", "x(y(z(\"\"\"", "'\\"])
  func brokenFilesDeclareNothing(_ text: String) {
    #expect(TestProject(["BUILD": text]).described.isEmpty)
  }
}
