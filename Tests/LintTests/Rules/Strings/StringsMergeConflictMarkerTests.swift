import Testing

@testable import LintRules

@Suite struct StringsMergeConflictMarkerTests {
  private let check = RuleCheck(StringsMergeConflictMarker.self, file: "Localizable.strings")

  private let text = "a = 1;\n1️⃣<<<<<<< HEAD2️⃣\nb = 2;\n3️⃣=======4️⃣\nb = 3;\n5️⃣>>>>>>> other6️⃣\n"

  private var plain: String { text.filter { !"1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣".contains($0) } }

  @Test func isAnErrorWhereFoundationStopsInSilence() {
    let findings = check.finds(text, at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.message.contains("ignores everything from here on") == true)
  }

  @Test func isAnErrorInsideAnEntry() {
    let findings = check.finds("a =\n1️⃣<<<<<<< HEAD2️⃣\n1;\n", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .error)
  }

  @Test func keepsEitherSide() {
    check.fixes(plain, to: "a = 1;\nb = 2;\n")
    check.fixes(plain, to: "a = 1;\nb = 3;\n", index: 1)
  }

  @Test func acceptsMarkersInTextAndComments() {
    check.accepts("a = \"\n=======\n\"; /*\n<<<<<<< HEAD\n*/")
  }
}
