import SourceText
import TestSupport
import Testing

@testable import LanguageServer

/// Files that an Info.plist is made from are checked as it would be.
@Suite(.timeLimit(.minutes(5)))
struct CarrierDiagnosticsTests {
  private static let spec = """
    name: App
    targets:
      App:
        type: application
        platform: iOS
        sources: [App]
        info:
          path: App/Info.plist
          properties:
            NSMotionUsageDescription: ""
            ITSAppUsesNonExemptEncryption: false
            UILaunchScreen: {}

    """
  private static let pbxproj = """
    {
    	objects = {
    		A = {isa = PBXNativeTarget; name = Walk; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
    		L = {isa = XCConfigurationList; buildConfigurations = (C); };
    		C = {isa = XCBuildConfiguration; name = Release; buildSettings = {
    			GENERATE_INFOPLIST_FILE = YES;
    			INFOPLIST_KEY_NSMotionUsageDescription = "TODO";
    		}; };
    	};
    }
    """

  @Test func aProjectOfXcodeGen() async throws {
    let project = try ProjectFolder(["project.yml": Self.spec, "App/Steps.swift": "CMPedometer()"])
    let uri = project.uri("project.yml")
    let client = try await project.started(projectClient)
    client.open(Self.spec, as: uri)
    let published = try #require(try await client.diagnostics(of: uri, codes: ["purpose-string-empty"]))
    #expect(published.diagnostics.first?.range.start.line == 9)
    #expect(published.diagnostics.first?.message.hasPrefix("App: ") == true)
    // Unsaved edits count, at their new places.
    let start = Position(line: 0, character: 0)
    let comment = TextDocumentContentChangeEvent(range: PositionRange(start: start, end: start), text: "# Notes\n")
    client.change([comment], of: uri, version: 2)
    let again = try #require(try await client.diagnostics(of: uri, codes: ["purpose-string-empty"]))
    #expect(again.diagnostics.first?.range.start.line == 10)
    client.replaceText(Self.spec.replacing("\"\"", with: "Counts your steps on the way."), of: uri, version: 3)
    _ = try await client.diagnostics(of: uri, codes: [])
    _ = try await client.finish()
  }

  @Test func aMissingKeyIsInsertedIntoTheFile() async throws {
    let project = try ProjectFolder([
      "project.yml": Self.spec, "App/Camera.swift": "AVCaptureDevice.requestAccess(for: .video); CMPedometer()",
    ])
    let uri = project.uri("project.yml")
    let client = try await project.started(projectClient)
    client.open(Self.spec, as: uri)
    let published = try #require(
      try await client.diagnostics(of: uri, codes: ["purpose-string-empty", "purpose-string-missing"])
    )
    let range = try #require(published.diagnostics.first { $0.message.contains("NSCamera") }?.range)
    let fixes = try await client.quickFixes(in: uri, at: range)
    guard case .edit(let change)? = fixes["Insert NSCameraUsageDescription"]?.documentChanges?.first else {
      Issue.record("no edit in \(fixes.keys)")
      return
    }
    #expect(change.textDocument == OptionalVersionedTextDocumentIdentifier(uri: uri, version: 1))
    #expect(change.edits.first?.newText.contains("NSCameraUsageDescription: \"") == true)
    #expect(!fixes.keys.contains { $0.hasPrefix("Disable") })
    _ = try await client.finish()
  }

  @Test func aProjectOfXcode() async throws {
    let project = try ProjectFolder(["Walk.xcodeproj/project.pbxproj": Self.pbxproj, "Walk.swift": "CMPedometer()"])
    let uri = project.uri("Walk.xcodeproj/project.pbxproj")
    let client = try await project.started(projectClient)
    client.open(Self.pbxproj, as: uri)
    var published = try #require(try await client.nextDiagnostics())
    while !published.codes.contains("purpose-string-placeholder") {
      published = try #require(try await client.nextDiagnostics())
    }
    let found = published.diagnostics.first { $0.code == .string("purpose-string-placeholder") }
    #expect(found?.range.start.line == 6)
    _ = try await client.finish()
  }

  @Test("bug: clients that pull got no findings in an .xcconfig, and no client got code actions there")
  func anXcconfigHasFindingsForClientsThatPullAndCodeActions() async throws {
    let settings = """
      GENERATE_INFOPLIST_FILE = YES
      INFOPLIST_KEY_NSMotionUsageDescription = TODO
      INFOPLIST_KEY_UIUserInterfaceStyle = dark
      SDKROOT = iphoneos

      """
    let pbxproj = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
        F = { isa = PBXFileReference; path = Walk.xcconfig; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = Walk; productType = "com.apple.product-type.application";
          buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F; buildSettings = {}; };
      }; }
      """
    let project = try ProjectFolder([
      "Walk.xcodeproj/project.pbxproj": pbxproj, "Walk.xcconfig": settings, "Walk.swift": "CMPedometer()",
    ])
    let uri = project.uri("Walk.xcconfig")
    let client = try await project.started(
      #"{"textDocument": {"diagnostic": {}, "codeAction": {"codeActionLiteralSupport": {}}}}"#
    )
    client.open(settings, as: uri)
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: uri))
    guard case .full(_, let found) = try await client.request(pull) else {
      Issue.record("the report is not full")
      return
    }
    #expect(found.codes.contains("purpose-string-placeholder"))
    let misspelt = try #require(found.first { $0.message.contains("dark") })
    #expect(try await client.quickFixes(in: uri, at: misspelt.range).isEmpty == false)
    _ = try await client.finish()
  }

  @Test func filesOfThatNameWithoutAProjectAreSilent() async throws {
    let project = try ProjectFolder(["app.json": "{}", "Info.plist": Texts.emptyPurpose])
    let client = try await project.started(projectClient)
    client.open(
      #"{"expo": {"name": "x", "ios": {"config": {"usesNonExemptEncryption": false}}}}"#,
      as: project.uri("app.json")
    )
    client.open(Texts.emptyPurpose, as: project.uri("Info.plist"))
    let published = try #require(try await client.nextDiagnostics())
    #expect(published.uri == project.uri("Info.plist"))
    let rest = try await client.finish()
    #expect(
      !rest.contains { sent in
        (try? sent.params(PublishDiagnosticsNotification.self))?.uri == project.uri("app.json")
      }
    )
  }
}
