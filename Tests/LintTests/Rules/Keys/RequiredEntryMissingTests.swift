import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct RequiredEntryMissingTests {
  private let check = RuleCheck(RequiredEntryMissing.self, file: "Settings.bundle/Root.plist")

  @Test func reportsASettingWithoutKey() {
    let finding = check.finds(
      "{ PreferenceSpecifiers = ({ Type = 1️⃣PSTextFieldSpecifier2️⃣; Title = a; }); }",
      at: [("1️⃣", "2️⃣")]
    ).first
    #expect(finding?.message == "Missing key Key, which Type PSTextFieldSpecifier requires.")
    check.finds("{ PreferenceSpecifiers = (1️⃣{2️⃣ Title = a; Key = b; }); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func reportsDeclarationsWithoutIdentifier() {
    RuleCheck(RequiredEntryMissing.self).finds(
      "{ CFBundleName = a; UTExportedTypeDeclarations = (1️⃣{2️⃣ UTTypeConformsTo = (public.data); }); }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func emptyItemsAreInformation() {
    let findings = RuleCheck(RequiredEntryMissing.self).finds(
      "{ CFBundleName = a; UTImportedTypeDeclarations = (1️⃣{2️⃣}, 3️⃣{4️⃣ UTTypeConformsTo = (public.data); }); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.map(\.severity) == [.info, .warning])
  }

  /// What names an audio component, a camera extension and the providers of a system extension.
  @Test(arguments: [
    "AudioComponents = (1️⃣{2️⃣ subtype = abcd; manufacturer = Demo; });", "CMIOExtension = 1️⃣{2️⃣};",
    "NetworkExtension = 1️⃣{2️⃣ NEMachServiceName = a; };",
    "NSExtension = { NSExtensionAttributes = { AudioComponents = (1️⃣{2️⃣ type = aufx; manufacturer = Demo; }); }; };",
  ])
  func reportsPlugInsWithoutTheirNames(_ entry: String) {
    RuleCheck(RequiredEntryMissing.self).finds("{ CFBundleName = a; \(entry) }", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsCompleteAndForeignRows() {
    check.accepts(
      "{ PreferenceSpecifiers = ({ Type = PSTextFieldSpecifier; Key = a; }, { Type = PSGroupSpecifier; }); }"
    )
    check.accepts("{ PreferenceSpecifiers = ({ Type = IASKButtonSpecifier; }); }")
    RuleCheck(RequiredEntryMissing.self).accepts(
      "{ CFBundleName = a; CFBundleURLTypes = ({ CFBundleURLSchemes = (a); }); }"
    )
  }

  /// Bug: an app may read the name of its extension's service from the same dictionary.
  @Test func onlyASystemExtensionNeedsProviders() {
    RuleCheck(RequiredEntryMissing.self).accepts(
      "{ CFBundlePackageType = APPL; NetworkExtension = { NEMachServiceName = a.b; }; }"
    )
  }

  /// What Siri skips in the vocabulary of an app.
  @Test(arguments: [
    "IntentPhrases = (1️⃣{2️⃣ IntentExamples = (a); });",
    "ParameterVocabularies = (1️⃣{2️⃣ ParameterNames = (\"INStartWorkoutIntent.workoutName\"); });",
    "ParameterVocabularies = (1️⃣{2️⃣ ParameterVocabulary = (); });",
    "ParameterVocabularies = ({ ParameterNames = (a); ParameterVocabulary = (1️⃣{2️⃣ VocabularyItemSynonyms = (); }); });",
    "ParameterVocabularies = ({ ParameterNames = (a); ParameterVocabulary = (1️⃣{2️⃣ VocabularyItemIdentifier = b; }); });",
  ])
  func reportsPartsOfAVocabularyWithoutNames(_ entry: String) {
    let check = RuleCheck(RequiredEntryMissing.self, file: "en.lproj/AppIntentVocabulary.plist")
    check.finds("{ \(entry) }", at: [("1️⃣", "2️⃣")])
    check.accepts("{ IntentPhrases = ({ IntentName = INStartWorkoutIntent; IntentExamples = (a); }); }")
  }
}
