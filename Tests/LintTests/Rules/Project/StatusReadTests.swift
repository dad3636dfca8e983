import AppProject
import CodeScanning
import LintEngine
import ProjectFiles
import PropertyList
import SourceText
import Testing

@testable import LintFacts
@testable import LintRules

/// Code that accesses nothing protected needs no purpose string.
@Suite struct StatusReadTests {
  private func missing(_ code: String, file: String = "App/A.swift") -> [String] {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
    return [PurposeStringMissing.self as any SourceRule.Type, PurposeStringProbablyMissing.self].flatMap { rule in
      ProjectCheck(rule, project, [file: code]).findings(in: "{ a = b; }").map(\.message)
    }
  }

  @Test(arguments: [
    "let status = CBCentralManager.authorization",
    "let isAllowed = CMMotionActivityManager.authorizationStatus() == .authorized",
    "let canCount = CMPedometer.isStepCountingAvailable()",
    "let status = PHPhotoLibrary.authorizationStatus()",
    "let status = AVCaptureDevice.authorizationStatus(for: .video)",
  ])
  func readingAStatusNeedsNothing(_ code: String) {
    #expect(missing(code).isEmpty)
  }

  @Test func messagesOfObjectiveC() {
    #expect(missing("BOOL can = [CMPedometer isStepCountingAvailable];", file: "App/A.m").isEmpty)
    #expect(missing("id meter = [[CMPedometer alloc] init];", file: "App/A.m").count == 1)
  }

  @Test func otherUsesCount() {
    #expect(missing("let manager = CBCentralManager(delegate: nil, queue: nil)").count == 1)
  }

  @Test func aWatchAppLeavesSharedCodeToItsPhone() {
    let watch = "{ WKApplication = YES; CFBundlePackageType = APPL; }"
    let document = Document(path: "/app/Watch/Info.plist", text: SourceText(watch))
    func missing(_ basis: FactBasis, phone: String) -> [[String]] {
      let need = PurposeNeed(
        alternatives: [["NSMotionUsageDescription"]],
        cause: "CMPedometer",
        basis: basis,
        evidence: Evidence(path: "/app/A.swift", line: 0, lineText: "CMPedometer", columns: 0..<11)
      )
      var documents = BundleDocuments()
      documents.hostInfoPlists = [Document(path: "/app/Phone/Info.plist", text: SourceText(phone))]
      let project = ProjectContext(documents: documents, code: CodeUsage(purposeNeeds: [need]))
      return MissingPurposeString.find(in: document, RootKeys(document.rootDictionary), project: project).map(\.keys)
    }
    #expect(missing(.derived, phone: "{ NSMotionUsageDescription = a; }").isEmpty)
    #expect(missing(.read, phone: "{ NSMotionUsageDescription = a; }").count == 1)
    #expect(missing(.derived, phone: "{ a = b; }").count == 1)
  }
}
