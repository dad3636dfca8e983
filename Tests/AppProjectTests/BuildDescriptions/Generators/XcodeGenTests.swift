import Testing

@testable import BuildDescriptions

/// XcodeGen's `project.yml` declares targets, settings and keys.
@Suite struct XcodeGenTests {
  private static let spec = """
    name: Sample
    include: [shared/base.yml]
    options:
      bundleIdPrefix: org.sample
      deploymentTarget: {iOS: "15.0"}
    configs: {Debug: debug, Beta: release}
    settings:
      MARKETING_VERSION: 1.2
    settingGroups:
      names: {PRODUCT_NAME: Sample App}
    targetTemplates:
      Base:
        platform: iOS
        sources: [{path: "${target_name}", excludes: ["**/*.md", Old]}]
      Plist:
        templates: [Base]
        info: {path: "${target_name}/Info.plist", properties: {UILaunchScreen: {}}}
    targets:
      App:
        type: application
        templates: [Plist]
        info:
          path: App/Info.plist
          properties:
            NSCameraUsageDescription: Scan codes. # shown
            UIRequiresFullScreen: true
        entitlements:
          path: App/App.entitlements
          properties: {com.apple.developer.siri: true}
        settings:
          groups: [names]
          base: {DEVELOPMENT_TEAM: A1}
          configs: {release: {SUFFIX: beta}}
        dependencies:
          - target: Widget
          - target: Kit
          - target: Tool
            embed: false
      Widget:
        type: app-extension
        templates: [Base]
        settings:
          GENERATE_INFOPLIST_FILE: YES
          INFOPLIST_KEY_NSLocationUsageDescription: Find shops.
      Kit:
        type: framework
        platform: [iOS, macOS]
        sources: Kit
    """

  private let project = TestProject([
    "Widget/A/Clock.swift": "",
    "project.yml": spec,
    "shared/base.yml": "targets:\n  Tests:\n    type: bundle.unit-test\n    platform: iOS\n    sources: Tests\n",
  ])

  private func target(_ name: String) throws -> ProjectTarget {
    try #require(project.described.first { $0.name == name })
  }

  @Test func targetsComeFromAllFiles() {
    #expect(project.described.map(\.name) == ["Tests", "App", "Widget", "Kit_iOS", "Kit_macOS"])
    #expect(project.described.map(\.isTest) == [true, false, false, false, false])
    #expect(project.described.map(\.role) == [.other, .app, .appExtension, .other, .other])
    #expect(project.described.map(\.platform) == [.iOS, .iOS, .iOS, .iOS, .macOS])
  }

  @Test func settingsAreLayered() throws {
    let app = try target("App")
    #expect(app.configurations.map(\.name) == ["Debug", "Beta"])
    #expect(app.value("MARKETING_VERSION") == "1.2")
    #expect(app.value("PRODUCT_NAME") == "Sample App")
    #expect(app.value("DEVELOPMENT_TEAM") == "A1")
    #expect(app.configurations.map { $0.value(of: "SUFFIX").text } == [nil, nil])
    #expect(app.configurations.map(\.bundleIdentifier) == [.known("org.sample.App"), .known("org.sample.App")])
    #expect(app.deploymentTarget == DeploymentTarget(.iOS, "15.0"))
    #expect(app.embeds == ["Widget"])
  }

  @Test func variantsAreNamedByAPart() throws {
    var project = project
    project.files["project.yml"] = Self.spec.replacing("{release: {SUFFIX", with: "{bet: {SUFFIX")
    let app = try #require(project.described.first { $0.name == "App" })
    #expect(app.configurations.map { $0.value(of: "SUFFIX").text } == [nil, "beta"])
  }

  @Test func generatedFilesShowWhereTheirKeysAre() throws {
    let app = try target("App")
    #expect(app.infoPlists == ["/tree/app/App/Info.plist"])
    #expect(app.entitlements == ["/tree/app/App/App.entitlements"])
    #expect(
      app.declarations == [
        "UILaunchScreen=?@17", "NSCameraUsageDescription=Scan codes.@25", "UIRequiresFullScreen=?@26",
        "com.apple.developer.siri*=?@29",
      ]
    )
    #expect(app.declaredKeys[1].evidence.path == "/tree/app/project.yml")
    #expect(app.suppliedKeys.isSuperset(of: ["NSCameraUsageDescription", "CFBundleVersion"]))
    #expect(!app.suppliedKeys.contains("com.apple.developer.siri"))
    #expect(app.keySource == .description("/tree/app/project.yml"))
  }

  @Test func keysOfSettingsHaveTheirPlaces() throws {
    let widget = try target("Widget")
    #expect(widget.infoPlists.isEmpty)
    #expect(widget.declarations == ["NSLocationUsageDescription=Find shops.@44"])
    #expect(widget.keySource == .description("/tree/app/project.yml"))
    let text = project.inserting("NSCameraUsageDescription", "a", into: widget)
    #expect(text.contains("Find shops.\n      INFOPLIST_KEY_NSCameraUsageDescription: \"a\"\n  Kit:"))
  }

  @Test func entriesAreInsertedAfterTheLastProperty() throws {
    let text = project.inserting("NSFaceIDUsageDescription", "Say \"yes\".", into: try target("App"))
    #expect(
      text.contains("UIRequiresFullScreen: true\n        NSFaceIDUsageDescription: \"Say \\\"yes\\\".\"\n    entitle")
    )
    let changed = TestProject(["project.yml": text])
    #expect(changed.described.first?.declarations.contains("NSFaceIDUsageDescription=Say \"yes\".@27") == true)
  }

  @Test func propertiesAreMadeWhereThereAreNone() {
    let project = TestProject([
      "project.yml": "targets:\n  A:\n    type: application\n    platform: iOS\n    info:\n      path: I.plist # x\n"
    ])
    let text = project.described.map { project.inserting("K", "v", into: $0) }
    #expect(text.first?.hasSuffix("      path: I.plist # x\n      properties:\n        K: \"v\"\n") == true)
  }

  @Test func sourcesBelongToTheirTargets() throws {
    let widget = try #require(try target("Widget").membership)
    #expect(widget.contains("/tree/app/Widget/A/Clock.swift"))
    #expect(!widget.contains("/tree/app/Widget/A/README.md"))
    #expect(!widget.contains("/tree/app/Widget/Old/Clock.swift"))
    #expect(!widget.contains("/tree/app/App/A.swift"))
    #expect(try target("App").membership?.dependencies == [.target("Widget"), .target("Kit"), .target("Tool")])
  }

  @Test func infoPlistIsFoundAmongTheSources() {
    let project = TestProject([
      "project.yml": "targets: {A: {type: application, platform: iOS, sources: [Code]}}", "Code/Sub/Info.plist": "",
    ])
    #expect(project.described.first?.infoPlists == ["/tree/app/Code/Sub/Info.plist"])
    #expect(project.described.first?.keySource == .file("/tree/app/Code/Sub/Info.plist"))
  }

  @Test func configurationFilesCount() {
    let project = TestProject([
      "project.json":
        #"{"targets": {"A": {"type": "tool", "platform": "macOS", "configFiles": {"Debug": "a.xcconfig"}}}}"#,
      "a.xcconfig": "#include \"b.xcconfig\"", "b.xcconfig": "INFOPLIST_FILE = X.plist",
    ])
    #expect(project.described.first?.infoPlists == ["/tree/app/X.plist"])
  }

  @Test func pathsOfIncludesAreTakenFromTheirFolder() {
    let target = "targets:\n  A: {type: application, platform: iOS, info: {path: I.plist}}\n"
    let relative = TestProject(["project.yml": "include: a/b.yml", "a/b.yml": target])
    #expect(relative.described.first?.infoPlists == ["/tree/app/a/I.plist"])
    let absolute = TestProject([
      "project.yml": "include:\n- {path: a/b.yml, relativePaths: false}", "a/b.yml": target,
    ])
    #expect(absolute.described.first?.infoPlists == ["/tree/app/I.plist"])
  }

  @Test func descriptionsMayHaveAnyName() {
    let target = "targets:\n  A: {type: application, platform: iOS, info: {path: I.plist}, sources: [Code]}\n"
    let other = target.replacing("A:", with: "B:").replacing("I.plist", with: "J.plist")
    let project = TestProject([
      "Phone.yml": "name: Phone\ninclude: base.yml\n\(target)", "base.yml": "name: x\n\(other)",
      "deploy.yml": "name: Deploy\non: push\n", "I.plist": InfoPlists.app, "Code/A.swift": "CMPedometer()",
    ])
    #expect(project.described.map(\.name) == ["B", "A"])
    #expect(project.context("I.plist").code.purposeNeeds.map(\.basis) == [.read])
  }

  @Test func productsOfPackagesAreNamed() {
    let project = TestProject([
      "project.yml": """
      packages: {Kit: {path: ../Kit}, Far: {url: "https://example.org/Far"}}
      targets:
        A: {type: application, platform: iOS, dependencies: [{package: Kit, products: [Core]}, {package: Far}]}
      """
    ])
    #expect(project.described.first?.membership?.dependencies == [.packageProduct("Core", package: "/tree/Kit")])
  }

  @Test func replacedKeysAreNotJoined() {
    let project = TestProject([
      "project.yml": "include: b.yml\ntargets:\n  A:\n    info:\n      properties:REPLACE: {New: a}\n",
      "b.yml": "targets:\n  A: {type: application, platform: iOS, info: {path: I.plist, properties: {Old: b}}}\n",
    ])
    #expect(project.described.first?.declarations == ["New=a@5"])
  }

  @Test(arguments: [
    "include: project.yml\ntargets:\n  A: {templates: [T]}\ntargetTemplates: {T: {templates: [T]}}",
    "targets: {A: {settings: {groups: [G]}}}\nsettingGroups: {G: {groups: [G]}}",
    "targets:\n  A:\n    info:\n      path:\n    sources:\n    platform: []\n", "targets: [A]", "targets:\n  A:\n    x",
    "targets: {A: }", "a: [", "",
  ])
  func brokenDescriptionsTrapNobody(text: String) {
    let targets = TestProject(["project.yml": text]).described
    #expect(targets.allSatisfy { $0.name == "A" && $0.infoPlists.isEmpty })
  }

  /// Bug: each of these took minutes and all memory.
  @Test(arguments: [
    """
    settingGroups: {a: {groups: [a, b]}, b: {groups: [a, b], A: 1}}
    targets:
      A: {type: application, platform: iOS, settings: {groups: [a, b]}, sources: [App]}
    """,
    """
    targetTemplates: {a: {templates: [b, b, c]}, b: {templates: [a, c, c]}, c: {templates: [a, b]}}
    targets:
      A: {type: application, platform: iOS, templates: [a, b, c], sources: [App]}
    """,
  ])
  func descriptionsThatNameThemselvesAreRead(spec: String) {
    let targets = TestProject(["project.yml": "name: A\n" + spec]).described
    #expect(targets.map(\.name) == ["A"])
  }

  @Test func aDescriptionThatMultipliesItsTextsDescribesNothing() {
    let attributes = (0..<9).map { "      t\($0): \"\(String(repeating: "${t\($0 + 1)}", count: 10))\"" }
    let spec = """
      name: A
      targetTemplates:
        T: {type: application, platform: iOS, info: {path: App/Info.plist, properties: {K: "${t0}"}}}
      targets:
        A:
          templates: [T]
          templateAttributes:
      \(attributes.joined(separator: "\n"))
            t9: end
      """
    #expect(TestProject(["project.yml": spec]).described.isEmpty)
  }

  @Test func aTargetIsMadeOncePerPlatform() {
    let list = Array(repeating: "iOS", count: 1_000).joined(separator: ", ")
    let spec = "name: A\ntargets:\n  A: {type: application, platform: [\(list), macOS], sources: [App]}\n"
    #expect(TestProject(["project.yml": spec]).described.map(\.name) == ["A_iOS", "A_macOS"])
  }
}
