import PropertyList
import SourceText
import Testing

@testable import KeyCatalog

struct FileFormTests {
  private static func form(_ path: String?, _ text: String = "{}") -> String? {
    let tree = PropertyListTree.parse(SourceText(bytes: Array(text.utf8)))
    return KeyCatalog.fileForm(ofFileAt: path, root: tree.root)?.name
  }

  @Test(arguments: [
    ("App/Info.plist", "infoPlist"), ("App/Widget-Info.plist", "infoPlist"), ("App/App.entitlements", "entitlements"),
    ("PrivacyInfo.xcprivacy", "privacyManifest"), ("en.lproj/Localizable.stringsdict", "stringsDictionary"),
    ("App/GoogleService-Info.plist", "googleServiceInfo"), ("App/GoogleService-Info-Dev.plist", "googleServiceInfo"),
    ("App/Supporting/Expo.plist", "expoUpdates"), ("Settings.bundle/Root.plist", "settingsBundle"),
    ("ci/AdHocExportOptions.plist", "exportOptions"), ("Library/LaunchAgents/com.example.job.plist", "launchdJob"),
    ("Main.storyboardc/Info.plist", "compiledStoryboard"), ("App.xcarchive/Info.plist", "archive"),
    ("Test.xcresult/Info.plist", "testResult"), ("Model.momd/VersionInfo.plist", "dataModel"),
    ("_CodeSignature/CodeResources", "codeResources"), ("Kit.xcframework/Info.plist", "xcframework"),
  ])
  func nameTells(path: String, form: String) {
    #expect(Self.form(path) == form)
  }

  @Test(arguments: [
    ("{ AvailableLibraries = (); }", "xcframework"),
    ("{ UIViewControllerIdentifiersToNibNames = {}; }", "compiledStoryboard"),
    ("{ CFBundlePackageType = dSYM; CFBundleIdentifier = com.apple.xcode.dsym.a; }", "debugSymbols"),
    ("{ CFBundlePackageType = BNDL; CFBundleIdentifier = a; }", "resourceBundle"),
    ("{ CFBundlePackageType = BNDL; CFBundleExecutable = a; }", "infoPlist"),
    ("{ CFBundleIdentifier = a; CFBundleVersion = 1; }", "infoPlist"),
    ("{ PreferenceSpecifiers = (); }", "settingsBundle"), ("{ method = app-store; }", "exportOptions"),
    ("{ Label = a; ProgramArguments = (a); }", "launchdJob"),
    ("{ NSPrivacyAccessedAPITypes = (); }", "privacyManifest"),
    ("{ com.apple.security.app-sandbox = 1; }", "entitlements"), ("{ EXUpdatesURL = a; }", "expoUpdates"),
    ("{ GOOGLE_APP_ID = a; GCM_SENDER_ID = 1; }", "googleServiceInfo"), ("{ ArchiveVersion = 2; }", "archive"),
    ("{ runDestinationsByUUID = {}; }", "testBaseline"), ("{ isDashDocset = 1; }", "documentationSet"),
    ("{ NSManagedObjectModel_CurrentVersionName = a; }", "dataModel"), ("{ rootId = {}; storage = {}; }", "testResult"),
  ])
  func contentTells(text: String, form: String) {
    #expect(Self.form("Some.plist", text) == form)
    #expect(Self.form(nil, text) == form)
  }

  @Test(arguments: [
    "{ AvailableLibraries = (); }", "{ CFBundlePackageType = dSYM; }",
    "{ NSViewControllerIdentifiersToNibNames = {}; }",
  ])
  func contentCountsMoreThanTheNameInfoPlist(text: String) {
    #expect(Self.form("Info.plist", text) != "infoPlist")
  }

  @Test(arguments: [
    "{}", "{ CFBundleIdentifier = a; }", "{ Label = a; }", "{ method = POST; }",
    "{ EXUpdatesURL = a; CFBundleIdentifier = b; }",
    "{ method = (app-store); }", "(1, 2)", "",
  ])
  func tooLittleTellsNothing(text: String) {
    #expect(Self.form("Some.plist", text) == nil)
  }

  @Test func formsNameDomainsAndMarks() throws {
    let fields: Set = [
      "extensions", "names", "beginnings", "endings", "folders", "all", "any", "count", "prefixes", "lacks", "values",
    ]
    let root = try #require(CatalogFile.root(named: "file-forms"))
    for node in root.children {
      let name = node.value(forKey: "domain")?.stringValue
      #expect(name == nil || name.flatMap(CatalogDomain.init(rawValue:)) != nil)
      for mark in try #require(node.value(forKey: "marks")).children {
        let used = mark.entries.compactMap(\.name)
        #expect(!used.isEmpty && Set(used).isSubset(of: fields))
      }
    }
    #expect(!KeyCatalog.fileForms.isEmpty)
    for form in KeyCatalog.fileForms {
      #expect(form.summary.hasSuffix(".") && !form.title.isEmpty && !form.name.isEmpty && !form.marks.isEmpty)
    }
  }

  @Test func everyDomainButThatOfLibrariesHasAForm() {
    let described = Set(KeyCatalog.fileForms.compactMap(\.domain))
    #expect(described.union([.libraries]) == Set(CatalogDomain.allCases))
  }
}
