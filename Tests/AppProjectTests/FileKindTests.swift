import AppProject
import SourceText
import Testing

struct FileKindTests {
  @Test(arguments: [
    ("App/Info.plist", "{ CFBundleIdentifier = a; }", FileKind.infoPlist),
    ("App/Info.plist", "{ AvailableLibraries = (); }", .xcframework),
    ("App/Info.plist", "{ UIViewControllerIdentifiersToNibNames = {}; }", .propertyList),
    ("App.dSYM/Contents/Info.plist", "{ CFBundlePackageType = dSYM; }", .propertyList),
    ("GoogleService-Info.plist", "{ GOOGLE_APP_ID = a; }", .googleServiceInfo),
    ("Settings.bundle/Root.plist", "{}", .settingsBundle),
    ("Settings.bundle/About.plist", "{ PreferenceSpecifiers = (); }", .settingsBundle),
    ("job.plist", "{ Label = a; ProgramArguments = (b); }", .launchdJob),
    ("adhoc.plist", "{ method = \"ad-hoc\"; teamID = A; signingStyle = manual; }", .exportOptions),
    ("Supporting/Expo.plist", "{ EXUpdatesURL = a; }", .expoUpdates),
    ("Any.plist", "{ \"com.apple.security.app-sandbox\" = YES; }", .entitlements),
    ("Any.plist", "{ NSPrivacyAccessedAPITypes = (); }", .privacyManifest),
    ("Any.plist", "{ a = b; }", .propertyList), ("Localizable.stringsdict", "{ a = {}; }", .stringsDictionary),
    ("notes.txt", "Hello", .other), ("Localizable.xcstrings", "{}", .other), ("App.pbxproj", "{}", .propertyList),
  ])
  func fileIsRecognised(path: String, text: String, kind: FileKind) {
    #expect(Document(path: path, text: SourceText(text)).kind == kind)
  }
}
