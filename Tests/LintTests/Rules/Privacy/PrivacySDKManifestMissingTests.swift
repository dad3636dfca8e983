import AppProject
import ProjectFiles
import SourceText
import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct PrivacySDKManifestMissingTests {
  private static let path = "/tree/app/Info.plist"

  private func findings(podVersion: String, _ infoPlist: String = "{ CFBundlePackageType = APPL; }") -> [Finding] {
    let lock = "PODS:\n  - Alamofire (\(podVersion))\n\nDEPENDENCIES:\n  - Alamofire\n"
    let files = OverlaidFiles([
      Self.path: Array(infoPlist.utf8), "/tree/app/Podfile": [], "/tree/app/Podfile.lock": Array(lock.utf8),
    ])
    let builder = ProjectContextBuilder(files: files, homeFolder: "/tree", workingFolder: "/tree/app")
    let document = Document(path: Self.path, text: SourceText(infoPlist))
    return Linter(rules: [PrivacySDKManifestMissing.self]).findings(
      in: document,
      project: builder.context(for: Self.path)
    )
  }

  @Test func aVersionWithoutManifestIsFoundInTheLockFile() throws {
    let finding = try #require(findings(podVersion: "5.6.0").first)
    #expect(finding.message.contains("Alamofire 5.6.0"))
    guard case .elsewhere(let evidence)? = finding.related.first?.place else {
      Issue.record("nothing names the place")
      return
    }
    #expect(evidence.path == "/tree/app/Podfile.lock")
    #expect(evidence.line == 1)
  }

  @Test func laterVersionsAreRight() {
    #expect(findings(podVersion: "5.10.0").isEmpty)
  }

  @Test func extensionsDoNotNeedTheLibrariesOfTheApp() {
    #expect(findings(podVersion: "5.6.0", "{ NSExtension = { }; }").isEmpty)
  }

  @Test func aListedFrameworkInAnAppNeedsAManifest() {
    let check = ProductCheck(PrivacySDKManifestMissing.self)
    let message = check.finds(
      BuiltBundle("Cellar.app/Frameworks/Alamofire.framework", .framework),
      .warning,
      "ITMS-91061"
    )
    #expect(message.contains("Cellar.app/Frameworks/Alamofire.framework"))
    check.accepts(.framework)
    check.accepts(BuiltBundle("Cellar.app/Frameworks/Alamofire.framework", .framework).inSimulator)
  }
}
