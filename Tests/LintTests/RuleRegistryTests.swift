import Foundation
import Testing

@testable import LintEngine
@testable import LintRules

/// The registry lists every rule, and each rule has its subject.
struct RuleRegistryTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/LintRules")

  @Test func everyRuleIsRegistered() throws {
    let registered = Set(RuleRegistry.all.map { "\($0)" })
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".swift") }
    var count = 0
    for path in paths {
      let text = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
      for match in text.matches(of: /enum (\w+):[\w, ]*Rule\b/) {
        count += 1
        #expect(registered.contains(String(match.1)), "add to RuleRegistry.swift: \(match.1).self,")
      }
    }
    #expect(count == registered.count)
  }

  @Test func rulesAreFoundByTheKeyThatTheyAreAbout() {
    let ids = { (path: String) in RuleRegistry.rules(about: path, in: .holding(.infoPlist)).map { $0.description.id } }
    #expect(ids("UILaunchImages").contains("launch-images-deprecated"))
    #expect(ids("CFBundleURLTypes/[]/CFBundleURLSchemes").contains("url-scheme-invalid"))
    #expect(ids("NSCameraUsageDescription").contains("purpose-string-empty"))
    #expect(!ids("NSCameraUsageDescription").contains("url-scheme-invalid"))
    #expect(RuleRegistry.rules(about: "UILaunchImages", in: .holding(.entitlements)).isEmpty)
  }
}
