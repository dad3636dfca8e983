import AppProject
import LanguageFeatures
import LintEngine
import LintRules
import ProjectFiles

/// Files are linted in a project of which one file is hostile.
enum RuleFuzzing {
  private static let names = [
    "App.xcodeproj/project.pbxproj", "project.yml", "Project.swift", "Package.swift", "app.json", "config.xml",
    "Podfile.lock",
    "BUILD", "a.xcconfig", "Base.lproj/Main.storyboard", "App.entitlements", "en.lproj/InfoPlist.strings", "App.swift",
    "Localizable.xcstrings", "PrivacyInfo.xcprivacy", "Settings.bundle/Root.plist",
  ]
  private static let linted = ["Info.plist", "de.lproj/Main.strings", "App.entitlements"]
  private static let infoPlist = """
    <plist><dict><key>CFBundleName</key><string>$(A)</string><key>CFBundleIdentifier</key><string>a.b</string>
    <key>NSCameraUsageDescription</key><string>Scans $(B).</string></dict></plist>
    """
  static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
      G = { isa = PBXGroup; children = (X); sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = a.xcconfig; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
        buildSettings = { INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements; SDKROOT = iphoneos; }; };
    }; }
    """
  private static let table = #""aB1-c2-D3e.text" = "b"; "1.title" = "c"; "x.normalTitle" = "d";"#
  private static let entitlements = "<plist><dict><key>aps-environment</key><string>$(E)</string></dict></plist>"

  private static let linter = Linter()

  /// The first byte chooses the hostile file and the one that is linted, the others are the content of the hostile file.
  static func run(_ bytes: [UInt8]) {
    guard let first = bytes.first.map(Int.init) else { return }
    let texts = [infoPlist, table, entitlements].map { Array($0.utf8) }
    var files = ["/p/App.xcodeproj/project.pbxproj": Array(project.utf8)]
    for (name, text) in zip(linted, texts) { files["/p/" + name] = text }
    files["/p/" + names[first % names.count]] = Array(bytes.dropFirst())
    let path = "/p/" + linted[first / names.count % linted.count]
    let builder = ProjectContextBuilder(files: OverlaidFiles(files), homeFolder: "/", workingFolder: "/p")
    let context = builder.context(for: path)
    let document = Document(path: path, contents: files[path] ?? [])
    _ = linter.findings(in: document, project: context)
    for offset in [1, 30, 50] { _ = Hover.hover(in: document, at: offset, project: context) }
  }
}
