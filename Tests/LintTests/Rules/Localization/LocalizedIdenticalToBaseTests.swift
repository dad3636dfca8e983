import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct LocalizedIdenticalToBaseTests {
  private func findings(_ language: String, _ text: String, base: String = "en") -> [Finding] {
    let table = "\(language).lproj/InfoPlist.strings"
    let infoPlist = LocalizedProject.infoPlist(
      "NSCameraUsageDescription = \"Scan the barcode of a product.\"; NSSiriUsageDescription = \"Siri\";",
      language: base
    )
    return LocalizedProject(["Info.plist": infoPlist, table: text]).findings(LocalizedIdenticalToBase.self, in: table)
  }

  @Test func findsTheSameText() {
    let findings = findings("de", "NSCameraUsageDescription = \"Scan the barcode of a product.\";")
    #expect(findings.map(\.range) == [27..<59])
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.first?.message.contains("for “de” has the same text as the Info.plist, which is in “en”") == true)
  }

  @Test(arguments: [("en-GB", "en"), ("en", "English"), ("nn", "nb"), ("hr", "sr")])
  func languagesThatAreAlikeMayShareATest(_ language: String, _ base: String) {
    #expect(findings(language, "NSCameraUsageDescription = \"Scan the barcode of a product.\";", base: base).isEmpty)
  }

  @Test func acceptsOtherAndShortTexts() {
    #expect(findings("de", "NSCameraUsageDescription = \"Lesen.\"; NSSiriUsageDescription = \"Siri\";").isEmpty)
  }

  @Test func unknownLanguagesShowNothing() {
    #expect(findings("de", "NSCameraUsageDescription = \"Scan the barcode of a product.\";", base: "$(X)").isEmpty)
  }

  @Test func wrongLanguageCodesShowNothing() {
    #expect(findings("ja", "NSCameraUsageDescription = \"Scan the barcode of a product.\";", base: "jp").isEmpty)
  }
}
