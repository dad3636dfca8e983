import ProjectFiles
import Testing

@testable import BuildDescriptions

/// Tuist's `Project.swift` is read as far as it holds literals.
@Suite struct TuistTests {
  private let project = TestProject([
    "Project.swift": """
    import ProjectDescription

    let bundle = "org.sample.app" // not "other"
    let widgetPlist: [String: Plist.Value] = [
      "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
    ]

    let project = Project(
      name: "Sample",
      settings: .settings(base: ["MARKETING_VERSION": "1.2", "OTHER": .string("x")]),
      targets: [
        .target(
          name: "App",
          destinations: [.iPhone, .iPad],
          product: .app,
          bundleId: bundle,
          deploymentTargets: .iOS("16.0"),
          infoPlist: .extendingDefault(with: [
            "NSCameraUsageDescription": "Scan codes.",
            "UILaunchScreen": [:], /* none */
          ]),
          sources: ["App/Sources/**"],
          resources: [.glob(pattern: "App/Resources/**")],
          entitlements: .file(path: "App/App.entitlements"),
          dependencies: [.target(name: "Widget"), .external(name: "Alamofire")]
        ),
        .target(
          name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "\\(bundle).widget",
          infoPlist: .dictionary(widgetPlist), sources: .paths(["Widget/**"])
        ),
        Target(name: "Kit", platform: .macOS, product: .framework, bundleId: "k", infoPlist: "Kit/Info.plist"),
        .target(name: "Tests", destinations: .iOS, product: .unitTests, bundleId: "t", infoPlist: plist(for: 1)),
      ]
    )
    """
  ])

  private func target(_ name: String) throws -> ProjectTarget {
    try #require(project.described.first { $0.name == name })
  }

  @Test func literalTargetsAreRead() {
    #expect(project.described.map(\.name) == ["App", "Widget", "Kit", "Tests"])
    #expect(project.described.map(\.productType) == ["application", "app-extension", "framework", "bundle.unit-test"])
    #expect(project.described.map(\.platform) == [.iOS, .iOS, .macOS, .iOS])
  }

  @Test func settingsAreKnown() throws {
    let app = try target("App")
    #expect(app.value("MARKETING_VERSION") == "1.2")
    #expect(app.value("OTHER") == "x")
    #expect(app.configurations.map(\.bundleIdentifier) == [.known("org.sample.app")])
    #expect(app.deploymentTarget == DeploymentTarget(.iOS, "16.0"))
    #expect(app.entitlements == ["/tree/app/App/App.entitlements"])
    #expect(app.embeds == ["Widget"])
    #expect(try target("Widget").configurations.first?.bundleIdentifier.text == "org.sample.app.widget")
  }

  @Test func keysHaveTheirPlaces() throws {
    let app = try target("App")
    #expect(app.declarations == ["NSCameraUsageDescription=Scan codes.@19", "UILaunchScreen=?@20"])
    #expect(app.keySource == .description("/tree/app/Project.swift"))
    #expect(app.suppliedKeys.contains("LSRequiresIPhoneOS"))
    #expect(!app.suppliesUnknownKeys)
    let widget = try target("Widget")
    #expect(widget.declarations == ["NSExtension=?@5"])
    #expect(widget.suppliedKeys == ["NSExtension"])
  }

  @Test func filesStayFiles() throws {
    #expect(try target("Kit").keySource == .file("/tree/app/Kit/Info.plist"))
    #expect(try target("Kit").infoPlists == ["/tree/app/Kit/Info.plist"])
  }

  @Test(
    arguments: [
      (".file(path: .relativeToManifest(\"A.plist\"))", "/tree/app/A.plist"),
      (".file(path: .relativeToRoot(\"A.plist\"))", nil),
      (".file(path: path)", nil),
    ] as [(String, String?)]
  )
  func pathsMayBeRelative(text: String, expected: String?) throws {
    let file = "let p = Project(targets: [.target(name: \"A\", product: .app, infoPlist: \(text))])"
    let app = try #require(TestProject(["Project.swift": file]).described.first)
    #expect(app.keySource == expected.map(KeySource.file))
    #expect(app.suppliesUnknownKeys == (expected == nil))
  }

  @Test func codeIsUnknown() throws {
    #expect(try target("Tests").suppliesUnknownKeys)
  }

  @Test func entriesAreInsertedAfterTheLastPair() throws {
    let text = project.inserting("NSFaceIDUsageDescription", "a", into: try target("App"))
    #expect(text.contains("\"UILaunchScreen\": [:],\n        \"NSFaceIDUsageDescription\": \"a\", /* none */"))
  }

  @Test func sourcesBelongToTheirTargets() throws {
    let app = try #require(try target("App").membership)
    #expect(app.contains("/tree/app/App/Sources/A/B.swift"))
    #expect(app.contains("/tree/app/App/Resources/a.png"))
    #expect(!app.contains("/tree/app/Widget/B.swift"))
    #expect(try target("Widget").membership?.contains("/tree/app/Widget/B.swift") == true)
  }

  @Test func halfWrittenFilesTrapNobody() {
    let bytes = Array(project.files["Project.swift"]?.utf8 ?? "".utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      let text = String(decoding: bytes[..<end], as: UTF8.self)
      #expect(TestProject(["Project.swift": text]).described.count <= 4)
    }
    #expect(TestProject(["Project.swift": String(repeating: "f(", count: 50_000)]).described.isEmpty)
    #expect(
      TestProject(["Project.swift": "let a = a\nlet p = Project(targets: [.target(name: a, product: .app)])"])
        .described.isEmpty
    )
  }

  @Test func patternsMayExcludeAndFoldersAreBuilt() {
    func contains(_ sources: String, _ path: String) -> Bool? {
      let project = TestProject([
        "Project.swift": """
        let project = Project(name: "A", targets: [
          .target(name: "A", destinations: .iOS, product: .app, bundleId: "a", \(sources))
        ])
        """
      ])
      return project.described.first?.membership?.contains(TestProject.path(path))
    }
    let glob = "sources: [.glob(\"App/**\", excluding: [\"App/Old/**\", \"App/A.swift\"])]"
    #expect(contains(glob, "App/B.swift") == true)
    #expect(contains(glob, "App/A.swift") == false)
    #expect(contains(glob, "App/Old/C.swift") == false)
    #expect(contains("buildableFolders: [\"App\"]", "App/Sub/B.swift") == true)
    #expect(contains("buildableFolders: [\"App\"]", "Kit/B.swift") == false)
    let folder = "buildableFolders: [.folder(\"App\", exceptions: .exceptions([.exception(excluded: [\"B.swift\"])]))]"
    #expect(contains(folder, "App/B.swift") == false)
    #expect(contains(folder, "App/C.swift") == true)
  }

  // MARK: Helpers

  private let helpers = """
    import ProjectDescription

    public enum Base {
      public static let identifier = "org.cellar"
      static var version: String { "3.1" }
    }

    extension TargetDependency {
      static let mock = TargetDependency.project(target: "Mock", path: .relativeToRoot("./Modules/Mock"))
      class Core {
        public static let common = TargetDependency.project(target: "Common", path: .relativeToRoot("Modules/Common"))
      }
    }

    extension Project {
      public static func feature(
        name: String,
        product: Product = .framework,
        dependencies: [TargetDependency] = [],
        keys: [String: Plist.Value] = [:],
        hasSources: Bool = true,
        includesDemo: Bool
      ) -> Project {
        var targets: [Target] = []
        let main: Target = .target(
          name: name, destinations: .iOS, product: product, bundleId: "\\(Base.identifier).\\(name)",
          sources: hasSources ? ["Targets/\\(name)/Sources/**"] : nil, dependencies: dependencies
        )
        targets.append(main)
        if includesDemo {
          targets.append(
            .target(
              name: "\\(name)Demo", destinations: .iOS, product: .app, bundleId: "d", infoPlist: .extendingDefault(with: keys),
              sources: ["Targets/Demo/**"], dependencies: [.target(name: name), .mock]
            )
          )
        } else {
          targets.append(.target(name: "Alone", destinations: .iOS, product: .app, bundleId: "a"))
        }
        return Project(name: name, settings: .settings(base: ["MARKETING_VERSION": "2.0"]), targets: targets)
      }
    }
    """

  private func withHelpers(_ description: String, _ helpers: String? = nil) -> [ProjectTarget] {
    let files = [
      "Tuist/ProjectDescriptionHelpers/Project+Feature.swift": helpers ?? self.helpers,
      "Modules/Shop/Project.swift": description,
    ]
    let access = OverlaidFiles(files.reduce(into: [:]) { $0["/tree/\($1.key)"] = Array($1.value.utf8) })
    return TuistReader.targets(in: "/tree/Modules/Shop", access)
  }

  @Test func functionsOfHelpersMakeTargets() throws {
    let targets = withHelpers(
      """
      let project = Project.feature(
        name: "Shop",
        dependencies: [.Core.common],
        keys: [
          "NSCameraUsageDescription": "Scan codes."
        ],
        includesDemo: true
      )
      """
    )
    #expect(targets.map(\.name) == ["Shop", "ShopDemo"])
    #expect(targets.map(\.productType) == ["framework", "application"])
    let (shop, demo) = (try #require(targets.first), try #require(targets.last))
    #expect(shop.configurations.map(\.bundleIdentifier) == [.known("org.cellar.Shop")])
    #expect(shop.value("MARKETING_VERSION") == "2.0")
    let common = TargetReference.outerTarget("Common", project: "/tree/Modules/Common/Project.swift")
    let mock = TargetReference.outerTarget("Mock", project: "/tree/Modules/Mock/Project.swift")
    #expect(shop.membership?.dependencies == [common])
    #expect(demo.membership?.dependencies == [.target("Shop"), mock])
    #expect(shop.membership?.folders.map(\.path) == ["/tree/Modules/Shop"])
    // The text of an argument is where it is written.
    #expect(demo.declarations == ["NSCameraUsageDescription=Scan codes.@5"])
    #expect(demo.declaredIn == "/tree/Modules/Shop/Project.swift")
  }

  @Test func conditionsOfFunctionsHoldForTheArguments() {
    let targets = withHelpers("let project = Project.feature(name: \"Shop\", hasSources: false, includesDemo: false)")
    #expect(targets.map(\.name) == ["Shop", "Alone"])
    #expect(targets.first?.membership?.folders.isEmpty == true)
  }

  @Test func callsWithOtherArgumentsAreOfNoKnownFunction() {
    #expect(withHelpers("let project = Project.feature(name: \"Shop\", kind: .small)").isEmpty)
  }

  @Test func constantsOfHelpersAreNamedByTheirTypes() {
    let targets = withHelpers(
      """
      let identifier = "other"
      let project = Project(name: "A", targets: [
        .target(name: "A", product: .app, bundleId: Base.identifier, settings: .settings(base: ["V": .string(Base.version)])),
        .target(name: "B", product: .app, bundleId: identifier),
      ])
      """
    )
    #expect(targets.map { $0.configurations.first?.bundleIdentifier.text } == ["org.cellar", "other"])
    #expect(targets.first?.value("V") == "3.1")
  }

  @Test func helpersThatCallEachOtherEnd() {
    let loop = """
      let a = "\\(b)\\(b)"
      let b = "\\(a)\\(a)"
      func make(name: String) -> [Target] { make(name: name) + other(name: name) }
      func other(name: String) -> [Target] { make(name: a) + [.target(name: a, product: .app, bundleId: b)] }
      """
    #expect(withHelpers("let project = Project(name: a, targets: make(name: b))", loop).isEmpty)
  }
}
