import PropertyList
import SourceText
import Testing

@testable import KeyCatalog

struct FileKindInfoTests {
  private static func kind(_ path: String?, _ text: String = "{}") -> String? {
    let tree = PropertyListTree.parse(SourceText(bytes: Array(text.utf8)))
    return KeyCatalog.fileKind(ofFileAt: path, root: tree.root)?.name
  }

  @Test(arguments: [
    ("App/Info.plist", "infoPlist"), ("App/Widget-Info.plist", "infoPlist"), ("App/App.entitlements", "entitlements"),
    ("PrivacyInfo.xcprivacy", "privacyManifest"), ("en.lproj/Localizable.stringsdict", "stringsDictionary"),
    ("App/GoogleService-Info.plist", "googleServiceInfo"), ("App/GoogleService-Info-Dev.plist", "googleServiceInfo"),
    ("App/Supporting/Expo.plist", "expoUpdates"), ("Settings.bundle/Root.plist", "settingsBundle"),
    ("ci/AdHocExportOptions.plist", "exportOptions"), ("Library/LaunchAgents/com.example.job.plist", "launchdJob"),
    ("Main.storyboardc/Info.plist", "compiledStoryboard"), ("App.xcarchive/Info.plist", "archive"),
    ("Test.xcresult/Info.plist", "testResult"), ("Model.momd/VersionInfo.plist", "dataModel"),
    ("_CodeSignature/CodeResources", "codeResources"),
    ("Kit.xcframework/Info.plist", "xcframework"), ("Profiles/Office.mobileconfig", "configurationProfile"),
  ])
  func nameShows(path: String, kind: String) {
    #expect(Self.kind(path) == kind)
  }

  @Test(arguments: [
    ("{ AvailableLibraries = (); }", "xcframework"),
    (
      "{ PayloadType = Configuration; PayloadContent = (); PayloadIdentifier = a; PayloadUUID = b; }",
      "configurationProfile"
    ),
    ("{ UIViewControllerIdentifiersToNibNames = {}; }", "compiledStoryboard"),
    ("{ CFBundlePackageType = dSYM; CFBundleIdentifier = com.apple.xcode.dsym.a; }", "debugSymbols"),
    ("{ CFBundlePackageType = BNDL; CFBundleIdentifier = a; }", "infoPlist"),
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
  func contentShows(text: String, kind: String) {
    #expect(Self.kind("Some.plist", text) == kind)
    #expect(Self.kind(nil, text) == kind)
  }

  @Test(arguments: ["InAppSettings.bundle/Root.inApp.plist", "InAppSettings.bundle/Root.plist", "Root.inApp.plist"])
  func pagesOfInAppSettingsKitAreNoSettingsBundle(path: String) {
    #expect(Self.kind(path, "{ PreferenceSpecifiers = (); }") == "inAppSettings")
  }

  @Test(arguments: [
    "{ AvailableLibraries = (); }", "{ CFBundlePackageType = dSYM; }",
    "{ NSViewControllerIdentifiersToNibNames = {}; }",
  ])
  func contentCountsMoreThanTheNameInfoPlist(text: String) {
    #expect(Self.kind("Info.plist", text) != "infoPlist")
  }

  @Test(arguments: [
    "{}", "{ PayloadType = Configuration; }", "{ CFBundleIdentifier = a; }", "{ Label = a; }", "{ method = POST; }",
    "{ EXUpdatesURL = a; CFBundleIdentifier = b; }",
    "{ method = (app-store); }", "(1, 2)", "",
  ])
  func tooLittleShowsNothing(text: String) {
    #expect(Self.kind("Some.plist", text) == nil)
  }

  // MARK: What a row must have

  @Test func everyRowHasKnownFieldsOnly() throws {
    let fields: Set = [
      "kind", "title", "keys", "extensions", "marks", "generalMarks", "skeleton", "reader", "wrongType", "wrongValue",
    ]
    let fieldsOfMarks: Set = [
      "extensions", "names", "beginnings", "endings", "folders", "otherEndings", "otherFolders", "all", "any", "count",
      "prefixes", "lacks", "values",
    ]
    for node in try #require(CatalogFile.root(named: "file-kinds")).children {
      let row = CatalogFields(node)
      let name = row.text("kind") ?? ""
      #expect(Set(node.entries.compactMap(\.name)).subtracting(fields) == [], "unknown fields of \(name)")
      for mark in (row.node("marks")?.children.map(\.self) ?? [])
        + (row.node("generalMarks")?.children.map(\.self) ?? [])
      {
        let used = Set(mark.entries.compactMap(\.name))
        #expect(!used.isEmpty && used.isSubset(of: fieldsOfMarks), "\(name) has a mark with other fields: \(used)")
      }
      if node.value(forKey: "skeleton") != nil {
        #expect(row.node("skeleton").map(CatalogFields.init).flatMap(FileSkeleton.init) != nil, "skeleton of \(name)")
      }
    }
  }

  @Test func everyRowHasWhatItNeeds() {
    let names = KeyCatalog.fileKinds.map(\.name)
    #expect(Set(names).count == names.count, "two rows have one name")
    for kind in KeyCatalog.fileKinds {
      #expect(!kind.name.isEmpty, "the row called \(kind.title) lacks `kind`")
      #expect(!kind.title.isEmpty, "\(kind.name) lacks `title`")
      let isRecognizable = !kind.extensions.isEmpty || !kind.marks.isEmpty || !kind.generalMarks.isEmpty
      #expect(
        isRecognizable == (kind.domain != .libraries),
        "\(kind.name) needs `extensions`, `marks` or `generalMarks`: nothing shows that a file is of this kind"
      )
      #expect(kind.extensions.allSatisfy { $0 == $0.lowercased() }, "\(kind.name): extensions are in lower case")
      for code in [kind.wrongTypeCode, kind.wrongValueCode].compactMap(\.self) {
        #expect(KeyCatalog.appStoreError(code) != nil, "\(kind.name): app-store-errors.plist lacks \(code)")
      }
    }
  }

  @Test(arguments: CatalogDomain.allCases)
  func everyRowWithKeysHasItsFiles(_ domain: CatalogDomain) throws {
    let keys = try #require(domain.info.keyFiles)
    #expect(
      CatalogFile.all.contains { $0.name.hasPrefix(keys) },
      "\(domain.name): no file begins with catalog/\(keys); add one and its entry in files.h"
    )
    #expect(!KeyCatalog.keys(in: domain).isEmpty, "\(domain.name): the files catalog/\(keys)* hold no key")
    let others = CatalogDomain.allCases.filter { $0 != domain }.compactMap(\.info.keyFiles)
    #expect(!others.contains { $0.hasPrefix(keys) }, "\(domain.name) takes the keys of another kind")
  }

  @Test func everyFileWithKeysHasARow() {
    let known = KeyCatalog.fileKinds.compactMap(\.keyFiles)
    for file in CatalogFile.all where file.name.contains("/") {
      #expect(known.contains(where: file.name.hasPrefix), "no row of file-kinds.plist has the keys of \(file.name)")
    }
  }

  @Test(arguments: [
    (CatalogDomain.infoPlist, "infoPlist"), (.entitlements, "entitlements"), (.privacyManifest, "privacyManifest"),
    (.libraries, "libraries"), (.launchdJob, "launchdJob"), (.settingsBundle, "settingsBundle"),
    (.stringsDictionary, "stringsDictionary"),
  ])
  func theRowsThatCodeNamesAreAtTheirPlaces(domain: CatalogDomain, name: String) {
    #expect(
      domain.name == name,
      "row \(domain.row) of file-kinds.plist is named in CatalogDomain.swift; add rows after those"
    )
  }

  @Test func domainsAreFoundByName() {
    for domain in CatalogDomain.allCases { #expect(CatalogDomain(name: domain.name) == domain) }
    #expect(CatalogDomain(name: "archive") == nil)
    #expect(CatalogDomain(name: "") == nil)
  }

  @Test func askingFromManyThreadsGivesOneDirectory() async {
    let directories = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<64 { group.addTask { ObjectIdentifier(KeyDirectory.of(.expoUpdates)) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(directories.count == 1)
  }
}
