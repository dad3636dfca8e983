import Foundation
import TestSupport
import Testing

/// `plist-lsp preflight`, and what lint reports about who refuses an app and what was not checked.
@Suite struct PreflightTests {
  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (S); };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = Trails; productType = "com.apple.product-type.application";
        buildConfigurationList = L; fileSystemSynchronizedGroups = (S); };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist;
        SDKROOT = iphoneos; PRODUCT_BUNDLE_IDENTIFIER = org.example.trails; }; };
    }; }
    """
  private static let infoPlist = """
    <plist version="1.0"><dict>
    <key>CFBundlePackageType</key><string>APPL</string>
    <key>UIBackgroundModes</key><array><string>audo</string></array>
    <key>CFBundleURLTypes</key><string>trails</string>
    </dict></plist>
    """

  private func makeProject(source: String = "", in inner: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.project, to: inner + "Trails.xcodeproj/project.pbxproj")
    try folder.write(Self.infoPlist, to: inner + "App/Info.plist")
    try folder.write(source, to: inner + "App/Scanner.swift")
    try folder.write("pod 'Trails'\n", to: inner + "Podfile")
    return folder
  }

  private static let camera = "func scan() { AVCaptureDevice.requestAccess(for: .video) { _ in } }"

  @Test func theVerdictComesFirstAndTheCausesInTheOrderOfThoseWhoRefuse() throws {
    let folder = try makeProject(source: Self.camera)
    let run = try Program.run("preflight", ".", in: folder)
    #expect(run.status == 1)
    #expect(run.lines.first?.hasPrefix("The upload would be rejected: ") == true)
    let upload = try #require(run.lines.firstIndex(of: "Upload to App Store Connect"))
    #expect(run.lines[(upload + 1)...].contains { $0.contains("[purpose-string-missing]") })
    let unread = try #require(run.lines.firstIndex(of: "Not checked:"))
    #expect(
      run.lines[(unread + 1)...].contains {
        $0.hasPrefix("  Podfile: asks for libraries whose folder Pods is not there;")
      }
    )
  }

  @Test func jsonHasTheVerdictTheStagesAndWhatWasNotChecked() throws {
    let folder = try makeProject(source: Self.camera)
    let run = try Program.run("preflight", "--format", "json", ".", in: folder)
    let report = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(report["refused"] as? Bool == true)
    let stages = try #require(report["stages"] as? [[String: Any]])
    #expect(stages.map { $0["stage"] as? String } == stages.compactMap { $0["stage"] as? String })
    let findings = stages.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    let missing = try #require(findings.first { $0["rule"] as? String == "purpose-string-missing" })
    #expect(missing["refusedBy"] as? [String] == ["appStoreConnect", "system"])
    let premises = try #require(missing["premises"] as? [[String: Any]])
    let code = try #require(premises.first { $0["name"] as? String == "code" })
    #expect(code["basis"] as? String == "read")
    #expect((code["file"] as? String)?.hasSuffix("App/Scanner.swift") == true)
    let unread = try #require(report["notChecked"] as? [[String: Any]])
    #expect(unread.map { $0["file"] as? String } == ["Podfile"])
    #expect(unread.allSatisfy { $0["reason"] is String && $0["notChecked"] is String })
  }

  @Test func theLogAndThePageHaveTheSame() throws {
    let folder = try makeProject(source: Self.camera)
    let log = try Program.run("preflight", "--format", "sarif", ".", in: folder)
    let text = String(decoding: log.output, as: UTF8.self)
    #expect(text.contains("\"refusedBy\""))
    #expect(text.contains("asks for libraries whose folder Pods is not there"))
    let page = try Program.run("preflight", "--format", "html", ".", in: folder)
    #expect(page.lines.joined().contains("The upload would be rejected"))
    #expect(page.status == 1)
  }

  @Test func theProjectExplainsWhatIsFoundInTheProduct() throws {
    let folder = try makeProject(source: Self.camera)
    let product = Fixtures.folder.appendingPathComponent("Products/Shop.ipa").path
    let run = try Program.run("preflight", "--project", ".", product, in: folder)
    #expect(run.status == 1)
    let finding = try #require(run.lines.firstIndex { $0.contains("but Shop calls requestAccessForMediaType") })
    #expect(run.lines[finding + 1].contains("App/Info.plist:1:22: Missing key NSCameraUsageDescription"))
    #expect(run.lines[finding + 2].hasPrefix("    App/Scanner.swift:1:15: "))
    // Defects of the project alone are not those of the product.
    #expect(!run.lines.contains { $0.contains("url-types-structure") })
    let json = try Program.run("preflight", "--project", ".", "--format", "json", product, in: folder)
    #expect(String(decoding: json.output, as: UTF8.self).contains("App/Scanner.swift"))
    let page = try Program.run("preflight", "--project", ".", "--format", "html", product, in: folder)
    #expect(String(decoding: page.output, as: UTF8.self).contains("Scanner.<wbr>swift:1:15</code>: "))
    #expect(try Program.run("preflight", "--project", ".", ".", in: folder).status == 2)
  }

  @Test func thePageOfAProductHasItsBundlesItsEvidenceAndWhatItIsSignedWith() throws {
    let product = Fixtures.folder.appendingPathComponent("Products/Shop.ipa").path
    let folder = try makeProject()
    let settings = "PRODUCT_BUNDLE_IDENTIFIER = org.example.shop; CODE_SIGN_ENTITLEMENTS = App/Shop.entitlements;"
    let project = Self.project.replacing("PRODUCT_BUNDLE_IDENTIFIER = org.example.trails;", with: settings)
    try folder.write(project, to: "Trails.xcodeproj/project.pbxproj")
    try folder.write(
      "<plist version=\"1.0\"><dict><key>com.apple.developer.siri</key><true/></dict></plist>",
      to: "App/Shop.entitlements"
    )
    let run = try Program.run("preflight", "--project", ".", "--format", "html", product, in: folder)
    let page = String(decoding: run.output, as: UTF8.self).replacing("<wbr>", with: "")
    #expect(page.contains("<code>Payload/Shop.app</code><ul class=\"bundles\"><li><code>Frameworks/Metrics.framework"))
    #expect(
      page.contains("requestWhenInUseAuthorization</b><code>Payload/Shop.app/Frameworks/Metrics.framework/Metrics<")
    )
    // Signed, in the profile, and in the file of the project.
    let rows = page.components(separatedBy: "<tr>")
    let health = try #require(
      rows.first { $0.contains("com.apple.developer.healthkit</code>") && $0.contains("pill good") }
    )
    #expect(health.contains("colspan=\"2\" class=\"absent\""))
    #expect(
      rows.contains { $0.contains("com.apple.developer.siri</code>") && $0.contains("colspan=\"2\" class=\"absent\"") }
    )
  }

  @Test func gitHubGetsItsWorkflowCommands() throws {
    let folder = try makeProject(source: Self.camera)
    let run = try Program.run("preflight", "--format", "github", ".", in: folder)
    #expect(run.lines.contains { $0.hasPrefix("::error file=App/Info.plist,line=") })
  }

  @Test func whatCouldNotBeReadIsNoGoodVerdict() throws {
    let folder = try TemporaryFolder()
    try folder.write("PK", to: "App.ipa")
    let run = try Program.run("preflight", "App.ipa", in: folder)
    #expect(run.status == 2)
    #expect(run.lines.first?.hasPrefix("Not all files could be read.") == true)
  }

  @Test func nothingIsRefusedOfAGoodApp() throws {
    let folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>", to: "Data.plist")
    let run = try Program.run("preflight", ".", in: folder)
    #expect(run.status == 0)
    #expect(run.lines.first == "Nothing was found for which the app would be refused.")
  }

  @Test func lintReportsWhatIsRefusedUpToAStage() throws {
    let folder = try makeProject(source: Self.camera)
    func rules(_ options: String...) throws -> Set<String> {
      let run = try Program.run(["lint", "--format", "json", "--fail-on", "never"] + options + ["."], in: folder)
      let objects = try run.lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
      return Set(objects.compactMap { $0?["rule"] as? String })
    }
    let upload = try rules("--until", "upload")
    #expect(upload.contains("purpose-string-missing"))
    #expect(!upload.contains("url-types-structure"))
    #expect(try rules("--until", "release").contains("url-types-structure"))
    #expect(try !rules("--until", "build").contains("purpose-string-missing"))
  }

  @Test func theSummaryOfLintListsWhatWasNotChecked() throws {
    let folder = try makeProject()
    let run = try Program.run("lint", ".", in: folder)
    #expect(run.errors.contains("Not checked:\n  Podfile: asks for libraries whose folder Pods is not there;"))
    #expect(try !Program.run("lint", "--quiet", ".", in: folder).errors.contains("Not checked"))
  }

  @Test("bug: what was not checked was left out for projects inside the folder")
  func theSummaryListsWhatWasNotCheckedOfProjectsInside() throws {
    let run = try Program.run("lint", ".", in: makeProject(in: "apps/trails/"))
    #expect(run.errors.contains("Not checked:\n  apps/trails/Podfile: asks for libraries whose folder Pods is"))
  }

  @Test func aComputedConfigurationIsNoCleanResult() throws {
    let folder = try TemporaryFolder()
    try folder.write("module.exports = () => make(process.env)", to: "app.config.js")
    try folder.write("{ \"dependencies\": { \"expo\": \"52.0.0\" } }", to: "package.json")
    let run = try Program.run("lint", ".", in: folder)
    #expect(
      run.errors.contains("app.config.js: computes values and is not run; keys and purpose strings that it may write")
    )
  }

  @Test func whatIsNotReadEndsWithTwo() throws {
    let folder = try TemporaryFolder()
    try folder.write("PK", to: "App.ipa")
    let run = try Program.run("lint", "App.ipa", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("App.ipa: not a zip archive"))
  }

  @Test func aFolderOfProductsEndsWithTwo() throws {
    let folder = try TemporaryFolder()
    try folder.write("PK", to: "out/App.ipa")
    try folder.write("bplist00", to: "out/App.app/Info.plist")
    let run = try Program.run("lint", "out", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("out/App.app: is a built product, not a project; not checked"))
    #expect(run.errors.contains("out/App.ipa: is a built product"))
  }

  @Test func filesThatAreEncryptedAreNoFailureOfASearch() throws {
    let folder = try TemporaryFolder()
    try folder.write("\u{0}GITCRYPT\u{0}abc", to: "Info.plist")
    let run = try Program.run("lint", ".", in: folder)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("Nothing was checked: no file of these paths can be read as text."))
  }

  @Test func nothingToCheckIsReported() throws {
    let run = try Program.run("lint", ".", in: try TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("No files to check"))
  }
}
