import Testing

@testable import ProductFiles

/// A folder is read as an archive is, and nothing outside of it.
@Suite struct FolderContainerTests {
  @Test func filesFoldersAndLinksAreListed() throws {
    let folder = try TemporaryFolder()
    try folder.write([1, 2, 3], to: "App.app/Info.plist")
    try folder.write([1], to: "App.app/.DS_Store")
    try folder.link("App.app/Link", to: "Info.plist")
    let container = try FolderContainer(folder.url.path)
    #expect(container.entries.map(\.path) == ["App.app", "App.app/Info.plist", "App.app/Link"])
    #expect(container.entries.map(\.kind) == [.folder, .file, .link])
    let tree = ProductTree(container)
    #expect(try tree.contents("App.app/Link", limit: 10) == [1, 2, 3])
    #expect(try tree.start(of: #require(tree.entry("App.app/Link")), count: 2) == [1, 2])
  }

  @Test func linksThatLeadOutOfTheProductAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write([7], to: "outside/secret")
    try folder.write([1], to: "App.app/Info.plist")
    try folder.link("App.app/relative", to: "../outside/secret")
    try folder.link("App.app/absolute", to: folder.url.appendingPathComponent("outside/secret").path)
    try folder.link("App.app/folder", to: "../outside")
    try folder.link("App.app/loop", to: "loop")
    let tree = ProductTree(try FolderContainer(folder.url.appendingPathComponent("App.app").path))
    for path in ["relative", "absolute", "folder", "folder/secret", "loop", "../outside/secret", "missing"] {
      #expect(tree.entry(path) == nil, "\(path)")
      #expect(throws: ProductFailure.self) { try tree.contents(path, limit: 10) }
    }
    #expect(!tree.entries.contains { $0.path.contains("secret") })
  }

  @Test func filesAboveTheLimitAndMissingFoldersAreFailures() throws {
    let folder = try TemporaryFolder()
    try folder.write([1, 2, 3], to: "file")
    let container = try FolderContainer(folder.url.path)
    #expect(throws: ProductFailure.tooLarge(path: "file", limit: 2)) {
      try container.contents(of: #require(container.entries.first), limit: 2)
    }
    #expect(throws: ProductFailure.unreadable(path: "/nowhere/at/all")) { try FolderContainer("/nowhere/at/all") }
  }
}
