import Testing

@testable import AppProject
@testable import BuildDescriptions
@testable import ProjectFiles

/// The files of a project are found, without those of others.
@Suite struct ProjectInventoryTests {
  private func files(_ names: String...) -> ProjectInventory {
    let project = TestProject(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    return ProjectInventory(below: "/tree/app", files: project.access)
  }

  @Test func findsSourcesInOrder() {
    let found = files("b.m", "a/z.swift", "c.hpp", "a/b/y.mm", "d.txt", "e.c")
    #expect(found.sources.map { FilePath.name($0.path) } == ["b.m", "c.hpp", "e.c", "z.swift", "y.mm"])
    #expect(found.sources.map(\.language) == [.objectiveC, .header, .c, .swift, .objectiveC])
  }

  @Test(arguments: [
    ".build", ".git", "AppTests", "AppUITests", "Build", "Carthage", "DerivedData", "Lib.framework", "Lib.xcframework",
    "Pods", "Tests", "build", "node_modules", "vendor",
  ])
  func passesOver(_ folder: String) {
    #expect(files("\(folder)/a.swift", "deep/\(folder)/more/b.swift").sources.isEmpty)
  }

  @Test func otherProjectsAreTheirOwn() {
    let found = files("App.xcodeproj/project.pbxproj", "a.swift", "Demo/Demo.xcodeproj/project.pbxproj", "Demo/b.swift")
    #expect(found.sources.map { FilePath.name($0.path) } == ["a.swift"])
    #expect(found.xcodeProjects == ["/tree/app/App.xcodeproj/project.pbxproj"])
  }

  @Test("bug: the images of an app were missing where the rest of a template was in their folder")
  func whatAnOuterProjectBuildsIsItsOwn() {
    let project = TestProject([
      "App.xcodeproj/project.pbxproj": "INFOPLIST_FILE = App/Plists/Store.plist;",
      "App/App.xcodeproj/project.pbxproj": "INFOPLIST_FILE = App/Info.plist;",
      "App/Images.xcassets/Seed.imageset/a.png": "",
      "App/Start.swift": "",
    ])
    let found = ProjectInventory(below: "/tree/app", files: project.access)
    #expect(found.resourceNames.contains("Seed.imageset"))
    #expect(found.sources.map { FilePath.name($0.path) } == ["Start.swift"])
    #expect(found.xcodeProjects == ["/tree/app/App.xcodeproj/project.pbxproj"])
    let locator = ProjectLocator(files: project.access, homeFolder: nil)
    #expect(ProjectFolders.find(at: "/tree/app", project.access, locator) == ["/tree/app"])
  }

  @Test func findsPropertyListsAndSettings() {
    let found = files("App/Info.plist", "App/Other-Info.plist", "App/data.plist", "App.xcconfig", "project.yml")
    #expect(found.infoPlists.map(FilePath.name) == ["Info.plist", "Other-Info.plist"])
    #expect(found.settings.map(FilePath.name) == ["App.xcconfig", "project.yml"])
  }

  /// Bug: files in an asset catalog that no set has were taken for resources.
  @Test func ofAnAssetCatalogOnlyTheSetsAreBuilt() {
    let found = files(
      "A.xcassets/Contents.json",
      "A.xcassets/stray.png",
      "A.xcassets/Group/other.png",
      "A.xcassets/Seed.imageset/a.png",
      "leaf.png"
    )
    #expect(found.resourceNames == ["A.xcassets", "Group", "Seed.imageset", "leaf.png"])
  }
}
