import Foundation
import Testing

/// Commands write only files that they are meant to write, whatever links a repository contains.
@Suite struct WrittenFileTests {
  private static let unsorted = "b = \"1\";\na = \"1\";\n"

  private let home: TemporaryFolder
  private let repository: TemporaryFolder

  /// A repository next to a file of the user, to which links lead.
  init() throws {
    home = try TemporaryFolder()
    try home.write("mine = \"1\"\n;", to: "profile")
    repository = TemporaryFolder(at: home.url.appendingPathComponent("repository"))
    try repository.write("ref: refs/heads/main\n", to: ".git/HEAD")
    try repository.write(Self.unsorted, to: "en.lproj/A.strings")
    try repository.write(Program.specification, to: "project.yml")
    try repository.link("out", to: "../profile")
    try repository.link("Folder", to: "..")
  }

  private func expectUntouched() throws {
    #expect(try home.contents(of: "profile") == Data("mine = \"1\"\n;".utf8))
    #expect(try home.names == ["profile", "repository"])
  }

  @Test(
    arguments: ["out", "Folder/profile", "Folder/new"],
    [
      ["lint", "--output-file", "PATH", "."], ["lint", "--write-baseline", "PATH", "."],
      ["lint", "--cache", "PATH", "."],
      ["doctor", "--cache", "PATH", "."], ["convert", "--to", "xml", "--output", "PATH", "en.lproj/A.strings"],
    ]
  )
  func outputIsNotWrittenOverALinkThatLeadsOut(path: String, command: [String]) throws {
    let run = try Program.run(command.map { $0 == "PATH" ? path : $0 }, in: repository)
    #expect(run.status == 2)
    #expect(run.errors.contains("\(path): leads over a symbolic link to '"))
    try expectUntouched()
  }

  @Test(arguments: [["format"], ["lint", "--fix", "--unsafe-fixes"], ["strings", "sort"]])
  func namedFilesAreNotChangedOverALinkThatLeadsOut(command: [String]) throws {
    try repository.link("en.lproj/B.strings", to: "../../table.strings")
    try repository.link("Other", to: "../Tables")
    for file in ["table.strings", "Tables/en.lproj/C.strings"] { try home.write(Self.unsorted + "c = \"x\"", to: file) }
    for path in ["en.lproj/B.strings", "Other/en.lproj/C.strings"] {
      _ = try Program.run(command + [path], in: repository)
    }
    for file in ["table.strings", "Tables/en.lproj/C.strings"] {
      #expect(try home.contents(of: file) == Data((Self.unsorted + "c = \"x\"").utf8))
    }
  }

  @Test func aNamedLinkInTheRepositoryIsWrittenThrough() throws {
    try repository.write("a  =  1;\n", to: "real.plist")
    try repository.link("link.plist", to: "real.plist")
    let run = try Program.run("convert", "--to", "json", "--output", "link.plist", "real.plist", in: repository)
    #expect(run.status == 0)
    #expect(String(decoding: try repository.contents(of: "real.plist"), as: UTF8.self).hasPrefix("{"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: repository.url.path + "/link.plist") == "real.plist"
    )
  }

  @Test(arguments: [("--write-baseline", "a baseline of plist-lsp"), ("--cache", "a cache of plist-lsp")])
  func aForeignFileIsNotReplaced(option: String, what: String) throws {
    for contents in ["notes", "{\"a\": 1}", "bplist00 and more"] {
      try repository.write(contents, to: "notes")
      let run = try Program.run("lint", option, "notes", ".", in: repository)
      #expect(run.status == 2)
      #expect(run.errors.hasSuffix("notes: is not \(what); not replaced. Remove it first, or choose another name\n"))
      #expect(try repository.contents(of: "notes") == Data(contents.utf8))
    }
    for path in ["new", "new"] { #expect(try Program.run("lint", option, path, ".", in: repository).status != 2) }
    try repository.write("", to: "empty")
    #expect(try Program.run("lint", option, "empty", ".", in: repository).status != 2)
  }

  @Test func theReferenceIsNotWrittenOverLinks() throws {
    try FileManager.default.createDirectory(
      at: repository.url.appendingPathComponent("Docs"),
      withIntermediateDirectories: true
    )
    try repository.link("Docs/index.md", to: "../../profile")
    try repository.link("Docs/rules", to: "../..")
    let run = try Program.run("docs", "--output", "Docs", "--force", in: repository)
    #expect(run.status == 2)
    #expect(run.errors.contains("symbolic link"))
    try expectUntouched()
  }

  @Test("bug: a link led to a folder that was made outside") func noFolderIsMadeOverALink() throws {
    let run = try Program.run("docs", "--output", "Folder/reference/inner", in: repository)
    #expect(run.status == 2)
    #expect(run.errors.contains("symbolic link"))
    try expectUntouched()
  }

  @Test func newTablesAreNotWrittenOverLinkedFolders() throws {
    try home.write("", to: "Tables/keep")
    try repository.write(Self.unsorted, to: "App/en.lproj/A.strings")
    try repository.link("App/de.lproj", to: "../../Tables")
    _ = try Program.run("strings", "convert", "--to", "xcstrings", "--remove-originals", "App", in: repository)
    _ = try Program.run("strings", "convert", "--to", "strings", "App", in: repository)
    #expect(try TemporaryFolder(at: home.url.appendingPathComponent("Tables")).names == ["keep"])
  }
}
