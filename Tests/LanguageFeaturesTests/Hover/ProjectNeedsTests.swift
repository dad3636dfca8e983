import AppProject
import LanguageFeatures
import ProjectFiles
import TestSupport
import Testing

/// Keys are shown with what in the project needs them.
@Suite struct ProjectNeedsTests {
  private static let calls = """
    import AVFoundation
    func ask() async { await AVCaptureDevice.requestAccess(for: .video) }
    """

  /// Returns the document at a path in a project whose code was read, and that project.
  private func project(_ text: MarkedText, file: String = "Info.plist", code: String = calls) -> (
    Document, ProjectContext
  ) {
    let project = """
      { objects = {
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (F); };
        F = { isa = PBXBuildFile; fileRef = R; };
        R = { isa = PBXFileReference; path = App/Scan.swift; sourceTree = SOURCE_ROOT; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist;
          CODE_SIGN_ENTITLEMENTS = App/App.entitlements; SDKROOT = iphoneos; }; };
      }; }
      """
    let path = "/tree/App/\(file)"
    var files = ["/tree/App/Info.plist": Array("<plist><dict/></plist>".utf8)]
    files[path] = Array(text.text.utf8)
    files["/tree/App/Scan.swift"] = Array(code.utf8)
    files["/tree/Podfile.lock"] = Array("PODS:\n  - AppAuth (1.7.5)\n".utf8)
    files["/tree/App.xcodeproj/project.pbxproj"] = Array(project.utf8)
    let context = ProjectContextBuilder(files: OverlaidFiles(files), homeFolder: nil).context(for: path)
    return (Document(path: path, text: text.source), context)
  }

  @Test func aKeyIsShownWithTheCallThatNeedsIt() throws {
    let text = MarkedText("<plist><dict><key>NSCamera1️⃣UsageDescription</key><string>Scan.</string></dict></plist>")
    let (document, context) = project(text)
    _ = context.code
    let hover = try #require(Hover.hover(in: document, at: text["1️⃣"], project: context)?.text.plainText)
    #expect(
      hover.contains("Needed in this project by:\n\n- AVCaptureDevice.requestAccess(for: .video) in Scan.swift:2")
    )
  }

  @Test func anEntitlementIsShownWithTheCallThatNeedsIt() throws {
    let text = MarkedText("<plist><dict><key>com.apple.developer.1️⃣applesignin</key><array/></dict></plist>")
    let (document, context) = project(
      text,
      file: "App.entitlements",
      code: "import AuthenticationServices\nlet provider = ASAuthorizationAppleIDProvider()"
    )
    _ = context.code
    let hover = try #require(Hover.hover(in: document, at: text["1️⃣"], project: context)?.text.plainText)
    #expect(hover.contains("ASAuthorizationAppleIDProvider in Scan.swift:2"))
  }

  @Test func aHoverDoesNotWaitForCodeThatWasNotRead() throws {
    let text = MarkedText("<plist><dict><key>NSCamera1️⃣UsageDescription</key><string>Scan.</string></dict></plist>")
    let (document, context) = project(text)
    let hover = try #require(Hover.hover(in: document, at: text["1️⃣"], project: context)?.text.plainText)
    #expect(!hover.contains("Needed in this project"))
  }

  @Test func aKeyThatTheCodeNeedsIsProposedBeforeTheOthers() throws {
    let text = MarkedText("<plist><dict>\n\t<key>NS1️⃣</key>\n</dict></plist>")
    let (document, context) = project(text)
    _ = context.code
    let proposals = Completion.proposals(in: document, at: text["1️⃣"], project: context)
    let camera = try #require(proposals.first { $0.label == "NSCameraUsageDescription" })
    let microphone = try #require(proposals.first { $0.label == "NSMicrophoneUsageDescription" })
    #expect(camera.sortText < microphone.sortText)
    #expect(camera.detail?.hasPrefix("needed by AVCaptureDevice.requestAccess(for: .video) – ") == true)
    #expect(microphone.detail?.contains("needed") == false)
  }

  @Test func aKeyInsideAnotherIsNotTakenForOneThatTheCodeNeeds() throws {
    let text = MarkedText("<plist><dict><key>X</key><dict><key>NSCamera1️⃣UsageDescription</key></dict></dict></plist>")
    let (document, context) = project(text)
    _ = context.code
    let hover = Hover.hover(in: document, at: text["1️⃣"], project: context)?.text.plainText
    #expect(hover?.contains("Needed in this project") != true)
  }
}
