import AppProject
import LanguageFeatures
import ProjectFiles
import SourceText
import Testing

/// Texts between the characters of documents.
@Suite struct InlayHintTests {
  private let text = """
    <plist><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>Own</key><data>AAEC</data></dict></plist>
    """

  private func hints(_ kinds: Set<InlayHintProposal.Kind>, _ project: ProjectContext? = nil) -> [String] {
    let document = Document(path: "/tree/App/Info.plist", text: SourceText(text))
    let hints = InlayHints.hints(in: document, range: 0..<document.text.count, kinds: kinds, project: project)
    return hints.map { hint in
      "\(document.text.string(in: max(hint.offset - 6, 0)..<hint.offset))|\(hint.text)"
    }
  }

  @Test func namesOfKeysAndSizesOfData() {
    #expect(hints(Set(InlayHintProposal.Kind.allCases)) == ["</key>|Bundle name", "<data>|bytes: 3"])
  }

  @Test func eachKindCanBeChosen() {
    #expect(hints([.keyNames]) == ["</key>|Bundle name"])
    #expect(hints([.dataSizes]) == ["<data>|bytes: 3"])
    #expect(hints([]).isEmpty)
  }

  @Test func valuesOfTheBuild() {
    let project = """
      { objects = {
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = App/Info.plist;
          PRODUCT_NAME = Walk; }; };
      }; }
      """
    let files = [
      "/tree/App/Info.plist": Array(text.utf8), "/tree/App.xcodeproj/project.pbxproj": Array(project.utf8),
    ]
    let builder = ProjectContextBuilder(files: OverlaidFiles(files), homeFolder: nil)
    #expect(hints([.buildValues], builder.context(for: "/tree/App/Info.plist")) == ["tring>|= Walk"])
  }

  private func languages(_ text: String, of name: String) -> [String] {
    let document = Document(path: "/tree/\(name)", text: SourceText(text))
    return InlayHints.hints(in: document, range: 0..<document.text.count, kinds: [.languageNames]).map { hint in
      "\(document.text.string(in: max(hint.offset - 4, 0)..<hint.offset))|\(hint.text)"
    }
  }

  @Test func namesOfLanguages() {
    let list = "{ CFBundleLocalizations = ( de, \"pt-BR\", Base, xx, \"zh-Hant-HK\" ); CFBundleName = de; }"
    let found = languages(list, of: "Info.plist")
    #expect(found == ["( de|German", "-BR\"|Portuguese (Brazil)", "-HK\"|Chinese (Traditional, Hong Kong)"])
    #expect(
      languages("{ objects = { A = { knownRegions = ( en, Base ); }; }; }", of: "project.pbxproj") == ["( en|English"]
    )
  }

  @Test func namesOfLanguagesInCatalogs() {
    let catalog = """
      { "sourceLanguage" : "en", "strings" : { "de" : { "localizations" : {
      "fr_CA" : { "stringUnit" : { "state" : "new", "value" : "de" } } } } } }
      """
    #expect(languages(catalog, of: "A.xcstrings") == ["_CA\"|French (Canada)"])
    let document = Document(path: "/tree/A.xcstrings", text: SourceText(catalog))
    #expect(InlayHints.hints(in: document, range: 0..<10, kinds: [.languageNames]).isEmpty)
    #expect(InlayHints.hints(in: document, range: 0..<document.text.count, kinds: [.keyNames]).isEmpty)
  }
}
