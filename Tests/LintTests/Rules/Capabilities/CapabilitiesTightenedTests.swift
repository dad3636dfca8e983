import Testing

@testable import AppProject
@testable import LintEngine
@testable import LintRules
@testable import ProjectFiles

@Suite struct CapabilitiesTightenedTests {
  private func findings(_ now: String, then: String?) -> [String] {
    let path = "/app/Info.plist"
    let files = [path: Array(now.utf8), "/app/Package.swift": []]
    var builder = ProjectContextBuilder(files: OverlaidFiles(files), homeFolder: nil)
    builder.released = { path in then.map { ReleasedDocument("1.0", path: path, contents: Array($0.utf8)) } }
    return Linter(rules: [CapabilitiesTightened.self])
      .findings(in: Document(path: path, contents: Array(now.utf8)), project: builder.context(for: path)).map(\.message)
  }

  @Test func anUpdateRequiresNoMoreThanTheLastRelease() {
    let found = findings(
      "{ CFBundlePackageType = APPL; UIRequiredDeviceCapabilities = (nfc, gps); }",
      then: "{ UIRequiredDeviceCapabilities = (gps); }"
    )
    #expect(found == ["The app requires nfc, which it did not in 1.0: App Store Connect rejects the update."])
  }

  @Test func acceptsTheSameLessAndFirstReleases() {
    let list = "{ CFBundlePackageType = APPL; UIRequiredDeviceCapabilities = (nfc, arm64, wifi); }"
    #expect(findings(list, then: "{ UIRequiredDeviceCapabilities = { nfc = YES; gps = YES; }; }") == [])
    #expect(findings(list, then: nil) == [])
    #expect(findings(list, then: "{ a = b; }") == [])
    #expect(
      findings(
        "{ CFBundlePackageType = BNDL; UIRequiredDeviceCapabilities = (nfc); }",
        then: "{ CFBundlePackageType = APPL; }"
      ) == []
    )
  }
}
