import Dispatch
import Locking
import SourceText
import Testing

@testable import AppProject
@testable import ProjectFiles

/// What a project shows about an Info.plist is put together.
@Suite struct ProjectContextBuilderTests {
  private let project = TestProject([
    "App.xcodeproj/project.pbxproj": XcodeProjectTests.text,
    "App/Info.plist": InfoPlists.app,
    "App/Debug.entitlements": "<plist><dict><key>com.apple.developer.homekit</key><true/></dict></plist>",
    "App/Other.entitlements": "<plist><dict><key>com.apple.developer.healthkit</key><true/></dict></plist>",
    "App/Camera.swift": "AVCaptureDevice.requestAccess(for: .video)",
    "AppTests/FakeTests.swift": "CNContactStore()",
    "Widget/Info.plist": InfoPlists.appExtension,
    "Widget/Where.m": "@import CoreLocation;\n[manager requestWhenInUseAuthorization];",
    "Kit/Info.plist": InfoPlists.framework,
    "Kit/Motion.swift": "CMPedometer()",
  ])

  @Test func appHasItsNeeds() {
    let context = project.context("App/Info.plist")
    #expect(
      context.code.purposeNeeds.map(\.cause)
        == ["AVCaptureDevice.requestAccess(for: .video)", "com.apple.developer.homekit"]
    )
    #expect(context.code.purposeNeeds.map(\.kind) == [.call, .entitlement])
    #expect(context.documents.entitlements.compactMap(\.path) == ["/tree/app/App/Debug.entitlements"])
  }

  @Test func documentsThatACallerHasReadAreNotReadAgain() {
    let counted = CountedFiles(project.access)
    var builder = ProjectContextBuilder(files: counted, homeFolder: "/tree", workingFolder: "/tree/app")
    let names = ["App.xcodeproj/project.pbxproj", "App/Info.plist", "App/Debug.entitlements"]
    let documents = names.map { Document(path: TestProject.path($0), text: SourceText(project.files[$0] ?? "")) }
    for document in documents { builder.take(document) }
    let context = builder.context(around: documents[1])
    let expected = project.context("App/Info.plist")
    #expect(context.targets.map(\.name) == expected.targets.map(\.name))
    #expect(context.documents.entitlements.map(\.text.string) == expected.documents.entitlements.map(\.text.string))
    #expect(names.map { counted.reads[TestProject.path($0)] } == [nil, nil, nil])
    builder.lookAgain()
    _ = builder.context(for: TestProject.path("App/Info.plist")).documents.entitlements
    #expect(names.map { counted.reads[TestProject.path($0)] } == [1, 1, 1])
  }

  @Test func extensionHasItsOwn() {
    #expect(project.context("Widget/Info.plist").code.purposeNeeds.map(\.cause) == ["requestWhenInUseAuthorization"])
  }

  @Test func frameworkHasNone() {
    #expect(project.context("Kit/Info.plist").code.purposeNeeds.isEmpty)
  }

  @Test func buildSuppliesKeys() {
    // The last has an empty value, which is written too.
    let keys: Set = ["NSCameraUsageDescription", "NSContactsUsageDescription", "NSMicrophoneUsageDescription"]
    #expect(project.context("App/Info.plist").suppliedKeys == keys)
  }

  @Test func otherSettingsSupplyKeysToo() {
    var project = project
    project.files["Config/App.xcconfig"] = "INFOPLIST_KEY_NSMotionUsageDescription = Count steps."
    #expect(project.context("App/Info.plist").suppliedKeys.contains("NSMotionUsageDescription"))
  }

  @Test func entitlementsKnowTheirBundle() {
    let context = project.context("App/Debug.entitlements")
    #expect(context.documents.infoPlists.compactMap(\.path) == ["/tree/app/App/Info.plist"])
    #expect(context.targets.map(\.name) == ["App"])
    #expect(context.documents.entitlements.isEmpty)
    #expect(context.code.purposeNeeds.map(\.cause) == ["AVCaptureDevice.requestAccess(for: .video)"])
  }

  @Test func privacyManifestsKnowTheirBundle() {
    var project = project
    project.files["App/PrivacyInfo.xcprivacy"] = "<plist><dict/></plist>"
    #expect(
      project.context("App/PrivacyInfo.xcprivacy").documents.infoPlists.compactMap(\.path) == [
        "/tree/app/App/Info.plist"
      ]
    )
    let manifests = project.context("App/Info.plist").documents.privacyManifests
    #expect(manifests.compactMap(\.path) == ["/tree/app/App/PrivacyInfo.xcprivacy"])
    #expect(project.context("Widget/Info.plist").documents.privacyManifests.isEmpty)
  }

  @Test func languagesAreThoseOfTheBundle() {
    var project = project
    project.files["App/de.lproj/InfoPlist.strings"] = "NSCameraUsageDescription = a;"
    project.files["App/de.lproj/Localizable.strings"] = "a = b;"
    project.files["App/fr.lproj/Localizable.strings"] = "a = b;"
    project.files["App/Base.lproj/Main.storyboard"] = ""
    project.files["Widget/it.lproj/InfoPlist.strings"] = ""
    let context = project.context("App/Info.plist")
    #expect(context.translations.languages == ["de", "fr"])
    #expect(context.translations.tables.map(\.language) == ["de"])
    #expect(project.context("Widget/Info.plist").translations.languages == ["it"])
    #expect(project.context("App/de.lproj/InfoPlist.strings").documents.infoPlists.count == 1)
    let table = project.context("App/de.lproj/Localizable.strings")
    #expect(table.translations.tables.map(\.language) == ["de", "fr"])
    #expect(table.translations.languages == ["de", "fr"])
  }

  @Test func extensionsKnowTheAppThatHoldsThem() {
    let text = """
      { objects = {
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = LA; dependencies = (D); };
        B = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
          buildConfigurationList = LB; };
        D = { isa = PBXTargetDependency; target = B; };
        LA = { isa = XCConfigurationList; buildConfigurations = (CA); };
        LB = { isa = XCConfigurationList; buildConfigurations = (CB); };
        CA = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
        CB = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Widget/Info.plist; }; };
      }; }
      """
    var project = project
    project.files["App.xcodeproj/project.pbxproj"] = text
    #expect(
      project.context("Widget/Info.plist").documents.hostInfoPlists.compactMap(\.path) == ["/tree/app/App/Info.plist"]
    )
    #expect(project.context("App/Info.plist").documents.hostInfoPlists.isEmpty)
    #expect(project.context("App/Info.plist").allTargets.map(\.name) == ["App", "Widget"])
  }

  @Test func namesOfResourcesAreKnown() {
    var project = project
    project.files["App/Base.lproj/Main.storyboard"] = ""
    project.files["App/Assets.xcassets/AppIcon.appiconset/Contents.json"] = ""
    let names = project.context("App/Info.plist").resourceNames
    #expect(names.isSuperset(of: ["Main.storyboard", "AppIcon.appiconset", "Info.plist"]))
    #expect(!names.contains("Camera.swift"))
    #expect(!names.contains("Contents.json"))
  }

  @Test func withoutAProjectTheFolderSpeaks() {
    let project = TestProject([
      "Info.plist": InfoPlists.app,
      "App.entitlements": "<plist><dict><key>com.apple.developer.homekit</key><true/></dict></plist>",
      "A.swift": "CMPedometer()",
    ])
    #expect(project.context("Info.plist").code.purposeNeeds.map(\.cause) == ["com.apple.developer.homekit"])
  }

  @Test func typesOfTheProjectAreNotTheSystems() {
    var project = project
    project.files["App/Motion.swift"] = "CMPedometer()"
    #expect(project.context("App/Info.plist").code.purposeNeeds.map(\.cause).contains("CMPedometer"))
    project.files["App/Own.swift"] = "public final class CMPedometer {}"
    #expect(!project.context("App/Info.plist").code.purposeNeeds.map(\.cause).contains("CMPedometer"))
  }

  @Test("bug: a type of the project hid that of the module which the code names")
  func theModuleDistinguishesTypes() {
    let project = TestProject([
      "Package.swift": "", "Info.plist": InfoPlists.app, "Cache.swift": "class Cache { class UserDefaults {} }",
      "A.swift": "let name = Foundation.UserDefaults.standard.string(forKey: a)", "B.swift": "Cache.UserDefaults()",
    ])
    let uses = project.context("Info.plist").code.requiredReasonUses["NSPrivacyAccessedAPICategoryUserDefaults"] ?? []
    #expect(uses.map(\.evidence.path) == [TestProject.path("A.swift")])
  }

  @Test func uncheckedSymbolsAreNotCertain() {
    let project = TestProject(["Package.swift": "", "Info.plist": InfoPlists.app, "A.swift": "ARSession()"])
    #expect(project.context("Info.plist").code.purposeNeeds.map(\.isCertain) == [false])
  }

  @Test func titlesCloseTheirParentheses() {
    let project = TestProject([
      "Package.swift": "", "Info.plist": InfoPlists.app, "A.swift": "import EventKit; x.requestAccess(to: .event)",
      "B.m": "UIImageWriteToSavedPhotosAlbum(image);",
    ])
    #expect(
      project.context("Info.plist").code.purposeNeeds.map(\.cause)
        == ["EKEventStore().requestAccess(to: .event)", "UIImageWriteToSavedPhotosAlbum"]
    )
  }

  @Test func pathsMayBeRelative() {
    let builder = project.builder
    #expect(!builder.context(for: "Widget/../App/Info.plist").code.purposeNeeds.isEmpty)
  }

  @Test func unreadableFilesAreAbsent() {
    let builder = project.builder
    let context = builder.context(for: "/tree/app/App/Absent.plist")
    #expect(context.code.purposeNeeds.isEmpty)
    #expect(context.suppliedKeys.isEmpty)
  }

  @Test func readsSourcesOnce() {
    let builder = project.builder
    let first = builder.context(for: "App/Info.plist")
    #expect(builder.sourceReads == 0)
    let needs = first.code.purposeNeeds
    let reads = builder.sourceReads
    #expect(reads == 1)
    #expect(builder.context(for: "App/Info.plist").code.purposeNeeds == needs)
    #expect(builder.sourceReads == reads)
  }

  @Test func threadsThatShareABundleReadItsSourcesOnce() {
    let builder = project.builder
    let contexts = ["App/Info.plist", "App/Info.plist"].map { builder.context(for: $0) }
    DispatchQueue.concurrentPerform(iterations: 16) { _ = contexts[$0 % 2].code }
    #expect(builder.sourceReads == 1)
  }

  @Test func threadsThatAskAboutSeveralProjectsReadEachOnce() {
    let names = (0..<8).map { "App\($0)" }
    let project = TestProject(
      names.reduce(into: [:]) { files, name in
        files["\(name)/App.xcodeproj/project.pbxproj"] = XcodeProjectTests.text
        files["\(name)/App/Info.plist"] = InfoPlists.app
        files["\(name)/App/Camera.swift"] = "AVCaptureDevice.requestAccess(for: .video)"
        // A search skips this folder, so the project learns of the file when it is asked about.
        files["\(name)/node_modules/Kit/Info.plist"] = InfoPlists.appExtension
      }
    )
    let builder = project.builder
    let needs = Locked([[String]](repeating: [], count: 64))
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let name = names[index / 2 % names.count]
      let file = index.isMultiple(of: 2) ? "App/Info.plist" : "node_modules/Kit/Info.plist"
      let found = builder.context(for: TestProject.path("\(name)/\(file)")).code.purposeNeeds.map(\.cause)
      needs.withLock { $0[index] = found }
    }
    let apps = stride(from: 0, to: 64, by: 2).map { index in needs.withLock { $0[index] } }
    #expect(apps.allSatisfy { $0 == ["AVCaptureDevice.requestAccess(for: .video)"] })
    #expect(builder.sourceReads == names.count)
  }

  @Test func readsChangedSourcesAgain() {
    var project = project
    var builder = project.builder
    #expect(!builder.context(for: "App/Info.plist").code.purposeNeeds.isEmpty)
    let reads = builder.sourceReads
    project.files["App/Camera.swift"] = "CMAltimeter()"
    builder.files = project.access
    #expect(builder.context(for: "App/Info.plist").code.purposeNeeds.map(\.cause).contains("CMAltimeter"))
    #expect(builder.sourceReads == reads + 1)
  }

  @Test func aTargetWhoseLibrariesNoPodfileMakesIsUnused() {
    var app = XcodeProjectText.Target(
      name: "App",
      settings: "INFOPLIST_FILE = App/Info.plist;",
      sources: ["App/A.swift"]
    )
    app.products = ["libPods-App.a"]
    func isUnused(_ files: [String: String]) -> Bool {
      let own = [
        "App.xcodeproj/project.pbxproj": XcodeProjectText(targets: [app]).text, "App/Info.plist": InfoPlists.app,
        "App/A.swift": "",
      ]
      return TestProject(own.merging(files) { $1 }).context("App/Info.plist").isUnused
    }
    #expect(isUnused([:]))
    #expect(isUnused(["Podfile": "target 'Other' do\nend"]))
    #expect(!isUnused(["Podfile": "target 'App' do\nend"]))
    #expect(!isUnused(["../Podfile": "project 'ios/App'\ntarget 'App' do\nend"]))
    #expect(!isUnused(["Pods/Manifest.lock": ""]))
    app.products = ["Kit.framework"]
    #expect(!isUnused([:]))
  }

  @Test("bug: an Info.plist with another name, once asked about, was part of the project for the files after it")
  func answersDoNotDependOnTheOrderOfQuestions() {
    var project = project
    project.files["App.xcodeproj/project.pbxproj"] = "// !$*UTF8*$!\n{ objects = {}; }"
    project.files["App/Info.plist"] = nil
    project.files["App/Mac.plist"] = InfoPlists.app
    let questions = ["App/Mac.plist", "App/Debug.entitlements"]
    let answers = { (questions: [String]) -> [String: [String]] in
      let builder = ProjectContextBuilder(files: project.access, homeFolder: "/tree", workingFolder: "/tree/app")
      return questions.reduce(into: [:]) { answers, name in
        let context = builder.context(for: TestProject.path(name))
        answers[name] = context.documents.infoPlists.compactMap(\.path) + context.code.purposeNeeds.map(\.cause)
      }
    }
    #expect(answers(questions) == answers(questions.reversed()))
    #expect(answers(questions)["App/Mac.plist"]?.contains("AVCaptureDevice.requestAccess(for: .video)") == true)
  }
}
