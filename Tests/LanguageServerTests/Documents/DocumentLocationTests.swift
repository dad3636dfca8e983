import Testing

@testable import LanguageServer

struct DocumentLocationTests {
  @Test(
    "paths of files",
    arguments: [
      ("file:///app/Info.plist", "/app/Info.plist"),
      ("file:///app/My%20App%23/Gr%C3%B6%C3%9Fe.plist", "/app/My App#/Größe.plist"),
      ("file:///a+b/100%/%zz", "/a+b/100%/%zz"),
      ("FILE://localhost/x", "/x"),
      ("file:/x/y", "/x/y"),
      ("file:///c%3A/App/Info.plist", "c:/App/Info.plist"),
      ("file:///C:/App/Info.plist", "c:/App/Info.plist"),
      ("file:///x?query#part", "/x"),
    ]
  )
  func filePath(uri: String, path: String) {
    #expect(DocumentLocation(DocumentURI(uri)).filePath == path)
    #expect(DocumentLocation(DocumentURI(uri)).recognitionPath == path)
  }

  @Test(
    "documents that lie on no disk have a name at most",
    arguments: [
      ("untitled:Untitled-1", "Untitled-1"),
      ("untitled:/app/Info.plist", "Info.plist"),
      ("vscode-vfs://github/me/app/Info.plist", "Info.plist"),
      ("git:/app/Info.plist?ref", "Info.plist"),
      ("file://server/share/Info.plist", "Info.plist"),
      ("untitled:", nil),
      ("", nil),
      ("%%%", nil),
    ]
  )
  func noDisk(uri: String, name: String?) {
    #expect(DocumentLocation(DocumentURI(uri)).filePath == nil)
    #expect(DocumentLocation(DocumentURI(uri)).recognitionPath == name)
  }

  @Test("a path survives the way there and back", arguments: ["/a/b.plist", "/ü #?%[1]/x", "c:/App/x.plist"])
  func roundTrip(path: String) {
    #expect(DocumentLocation(DocumentURI(filePath: path)).filePath == path)
  }

  @Test func anAddressIsEncoded() {
    #expect(DocumentURI(filePath: "/My App/é").rawValue == "file:///My%20App/%C3%A9")
  }

  @Test func anAddressThatIsLongerThanAnyPathIsNotOnDisk() {
    let long = DocumentURI("file:///" + String(repeating: "a/", count: 50_000) + "Info.plist")
    let location = DocumentLocation(long)
    #expect(location.filePath == nil)
    #expect(location.recognitionPath == "Info.plist")
  }
}
