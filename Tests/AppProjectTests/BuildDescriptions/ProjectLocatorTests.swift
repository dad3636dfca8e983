import Testing

@testable import BuildDescriptions

/// The nearest project around a file is found, and nothing outside the repository.
@Suite struct ProjectLocatorTests {
  private func root(of file: String, _ files: String..., home: String? = nil) -> String? {
    let project = TestProject(Dictionary(uniqueKeysWithValues: (files + [file]).map { ($0, "") }))
    return ProjectLocator(files: project.access, homeFolder: home).root(of: TestProject.path(file))
  }

  @Test(arguments: [
    "App.xcodeproj/project.pbxproj", "App.xcworkspace/contents.xcworkspacedata", "Package.swift", "Podfile",
    "project.yml",
    "pubspec.yaml", "App.csproj", "app.json", "config.xml", "nativescript.config.ts",
  ])
  func findsMarkers(_ marker: String) {
    #expect(root(of: "App/Resources/Info.plist", marker) == "/tree/app")
  }

  @Test(arguments: ["platforms/ios/App/config.xml", "plugins/camera/tests/project/config.xml"])
  func whatCordovaMakesIsNoProject(copy: String) {
    #expect(root(of: copy, "config.xml", "package.json") == "/tree/app")
    #expect(root(of: copy, "package.json") == "/tree/app/" + copy.dropLast("/config.xml".count))
    #expect(
      root(
        of: copy,
        "config.xml",
        "package.json",
        copy.split(separator: "/").prefix(2).joined(separator: "/") + "/.git/HEAD"
      ) != "/tree/app"
    )
  }

  @Test func aProjectMayLieNextToTheFoldersOfItsApp() {
    func root(_ project: String) -> String? {
      let files = [
        "Xcode/App.xcodeproj/project.pbxproj": project, "Docs/README.md": "", ".git/HEAD": "", "App/Info.plist": "",
      ]
      return ProjectLocator(files: TestProject(files).access, homeFolder: nil).root(of: "/tree/app/App/Info.plist")
    }
    #expect(root("path = ../App; sourceTree = SOURCE_ROOT;") == "/tree/app/Xcode")
    #expect(root("path = App;") == nil)
  }

  @Test("bug: the files of an app belonged to the rest of a template in its folder")
  func whatAnOuterProjectBuildsBelongsToIt() {
    func root(outer: String, inner: String, _ others: [String: String] = [:]) -> String? {
      let files = [
        "App.xcodeproj/project.pbxproj": outer, "App/App.xcodeproj/project.pbxproj": inner,
        "App/Plists/Store.plist": "",
      ]
      return ProjectLocator(files: TestProject(files.merging(others) { $1 }).access, homeFolder: nil)
        .root(of: "/tree/app/App/Plists/Store.plist")
    }
    let store = "INFOPLIST_FILE = \"$(SRCROOT)/App/Plists/Store.plist\";\n"
    #expect(root(outer: store, inner: "INFOPLIST_FILE = App/Info.plist;") == "/tree/app")
    #expect(root(outer: "INFOPLIST_FILE = App/Plists/Store.plist;", inner: "") == "/tree/app")
    // An example that both build is a project of its own, as is a submodule, and what the outer one does not name.
    #expect(root(outer: store, inner: "INFOPLIST_FILE = Plists/Store.plist;") == "/tree/app/App")
    #expect(root(outer: store, inner: "", ["App/.git/HEAD": ""]) == "/tree/app/App")
    #expect(root(outer: "INFOPLIST_FILE = Other/Info.plist;", inner: "") == "/tree/app/App")
    #expect(root(outer: "INFOPLIST_FILE = \"$(PLISTS)/Store.plist\";", inner: "") == "/tree/app/App")
  }

  @Test func foldersOfAProjectMayHaveDescriptions() {
    #expect(root(of: "App/Resources/Info.plist", "App/BUILD") == "/tree/app/App")
    #expect(root(of: "App/Resources/Info.plist", "App/BUILD.bazel", "project.yml") == "/tree/app")
    let spec = ["App/target.yml": "name: App\ntargets: {}\n", "App/Resources/Info.plist": ""]
    let around = { (files: [String: String]) in
      ProjectLocator(files: TestProject(files).access, homeFolder: nil).root(of: "/tree/app/App/Resources/Info.plist")
    }
    #expect(around(spec) == "/tree/app/App")
    #expect(around(spec.merging(["project.yml": ""]) { $1 }) == "/tree/app")
  }

  @Test func nearestWins() {
    let flutter = root(of: "ios/Runner/Info.plist", "pubspec.yaml", "ios/Runner.xcodeproj/project.pbxproj")
    #expect(flutter == "/tree/app/ios")
  }

  @Test func stopsAtTheRepository() {
    #expect(root(of: "sub/Info.plist", "Package.swift", "sub/.git/HEAD") == nil)
    #expect(root(of: "sub/Info.plist", "Package.swift", "sub/.git") == nil)
    #expect(root(of: "sub/Info.plist", "sub/Package.swift", "sub/.git/HEAD") == "/tree/app/sub")
  }

  @Test func homeIsNotAProject() {
    #expect(root(of: "sub/Info.plist", "Package.swift", home: "/tree/app") == nil)
    #expect(root(of: "sub/Info.plist", "Package.swift", home: "/tree/app/sub/deep") == nil)
    #expect(root(of: "sub/Info.plist", "Package.swift", home: "/tree") == "/tree/app")
  }

  @Test func bundlesAreNotProjects() {
    let path = root(of: "App.xcodeproj/Info.plist", "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata")
    #expect(path == "/tree/app")
  }

  @Test func nothingIsFoundWithoutMarkers() {
    #expect(root(of: "App/Info.plist") == nil)
  }

  @Test(arguments: ["Projects/Xcode", "Build", "platforms/apple/ios"])
  func aProjectMayLieDeeperThanItsApp(folder: String) {
    let depth = folder.split(separator: "/").count
    func root(_ contents: String) -> String? {
      let files = [
        "\(folder)/App.xcodeproj/project.pbxproj": contents, ".git/HEAD": "", "Sources/Info.plist": "",
      ]
      return ProjectLocator(files: TestProject(files).access, homeFolder: nil).root(of: "/tree/app/Sources/Info.plist")
    }
    let up = Array(repeating: "..", count: depth).joined(separator: "/")
    #expect(root("path = \(up)/Sources;") == "/tree/app/\(folder)")
    #expect(root("path = \(up); sourceTree = \"<group>\";") == "/tree/app/\(folder)")
    #expect(root("path = \(up)/../Sources;") == nil)
    #expect(root("path = Sources;") == nil)
  }
}
