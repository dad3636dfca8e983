import ProjectFiles
import TestSupport
import Testing

@testable import LintEngine
@testable import LintRules

/// Purpose strings of released apps, in many languages, rarely have findings.
///
/// The files are in the folder that `PLIST_CORPUS` names; without it there is nothing to read.
@Suite(.enabled(if: Fixtures.corpus != nil)) struct RealPurposeStringTests {
  /// The rules that check wording, and those whose errors would stop a build.
  private static let rules: [any Rule.Type] = [
    BonjourServiceFormat.self, LocationTemporaryEntryInvalid.self, PurposeStringDisclaimer.self,
    PurposeStringDuplicateText.self, PurposeStringPlaceholder.self, PurposeStringTooLong.self,
    PurposeStringTooVague.self, PurposeStringUnknownKey.self, PurposeStringWhitespaceOnly.self,
    PurposeStringWrongType.self,
  ]

  @Test func areSeldomReported() throws {
    let folder = try #require(Fixtures.corpus)
    let linter = Linter(rules: Self.rules)
    var texts = 0
    var findings: [String] = []
    for file in Fixtures.files(in: folder, suffixes: ["Info.plist", "InfoPlist.strings"]) {
      let document = Document(path: file.path, contents: try Fixtures.contents(of: file))
      texts += document.rootDictionary?.entries.count { $0.name?.hasSuffix("UsageDescription") ?? false } ?? 0
      findings += linter.findings(in: document).map { "\(file.path): \($0.message)" }
    }
    #expect(texts > 0)
    // Sample apps and templates have a few placeholders.
    #expect(findings.count * 20 <= texts, "\(findings)")
  }
}
