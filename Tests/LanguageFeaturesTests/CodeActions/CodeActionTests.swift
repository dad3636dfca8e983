import AppProject
import CodeScanning
import LanguageFeatures
import LintEngine
import ProjectFiles
import SourceText
import TestSupport
import Testing

/// Fixes and new purpose strings.
@Suite struct CodeActionTests {
  private func apply(_ title: String, to text: String, file: String = "Info.plist") -> String? {
    let document = Document(path: "/app/\(file)", text: SourceText(text))
    let actions = CodeActions.insertions(in: document)
    guard let action = actions.first(where: { $0.title.hasPrefix(title) }) else { return nil }
    return document.text.applying(action.edits).string
  }

  private func titles(_ text: String, file: String = "Info.plist") -> [String] {
    let document = Document(path: "/app/\(file)", text: SourceText(text))
    return CodeActions.insertions(in: document).map(\.title)
  }

  // MARK: Capabilities

  private func rewrite(_ text: String, at place: String) -> String? {
    let document = Document(path: "/app/Info.plist", text: SourceText(text))
    guard let offset = text.utf8.firstRange(of: Array(place.utf8))?.lowerBound else { return nil }
    let start = text.utf8.distance(from: text.utf8.startIndex, to: offset)
    let actions = CodeActions.rewritings(in: document, selection: start..<start)
    return actions.first { $0.title.contains("apabilities") }.map { document.text.applying($0.edits).string }
  }

  @Test func capabilitiesChangeBetweenArrayAndDictionary() {
    let array = "{ A = b; UIRequiredDeviceCapabilities = (arm64, nfc); }"
    let dictionary = rewrite(array, at: "nfc")
    #expect(dictionary?.contains("arm64 = ") == true)
    #expect(
      dictionary.flatMap { rewrite($0, at: "nfc") }?.filter { !$0.isWhitespace } == array.filter { !$0.isWhitespace }
    )
    #expect(rewrite(array, at: "A = b") == nil)
    #expect(rewrite("{ UIRequiredDeviceCapabilities = { nfc = NO; arm64 = YES; }; }", at: "nfc") == nil)
    #expect(rewrite("{ UIRequiredDeviceCapabilities = (); }", at: "UIReq") == nil)
  }

  // MARK: Purpose strings

  @Test func insertsAfterTheLastPurposeString() {
    let text = """
      <plist version="1.0">
      <dict>
        <key>NSFaceIDUsageDescription</key>
        <string>Unlock your notes.</string>
        <key>UIFileSharingEnabled</key>
        <true/>
      </dict>
      </plist>
      """
    #expect(
      apply("Insert NSCameraUsageDescription (", to: text)?.hasPrefix(
        """
        <plist version="1.0">
        <dict>
          <key>NSFaceIDUsageDescription</key>
          <string>Unlock your notes.</string>
          <key>NSCameraUsageDescription</key>
          <string>
        """
      ) == true
    )
  }

  @Test func insertsAtTheEndWithoutPurposeStrings() throws {
    let text = "<plist>\n<dict>\n\t<key>CFBundleName</key>\n\t<string>A</string>\n</dict>\n</plist>\n"
    let result = try #require(apply("Insert NSCameraUsageDescription (", to: text))
    #expect(result.hasPrefix("<plist>\n<dict>\n\t<key>CFBundleName</key>\n\t<string>A</string>\n\t<key>NSCamera"))
    #expect(result.hasSuffix("(camera)</string>\n</dict>\n</plist>\n"))
  }

  @Test func insertsIntoAnEmptyDictionary() throws {
    let result = try #require(apply("Insert NSCameraUsageDescription (", to: "<plist>\n<dict/>\n</plist>\n"))
    #expect(result.hasPrefix("<plist>\n<dict>\n\t<key>NSCameraUsageDescription</key>\n\t<string>"))
    #expect(result.hasSuffix("</string>\n</dict>\n</plist>\n"))
  }

  @Test func insertsIntoTables() throws {
    let text = "\"CFBundleName\" = \"App\";\n"
    let result = try #require(apply("Insert NSCameraUsageDescription (", to: text, file: "InfoPlist.strings"))
    #expect(result.hasPrefix("\"CFBundleName\" = \"App\";\n\"NSCameraUsageDescription\" = \""))
    #expect(result.hasSuffix("\";\n"))
  }

  @Test func insertsIntoTheOldSyntax() throws {
    let result = try #require(apply("Insert NSCameraUsageDescription (", to: "{\n\tCFBundleName = A;\n}\n"))
    #expect(result.hasPrefix("{\n\tCFBundleName = A;\n\tNSCameraUsageDescription = \""))
  }

  @Test func leavesOutWhatIsThereAndWhatIsDeprecated() {
    let titles = titles("<plist><dict><key>NSCameraUsageDescription</key><string>x</string></dict></plist>")
    #expect(!titles.contains { $0.hasPrefix("Insert NSCameraUsageDescription (") })
    #expect(!titles.contains { $0.hasPrefix("Insert NSLocationAlwaysUsageDescription (") })
    #expect(titles.contains { $0.hasPrefix("Insert NSMicrophoneUsageDescription (") })
  }

  @Test func onlyKeysOfThePlatform() {
    let document = Document(path: "/app/Info.plist", text: SourceText("<plist><dict/></plist>"))
    let onPhones = CodeActions.insertions(in: document, systems: [.iOS]).map(\.title)
    let onMacs = CodeActions.insertions(in: document, systems: [.macOS]).map(\.title)
    #expect(!onPhones.contains { $0.contains("NSAppleEventsUsageDescription") })
    #expect(onMacs.contains { $0.contains("NSAppleEventsUsageDescription") })
    #expect(onPhones.contains { $0.contains("NSCameraUsageDescription") })
  }

  @Test(arguments: [("App.entitlements", "<plist><dict/></plist>"), ("Info.plist", "<plist><array/></plist>")])
  func offersNoneElsewhere(_ file: String, _ text: String) {
    #expect(titles(text, file: file).isEmpty)
  }

  // MARK: Fixes

  private let fix = Fix("Take it out", [.delete(3..<5)])
  private let unsafe = Fix("Guess", [.delete(3..<4)], isSafe: false)
  private let document = Document(path: "/app/Other.plist", text: SourceText("<plist><dict/></plist>"))

  private func finding(_ range: Range<Int>, _ fixes: [Fix], rule: String = "some-rule") -> Finding {
    let description = RuleDescription(
      id: rule,
      severity: .warning,
      example: .init(bad: "", good: "")
    )
    var context = RuleContext(document)
    context.report(description, at: range, "", fixes: fixes)
    return context.findings[0]
  }

  @Test(arguments: [
    (0..<0, false), (2..<2, false), (3..<3, true), (4..<4, true), (8..<8, true), (9..<9, false), (0..<20, true),
  ])
  func offersTheFixesOfTouchedFindings(_ selection: Range<Int>, _ isOffered: Bool) {
    let actions = CodeActions.actions(in: document, selection: selection, findings: [finding(3..<8, [fix])])
    #expect(actions.map(\.title) == (isOffered ? ["Take it out"] : []))
  }

  @Test func prefersTheFirstFixWhereItIsSafe() {
    let safe = CodeActions.actions(in: document, selection: 3..<3, findings: [finding(3..<8, [fix, unsafe])])
    #expect(safe.map(\.isPreferred) == [true, false])
    #expect(safe.allSatisfy { $0.kind == .quickFix && $0.resolves.count == 1 })
    let risky = CodeActions.actions(in: document, selection: 3..<3, findings: [finding(3..<8, [unsafe, fix])])
    #expect(risky.map(\.isPreferred) == [false, false])
  }

  @Test func whatNeedsADecisionComesLastAndIsNotPreferred() {
    let decision = Fix("State it", [.insert("x", at: 3)], needsDecision: true)
    let findings = [
      finding(3..<8, [decision], rule: "a"), finding(3..<8, [unsafe], rule: "b"), finding(3..<8, [fix], rule: "c"),
    ]
    let actions = CodeActions.actions(in: document, selection: 3..<3, findings: findings)
    #expect(actions.map(\.title) == ["Guess", "Take it out", "State it"])
    #expect(actions.map(\.isPreferred) == [false, true, false])
    #expect(CodeActions.fix(of: "a", at: 3..<8, in: document, findings: findings) == nil)
    #expect(CodeActions.fixAll(in: document, findings: [findings[0]]) == nil)
  }

  @Test func repairsThatDoNotHelpAreNotPreferred() {
    let text = "(\"a\n-\nb)"
    let document = Document(path: "/app/Other.plist", text: SourceText(text))
    let findings = Linter().findings(in: document)
    let actions = CodeActions.actions(in: document, selection: 0..<text.utf8.count, findings: findings)
    #expect(actions.contains { $0.title == "Insert ," })
    #expect(actions.allSatisfy { !$0.isPreferred })
    #expect(CodeActions.fixAll(in: document, findings: findings) == nil)
  }

  @Test func offersAFixOfTwoFindingsOnce() {
    let findings = [finding(3..<8, [fix], rule: "a"), finding(4..<5, [fix], rule: "b")]
    let actions = CodeActions.actions(in: document, selection: 4..<4, findings: findings)
    #expect(actions.count == 1)
    #expect(actions.first?.resolves.map(\.rule) == ["a", "b"])
  }

  @Test func aFixOfARuleResolvesItsFinding() throws {
    let text = MarkedText(
      "<plist><dict><key>A</key><string>1</string><key>1️⃣A</key><string>1</string></dict></plist>"
    )
    let document = Document(path: "/app/Info.plist", text: text.source)
    let findings = Linter().findings(in: document)
    let actions = CodeActions.actions(in: document, selection: text["1️⃣"]..<text["1️⃣"], findings: findings)
    let action = try #require(actions.first { $0.resolves.contains { $0.rule == "plist-duplicate-key" } })
    let fixed = Document(path: "/app/Info.plist", text: document.text.applying(action.edits))
    #expect(!Linter().findings(in: fixed).contains { $0.rule == "plist-duplicate-key" })
  }

  // MARK: Missing purpose strings

  @Test func insertsAllThatIsMissing() throws {
    let text = "{\n  CFBundleName = A;\n}\n"
    let document = Document(path: "/app/Info.plist", text: SourceText(text))
    let needs = ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"].map { key in
      PurposeNeed(
        alternatives: [[key]],
        cause: "ask()",
        evidence: Evidence(path: "/app/A.swift", line: 0, lineText: "ask()", columns: 0..<5)
      )
    }
    let findings = Linter().findings(in: document, project: ProjectContext(code: CodeUsage(purposeNeeds: needs)))
    let actions = CodeActions.actions(in: document, selection: 0..<1, findings: findings)
    let action = try #require(actions.first { $0.title == "Insert all 2 missing usage descriptions" })
    #expect(action.resolves.count == 2)
    let lines = document.text.applying(action.edits).string.split(separator: "\n").map { $0.prefix { $0 != "=" } }
    #expect(
      lines == ["{", "  CFBundleName ", "  NSCameraUsageDescription ", "  NSMicrophoneUsageDescription ", "}"]
    )
    let first = findings.filter { $0.message.hasPrefix("NSCamera") }
    let one = CodeActions.actions(in: document, selection: 0..<1, findings: first)
    #expect(!one.contains { $0.title.hasPrefix("Insert all") })
  }

  /// Bug: a text that a project has for each of two configurations counted twice.
  @Test func allThatIsMissingCountsOnceWhereEachConfigurationHasIt() throws {
    let needs = ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"]
    let findings = needs.map { key in
      finding(
        3..<8,
        [Fix(key, [.insert("a\(key)", at: 1), .insert("b\(key)", at: 9)])],
        rule: "purpose-string-missing"
      )
    }
    let actions = CodeActions.actions(in: document, selection: 3..<3, findings: findings)
    #expect(actions.contains { $0.title == "Insert all 2 missing usage descriptions" && $0.edits.count == 4 })
    let one = CodeActions.actions(in: document, selection: 3..<3, findings: [findings[0]])
    #expect(!one.contains { $0.title.hasPrefix("Insert all") })
  }

  @Test func offersWhatChangesOtherFiles() {
    let edit = FileEdit(path: "/app/B", change: .newFile("b"))
    let fix = Fix("Make a file", [], isSafe: false, otherFiles: [edit])
    let actions = CodeActions.actions(in: document, selection: 3..<3, findings: [finding(3..<8, [fix])])
    #expect(actions.map(\.otherFiles) == [[edit]])
  }

  // MARK: Suppressions

  @Test func findingsCanBeDisabledForTheirLine() throws {
    let text = "{\n  NSCameraUsageDescription = \"\";\n}\n"
    let document = Document(path: "/app/Info.plist", text: SourceText(text))
    let findings = Linter().findings(in: document)
    let offered = CodeActions.actions(in: document, selection: 0..<text.utf8.count, findings: findings)
    let action = try #require(offered.first { $0.kind == .suppression })
    #expect(action.title.contains("purpose-string-empty"))
    #expect(!action.isPreferred)
    #expect(
      document.text.applying(action.edits).string
        == "{\n  /* plist-lsp:disable:next purpose-string-empty */\n  NSCameraUsageDescription = \"\";\n}\n"
    )
    // Fixes come first.
    let fixes = offered.lastIndex { $0.kind == .quickFix } ?? -1
    let first = try #require(offered.firstIndex { $0.kind == .suppression })
    #expect(fixes < first)
  }

  @Test(arguments: ["App.xcodeproj/project.pbxproj", "Localizable.xcstrings"])
  func nothingIsDisabledWhereXcodeDropsComments(file: String) throws {
    let text = "{\n  a = b;\n}\n"
    let document = Document(path: "/app/\(file)", text: SourceText(text))
    let finding = finding(4..<5, [], rule: "purpose-string-empty")
    let actions = CodeActions.actions(in: document, selection: 4..<4, findings: [finding])
    #expect(actions.isEmpty)
    let other = Document(path: "/app/Other.plist", text: SourceText(text))
    #expect(CodeActions.actions(in: other, selection: 4..<4, findings: [finding]).count == 1)
  }

  @Test func nothingIsDisabledAwayFromTheSelection() {
    let text = "{\n  NSCameraUsageDescription = \"\";\n}\n"
    let document = Document(path: "/app/Info.plist", text: SourceText(text))
    let offered = CodeActions.actions(in: document, selection: 0..<0, findings: Linter().findings(in: document))
    #expect(!offered.contains { $0.kind == .suppression })
  }
}
