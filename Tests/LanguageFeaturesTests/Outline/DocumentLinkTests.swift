import LanguageFeatures
import ProjectFiles
import SourceText
import Testing

/// Links to addresses and files.
@Suite struct DocumentLinkTests {
  private func links(_ text: String, _ path: String = "/tree/App/Info.plist", files: [String] = []) -> [String] {
    let document = Document(path: path, text: SourceText(text))
    let disk = OverlaidFiles(Dictionary(files.map { ($0, []) }) { first, _ in first })
    return DocumentLinks.links(in: document, files: disk).map { link in
      let text = document.text.string(in: link.range)
      switch link.target {
      case .address(let address): return "\(text) -> \(address)"
      case .file(let path): return "\(text) -> \(path)"
      }
    }
  }

  @Test func addresses() {
    let text = """
      <plist><dict><key>A</key><string>See https://example.org/a?b=1&amp;c=2, or (http://example.com/x).</string>
      <key>B</key><string>https://$(HOST)/x</string><key>C</key><string>xhttps://a.b https:// ://</string></dict></plist>
      """
    #expect(
      links(text) == [
        "https://example.org/a?b=1&amp;c=2 -> https://example.org/a?b=1&c=2",
        "http://example.com/x -> http://example.com/x",
      ]
    )
  }

  @Test func storyboards() {
    let text = "<plist><dict><key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>"
    #expect(
      links(text, files: ["/tree/App/Base.lproj/Launch.storyboard"])
        == ["Launch -> /tree/App/Base.lproj/Launch.storyboard"]
    )
    #expect(links(text, files: ["/tree/App/Other.storyboard"]).isEmpty)
  }

  @Test func filesOfBuildSettings() {
    let settings = "INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\"; CODE_SIGN_ENTITLEMENTS = A.entitlements;"
    let text = "{ buildSettings = { \(settings) }; }"
    #expect(
      links(text, "/tree/App.xcodeproj/project.pbxproj", files: ["/tree/App/Info.plist"])
        == ["$(SRCROOT)/App/Info.plist -> /tree/App/Info.plist"]
    )
  }
}
