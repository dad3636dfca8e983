import AppProject
import LintEngine
import LintRules

/// The descriptions of a project are read, whatever is in them.
enum ProjectFuzzing {
  private static let infoPlist = Array("<plist><dict><key>CFBundleName</key><string>$(A)</string></dict></plist>".utf8)
  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
      G = { isa = PBXGroup; children = (X); sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = a.xcconfig; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
        buildSettings = { INFOPLIST_FILE = Info.plist; }; };
    }; }
    """

  private static let linter = Linter()

  /// Reads the bytes as an Xcode project and as each other description of one.
  static func run(_ bytes: [UInt8]) {
    lint(["A.xcodeproj/project.pbxproj": bytes])
    for name in ["project.yml", "Project.swift", "Package.swift", "app.json", "config.xml", "Podfile.lock", "BUILD"] {
      lint([name: bytes])
    }
  }

  /// Reads the bytes as a file of build settings.
  static func runSettings(_ bytes: [UInt8]) {
    lint(["A.xcodeproj/project.pbxproj": Array(project.utf8), "a.xcconfig": bytes])
  }

  private static func lint(_ files: [String: [UInt8]]) {
    var all = ["/p/Info.plist": infoPlist]
    for (name, bytes) in files { all["/p/" + name] = bytes }
    var builder = ProjectContextBuilder(files: OverlaidFiles(all), homeFolder: "/", workingFolder: "/p")
    let context = builder.context(for: "/p/Info.plist")
    _ = linter.findings(in: Document(path: "/p/Info.plist", contents: infoPlist), project: context)
  }
}
