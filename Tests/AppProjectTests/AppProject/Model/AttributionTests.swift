import Testing

@testable import ProjectFiles

/// Which code counts for which bundle is read from targets, packages and projects; what only lies near is assumed.
@Suite struct AttributionTests {
  private let camera = "AVCaptureDevice.requestAccess(for: .video)"
  private let app = XcodeProjectText.Target(
    name: "App",
    settings: "INFOPLIST_FILE = App/Info.plist;",
    sources: ["App/A.swift"]
  )

  /// Returns the files of a project of these targets, with an app that does nothing.
  private func project(_ text: XcodeProjectText, _ files: [String: String]) -> TestProject {
    var all = ["App.xcodeproj/project.pbxproj": text.text, "App/Info.plist": InfoPlists.app, "App/A.swift": ""]
    for (path, content) in files { all[path] = content }
    return TestProject(all)
  }

  private func needs(_ project: TestProject, _ bundle: String = "App/Info.plist") -> [FactBasis] {
    project.context(bundle).code.purposeNeeds.map(\.basis)
  }

  @Test func ownCodeIsRead() {
    #expect(needs(project(XcodeProjectText(targets: [app]), ["App/A.swift": camera])) == [.read])
  }

  @Test func codeThatNoTargetHasIsNotCompiled() {
    let files = ["App/Old.swift": camera, "Else/B.swift": camera]
    #expect(needs(project(XcodeProjectText(targets: [app]), files)).isEmpty)
  }

  @Test func codeNearAnInfoPlistIsAssumed() {
    let project = TestProject(["Package.swift": "", "App/Info.plist": InfoPlists.app, "Code/A.swift": camera])
    let needs = project.context("App/Info.plist").code.purposeNeeds
    #expect(needs.map(\.basis) == [.assumed])
    #expect(needs.map(\.isProven) == [false])
  }

  @Test func codeOfAnotherAppDoesNotCount() {
    let project = TestProject([
      "Podfile": "", "One/Info.plist": InfoPlists.app, "Two/Info.plist": InfoPlists.app, "Two/A.swift": camera,
      "Shared/B.swift": "CMPedometer()",
    ])
    #expect(needs(project, "One/Info.plist").isEmpty)
    #expect(needs(project, "Two/Info.plist") == [.assumed])
  }

  @Test func themesAreNoApps() {
    let files = ["Themes/Info.plist": "{ CFBundleIdentifier = a; }", "Themes/A.swift": camera]
    let project = project(XcodeProjectText(targets: [app]), files)
    #expect(needs(project, "Themes/Info.plist").isEmpty)
    var executable = project
    executable.files["Themes/Info.plist"] = "{ CFBundleExecutable = a; }"
    #expect(needs(executable, "Themes/Info.plist") == [.assumed])
  }

  @Test func onlyLinkedFrameworksCount() {
    var app = app
    app.links = ["Kit"]
    let targets = [
      app, .init(name: "Kit", product: "framework", sources: ["Kit/K.swift"]),
      .init(name: "Other", product: "framework", sources: ["Other/O.swift"]),
      .init(name: "Tool", product: "tool", sources: ["Tool/T.swift"]),
    ]
    let files = ["Kit/K.swift": camera, "Other/O.swift": "CMPedometer()", "Tool/T.swift": "CMPedometer()"]
    #expect(needs(project(XcodeProjectText(targets: targets), files)) == [.derived])
  }

  @Test func onlyLinkedProductsOfPackagesCount() {
    var app = app
    app.packages = ["Core"]
    let package = """
      let shared: [Target.Dependency] = ["Base"]
      let package = Package(
        name: "Kit",
        products: [.library(name: "Core", targets: ["Core"]), .library(name: "Extra", targets: ["Extra"])],
        targets: [
          .target(name: "Core", dependencies: shared), .target(name: "Base"), .target(name: "Extra"),
          .testTarget(name: "CoreTests"),
        ]
      )
      """
    for place in ["Kit", "../Kit"] {
      let files = [
        "\(place)/Package.swift": package, "\(place)/Sources/Core/C.swift": camera,
        "\(place)/Sources/Base/B.swift": camera, "\(place)/Sources/Extra/E.swift": "CMPedometer()",
      ]
      let project = project(XcodeProjectText(targets: [app], packages: [place]), files)
      #expect(needs(project) == [.derived, .derived])
    }
  }

  @Test func sourcesOutsideTheFolderCount() {
    var app = app
    app.sources.append("../Shared/S.swift")
    #expect(needs(project(XcodeProjectText(targets: [app]), ["../Shared/S.swift": camera])) == [.read])
  }

  @Test func workspacesJoinProjects() {
    var app = app
    app.products = ["Kit.framework"]
    let kit = XcodeProjectText(targets: [
      .init(name: "Kit", product: "framework", file: "Kit.framework", sources: ["K.swift"]),
      .init(name: "Other", product: "framework", file: "Other.framework", sources: ["O.swift"]),
    ])
    let files = [
      "../.git/HEAD": "",
      "../All.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0"?>
      <Workspace version = "1.0">
        <FileRef location = "group:app/App.xcodeproj"></FileRef>
        <Group location = "container:" name = "Kits"><FileRef location = "group:Kit/Kit.xcodeproj"></FileRef></Group>
      </Workspace>
      """,
      "../Kit/Kit.xcodeproj/project.pbxproj": kit.text, "../Kit/K.swift": camera, "../Kit/O.swift": "CMPedometer()",
    ]
    #expect(needs(project(XcodeProjectText(targets: [app]), files)) == [.derived])
  }

  @Test("bug: a manifest in a bundle of a framework elsewhere was not found")
  func aFrameworkElsewhereHasItsManifestInABundle() {
    var app = app
    app.products = ["Kit.framework"]
    let kit = XcodeProjectText(targets: [
      .init(name: "Kit", product: "framework", file: "Kit.framework", sources: ["K.swift", "Resource.bundle"])
    ])
    let files = [
      "../.git/HEAD": "",
      "../All.xcworkspace/contents.xcworkspacedata": """
      <Workspace><FileRef location="group:app/App.xcodeproj"/><FileRef location="group:Kit/Kit.xcodeproj"/></Workspace>
      """,
      "../Kit/Kit.xcodeproj/project.pbxproj": kit.text, "../Kit/K.swift": "let defaults = UserDefaults.standard",
    ]
    let hasManifest = { (files: [String: String]) in
      self.project(XcodeProjectText(targets: [app]), files).context("App/Info.plist").resourceNames
        .contains(FileKind.privacyManifestName)
    }
    #expect(!hasManifest(files))
    let manifest = ["../Kit/Resource.bundle/PrivacyInfo.xcprivacy": "{ NSPrivacyTracking = NO; }"]
    #expect(hasManifest(files.merging(manifest) { $1 }))
  }

  @Test("bug: code that only the app calls ended its extension")
  func whatAnExtensionSharesWithItsAppIsNotCertain() {
    var app = app
    app.sources = ["Shared/S.swift"]
    app.links = ["Widget"]
    let widget = XcodeProjectText.Target(
      name: "Widget",
      product: "app-extension",
      settings: "INFOPLIST_FILE = Widget/Info.plist;",
      sources: ["Shared/S.swift", "Widget/W.swift"]
    )
    let files = [
      "Widget/Info.plist": "{ NSExtension = {}; }", "Widget/W.swift": "CMPedometer()", "Shared/S.swift": camera,
    ]
    let needs = project(XcodeProjectText(targets: [app, widget]), files).context("Widget/Info.plist").code.purposeNeeds
    #expect(needs.map { "\($0.evidence.fileName) \($0.isCertain)" }.sorted() == ["S.swift false", "W.swift true"])
  }

  @Test func frameworksAreTheConcernOfTheApp() {
    var app = app
    app.links = ["Kit", "Widget"]
    let widget = XcodeProjectText.Target(
      name: "Widget",
      product: "app-extension",
      settings: "INFOPLIST_FILE = Widget/Info.plist;",
      sources: ["Widget/W.swift"],
      links: ["Kit", "Static"]
    )
    let targets = [
      app, widget, .init(name: "Kit", product: "framework", sources: ["Kit/K.swift"]),
      .init(name: "Static", product: "library.static", sources: ["Static/S.swift"]),
    ]
    let files = [
      "Kit/K.swift": "\(camera); ProcessInfo.processInfo.systemUptime", "Static/S.swift": "UserDefaults.standard",
      "Widget/Info.plist": InfoPlists.appExtension, "Widget/W.swift": "",
    ]
    let project = project(XcodeProjectText(targets: targets), files)
    let code = project.context("Widget/Info.plist").code
    #expect(code.purposeNeeds.isEmpty)
    #expect(code.requiredReasonUses.keys.sorted() == ["NSPrivacyAccessedAPICategoryUserDefaults"])
    let appCode = project.context("App/Info.plist").code
    #expect(appCode.purposeNeeds.count == 1)
    #expect(appCode.requiredReasonUses.keys.sorted() == ["NSPrivacyAccessedAPICategorySystemBootTime"])
  }

  @Test func manifestsOfFrameworksAreForTheirCode() {
    var app = app
    app.links = ["Kit"]
    let kit = XcodeProjectText.Target(
      name: "Kit",
      product: "framework",
      sources: ["Kit/K.swift", "Kit/PrivacyInfo.xcprivacy"]
    )
    let files = [
      "App/A.swift": "UserDefaults.standard", "Kit/K.swift": "ProcessInfo.processInfo.systemUptime",
      "Kit/PrivacyInfo.xcprivacy": "<plist><dict/></plist>",
      "Far.xcframework/ios/Far.framework/PrivacyInfo.xcprivacy": "<plist><dict/></plist>",
    ]
    let project = project(XcodeProjectText(targets: [app, kit]), files)
    #expect(
      project.context("Kit/PrivacyInfo.xcprivacy").code.requiredReasonUses.keys.sorted()
        == ["NSPrivacyAccessedAPICategorySystemBootTime"]
    )
    let far = project.context("Far.xcframework/ios/Far.framework/PrivacyInfo.xcprivacy")
    #expect(far.code.requiredReasonUses.isEmpty)
  }

  @Test func entitlementsOfNoTargetAreNoOnes() {
    let files = ["App/Old.entitlements": "<plist><dict><key>com.apple.developer.homekit</key><true/></dict></plist>"]
    let project = project(XcodeProjectText(targets: [app]), files)
    #expect(project.context("App/Info.plist").documents.entitlements.isEmpty)
    #expect(project.context("App/Old.entitlements").documents.infoPlists.isEmpty)
  }

  @Test func filesThatDifferBySDKMakeSeveralBundles() {
    var app = app
    app.settings += """
       SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; CODE_SIGN_ENTITLEMENTS = A.entitlements;
      "CODE_SIGN_ENTITLEMENTS[sdk=macosx*]" = B.entitlements;
      """
    let entitlements = "<plist><dict><key>com.apple.developer.homekit</key><true/></dict></plist>"
    let files = ["A.entitlements": entitlements, "B.entitlements": entitlements]
    let context = project(XcodeProjectText(targets: [app]), files).context("App/Info.plist")
    #expect(
      context.bundles.compactMap(\.entitlements?.value) == ["/tree/app/A.entitlements", "/tree/app/B.entitlements"]
    )
    #expect(context.documents.entitlements.count == 2)
  }

  @Test func entitlementsOfOneSDKKnowNoOthers() throws {
    var app = app
    app.settings += """
       SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; CODE_SIGN_ENTITLEMENTS = A.entitlements;
      "CODE_SIGN_ENTITLEMENTS[sdk=macosx*]" = B.entitlements;
      """
    let project = project(XcodeProjectText(targets: [app]), ["A.entitlements": "{}", "B.entitlements": "{}"])
    let context = project.context("B.entitlements")
    #expect(context.bundles.compactMap(\.entitlements?.value) == ["/tree/app/B.entitlements"])
    let configurations = try #require(context.targets.first).configurations
    #expect(configurations.map(\.sdks) == [["macosx"]])
    #expect(configurations.map(\.mayBeForMac) == [true])
  }

  @Test func oneFileUnderConditionsIsOneBundle() {
    var app = app
    app.settings += "SDKROOT = iphoneos; \"INFOPLIST_FILE[sdk=iphoneos*]\" = App/Info.plist;"
    let context = project(XcodeProjectText(targets: [app]), [:]).context("App/Info.plist")
    #expect(context.bundles.count == 1)
    #expect(context.targets.map(\.name) == ["App"])
  }

  /// Bug: a project that names xdrip/Info.plist, where the folder is xDrip, builds on macOS; here the file belonged to no target, so
  /// that nothing its code needs was missed.
  @Test func capitalsOfPathsMayDiffer() {
    var app = app
    app.settings = "INFOPLIST_FILE = aPP/info.plist;"
    #expect(needs(project(XcodeProjectText(targets: [app]), ["App/A.swift": camera])) == [.read])
  }

  @Test func theFileWithTheVeryNameIsThatOfTheTarget() {
    let files = ["app/Info.plist": InfoPlists.app, "App/A.swift": camera]
    #expect(project(XcodeProjectText(targets: [app]), files).context("app/Info.plist").targets.isEmpty)
  }
}
