import Testing

@testable import LintEngine
@testable import LintRules

/// `strings-format-specifier-mismatch` where the key is a name and the text is in the table of another language.
@Suite struct FormatSpecifierLanguageTests {
  private let rule = StringsFormatSpecifierMismatch.self

  private func findings(_ base: String, _ translation: String) -> [Finding] {
    let file = "de.lproj/Localizable.strings"
    return LocalizedProject([file: translation, "en.lproj/Localizable.strings": base]).findings(rule, in: file)
  }

  @Test func findsOtherTypesSurplusAndMissingArguments() {
    let findings = findings(
      "a = \"%@ of %d\"; b = \"%d left\"; c = \"%@ and %@\";",
      "a = \"%d von %@\"; b = \"%d und %@\"; c = \"%@\";"
    )
    #expect(findings.map(\.range) == [5..<7, 29..<31, 38..<42])
    #expect(findings.map(\.severity) == [.error, .warning, .info])
    #expect(findings.first?.message.contains("differs from “en”") == true)
  }

  @Test func findsRemnantsAndLostValues() {
    let findings = findings("a = \"Delete %@\"; b = \"Level: %@\";", "a = \"{0} weg\"; b = \"Stufe\";")
    #expect(findings.map(\.range) == [5..<8, 19..<26])
    #expect(findings.map(\.severity) == [.warning, .warning])
  }

  @Test func acceptsOtherOrdersAndTextsWithoutArguments() {
    #expect(
      findings(
        "a = \"%@ of %d\"; b = \"100%\"; c = \"5 % down\"; d = \"50% off\"; e = \"%d\"; f = \"\";",
        "a = \"%2$d von %1$@\"; b = \"100 %\"; c = \"5%\"; d = \"50%\"; e = \"%lu\"; f = \"%@\"; g = \"%@\";"
      ).isEmpty
    )
  }

  @Test func aTextWithoutArgumentsHasNoneInTranslations() {
    let findings = findings("a = \"Owner\"; b = \"5 %\";", "a = \"Eigentümer: %@\"; b = \"%d %\";")
    #expect(findings.map(\.range) == [18..<20])
    #expect(findings.first?.message.contains("“en” has none") == true)
  }

  @Test func swappedArgumentsAreNumbered() {
    let base = "a = \"%@ has %d of %d\";"
    let project = LocalizedProject(["de.lproj/A.strings": "a = \"%d von %d in %@\";", "en.lproj/A.strings": base])
    let fix = project.findings(rule, in: "de.lproj/A.strings").first?.fixes.first
    #expect(fix?.isSafe == false)
    let fixed = project.applying(fix, to: "de.lproj/A.strings")
    #expect(fixed == ["de.lproj/A.strings": "a = \"%2$d von %3$d in %1$@\";"])
  }

  @Test func foldersOfLanguagesAreComparedWithoutAProject() {
    var project = LocalizedProject(["de.lproj/A.strings": "a = \"%@\";", "en.lproj/A.strings": "a = \"%d\";"])
    project.files["Package.swift"] = nil
    #expect(project.findings(rule, in: "de.lproj/A.strings").count == 1)
  }

  @Test func aKeyWithSpecifiersIsTheText() {
    #expect(findings("\"%@ x\" = \"%d\";", "\"%@ x\" = \"%@\";").isEmpty)
    #expect(findings("\"%@ x\" = \"%@\";", "\"%@ x\" = \"%d\";").count == 1)
  }

  @Test func placeholdersWithNamesAreCompared() {
    let findings = findings(
      "a = \"Hi {name}\"; b = \"%{count} beds\"; c = \"Hi {name}\"; d = \"Hi {name}\";",
      "a = \"Hallo {Name}\"; b = \"%{anzahl} Beete\"; c = \"Hallo\"; d = \"Hallo {wort}\";"
    )
    #expect(findings.map(\.severity) == [.warning, .warning, .info, .info])
    #expect(findings.first?.fixes.map(\.title) == ["Replace with “{name}”"])
  }

  @Test func acceptsTheSamePlaceholdersAndPatternsOfICU() {
    #expect(
      findings(
        "a = \"{name} has {count}\"; b = \"{n, plural, one {bed} other {beds}}\"; c = \"{{name}}\"; d = \"${name}\";",
        "a = \"{count} hat {name}\"; b = \"{n, plural, one {Beet} other {Beete}}\"; c = \"{{wort}}\"; d = \"{}\";"
      ).isEmpty
    )
  }
}
