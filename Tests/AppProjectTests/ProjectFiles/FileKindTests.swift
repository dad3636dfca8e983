import KeyCatalog
import ProjectFiles
import PropertyList
import SourceText
import Testing

extension FileKind {
  /// Returns the kind of files with the keys of a row of the catalog.
  fileprivate static func holding(_ name: String) -> FileKind {
    CatalogDomain(name: name).map(FileKind.holding) ?? .other
  }
}

struct FileKindTests {
  @Test func textsForAStoreAreNoTables() {
    let tree = PropertyListTree.parse(SourceText("Notes"))
    #expect(FileKind.recognise(path: "/a/fastlane/metadata/android/de-DE/title.strings", tree: tree) == .other)
    #expect(FileKind.recognise(path: "/a/de.lproj/title.strings", tree: tree) == .stringTable)
  }

  @Test func encryptedFilesAndPointersAreOfNoKind() {
    let pointer = Document(path: "/a/Info.plist", contents: Array("version https://git-lfs.github.com/spec/v1\n".utf8))
    #expect(pointer.kind == .other)
    #expect(pointer.opaqueContents == .pointer(of: "Git LFS"))
    #expect(Document(path: "/a/Info.plist", contents: Array("{ a = b; }".utf8)).opaqueContents == nil)
  }

  @Test(arguments: [
    ("App/Info.plist", "{ CFBundleIdentifier = a; }", FileKind.infoPlist),
    ("App/Info.plist", "{ NSCameraUsageDescription = a; method = \"app-store\"; }", .infoPlist),
    ("App/App.plist", "{ CFBundleIdentifier = a; CFBundleVersion = 1; method = \"app-store\"; }", .infoPlist),
    ("App/Info.plist", "{ PreferenceSpecifiers = (); }", .infoPlist),
    ("App/Info.plist", "{ CFBundleIdentifier = a; AvailableLibraries = (); }", .infoPlist),
    ("App/Info.plist", "{ AvailableLibraries = (); }", .holding("xcframework")),
    ("App/Info.plist", "{ UIViewControllerIdentifiersToNibNames = {}; }", .propertyList),
    ("App.dSYM/Contents/Info.plist", "{ CFBundlePackageType = dSYM; }", .propertyList),
    ("GoogleService-Info.plist", "{ GOOGLE_APP_ID = a; }", .holding("googleServiceInfo")),
    ("Settings.bundle/Root.plist", "{}", .holding("settingsBundle")),
    ("Settings.bundle/About.plist", "{ PreferenceSpecifiers = (); }", .holding("settingsBundle")),
    ("job.plist", "{ Label = a; ProgramArguments = (b); }", .holding("launchdJob")),
    ("adhoc.plist", "{ method = \"ad-hoc\"; teamID = A; signingStyle = manual; }", .holding("exportOptions")),
    ("Supporting/Expo.plist", "{ EXUpdatesURL = a; }", .holding("expoUpdates")),
    ("Any.plist", "{ \"com.apple.security.app-sandbox\" = YES; }", .entitlements),
    ("Any.plist", "{ NSPrivacyAccessedAPITypes = (); }", .privacyManifest),
    ("Any.plist", "{ a = b; }", .propertyList), ("Localizable.stringsdict", "{ a = {}; }", .stringsDictionary),
    ("notes.txt", "Hello", .other), ("Localizable.xcstrings", "{}", .stringCatalog),
    ("App.pbxproj", "{}", .propertyList), ("Office.mobileconfig", "{}", .holding("configurationProfile")),
    ("Office.mobileconfig", "", .holding("configurationProfile")),
    // Inside a signed message, which starts with a sequence.
    ("Office.mobileconfig", "0\u{1}<?xml version=\"1.0\"?><plist/>", .other),
  ])
  func fileIsRecognised(path: String, text: String, kind: FileKind) {
    #expect(Document(path: path, text: SourceText(text)).kind == kind)
  }
}
