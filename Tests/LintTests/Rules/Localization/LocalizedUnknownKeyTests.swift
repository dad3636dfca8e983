import Testing

@testable import LintRules

@Suite struct LocalizedUnknownKeyTests {
  private let check = RuleCheck(LocalizedUnknownKey.self, file: "InfoPlist.strings")

  @Test func findsTitlesAndMisspellings() {
    let findings = check.finds(
      """
      1️⃣"Privacy - Camera Usage Description"2️⃣ = "a";
      3️⃣"NSMicrophonUsageDescription"4️⃣ = "b";
      5️⃣"CFBundleDisplyName"6️⃣ = "c";
      7️⃣"NSQuantumUsageDescription"8️⃣ = "d";
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣"), ("7️⃣", "8️⃣")]
    )
    #expect(
      findings.map { $0.fixes.first?.title ?? "" }
        == [
          "Rename to NSCameraUsageDescription", "Rename to NSMicrophoneUsageDescription",
          "Rename to CFBundleDisplayName", "",
        ]
    )
  }

  @Test func acceptsKeysOfTheSystemAndTextsOfTheApp() {
    check.accepts(
      """
      "CFBundleDisplayName" = "a";
      "CFBundleName" = "a";
      "NSHumanReadableCopyright" = "b";
      "NSCameraUsageDescription" = "c";
      "OpenCamera" = "d";
      "Text document" = "e";
      "com.example.type" = "f";
      """
    )
    RuleCheck(LocalizedUnknownKey.self).accepts("{ CFBundleDisplyName = a; }")
  }

  @Test func readsTheCatalogOfTheInfoPlistAlone() {
    let text = """
      { "sourceLanguage": "en", "strings": {
        1️⃣"NSCamraUsageDescription"2️⃣: { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "Lesen." } } } },
        "NSCameraUsageDescription": {}, "Open": {}, "CFBundleName": {} }, "version": "1.0" }
      """
    let findings = RuleCheck(LocalizedUnknownKey.self, file: "InfoPlist.xcstrings").finds(text, at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.message.hasSuffix("Did you mean NSCameraUsageDescription?") == true)
    RuleCheck(LocalizedUnknownKey.self, file: "Localizable.xcstrings").accepts(text.filter { !"1️⃣2️⃣".contains($0) })
  }

  @Test func renames() {
    check.fixes("\"CFBundleDisplyName\" = \"c\";\n", to: "\"CFBundleDisplayName\" = \"c\";\n")
  }

  @Test func duplicatesAreRemoved() {
    check.fixes(
      "\"CFBundleDisplayName\" = \"c\";\n\"CFBundleDisplyName\" = \"c\";\n",
      to: "\"CFBundleDisplayName\" = \"c\";\n"
    )
  }

  @Test func theTextOfAPurposeStringIsNotAKey() {
    var project = LocalizedProject([
      "Info.plist": LocalizedProject.infoPlist("NSCameraUsageDescription = CAMERA_USAGE;"),
      "de.lproj/InfoPlist.strings": "CAMERA_USAGE = \"Lesen.\";",
    ])
    let findings = project.findings(LocalizedUnknownKey.self, in: "de.lproj/InfoPlist.strings")
    #expect(findings.map(\.range) == [0..<12])
    #expect(findings.first?.fixes.first?.title == "Rename to NSCameraUsageDescription")
    project.files["de.lproj/InfoPlist.strings"] = "CAMERA_USAGE = \"Lesen.\"; NSCameraUsageDescription = \"Lesen.\";"
    #expect(project.findings(LocalizedUnknownKey.self, in: "de.lproj/InfoPlist.strings").isEmpty)
  }
}
