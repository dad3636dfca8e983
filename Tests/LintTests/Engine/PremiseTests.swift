import AppProject
import ProjectFiles
import SourceText
import TestSupport
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

/// What errors rest on.
@Suite struct PremiseTests {
  @Test(arguments: RuleRegistry.all.map { $0.description }.filter { $0.canBeError }.map { $0.id })
  func everyRuleWithErrorsDeclaresWhatTheyRestOn(_ id: String) throws {
    let description = try #require(RuleRegistry.rule(id)).description
    #expect(!description.premises.isEmpty, "add premises: to the description, see add-a-rule.md")
    #expect(Set(description.premises).count == description.premises.count)
  }

  @Test(arguments: RuleRegistry.all.map { $0.description.id })
  func errorsRestOnWhatTheirRuleDeclaresAndNothingAssumed(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    for finding in RuleExampleRun.findings(of: rule, in: rule.description.example.bad) where finding.rule == id {
      let premises = Set(finding.grounds.map(\.premise))
      if finding.severity == .error {
        #expect(!finding.grounds.contains { $0.basis == .assumed })
        #expect(premises.isSubset(of: rule.description.premises), "\(premises)")
      }
    }
  }

  @Test(arguments: RuleRegistry.all.map { $0.description.id })
  func errorsKnowEachPremiseOfTheCode(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let wanted = Set(rule.description.premises.filter(\.isFromRule)).intersection([.code])
    for finding in RuleExampleRun.findings(of: rule, in: rule.description.example.bad) where finding.severity == .error
    {
      #expect(wanted.isSubset(of: finding.grounds.map(\.premise)), "the rule has to pass a certainty")
    }
  }

  @Test func everyPremiseHasWords() {
    for premise in Premise.allCases {
      #expect(premise.text.hasSuffix("."))
      #expect(premise.doubtText.hasSuffix("."))
    }
  }

  @Test func anErrorWithAnAssumedPremiseIsAWarningThatShowsIt() throws {
    let bad = """
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.wine_cellar</string></dict></plist>
      """
    let unknown = try #require(RuleCheck(BundleIdentifierInvalid.self).findings(in: bad).first)
    #expect(unknown.severity == .warning)
    #expect(unknown.message.hasSuffix("Nothing states what the bundle is."))
    let app = bad.replacing("<dict>", with: "<dict><key>CFBundlePackageType</key><string>APPL</string>")
    let known = try #require(RuleCheck(BundleIdentifierInvalid.self).findings(in: app).first)
    #expect(known.severity == .error)
    #expect(known.grounds.first { $0.premise == .bundleKind }?.origin == .key("CFBundlePackageType"))
  }

  @Test func whatNoTargetDeclaresIsOneDoubt() {
    let grounds = [Ground(.target, .assumed), Ground(.bundleKind, .assumed), Ground(.absence, .assumed)]
    #expect(Certainty(grounds) == .probable)
    #expect(Certainty(grounds).adding([Ground(.platform, .assumed)]) == .probable)
    #expect(Certainty(grounds).adding([Ground(.call, .assumed)]) == .doubtful)
    #expect(Certainty(grounds, isUnused: true) == .doubtful)
  }

  @Test func aRuleWithoutPremisesReportsNoError() {
    let findings = RuleCheck(Boundless.self).findings(in: "<plist version=\"1.0\"><dict/></plist>")
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func aFindingNamesTheTargetAndTheSettingThatItRestsOn() throws {
    let check = ProjectCheck(
      PurposeStringMissing.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App")),
      ["App/Camera.swift": "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)"]
    )
    let finding = try #require(check.findings(in: .plist("<key>CFBundleName</key> <string>A</string>")).first)
    #expect(finding.severity == .error)
    let origins = Dictionary(uniqueKeysWithValues: finding.grounds.map { ($0.premise, $0.origin) })
    guard case .setting("INFOPLIST_FILE", _)? = origins[.fileKind] as? FactOrigin else {
      Issue.record("\(finding.grounds)")
      return
    }
    guard case .line(_, let place)? = origins[.call] as? FactOrigin else {
      Issue.record("\(finding.grounds)")
      return
    }
    #expect(place.path == "/app/App/Camera.swift")
  }
}

/// A rule that does not declare what its errors rest on.
private enum Boundless: DocumentRule {
  static let description = RuleDescription(
    id: "boundless",
    severity: .warning,
    example: .plist(bad: "", good: "")
  )
  static let subject = RuleSubject.everything()
  static func check(_ document: Document, in context: inout RuleContext) {
    context.report(description, at: document.anchor, "It is bad.", severity: .error)
  }
}
