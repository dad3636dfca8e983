import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct StringsKeyUnusedTests {
  private func count(_ code: String, _ more: [String: String] = [:]) -> Int {
    let files = ["List.swift": code, "Package.swift": ""].merging(more) { $1 }
    return ProjectCheck(StringsKeyUnused.self, file: "en.lproj/Localizable.strings", files)
      .findings(in: "\"a\" = \"A\"; \"b\" = \"B\";").count
  }

  @Test func reportsWhatNoCodeContains() {
    #expect(count("NSLocalizedString(\"a\", comment: \"\")") == 1)
    #expect(count("NSLocalizedString(\"a\", comment: \"\"); let later = \"b\"") == 0)
  }

  @Test func computedKeysMayBeAny() {
    #expect(count("NSLocalizedString(\"a\", comment: \"\"); NSLocalizedString(key, comment: \"\")") == 0)
    #expect(count("Text(\"a\"); Text(\"b \\(c)\")") == 0)
    #expect(count("let a = 1") == 0, "nothing asks for the table")
    #expect(count("NSLocalizedString(\"a\", comment: \"\")", ["main.dart": "x"]) == 0)
  }
}
