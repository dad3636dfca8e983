import AppProject
import LintEngine
import ProjectFiles
import SourceText
import Testing

/// Findings about keys that settings in an `.xcconfig` write are there, with fixes of that file.
@Suite struct ConfigurationFileFindingsTests {
  private static let path = "/tree/app/Config/App.xcconfig"
  private static let projectPath = "/tree/app/App.xcodeproj/project.pbxproj"
  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
      F = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = Walk; productType = "com.apple.product-type.application";
        buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C, D); };
      C = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = {}; };
      D = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F; buildSettings = {}; };
    }; }
    """
  private static let settings = """
    GENERATE_INFOPLIST_FILE = YES
    INFOPLIST_KEY_NSMotionUsageDescription = TODO
    INFOPLIST_KEY_UIUserInterfaceStyle = dark // as it was
    SDKROOT = iphoneos

    """

  private func findings(_ settings: String = settings, in file: String = path) -> (Document, [Finding]) {
    let files = [
      Self.path: settings, Self.projectPath: Self.project,
      "/tree/app/Walk.swift": "AVCaptureDevice.requestAccess(for: .video)",
    ]
    let access = OverlaidFiles(files.mapValues { Array($0.utf8) })
    let builder = ProjectContextBuilder(files: access, homeFolder: "/tree", workingFolder: "/tree/app")
    let carrier = Document(path: file, text: SourceText(files[file] ?? ""))
    return (carrier, Linter().generatedFindings(in: carrier, project: builder.context(for: file)))
  }

  @Test func aWrongValueIsFoundAndPutRightAtItsSetting() throws {
    let (carrier, found) = findings()
    let finding = try #require(found.first { $0.rule == "key-invalid-value" })
    #expect(carrier.text.string(in: finding.range).hasPrefix("INFOPLIST_KEY_UIUserInterfaceStyle = dark"))
    let fixed = carrier.text.applying(try #require(finding.fixes.first).edits).string
    #expect(fixed == Self.settings.replacing("dark // as it was", with: "Dark"))
  }

  @Test func aMissingKeyIsInsertedAfterTheOthers() throws {
    let (carrier, found) = findings()
    let finding = try #require(found.first { $0.rule == "purpose-string-probably-missing" })
    #expect(finding.message.hasPrefix("Walk: Key NSCameraUsageDescription is probably missing"))
    let fixed = carrier.text.applying(try #require(finding.fixes.first).edits).string
    #expect(fixed.contains("// as it was\nINFOPLIST_KEY_NSCameraUsageDescription = "))
    #expect(fixed.hasSuffix("(camera)\nSDKROOT = iphoneos\n"))
  }

  @Test func aFileWithoutALastLineEnd() throws {
    let (carrier, found) = findings(
      "GENERATE_INFOPLIST_FILE = YES\nINFOPLIST_KEY_NSMotionUsageDescription = Count steps."
    )
    let finding = try #require(found.first { $0.rule == "purpose-string-probably-missing" })
    let fixed = carrier.text.applying(try #require(finding.fixes.first).edits).string
    #expect(fixed.contains("Count steps.\nINFOPLIST_KEY_NSCameraUsageDescription = "))
  }

  @Test func theProjectIgnoresThem() {
    let (_, found) = findings(in: Self.projectPath)
    #expect(!found.contains { $0.rule == "key-invalid-value" || $0.rule == "purpose-string-probably-missing" })
  }

  @Test func ignoresAFileOfOtherSettings() {
    let (_, found) = findings("PRODUCT_NAME = Walk\n")
    #expect(found.isEmpty)
  }
}
