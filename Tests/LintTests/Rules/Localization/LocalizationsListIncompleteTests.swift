import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LocalizationsListIncompleteTests {
  private let app = "CFBundleDevelopmentRegion = en; CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES;"

  private func check(_ files: [String] = [], regions: String = "en, Base") -> ProjectCheck {
    let project = "{ rootObject = P; objects = { P = { isa = PBXProject; knownRegions = (\(regions)); }; }; }"
    let all = files + ["ios/Runner.xcodeproj/project.pbxproj", "pubspec.yaml"]
    let texts = Dictionary(uniqueKeysWithValues: all.map { ($0, $0.hasSuffix("pbxproj") ? project : "{}") })
    return ProjectCheck(LocalizationsListIncomplete.self, file: "ios/Runner/Info.plist", texts)
  }

  private let texts = ["lib/l10n/app_de.arb", "lib/l10n/app_en.arb", "lib/l10n/app_pt_BR.arb"]

  @Test func reportsLanguagesThatNothingLists() {
    let found = check(texts).finds("1️⃣{2️⃣ \(app) }").first
    #expect(found?.message.hasPrefix("The app has texts in de and pt-BR (“app_de.arb”)") == true)
    #expect(found?.severity == .info)
    check(texts).finds("{ \(app) CFBundleLocalizations = 1️⃣(en, de)2️⃣; }")
    check(texts).fixes(
      "{ \(app) CFBundleLocalizations = (en, de); }",
      to: "{ \(app) CFBundleLocalizations = (en, de, \"pt-BR\"); }"
    )
  }

  @Test func aListInDartNamesLanguages() {
    func check(_ list: String) -> ProjectCheck {
      let files = [
        "ios/Runner.xcodeproj/project.pbxproj": "{}", "pubspec.yaml": "",
        "lib/main.dart": "final app = MaterialApp(supportedLocales: const [\(list)]);",
      ]
      return ProjectCheck(LocalizationsListIncomplete.self, file: "ios/Runner/Info.plist", files)
    }
    let found = check("Locale('en'), Locale('pt', 'BR'), Locale(\"de\")").finds("1️⃣{2️⃣ \(app) }").first
    #expect(found?.message.hasPrefix("The app has texts in de and pt-BR (“main.dart”)") == true)
    check("Locale('en')").accepts("{ \(app) }")
    check("Locale(code), Locale('x1'), Locale('en')").accepts("{ \(app) }")
  }

  @Test func aListFoldersAndRegionsDeclareLanguages() {
    check(texts).accepts("{ \(app) CFBundleLocalizations = (en, de, pt); }")
    check(texts, regions: "en, Base, de, \"pt-BR\"").accepts("{ \(app) }")
    check(texts + ["ios/Runner/de.lproj/Main.strings", "ios/Runner/pt.lproj/Main.strings"]).accepts("{ \(app) }")
  }

  @Test func aSingleLanguageAndOtherNamesAreNoneToList() {
    check(["lib/l10n/app_de.arb"]).accepts("{ \(app) }")
    check(["lib/l10n/app_en.arb", "lib/l10n/intl_messages.arb", "lib/l10n/de.arb"]).accepts("{ \(app) }")
    check().accepts("{ \(app) }")
  }
}
