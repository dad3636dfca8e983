import ProjectFiles
import Testing

@testable import BuildDescriptions

/// Packages declare apps of Swift Playgrounds and executables with an embedded Info.plist.
@Suite struct SwiftPackageTests {
  @Test func appsOfPlaygroundsAreRead() throws {
    let project = TestProject([
      "Package.swift": """
      let package = Package(
        name: "Sample",
        products: [
          .iOSApplication(
            name: "Sample", targets: ["AppModule"], bundleIdentifier: "org.sample", displayVersion: "1.0",
            bundleVersion: "1",
            capabilities: [
              .camera(purposeString: "Scan codes."),
              .outgoingNetworkConnections(),
            ],
            additionalInfoPlistContentFilePath: "More.plist"
          )
        ]
      )
      """
    ])
    let app = try #require(project.described.first)
    #expect(app.role == .app)
    #expect(app.platform == .iOS)
    #expect(app.value("MARKETING_VERSION") == "1.0")
    #expect(app.declarations == ["NSCameraUsageDescription=Scan codes.@8"])
    #expect(app.keySource == .file("/tree/app/More.plist"))
    #expect(app.suppliedKeys.contains("CFBundleVersion"))
  }

  @Test func anAppWithoutAFileHasWhatItsCapabilitiesWrite() {
    let project = TestProject([
      "Package.swift": """
      let package = Package(
        name: "Sample",
        products: [.iOSApplication(name: "Sample", targets: ["AppModule"])],
        targets: [.executableTarget(name: "AppModule", path: ".")]
      )
      """,
      "A.swift": "func f() { AVCaptureDevice.requestAccess(for: .video) { _ in } }",
    ])
    let bundle = project.context("Package.swift").generated.first
    #expect(bundle?.document.rootDictionary?.value(forKey: "NSCameraUsageDescription") == nil)
    #expect(bundle?.context.code.purposeNeeds.map(\.cause) == ["AVCaptureDevice.requestAccess(for: .video)"])
  }

  @Test func appsAreBuiltOfTheirTargets() {
    let project = TestProject([
      "Package.swift": """
      let package = Package(
        name: "Sample",
        products: [
          .iOSApplication(name: "Sample", targets: ["AppModule"], additionalInfoPlistContentFilePath: "More-Info.plist")
        ],
        targets: [.executableTarget(name: "AppModule", path: "Code"), .target(name: "Other", path: "Other")]
      )
      """,
      "More-Info.plist": "{ CFBundleURLTypes = (); }", "Code/A.swift": "CMPedometer()",
      "Other/B.swift": "CNContactStore()",
    ])
    let needs = project.context("More-Info.plist").code.purposeNeeds
    #expect(needs.map(\.cause) == ["CMPedometer"])
    #expect(needs.map(\.basis) == [.derived])
  }

  @Test func embeddedInfoPlistsAreFound() throws {
    let project = TestProject([
      "Package.swift": """
      let package = Package(name: "Tool", targets: [
        .executableTarget(name: "tool", linkerSettings: [.unsafeFlags([
          "-Xlinker", "-sectcreate", "-Xlinker", "__TEXT", "-Xlinker", "__info_plist",
          "-Xlinker", "Sources/tool/Info.plist",
        ])]),
        .executableTarget(name: "other"),
        .target(name: "Kit"),
      ])
      """
    ])
    #expect(project.described.map(\.name) == ["tool"])
    let tool = try #require(project.described.first)
    #expect(tool.infoPlists == ["/tree/app/Sources/tool/Info.plist"])
    #expect(tool.platform == .macOS)
    #expect(tool.membership?.contains("/tree/app/Sources/tool/main.swift") == true)
  }

  @Test(arguments: [
    "", "// swift-tools-version: 6.0", ".iOSApplication(", ".executableTarget(name: \"a\", linkerSettings: [",
  ])
  func otherPackagesDeclareNothing(text: String) {
    #expect(TestProject(["Package.swift": text]).described.isEmpty)
  }

  @Test func aTargetIsReadWhoseParenthesisEndsTooEarly() throws {
    let text = """
      let package = Package(name: "Kit", targets: [.target(name: "Kit"), resources: [.process("Resources")]])
      """
    let files = OverlaidFiles(["/kit/Package.swift": Array(text.utf8)])
    let modules = try #require(SwiftPackage(in: "/kit", files)).modules
    #expect(modules.map(\.name) == ["Kit"])
  }

  @Test func resourcesThatAreWrittenOutAreKnown() throws {
    func resources(_ text: String) throws -> [[String]?] {
      let package = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\"\(text))])"
      let files = OverlaidFiles(["/kit/Package.swift": Array(package.utf8)])
      return try #require(SwiftPackage(in: "/kit", files)).modules.map(\.resources)
    }
    #expect(try resources("") == [[]])
    #expect(try resources(", resources: [.copy(\"a.txt\")]") == [["/kit/Sources/Kit/a.txt"]])
    #expect(try resources(", resources: [.copy(name)]") == [nil])
    #expect(try resources(", resources: all") == [nil])
  }
}
