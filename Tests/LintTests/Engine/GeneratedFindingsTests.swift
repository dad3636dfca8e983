import AppProject
import LintEngine
import ProjectFiles
import SourceText
import Testing

/// Findings about an Info.plist that the build makes are where its settings are, with fixes of the settings.
@Suite struct GeneratedFindingsTests {
  private static let path = "/tree/app/App.xcodeproj/project.pbxproj"
  private static let project = """
    {
    	objects = {
    		A = {isa = PBXNativeTarget; name = Walk; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
    		L = {isa = XCConfigurationList; buildConfigurations = (C); };
    		C = {isa = XCBuildConfiguration; name = Release; buildSettings = {
    			GENERATE_INFOPLIST_FILE = YES;
    			INFOPLIST_KEY_ITSAppUsesNonExemptEncryption = NO;
    			INFOPLIST_KEY_NSMotionUsageDescription = "TODO";
    			INFOPLIST_KEY_UIUserInterfaceStyle = dark;
    		}; };
    	};
    }
    """

  private func findings(_ source: String) throws -> (Document, [Finding]) {
    let files = OverlaidFiles([
      Self.path: Array(Self.project.utf8),
      "/tree/app/Walk.swift": Array(source.utf8),
    ])
    let builder = ProjectContextBuilder(files: files, homeFolder: "/tree", workingFolder: "/tree/app")
    let carrier = Document(path: Self.path, text: SourceText(Self.project))
    return (carrier, Linter().generatedFindings(in: carrier, project: builder.context(for: Self.path)))
  }

  @Test func aMissingKeyIsFoundAtTheTargetAndInsertedAsASetting() throws {
    let (carrier, found) = try findings("AVCaptureDevice.requestAccess(for: .video)")
    let finding = try #require(found.first { $0.rule == "purpose-string-probably-missing" })
    #expect(carrier.text.string(in: finding.range).hasPrefix("name = Walk"))
    #expect(finding.message.hasPrefix("Walk: Key NSCameraUsageDescription is probably missing: Walk.swift:1 calls"))
    let fix = try #require(finding.fixes.first)
    let text = fix.edits.reduce(carrier.text) { $0.applying($1) }.string
    #expect(text.contains("\n\t\t\tINFOPLIST_KEY_NSCameraUsageDescription = \""))
    #expect(!fix.isSafe)
  }

  @Test func valuesAreCheckedAtTheirSettings() throws {
    let (carrier, found) = try findings("CMPedometer()")
    #expect(!found.contains { $0.rule == "purpose-string-probably-missing" })
    let placeholder = try #require(found.first { $0.rule == "purpose-string-placeholder" })
    #expect(carrier.text.string(in: placeholder.range).hasPrefix("INFOPLIST_KEY_NSMotionUsageDescription"))
    let style = try #require(found.first { $0.rule == "key-invalid-value" })
    let text = try #require(style.fixes.first).edits.reduce(carrier.text) { $0.applying($1) }.string
    #expect(text.contains("INFOPLIST_KEY_UIUserInterfaceStyle = \"Dark\";"))
  }
}
