import ProjectFiles
import SourceText
import TestSupport
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

/// Who refuses what rules report.
@Suite struct RefuserTests {
  @Test(arguments: RuleRegistry.all.map { $0.description }.filter { $0.canBeError }.map { $0.id })
  func everyErrorIsRefusedBySomebody(_ id: String) throws {
    // Readers do not refuse a duplicate key: they disagree about its value.
    guard id != "plist-duplicate-key" else { return }
    let refusers = try #require(RuleRegistry.rule(id)).description.refusers
    #expect(!refusers.isEmpty && refusers != [.appReview], "add refusedBy: to the description, see add-a-rule.md")
  }

  @Test func aCodeIsThatOfAppStoreConnect() {
    for rule in RuleRegistry.all.map({ $0.description }) where rule.appStoreCode != nil {
      #expect(rule.refusers.contains(.appStoreConnect), "\(rule.id)")
    }
  }

  @Test func refusersHaveNamesAndAreInTheOrderOfTheirStages() {
    #expect(Refuser.names([]) == "no one")
    #expect(Refuser.names([.appStoreConnect, .system]) == "App Store Connect and the system at run time")
    let stages = Refuser.allCases.map { Refuser.Stage.allCases.firstIndex(of: $0.stage) ?? -1 }
    #expect(stages == stages.sorted())
  }

  @Test func theReaderIsThatOfTheKindOfFile() throws {
    for (file, text, refuser) in [
      (
        "com.example.job.plist", "<key>Label</key> <integer>1</integer> <key>ProgramArguments</key> <array/>",
        Refuser.launchd
      ),
      ("App.entitlements", "<key>com.apple.security.app-sandbox</key> <array/>", .codesign),
      ("Info.plist", "<key>CFBundleDocumentTypes</key> <string>a</string>", .system),
    ] {
      let finding = RuleCheck(KeyWrongType.self, file: file).findings(in: .plist(text)).first
      #expect(try #require(finding).refusers.contains(refuser), "\(file)")
    }
  }

  @Test func codesignRefusesADuplicateKeyAndFoundationAMissingValue() throws {
    let text = """
      <plist version="1.0"><dict>
        <key>a</key> <true/>
        <key>a</key> <false/>
      </dict></plist>
      """
    let signed = RuleCheck(PlistDuplicateKey.self, file: "App.entitlements").findings(in: text)
    #expect(signed.map(\.refusers) == [[.codesign]])
    #expect(RuleCheck(PlistDuplicateKey.self, file: "Data.plist").findings(in: text).map(\.refusers) == [[]])
    let broken = RuleCheck(PlistKeyWithoutValue.self, file: "Data.plist").findings(in: .plist("<key>a</key>"))
    #expect(broken.map(\.refusers) == [[.foundation]])
  }
}
