import Testing

@testable import LintRules

@Suite struct PlistMergeConflictMarkerTests {
  private let check = RuleCheck(PlistMergeConflictMarker.self)

  private let text = """
    <plist version="1.0"><dict>
    1️⃣<<<<<<< HEAD2️⃣
      <key>A</key>
      <true/>
    3️⃣=======4️⃣
      <key>A</key>
      <false/>
    5️⃣>>>>>>> other6️⃣
    </dict></plist>
    """

  private var plain: String { text.filter { !"1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣".contains($0) } }

  @Test func reportsEachMarker() {
    check.finds(text, at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣")])
    RuleCheck(PlistDuplicateKey.self).accepts(plain)
  }

  @Test func keepsEitherSide() {
    let upper = "<plist version=\"1.0\"><dict>\n  <key>A</key>\n  <true/>\n</dict></plist>"
    check.fixes(plain, to: upper)
    let lower = "<plist version=\"1.0\"><dict>\n  <key>A</key>\n  <false/>\n</dict></plist>"
    check.fixes(plain, to: lower, index: 1)
  }

  @Test func leavesOutTheCommonAncestor() {
    let text = "{\n<<<<<<< ours\na = 1;\n||||||| base\na = 0;\n=======\na = 2;\n>>>>>>> theirs\n}\n"
    check.fixes(text, to: "{\na = 1;\n}\n")
    check.fixes(text, to: "{\na = 2;\n}\n", index: 1)
  }

  @Test func hasNoFixForHalfAConflict() {
    let findings = check.finds("{\n1️⃣<<<<<<< HEAD2️⃣\na = 1;\n}\n", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.fixes.isEmpty == true)
  }

  @Test func acceptsMarkersInTextAndComments() {
    check.accepts("<plist><!--\n<<<<<<< HEAD\n--><string>a\n=======\n</string></plist>")
  }
}
