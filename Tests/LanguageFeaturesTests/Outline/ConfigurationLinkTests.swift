import LanguageFeatures
import ProjectFiles
import SourceText
import Testing

/// Links in an `.xcconfig`.
@Suite struct ConfigurationLinkTests {
  private func links(_ text: String, files: [String]) -> [String] {
    let document = Document(path: "/tree/Configs/App.xcconfig", text: SourceText(text))
    let disk = OverlaidFiles(Dictionary(files.map { ($0, []) }) { first, _ in first })
    return DocumentLinks.links(in: document, files: disk).map { link in
      let text = document.text.string(in: link.range)
      return if case .file(let path) = link.target { "\(text) -> \(path)" } else { text }
    }
  }

  @Test func includedFiles() {
    let text =
      "// é🎙\n#include \"Base.xcconfig\"\n#include? \"../Pods/A.xcconfig\"\n#include \"None.xcconfig\"\n#include \"\n"
    #expect(
      links(text, files: ["/tree/Configs/Base.xcconfig", "/tree/Pods/A.xcconfig"])
        == ["Base.xcconfig -> /tree/Configs/Base.xcconfig", "../Pods/A.xcconfig -> /tree/Pods/A.xcconfig"]
    )
  }

  @Test func filesOfSettings() {
    let text =
      "INFOPLIST_FILE[sdk=a*] = $(SRCROOT)/App/Info.plist // x\nCODE_SIGN_ENTITLEMENTS = A.entitlements\nB = App/Info.plist"
    let files = ["/tree/project.yml", "/tree/App/Info.plist", "/tree/Configs/A.entitlements"]
    #expect(
      links(text, files: files) == [
        "$(SRCROOT)/App/Info.plist -> /tree/App/Info.plist", "A.entitlements -> /tree/Configs/A.entitlements",
      ]
    )
    #expect(links(text, files: ["/tree/project.yml"]).isEmpty)
  }
}
