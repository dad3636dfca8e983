import Testing

@testable import LintRules

@Suite struct PlistNotWellFormedTests {
  private let check = RuleCheck(PlistNotWellFormed.self)

  @Test func reportsHyphensInComments() {
    let findings = check.finds("<plist><!-- a 1️⃣--2️⃣ b --><true/></plist>", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .warning)
  }

  @Test func reportsATagThatTheNextOneCloses() {
    check.finds("<plist><array>1️⃣<string2️⃣\n<string>a</string></array></plist>", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsWellFormedFiles() {
    check.accepts("<?xml version=\"1.0\"?>\n<!-- a - b --><plist><true/></plist>\n<!-- end -->")
  }

  @Test(arguments: [
    ("<!-- a -- b -->", "<!-- a - b -->"), ("<!-- a --- b -- c--->", "<!-- a - b - c-->"),
    ("<!------ a ------>", "<!--==== a ====-->"),
  ])
  func writesHyphensAsXMLPermitsThem(_ comment: String, _ fixed: String) {
    let rest = "<plist><dict><key>a</key><true/></dict></plist>"
    RuleCheck(PlistNotWellFormed.self, file: "A.entitlements").fixes(comment + rest, to: fixed + rest)
    check.accepts(fixed + rest)
  }
}
