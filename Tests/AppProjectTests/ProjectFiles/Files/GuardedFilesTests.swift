import Foundation
import Testing

@testable import ProjectFiles

/// What lies outside is neither read nor listed, by whatever way a path leads there.
@Suite struct GuardedFilesTests {
  /// A repository, and next to it a folder with what must not be read.
  private final class Disk {
    /// The folder that holds both, without links.
    let root: String
    var repository: String { root + "/repository" }
    var outside: String { root + "/outside" }

    init() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      root = DiskFiles().realPath(of: folder) ?? folder
      for name in [".git/config", "App/a.xcconfig", "Shared/b.xcconfig", "App/.Git/config", "Sub/.git"] {
        try write("repository/\(name)")
      }
      try write("outside/deep/secret.xcconfig")
      try link("repository/Linked", to: "../outside")
      try link("repository/App/Shared", to: "../Shared")
      try link("repository/App/Absolute", to: outside + "/deep")
      try link("repository/Twice", to: "Linked/deep")
      try link("repository/Git", to: ".git")
      try link("repository/App/secret.xcconfig", to: "../../outside/deep/secret.xcconfig")
      try link("repository/Gone", to: "nowhere")
      try link("named", to: "repository")
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func write(_ path: String) throws {
      let file = "\(root)/\(path)"
      try FileManager.default.createDirectory(atPath: FilePath.folder(file), withIntermediateDirectories: true)
      try Data("TOKEN = 1".utf8).write(to: URL(fileURLWithPath: file))
    }

    private func link(_ path: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: "\(root)/\(path)", withDestinationPath: target)
    }

    func guarded(around path: String) -> GuardedFiles {
      GuardedFiles(DiskFiles(), within: ReadableFolders(around: [path], homeFolder: nil))
    }
  }

  #if os(Linux)
  /// Bug: a link was taken for a folder whose name is the same text in other bytes.
  @Test func ofNamesThatAreTheSameTextNoneIsRead() throws {
    let disk = try Disk()
    let (folder, twin) = ("\(disk.repository)/caf\u{E9}", "\(disk.repository)/cafe\u{301}")
    #expect(mkdir(folder, 0o755) == 0 && symlink("../outside/deep", twin) == 0)
    try Data("TOKEN = 2".utf8).write(to: URL(fileURLWithPath: folder + "/a.xcconfig"))
    let files = disk.guarded(around: disk.repository)
    #expect(files.contents(of: folder + "/a.xcconfig", limit: 100) == nil)
    #expect(files.contents(of: twin + "/secret.xcconfig", limit: 100) == nil)
    #expect(!files.entries(of: disk.repository).contains { $0.name.hasPrefix("caf") })
    // Alone, it is a name like others.
    #expect(unlink(twin) == 0)
    let later = disk.guarded(around: disk.repository)
    #expect(later.contents(of: folder + "/a.xcconfig", limit: 100) != nil)
  }

  /// Bug: a folder next to the repository was taken for it.
  @Test func aFolderWithANameThatIsTheSameTextIsOutside() throws {
    let disk = try Disk()
    let (folder, twin) = ("\(disk.root)/caf\u{E9}", "\(disk.root)/cafe\u{301}")
    for path in [folder, twin] {
      #expect(mkdir(path, 0o755) == 0)
      try Data("TOKEN = 3".utf8).write(to: URL(fileURLWithPath: path + "/a.xcconfig"))
    }
    let files = disk.guarded(around: folder)
    #expect(files.contents(of: folder + "/a.xcconfig", limit: 100) != nil)
    #expect(files.contents(of: twin + "/a.xcconfig", limit: 100) == nil)
  }
  #endif

  @Test(arguments: [
    "outside/deep/secret.xcconfig", "repository/Linked/deep/secret.xcconfig",
    "repository/App/Absolute/secret.xcconfig", "repository/Twice/secret.xcconfig",
    "repository/App/secret.xcconfig", "repository/.git/config", "repository/.GIT/config", "repository/Git/config",
    "repository/App/.Git/config", "repository/Sub/.git", "repository/Gone/a",
  ])
  func aFileOutsideIsNotReadAndUnknown(path: String) throws {
    let disk = try Disk()
    let files = disk.guarded(around: disk.repository + "/App")
    #expect(files.contents(of: "\(disk.root)/\(path)", limit: 100) == nil)
    #expect(files.isOutside("\(disk.root)/\(path)"))
    // It is not absent either, since that is unknown.
    if !path.hasSuffix(".git") { #expect(files.status(of: "\(disk.root)/\(path)")?.type == .other) }
  }

  @Test(arguments: ["outside", "outside/deep", "repository/Linked", "repository/Linked/deep", "repository/Git"])
  func aFolderOutsideIsNotListed(path: String) throws {
    let disk = try Disk()
    let files = disk.guarded(around: disk.repository)
    #expect(files.entries(of: "\(disk.root)/\(path)").isEmpty)
    #expect(files.entries(of: "\(disk.root)/\(path)", where: EntryFilter(extensions: ["xcconfig"])).isEmpty)
    #expect(files.statuses(of: ["secret.xcconfig"], in: "\(disk.root)/\(path)").map { $0?.type } == [.other])
  }

  @Test func filesOfTheRepositoryAndLinksInItAreRead() throws {
    let disk = try Disk()
    let files = disk.guarded(around: disk.repository + "/App")
    for path in ["App/a.xcconfig", "Shared/b.xcconfig", "App/Shared/b.xcconfig"] {
      #expect(files.contents(of: "\(disk.repository)/\(path)", limit: 100) != nil)
      #expect(!files.isOutside("\(disk.repository)/\(path)"))
    }
    #expect(files.entries(of: disk.repository + "/App/Shared").map(\.name) == ["b.xcconfig"])
    #expect(files.status(of: disk.repository)?.type == .folder)
    #expect(files.status(of: disk.repository + "/none.plist") == nil)
    #expect(files.status(of: disk.repository + "/.git")?.type == .folder)
    #expect(files.status(of: disk.root + "/.git") == nil)
  }

  @Test func aRepositoryThatIsNamedByALinkIsRead() throws {
    let disk = try Disk()
    let files = disk.guarded(around: disk.root + "/named/App")
    #expect(files.contents(of: disk.root + "/named/Shared/b.xcconfig", limit: 100) != nil)
    #expect(files.contents(of: disk.root + "/named/Linked/deep/secret.xcconfig", limit: 100) == nil)
  }

  @Test func withoutARepositoryTheNamedFolderIsRead() throws {
    let disk = try Disk()
    try FileManager.default.removeItem(atPath: disk.repository + "/.git")
    let folder = disk.guarded(around: disk.repository)
    #expect(folder.contents(of: disk.repository + "/Shared/b.xcconfig", limit: 100) != nil)
    #expect(folder.contents(of: disk.outside + "/deep/secret.xcconfig", limit: 100) == nil)
    let file = disk.guarded(around: disk.repository + "/App/a.xcconfig")
    #expect(file.contents(of: disk.repository + "/App/a.xcconfig", limit: 100) != nil)
    #expect(file.contents(of: disk.repository + "/Shared/b.xcconfig", limit: 100) == nil)
  }

  @Test func ofAFileInTheHomeFolderNothingElseIsRead() {
    let files = OverlaidFiles(["/home/me/a.plist": [], "/home/me/.token": [1], "/home/me/App/Package.swift": [1]])
    let named = ReadableFolders(around: ["/home/me/a.plist"], files: files, homeFolder: "/home/me")
    #expect(GuardedFiles(files, within: named).contents(of: "/home/me/.token", limit: 9) == nil)
    let app = ReadableFolders(around: ["/home/me/App/Sources/a.plist"], files: files, homeFolder: "/home/me")
    #expect(GuardedFiles(files, within: app).contents(of: "/home/me/App/Package.swift", limit: 9) != nil)
    #expect(GuardedFiles(files, within: app).contents(of: "/home/me/.token", limit: 9) == nil)
  }

  @Test(arguments: ["/app/de.lproj/A.strings", "/app/de.lproj"])
  func tablesOfTheOtherLanguagesAreRead(path: String) {
    let files = OverlaidFiles(["/app/de.lproj/A.strings": [1], "/app/en.lproj/A.strings": [2], "/b/A.strings": [3]])
    let guarded = GuardedFiles(files, within: ReadableFolders(around: [path], files: files, homeFolder: nil))
    #expect(guarded.contents(of: "/app/en.lproj/A.strings", limit: 9) == [2])
    #expect(guarded.contents(of: "/b/A.strings", limit: 9) == nil)
  }

  @Test func theCodeOfAToolkitAroundItsProjectIsRead() {
    let files = OverlaidFiles([
      "/a/pubspec.yaml": [1], "/a/lib/main.dart": [2], "/a/ios/Runner.xcodeproj/project.pbxproj": [3],
      "/b/App/App.xcodeproj/project.pbxproj": [4], "/b/secret": [5],
    ])
    let read = { (named: String, path: String) in
      GuardedFiles(files, within: ReadableFolders(around: [named], files: files, homeFolder: nil))
        .contents(of: path, limit: 9)
    }
    #expect(read("/a/ios/Runner/Info.plist", "/a/lib/main.dart") == [2])
    #expect(read("/b/App/Info.plist", "/b/secret") == nil)
  }

  @Test func documentsAndFormerFilesPassTheSameGate() throws {
    let disk = try Disk()
    let path = disk.repository + "/Linked/deep/secret.xcconfig"
    let folders = ReadableFolders(around: [disk.repository], homeFolder: nil)
    let overlaid = OverlaidFiles([disk.repository + "/c.plist": [1]], over: DiskFiles())
    #expect(GuardedFiles(overlaid, within: folders).contents(of: path, limit: 100) == nil)
    #expect(GuardedFiles(overlaid, within: folders).contents(of: disk.repository + "/c.plist", limit: 1) == [1])
    let former = FormerFiles([disk.repository + "/App/d.plist": .absent])
    #expect(GuardedFiles(former, within: folders).contents(of: path, limit: 100) == nil)
    #expect(GuardedFiles(former, within: folders).contents(of: disk.repository + "/App/a.xcconfig", limit: 100) != nil)
  }

  @Test func aPathOfManyFoldersIsRefused() {
    let files = OverlaidFiles(["/app/a.plist": []])
    let guarded = GuardedFiles(files, within: ReadableFolders(around: ["/app"], files: files, homeFolder: nil))
    #expect(guarded.isOutside("/app" + String(repeating: "/a", count: 100_000)))
    #expect(!guarded.isOutside("/app" + String(repeating: "/a", count: 1_000)))
  }
}
