import AppProject
import Foundation
import LintEngine
import LintFiles
import LintRules
import TestSupport
import Testing

/// Built products are checked by what their code and signatures show.
@Suite struct ProductLinterTests {
  private func reports(_ name: String) -> [(path: String, report: FileLinter.Report)] {
    let path = Fixtures.folder.appendingPathComponent("Products/\(name)").path
    return ProductLinter(path).reports { _ in Linter() }.map { (String($0.path.dropFirst(path.count + 1)), $0.report) }
  }

  @Test func allDefectsOfTheSampleAppAreFoundAndNothingElse() {
    let found = Set(reports("Shop.ipa").flatMap { path, report in report.findings.map { "\(path): \($0.rule)" } })
    let app = "Payload/Shop.app"
    let (framework, today) = ("\(app)/Frameworks/Metrics.framework", "\(app)/PlugIns/Today.appex")
    #expect(
      found == [
        "\(app)/Info.plist: encryption-key-missing", "\(app)/Info.plist: icon-name-missing",
        "\(app)/Info.plist: profile-not-for-store", "\(app)/Info.plist: purpose-string-missing",
        "\(app)/Shop.entitlements: debugging-permitted",
        "\(app)/Shop.entitlements: entitlement-needs-purpose-string",
        "\(app)/Shop.entitlements: entitlement-not-in-profile",
        "\(framework)/Info.plist: minimum-system-below-target", "\(framework)/Info.plist: privacy-manifest-missing",
        "\(framework)/Info.plist: signature-missing",
        "\(today)/Info.plist: built-key-missing", "\(today)/Info.plist: extension-version-mismatch",
        "\(today)/Info.plist: privacy-manifest-missing", "\(today)/Info.plist: profile-not-for-store",
        "\(today)/Info.plist: signature-missing",
      ]
    )
  }

  @Test func aBundleOfResourcesMustNotNameAnExecutable() throws {
    let app = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)/A.app")
    defer { try? FileManager.default.removeItem(at: app.deletingLastPathComponent()) }
    let keys = "<key>CFBundlePackageType</key><string>BNDL</string><key>CFBundleExecutable</key><string>K</string>"
    for (path, entries) in [("Info.plist", ""), ("K.bundle/Info.plist", keys)] {
      let file = app.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("<plist version=\"1.0\"><dict>\(entries)</dict></plist>".utf8).write(to: file)
    }
    let found = ProductLinter(app.path).reports { _ in Linter() }.filter { $0.path.contains("K.bundle") }
    #expect(found.flatMap(\.report.findings).map(\.rule) == ["executable-in-resource-bundle"])
    #expect(found.flatMap(\.report.findings).map(\.code) == ["ITMS-90535"])
  }

  @Test func aProgramWithoutInfoPlistAndADamagedProfileAreNoCleanResult() throws {
    let app = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)/A.app")
    defer { try? FileManager.default.removeItem(at: app.deletingLastPathComponent()) }
    let share = app.appendingPathComponent("PlugIns/Share.appex")
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
    try Data("<plist version=\"1.0\"><dict/></plist>".utf8).write(to: app.appendingPathComponent("Info.plist"))
    try Data("damaged".utf8).write(to: app.appendingPathComponent("embedded.mobileprovision"))
    let failures = ProductLinter(app.path).reports { _ in Linter() }.compactMap(\.report.failure?.reason)
    #expect(failures == ["no provisioning profile that can be read", "has no Info.plist"])
  }

  @Test func makersOfALibraryLearnWhatItLacks() {
    let found = Set(
      reports("Metrics.xcframework.zip").flatMap { path, report in report.findings.map { "\(path): \($0.rule)" } }
    )
    #expect(found.contains("Metrics.xcframework/Info.plist: library-needs-keys"))
    #expect(!found.contains { $0.hasSuffix("xcframework-library-mismatch") })
  }

  @Test func anAppForTheMacIsCheckedAsOne() {
    let found = reports("Desk.app.zip").flatMap(\.report.findings)
    #expect(found.allSatisfy { $0.code == nil || $0.severity < .error }, "\(found.map(\.message))")
  }

  @Test func messagesNameTheImage() throws {
    let messages = reports("Shop.ipa").flatMap { $0.report.findings.map(\.message) }
    #expect(
      messages.contains { $0.contains("Frameworks/Metrics.framework/Metrics calls requestWhenInUseAuthorization") }
    )
    #expect(messages.contains { $0.contains("PlugIns/Today.appex/Today uses getattrlist()") })
    #expect(messages.contains { $0.contains("15.0, but the code of Metrics.framework was built for 17.0") })
  }

  @Test func whatTheNamesOfAnImageProveIsAnError() throws {
    let missing = reports("Shop.ipa").flatMap(\.report.findings).filter { $0.rule == "purpose-string-missing" }
    #expect(missing.allSatisfy { $0.severity == .error && $0.code == "ITMS-90683" })
    #expect(missing.contains { $0.key == "NSCameraUsageDescription" })
  }

  @Test func anArchiveThatCannotBeReadIsAFailure() throws {
    let path = NSTemporaryDirectory() + "plist-lsp-\(UUID().uuidString).ipa"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("PK".utf8).write(to: URL(fileURLWithPath: path))
    let reports = ProductLinter(path).reports { _ in Linter() }
    #expect(reports.map(\.report.failure?.reason) == ["not a zip archive"])
  }
}
