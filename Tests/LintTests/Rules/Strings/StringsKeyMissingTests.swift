import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct StringsKeyMissingTests {
  private let rule = StringsKeyMissing.self
  private let file = "en.lproj/Localizable.strings"

  private func project(_ code: String, source: String = "List.swift", _ more: [String: String] = [:])
    -> LocalizedProject
  {
    LocalizedProject([file: "\"list.title\" = \"Notes\";\n", source: code].merging(more) { $1 })
  }

  private func messages(_ code: String, source: String = "List.swift", _ more: [String: String] = [:]) -> [String] {
    project(code, source: source, more).findings(rule, in: file).map(\.message)
  }

  @Test(arguments: [
    "NSLocalizedString(\"list.empty\", comment: \"\")", "String(localized: \"list.empty\")",
    "LocalizedStringResource(\"list.empty\")", "let key: LocalizedStringKey = LocalizedStringKey(\"list.empty\")",
    "AttributedString(localized: \"list.empty\", table: nil)",
    "NSLocalizedString(\"list.empty\", bundle: .main, value: \"\", comment: \"\")",
  ])
  func namesTheKey(_ code: String) {
    #expect(messages(code) == ["Code requests the key “list.empty”, which this table does not have in any language."])
  }

  @Test func objectiveCCounts() {
    #expect(messages("id a = NSLocalizedString(@\"list.empty\", nil);", source: "List.m").count == 1)
    let table = "NSLocalizedStringFromTable(@\"list.empty\", @\"Other\", nil);"
    #expect(messages(table, source: "List.m").isEmpty)
  }

  @Test(arguments: [
    "NSLocalizedString(\"list.title\", comment: \"\")", "NSLocalizedString(key, comment: \"\")",
    "NSLocalizedString(\"a.b\", tableName: \"Other\", comment: \"\")",
    "NSLocalizedString(\"a.b\", bundle: Bundle(for: A.self), comment: \"\")",
    "NSLocalizedString(\"a.b\", value: \"Text\", comment: \"\")", "String(localized: \"a.b \\(count)\")",
    "// NSLocalizedString(\"a.b\", comment: \"\")", "Text(\"a.b\")", "String(\"a.b\")",
    "UIKit.localizedString(forKey: \"a.b\", value: nil, table: nil)",
  ])
  func acceptsOtherCode(_ code: String) {
    #expect(messages(code).isEmpty)
  }

  @Test func anotherLanguageOrCatalogMayHaveTheKey() {
    let code = "NSLocalizedString(\"a.b\", comment: \"\")"
    #expect(messages(code, ["de.lproj/Localizable.strings": "\"a.b\" = \"A\";"]).isEmpty)
    #expect(messages(code, ["Localizable.xcstrings": "{\"sourceLanguage\":\"en\",\"strings\":{}}"]).isEmpty)
    #expect(
      messages(code, ["en.lproj/Localizable.stringsdict": "<plist><dict><key>a.b</key><dict/></dict></plist>"]).isEmpty
    )
  }

  @Test func severalKeysAreOneFindingWithTheirPlaces() {
    let code = "NSLocalizedString(\"Done\", comment: \"\"); NSLocalizedString(\"Not now\", comment: \"\")"
    let project = project(code, ["de.lproj/Localizable.strings": "\"list.title\" = \"Notizen\";"])
    let findings = project.findings(rule, in: file)
    #expect(findings.map(\.severity) == [.info], "the keys are texts")
    #expect(findings.first?.related.count == 2)
    let fixed = project.applying(findings.first?.fixes.first, to: file)[file]
    #expect(fixed == "\"list.title\" = \"Notes\";\n\"Done\" = \"Done\";\n\"Not now\" = \"Not now\";\n")
  }

  private func messages(_ files: [String: String]) -> [String] {
    LocalizedProject(files).findings(StringsKeyMissing.self, in: "App/en.lproj/Localizable.strings").map(\.message)
  }

  @Test func aTableIsForTheCodeOfItsTargets() {
    let project = ExampleProject(
      .init("INFOPLIST_FILE = App/Info.plist;", embeds: ["Widget"], folder: "App"),
      .init("INFOPLIST_FILE = Widget/Info.plist;", name: "Widget", product: "app-extension", folder: "Widget")
    )
    let files = [
      ExampleProject.file: project.text, "App/Info.plist": LocalizedProject.infoPlist(""),
      "Widget/Info.plist": "{ NSExtension = {}; }", "App/en.lproj/Localizable.strings": "\"a.b\" = \"c\";",
    ]
    let code = #"let text = NSLocalizedString("x.y", comment: "")"#
    #expect(messages(files.merging(["App/A.swift": code]) { first, _ in first }).count == 1)
    #expect(messages(files.merging(["Widget/A.swift": code]) { first, _ in first }) == [])
  }

  @Test func textsOfViewsAreKeysWhereTheTableHasNearlyAll() {
    let view = { (keys: [String]) in keys.map { "Text(\"\($0)\")" }.joined(separator: "\n") }
    let table = ["One", "Two", "Three", "Four", "Five"].map { "\"\($0)\" = \"a\";" }.joined(separator: "\n")
    let files = { (keys: [String]) in ["App/en.lproj/Localizable.strings": table, "App/V.swift": view(keys)] }
    #expect(messages(files(["One", "Two", "Three", "Four", "Five", "Six"])).count == 1)
    #expect(messages(files(["One", "Two", "Six"])) == [])
    #expect(messages(files(["One", "Two", "Three", "Four", "Five"])) == [])
  }

  @Test func usersOfOneLanguageSeeTextsThatAreKeys() {
    let code = "NSLocalizedString(\"No notes yet\", comment: \"\")"
    #expect(messages(code).isEmpty)
    #expect(messages(code, ["de.lproj/Localizable.strings": "\"list.title\" = \"Notizen\";"]).count == 1)
  }

  /// Missed: in many apps, a member of `String` looks the text up.
  @Test func aMemberOfTheProjectLooksTextsUp() {
    let member = { (call: String) in "extension String { var localized: String { \(call) } }" }
    let wrapper = { (call: String) in ["Text.swift": member(call)] }
    let code = "let a = \"list.empty\".localized, b = \"list.title\".localized"
    #expect(messages(code, wrapper("NSLocalizedString(self, comment: \"\")")).count == 1)
    #expect(messages(code, wrapper("NSLocalizedString(self, tableName: \"T\", comment: \"\")")).isEmpty)
    #expect(messages(code, wrapper("NSLocalizedString(self, bundle: .app, comment: \"\")")).isEmpty)
    #expect(messages(code, wrapper("texts[self] ?? self")).isEmpty, "it may look anywhere")
    let two = ["A.swift": "NSLocalizedString(self, comment: \"\")", "B.swift": "NSLocalizedString(self)"]
    #expect(messages(code, two.mapValues(member)).isEmpty, "either may be meant")
  }
}
