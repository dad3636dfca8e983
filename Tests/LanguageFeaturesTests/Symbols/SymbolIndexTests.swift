import AppProject
import LanguageFeatures
import ProjectFiles
import Testing

@Suite struct SymbolIndexTests {
  private let project = TableProject([
    "App.xcodeproj/project.pbxproj": """
    { rootObject = P; objects = {
      P = { isa = PBXProject; targets = (A); };
      A = { isa = PBXNativeTarget; name = Notes; productType = "com.apple.product-type.application";
        buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C, D); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Info.plist;
        PRODUCT_BUNDLE_IDENTIFIER = org.example.notes.beta; }; };
      D = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Info.plist;
        PRODUCT_BUNDLE_IDENTIFIER = org.example.notes; }; };
    }; }
    """,
    "Info.plist": """
    { CFBundleIdentifier = "$(PRODUCT_BUNDLE_IDENTIFIER)"; NSAppTransportSecurity = { NSAllowsArbitraryLoads = 1; };
      CFBundleURLTypes = ({ CFBundleURLName = n; }); }
    """,
    "App.entitlements": "{ com.apple.security.app-sandbox = 1; }",
    "en.lproj/Localizable.strings": "\"note.title\" = \"Title\"; \"Über\" = \"About\"; \"a\\nnote\" = \"A\";",
    "en.lproj/Localizable.stringsdict":
      "<plist><dict><key>note.title</key><dict/><key>notes</key><dict/></dict></plist>",
    "de.lproj/Localizable.strings": "\"note.title\" = \"Titel\"; \"only.german\" = \"D\";",
    "Menu.xcstrings": "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"Save note\":{},\"\":{}}}",
  ])

  private func names(_ query: String, limit: Int = 100) -> [String] {
    SymbolIndex(project.declarations).search(query, limit: limit).map(\.name)
  }

  @Test func allKindsOfNamesAreFound() {
    let symbols = SymbolIndex(project.declarations).search("", limit: 100)
    #expect(
      symbols.map { "\($0.name) \($0.container)" } == [
        "Notes App.xcodeproj", "org.example.notes.beta Notes", "org.example.notes Notes",
        "com.apple.security.app-sandbox App.entitlements", "CFBundleIdentifier Info.plist",
        "NSAppTransportSecurity Info.plist", "NSAllowsArbitraryLoads Info.plist", "CFBundleURLTypes Info.plist",
        "CFBundleURLName Info.plist", "note.title en.lproj/Localizable.strings", "Über en.lproj/Localizable.strings",
        "a note en.lproj/Localizable.strings", "notes en.lproj/Localizable.stringsdict", "Save note Menu.xcstrings",
      ]
    )
  }

  @Test func placesAreThoseOfTheNames() throws {
    let index = SymbolIndex(project.declarations)
    for (query, line) in [("notes", 3), ("org.example.notes.beta", 7)] {
      guard case .line(let evidence) = try #require(index.search(query, limit: 1).first).place else {
        Issue.record("no line of \(query)")
        continue
      }
      #expect(evidence.line == line - 1)
      #expect(evidence.path == "/app/App.xcodeproj/project.pbxproj")
    }
    guard case .range(let range, let document) = try #require(index.search("save", limit: 1).first).place else {
      Issue.record("no range")
      return
    }
    #expect(document.text.string(in: range) == "Save note")
  }

  @Test func theBestComeFirst() {
    // The whole name, then its start, a word of it, a part, and characters here and there.
    #expect(
      names("note") == [
        "Notes", "notes", "note.title", "a note", "Save note", "org.example.notes", "org.example.notes.beta",
        "NSAppTransportSecurity",
      ]
    )
    #expect(names("notes").prefix(2) == ["Notes", "notes"], "targets come before keys of tables")
    #expect(names("loads") == ["NSAllowsArbitraryLoads"])
    #expect(names("nsaal") == ["NSAllowsArbitraryLoads"])
    #expect(names("über") == ["Über"])
    #expect(names("xyz").isEmpty)
  }

  @Test func theNumberIsBounded() {
    #expect(names("e", limit: 3).count == 3)
    #expect(names("", limit: 3).count == 3)
  }

  @Test func filesWithoutAProjectCount() {
    let contents = ["/app/Info.plist": Array("{ CFBundleName = A; }".utf8)]
    let builder = ProjectContextBuilder(files: OverlaidFiles(contents), homeFolder: nil, workingFolder: "/app")
    let index = SymbolIndex(builder.declarations(of: "/app"))
    #expect(index.search("name", limit: 9).map(\.name) == ["CFBundleName"])
  }
}
