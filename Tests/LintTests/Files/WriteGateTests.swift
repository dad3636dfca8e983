import Foundation
import Testing

@testable import LintFiles

/// No link in a repository leads what is written to a file elsewhere.
@Suite struct WriteGateTests {
  /// A repository next to a folder of the user.
  private final class Folders {
    let url: URL
    var root: String { url.path + "/repository" }
    var outside: String { url.path + "/outside" }

    init() throws {
      let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")
      for name in ["repository/.git", "repository/App", "outside"] {
        try FileManager.default.createDirectory(
          at: temporary.appendingPathComponent(name),
          withIntermediateDirectories: true
        )
      }
      // Links around the repository are those of the user.
      url = URL(fileURLWithPath: temporary.path + "-link")
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: temporary.path)
      for name in ["repository/App/a.plist", "outside/a.plist"] {
        try Data("old".utf8).write(to: url.appendingPathComponent(name))
      }
    }

    deinit {
      try? FileManager.default.removeItem(at: url.resolvingSymlinksInPath())
      try? FileManager.default.removeItem(at: url)
    }

    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: target)
    }

    func reason(_ name: String, isNamed: Bool = true, within folder: String? = nil) -> String? {
      do throws(FileFailure) {
        _ = try WriteGate().target(of: root + "/" + name, isNamed: isNamed, within: folder)
        return nil
      } catch {
        return error.reason
      }
    }
  }

  @Test func aPathWithoutLinksIsOpen() throws {
    let folders = try Folders()
    for isNamed in [true, false] {
      #expect(folders.reason("App/a.plist", isNamed: isNamed) == nil)
      #expect(folders.reason("App/new.plist", isNamed: isNamed) == nil)
      #expect(folders.reason("../outside/a.plist", isNamed: isNamed) == nil)
    }
    #expect(folders.reason("none/new.plist")?.hasPrefix("cannot be written: ") == true)
  }

  @Test(arguments: [true, false]) func aLinkedFolderThatLeadsOutIsClosed(isNamed: Bool) throws {
    let folders = try Folders()
    try folders.link("Link", to: "../outside")
    try folders.link("Absolute", to: folders.outside)
    try folders.link("App/Inner", to: "../Link")
    for folder in ["Link", "Absolute", "App/Inner"] {
      for name in ["a.plist", "new.plist"] {
        let reason = folders.reason("\(folder)/\(name)", isNamed: isNamed)
        #expect(reason?.contains("outside '\(folders.root)'; not written") == true)
        #expect(WriteGate().refusal(of: "\(folders.root)/\(folder)/\(name)") != nil)
        #expect(WriteGate().refusal(of: "\(folders.root)/\(folder)/none/\(name)") != nil)
      }
    }
    #expect(WriteGate().refusal(of: "\(folders.root)/none/a.plist") == nil)
  }

  @Test func aLinkedFolderInTheRepositoryIsOpen() throws {
    let folders = try Folders()
    try folders.link("Link", to: "App")
    #expect(folders.reason("Link/a.plist", isNamed: false) == nil)
  }

  @Test func aLinkIsWrittenThroughOnlyIfItIsNamed() throws {
    let folders = try Folders()
    try folders.link("b.plist", to: "App/a.plist")
    #expect(folders.reason("b.plist", isNamed: true) == nil)
    #expect(folders.reason("b.plist", isNamed: false)?.hasPrefix("is a symbolic link to '") == true)
  }

  @Test func aNamedLinkThatLeadsOutIsClosed() throws {
    let folders = try Folders()
    try folders.link("b.plist", to: "../outside/a.plist")
    try folders.link("c.plist", to: "../outside/new.plist")
    #expect(folders.reason("b.plist")?.contains("outside '\(folders.root)'; not written") == true)
    #expect(folders.reason("c.plist") == "is a symbolic link that leads nowhere; not written")
    #expect(throws: FileFailure.self) { try AtomicWriter.save([1], to: folders.root + "/b.plist") }
    #expect(throws: FileFailure.self) { try AtomicWriter.save([1], to: folders.root + "/c.plist") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folders.outside) == ["a.plist"])
    #expect(FileManager.default.contents(atPath: folders.outside + "/a.plist") == Data("old".utf8))
  }

  @Test func noLinkLeadsIntoTheFolderOfGit() throws {
    let folders = try Folders()
    try Data("config".utf8).write(to: URL(fileURLWithPath: folders.root + "/.git/config"))
    try folders.link("Link", to: ".git")
    try folders.link("b.plist", to: ".git/config")
    for name in ["Link/config", "Link/new", "b.plist"] {
      #expect(folders.reason(name)?.contains("into a folder of git") == true)
    }
    // A cache may be kept there.
    #expect(folders.reason(".git/cache") == nil)
  }

  @Test func whatIsWrittenIntoAFolderStaysInIt() throws {
    let folders = try Folders()
    try folders.link("App/Link", to: "../App2")
    try FileManager.default.createDirectory(atPath: folders.root + "/App2", withIntermediateDirectories: true)
    let app = folders.root + "/App"
    #expect(folders.reason("App/a.md", isNamed: false, within: app) == nil)
    #expect(folders.reason("App/Link/a.md", isNamed: false, within: app)?.contains("outside '\(app)'") == true)
    #expect(throws: FileFailure.self) { try AtomicWriter.save([1], to: app + "/Link/a.md", in: app) }
  }

  @Test func onlyAFileOfTheSameKindIsReplaced() throws {
    let folders = try Folders()
    let path = folders.root + "/App/a.plist"
    func save() throws(FileFailure) { try AtomicWriter.save([1], to: path, replacing: "a cache", ifOwn: { $0 == [1] }) }
    let failure = #expect(throws: FileFailure.self) { try save() }
    #expect(failure?.reason.hasPrefix("is not a cache; not replaced. ") == true)
    #expect(FileManager.default.contents(atPath: path) == Data("old".utf8))
    for contents in [Data(), Data([1])] {
      try contents.write(to: URL(fileURLWithPath: path))
      try save()
    }
    try FileManager.default.removeItem(atPath: path)
    try save()
    #expect(FileManager.default.contents(atPath: path) == Data([1]))
  }
}
