import AppProject
import LanguageFeatures
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
    var builder = ProjectContextBuilder(files: OverlaidFiles(files), homeFolder: nil)
    #expect(hints([.buildValues], builder.context(for: "/tree/App/Info.plist")) == ["tring>|= Walk"])
  }
}
