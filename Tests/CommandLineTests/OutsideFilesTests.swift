import Foundation
import Testing

/// Nothing that lies outside of the repository comes into a report, by whatever path a file of the repository names it.
@Suite struct OutsideFilesTests {
  private static let token = "s3cret-t0ken"

  /// A way in which a repository names a file; `OUTSIDE` stands for the path of the folder outside.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]

    init(_ name: String, _ files: [String: String]) { (testDescription, self.files) = (name, files) }
  }

  private static let infoPlist = """
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>CFBundlePackageType</key><string>APPL</string>
    <key>CFBundleDisplayName</key><string>$(SECRET)</string>
    <key>CFBundleShortVersionString</key><string>$(SECRET)</string>
    <key>NSCameraUsageDescription</key><string>$(SECRET)</string>
    </dict></plist>
    """

  /// Returns an Xcode project whose app has the settings of a file, and other settings and objects.
  private static func project(
    _ configuration: String = "App.xcconfig",
    tree: String = "SOURCE_ROOT",
    _ settings: String = "INFOPLIST_FILE = App/Info.plist;",
    _ objects: String = "",
    group: String = "X",
    projectEntries: String = ""
  ) -> [String: String] {
    [
      "App.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); \(projectEntries) };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(group)); };
      X = { isa = PBXFileReference; path = "\(configuration)"; sourceTree = "\(tree)"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = {
      SDKROOT = iphoneos; PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(SECRET)"; \(settings) }; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      buildConfigurationList = L; buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      \(objects)
      }; }
      """,
      "App/Info.plist": infoPlist,
    ]
  }

  private static func included(_ line: String) -> [String: String] {
    project().merging(["App.xcconfig": line]) { $1 }
  }

  private static let app = "targets: {App: {type: application, platform: iOS, sources: [App], settings: {A: $(SECRET)}"

  static let kinds: [Kind] = [
    Kind("settings of a project, relative", project("../outside/secret.xcconfig")),
    Kind("settings of a project, absolute", project("OUTSIDE/secret.xcconfig", tree: "<absolute>")),
    Kind("settings of a project, linked folder", project("Linked/secret.xcconfig")),
    Kind("settings of a project, linked file", project("secret.xcconfig")),
    Kind("settings of a project, git", project(".git/config")),
    Kind("settings of a project, git in capitals", project(".GIT/config")),
    Kind("included settings, relative", included("#include \"../outside/secret.xcconfig\"")),
    Kind("included settings, absolute", included("#include \"OUTSIDE/secret.xcconfig\"")),
    Kind("included settings, optional, linked folder", included("#include? \"Linked/secret.xcconfig\"")),
    Kind("included settings, git", included("#include \".git/config\"")),
    Kind("included settings, device", included("#include \"/dev/stdin\"\n#include \"/proc/self/environ\"")),
    Kind("Info.plist, relative", project("App.xcconfig", "INFOPLIST_FILE = \"../outside/Info.plist\";")),
    Kind("Info.plist, absolute", project("App.xcconfig", "INFOPLIST_FILE = \"OUTSIDE/Info.plist\";")),
    Kind("Info.plist, linked folder", project("App.xcconfig", "INFOPLIST_FILE = Linked/Info.plist;")),
    Kind("Info.plist, home folder", project("App.xcconfig", "INFOPLIST_FILE = \"$(HOME)/Info.plist\";")),
    Kind(
      "entitlements",
      project("App.xcconfig", "INFOPLIST_FILE = App/Info.plist; CODE_SIGN_ENTITLEMENTS = Linked/App.entitlements;")
    ),
    Kind(
      "sources and string tables",
      project(
        "App.xcconfig",
        "INFOPLIST_FILE = App/Info.plist;",
        """
        B = { isa = PBXBuildFile; fileRef = F; };
        F = { isa = PBXFileReference; path = "../outside/Camera.swift"; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; name = Localizable.strings; children = (E); sourceTree = "<group>"; };
        E = { isa = PBXFileReference; path = "../outside/en.lproj/Localizable.strings"; sourceTree = "<group>"; };
        D = { isa = PBXFileSystemSynchronizedRootGroup; path = Linked; sourceTree = "<group>"; };
        """,
        group: "X, F, V, D"
      )
    ),
    Kind(
      "projects and packages",
      project(
        "App.xcconfig",
        "INFOPLIST_FILE = App/Info.plist;",
        """
        K = { isa = XCLocalSwiftPackageReference; relativePath = "../outside/Kit"; };
        R = { isa = PBXFileReference; path = "../outside/Other.xcodeproj"; sourceTree = "<group>"; };
        """,
        group: "X, R",
        projectEntries: "projectReferences = ({ ProjectRef = R; });"
      )
    ),
    Kind(
      "workspace",
      project().merging([
        "App.xcworkspace/contents.xcworkspacedata": """
        <Workspace><FileRef location="group:App.xcodeproj"/><FileRef location="absolute:OUTSIDE/Other.xcodeproj"/>
        <FileRef location="group:../outside/Kit"/></Workspace>
        """
      ]) { $1 }
    ),
    Kind("XcodeGen, include", ["project.yml": "name: A\ninclude: [../outside/spec.yml, Linked/spec.yml]\n\(app)}}"]),
    Kind(
      "XcodeGen, files of settings",
      [
        "project.yml":
          "name: A\nconfigFiles: {Debug: ../outside/secret.xcconfig, Release: Linked/secret.xcconfig}\n\(app)}}"
      ]
    ),
    Kind(
      "XcodeGen, Info.plist and sources",
      [
        "project.yml": """
        name: A
        targets:
          App: {type: application, platform: iOS, sources: [../outside, Linked], info: {path: ../outside/Info.plist}}
        """
      ]
    ),
    Kind(
      "Swift package",
      ["Package.swift": "let package = Package(name: \"A\", dependencies: [.package(path: \"../outside/Kit\")])"]
    ),
    Kind("Podfile", project().merging(["Podfile": "pod 'Kit', :path => '../outside/Kit'"]) { $1 }),
    Kind(
      "Flutter",
      ["pubspec.yaml": "name: a\ndependencies: {kit: {path: ../outside/Kit}}", "ios/Runner/Info.plist": infoPlist]
    ),
    Kind("Expo", ["app.json": "{\"expo\": {\"name\": \"a\", \"plugins\": [\"../outside/plugin\"]}}"]),
    Kind(
      "Tuist",
      [
        "Project.swift": """
        let project = Project(name: "A", targets: [.target(name: "A", destinations: .iOS, product: .app, \
        bundleId: "a.b", infoPlist: .file(path: "../outside/Info.plist"), sources: ["../outside/**"], \
        entitlements: "Linked/App.entitlements", dependencies: [.project(target: "B", path: "../outside")])])
        """
      ]
    ),
    Kind(
      "Cordova",
      [
        "config.xml":
          "<widget id=\"a.b\"><platform name=\"ios\"><config-file target=\"../outside/Info.plist\"/></platform></widget>"
      ]
    ),
    Kind(
      "Bazel",
      ["BUILD": "ios_application(name = \"A\", bundle_id = \"a.b\", infoplists = [\"../outside/Info.plist\"])"]
    ),
    Kind("linked tables", ["App/Info.plist": infoPlist]),
  ]

  /// Writes a repository, and next to it files with the token.
  private func make(_ kind: Kind, in folder: TemporaryFolder) throws {
    let token = Self.token
    for (name, text) in kind.files {
      let text = text.replacingOccurrences(of: "OUTSIDE", with: folder.url.appendingPathComponent("outside").path)
      try folder.write(text, to: "repository/\(name)")
    }
    if kind.files["App.xcconfig"] == nil { try folder.write("A = b\n", to: "repository/App.xcconfig") }
    try folder.write("SECRET = \(token)\n", to: "repository/.git/config")
    let info = Self.infoPlist.replacingOccurrences(of: "$(SECRET)", with: token)
    let outside = [
      "secret.xcconfig": "SECRET = \(token)", "Info.plist": info, "Kit/Package.swift": "// \(token)",
      "App.entitlements": "<plist version=\"1.0\"><dict><key>\(token)</key><true/></dict></plist>",
      "Camera.swift": "let \(token) = AVCaptureDevice.requestAccess(for: .video) // \(token)",
      "en.lproj/Localizable.strings": "\"\(token)\" = \"\(token) %d\";",
      "de.lproj/Localizable.strings": "\"\(token)\" = \"\(token) %@\";",
      "spec.yml": "settings: {SECRET: \(token), PRODUCT_BUNDLE_IDENTIFIER: \(token)}",
      "Other.xcodeproj/project.pbxproj": "{ objects = { T = { isa = PBXNativeTarget; name = \"\(token)\"; }; }; }",
    ]
    for (name, text) in outside { try folder.write(text, to: "outside/\(name)") }
    try folder.link("repository/Linked", to: "../outside")
    try folder.link("repository/secret.xcconfig", to: "../outside/secret.xcconfig")
    try folder.link("repository/App.lproj", to: "../outside/en.lproj")
  }

  private static let commands: [[String]] =
    ["text", "full", "json", "sarif", "github", "gitlab"].map { ["lint", "--verbose", "--format", $0, "."] }
    + ["text", "json", "html"].map { ["doctor", "--format", $0] }
    + [["lint", "App.xcconfig"], ["lint", "--fix", "--unsafe-fixes", "--diff", "."], ["strings", "status", "."]]

  @Test(arguments: kinds)
  func nothingOutsideComesIntoAReport(kind: Kind) throws {
    let folder = try TemporaryFolder()
    try make(kind, in: folder)
    let repository = TemporaryFolder(at: folder.url.appendingPathComponent("repository"))
    for command in Self.commands {
      let environment = ["HOME": folder.url.appendingPathComponent("outside").path]
      let run = try Program.run(command, in: repository, environment: environment)
      #expect(run.status < 3, "\(command)")
      #expect(!run.text.contains(Self.token), "\(command): \(run.text)")
      #expect(!run.errors.contains(Self.token), "\(command): \(run.errors)")
    }
  }

  @Test func filesOfTheSameRepositoryComeIntoReports() throws {
    let folder = try TemporaryFolder()
    try make(Kind("", Self.project("../Shared/secret.xcconfig")), in: folder)
    let repository = folder.url.appendingPathComponent("repository")
    let app = folder.url.appendingPathComponent("repository/App1")
    try folder.write("SECRET = \(Self.token)", to: "repository/Shared/secret.xcconfig")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    for name in ["App.xcodeproj", "App"] {
      try FileManager.default.moveItem(
        at: repository.appendingPathComponent(name),
        to: app.appendingPathComponent(name)
      )
    }
    let run = try Program.run("doctor", in: TemporaryFolder(at: app))
    #expect(run.text.contains("com.example.\(Self.token)"))
  }

  @Test func whatLiesOutsideIsReportedOnceAtItsPlace() throws {
    let folder = try TemporaryFolder()
    try make(Kind("", Self.project("../outside/secret.xcconfig")), in: folder)
    let run = try Program.run("lint", ".", in: TemporaryFolder(at: folder.url.appendingPathComponent("repository")))
    let found = run.lines.filter { $0.contains("[project-file-outside]") }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("App.xcodeproj/project.pbxproj:4:38: info: “secret.xcconfig” is outside") == true)
  }
}
