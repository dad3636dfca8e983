import AppProject
import ProjectFiles
import TestSupport
import Testing

@testable import LintEngine
@testable import LintRules

/// The app in `Fixtures/SampleApp` shows what the rules about the project find.
@Suite struct SampleAppTests {
  private let folder = Fixtures.folder.appendingPathComponent("SampleApp/SampleApp").path

  @Test func missingPurposeStringsAreFound() throws {
    let path = "\(folder)/Info.plist"
    let contents = try #require(DiskFiles().contents(of: path, limit: 100_000))
    let builder = ProjectContextBuilder(homeFolder: nil)
    let findings = Linter(rules: [PurposeStringMissing.self, PurposeStringProbablyMissing.self])
      .findings(in: Document(path: path, contents: contents), project: builder.context(for: path))
    #expect(findings.map(\.severity) == [.error])
    #expect(
      findings.map(\.message) == [
        """
        Missing key NSCameraUsageDescription, but ScannerView.swift:13 calls AVCaptureDevice.requestAccess(for: .video). \
        The call terminates the app, and App Store Connect rejects the upload.
        """
      ]
    )
  }

  @Test func buildSuppliesAKey() {
    let builder = ProjectContextBuilder(homeFolder: nil)
    #expect(builder.context(for: "\(folder)/Info.plist").suppliedKeys == ["NSContactsUsageDescription"])
  }
}
