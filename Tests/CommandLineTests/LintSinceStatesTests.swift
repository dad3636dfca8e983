import Foundation
import Testing

/// `--since` with the states of files that git records, which are found out without git looking at the files.
@Suite(.enabled(if: GitFolder.isPossible, "git is not installed")) struct LintSinceStatesTests {
  /// Tables with duplicate keys, each of which is a finding.
  private static func table(_ keys: String...) -> String {
    keys.map { "\"\($0)\" = \"1\";\n\"\($0)\" = \"2\";\n" }.joined()
  }

  /// Returns how many findings are new and how many were there before.
  private static func counts(_ run: Program.Outcome) -> [Int] {
    let before = run.errors.split(separator: " ").dropLast(3)
    let count = run.errors.contains("there before") ? before.compactMap { Int($0) }.last ?? 0 : 0
    return [run.lines.count, count]
  }

  private static func lint(_ repository: GitFolder, since reference: String = "HEAD") throws -> [Int] {
    counts(try repository.lint(since: reference, "--only", "strings-duplicate-key", "."))
  }

  /// The index does not have the files that are written after it.
  @Test func editsThatAreNotCommittedAreFoundByContents() throws {
    let repository = try GitFolder()
    try repository.commit(["A.strings": Self.table("a"), "B.strings": Self.table("b")])
    try repository.folder.write(Self.table("a", "c"), to: "A.strings")
    try repository.folder.write(Self.table("b"), to: "B.strings")
    #expect(try Self.lint(repository) == [1, 2])
  }

  /// Bug: what a changed link leads to counted as what it led to before.
  @Test func aLinkThatLeadsElsewhereHidesNothing() throws {
    let repository = try GitFolder()
    let folder = repository.folder
    try folder.write(
      "import AVFoundation\nlet a = AVCaptureDevice.requestAccess(for: .video) { _ in }\n",
      to: "App/a.swift"
    )
    let info = """
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.a</string>
      <key>CFBundleVersion</key><string>1</string><key>CFBundleShortVersionString</key><string>1</string>%</dict></plist>
      """
    let purpose = "<key>NSCameraUsageDescription</key><string>Scans the receipts that you choose.</string>"
    try folder.write(info.replacing("%", with: purpose), to: "App/Good.plist")
    try folder.write(info.replacing("%", with: ""), to: "App/Bad.plist")
    try folder.write("INFOPLIST_FILE = App/Good.plist\n", to: "one/a.xcconfig")
    try folder.write("INFOPLIST_FILE = App/Bad.plist\n", to: "two/a.xcconfig")
    let settings = "{ Debug: Settings/a.xcconfig, Release: Settings/a.xcconfig }"
    let target = "{ App: { type: application, platform: iOS, sources: [App], settings: { A: b } } }"
    try folder.write("name: App\nconfigFiles: \(settings)\ntargets: \(target)\n", to: "project.yml")
    try folder.link("Settings", to: "one")
    try repository.commit()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Settings"))
    try folder.link("Settings", to: "two")
    let run = try repository.lint(since: "HEAD", "--only", "purpose-string-missing", ".")
    #expect(run.lines.count == 1)
    #expect(run.status == 1)
  }

  /// Bug: git takes a tag for a branch of its name, and whoever may push tags chose what was there before.
  @Test func anAmbiguousRevisionIsAnError() throws {
    let repository = try GitFolder()
    try repository.commit(["A.strings": ""])
    try repository.git("branch", "base")
    try repository.commit(["A.strings": Self.table("a")])
    #expect(try Self.lint(repository, since: "base") == [1, 0])
    try repository.git("tag", "base")
    let run = try repository.lint(since: "base", ".")
    #expect(run.status == 2)
    #expect(run.errors.contains("'base' is refs/heads/base and refs/tags/base. Write one of them in full."))
    #expect(try Self.lint(repository, since: "refs/heads/base") == [1, 0])
  }

  @Test(arguments: ["2", "3", "4"]) func eachFormOfTheIndexIsRead(version: String) throws {
    let repository = try GitFolder()
    let tables = [
      "A.strings": Self.table("a"), "folder/A.strings": Self.table("a"), "folder/B.strings": Self.table("b"),
    ]
    try repository.commit(tables)
    // What another program made of a file as git keeps it: only the index shows that nothing changed.
    try repository.folder.write("* filter=other\n", to: ".git/info/attributes")
    try repository.configure("[filter \"other\"]\n\tclean = sed s/made/kept/\n\tsmudge = sed s/kept/made/\n")
    try repository.commit(["C.strings": Self.table("made")])
    try repository.git("update-index", "--index-version", version)
    // The date of the index must be later than that of the file.
    Thread.sleep(forTimeInterval: 0.05)
    try repository.git("update-index", "--force-write-index", "--refresh")
    try repository.folder.write(Self.table("a", "d"), to: "folder/A.strings")
    #expect(try Self.lint(repository) == [1, 4])
  }

  @Test func lineEndsAndEncodingsThatGitConvertsAreNoChange() throws {
    let repository = try GitFolder()
    try repository.commit(["A.strings": Self.table("a"), "B.strings": Self.table("b")])
    try repository.folder.write(Self.table("a").replacingOccurrences(of: "\n", with: "\r\n"), to: "A.strings")
    let wide = try #require(Self.table("b").data(using: .utf16LittleEndian))
    try repository.folder.write(Data([0xFF, 0xFE]) + wide, to: "B.strings")
    #expect(try Self.lint(repository) == [0, 2])
  }

  @Test func filesThatGitLFSKeepsAreNoChange() throws {
    let repository = try GitFolder()
    // The hash of the table with the key "a".
    let hash = "a5bdaeb8e30efa074b6b3ae3f68c91e0c2fe3798a8c2b86499f283abac00363e"
    let size = Self.table("a").utf8.count
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(hash)\nsize \(size)\n"
    try repository.commit(["A.strings": pointer])
    try repository.folder.write(Self.table("a"), to: "A.strings")
    #expect(try Self.lint(repository) == [0, 1])
  }

  @Test func repositoriesWithLongNamesOfObjectsAreRead() throws {
    let repository = GitFolder(at: try TemporaryFolder())
    try repository.git("init", "--quiet", "--initial-branch", "main", "--object-format", "sha256")
    try repository.commit(["A.strings": Self.table("a"), "B.strings": Self.table("b")])
    try repository.folder.write(Self.table("a", "c"), to: "A.strings")
    #expect(try Self.lint(repository) == [1, 2])
  }

  @Test func renamedFilesThatAreNotCommittedKeepTheirFindings() throws {
    let repository = try GitFolder()
    try repository.commit(["en.lproj/A.strings": Self.table("a", "b", "c"), "en.lproj/B.strings": Self.table("x")])
    let folder = repository.folder.url.appendingPathComponent("en.lproj")
    for name in ["A", "B"] { try FileManager.default.removeItem(at: folder.appendingPathComponent("\(name).strings")) }
    try repository.folder.write(Self.table("a", "b", "c", "d"), to: "en.lproj/New.strings")
    try repository.folder.write(Self.table("x"), to: "de.lproj/B.strings")
    #expect(try Self.lint(repository) == [1, 4])
  }

  @Test func filesThatASparseCheckoutLeavesOutWereNotRemoved() throws {
    let repository = try GitFolder()
    try repository.commit(["in/A.strings": Self.table("a"), "out/A.strings": Self.table("a")])
    try repository.git("sparse-checkout", "set", "in")
    try repository.folder.write(Self.table("a"), to: "new/A.strings")
    // The new one is not the one that was left out under another name.
    #expect(try Self.lint(repository) == [1, 1])
  }

  @Test func whatGitIgnoresIsAsItWas() throws {
    let repository = try GitFolder()
    try repository.commit([
      ".gitignore": "/Made\n*.strings\n!Kept.strings\n", "inner/.gitignore": "!A.strings\n", "Kept.strings": "",
    ])
    try repository.folder.write("Excluded\n", to: ".git/info/exclude")
    let files = ["Made/Kept.strings", "A.strings", "inner/A.strings", "folder/Kept.strings", "Excluded/Kept.strings"]
    for file in files { try repository.folder.write(Self.table("a"), to: file) }
    let run = try repository.lint(since: "HEAD", "--only", "strings-duplicate-key", ".")
    #expect(run.lines.map { $0.prefix { $0 != ":" } } == ["folder/Kept.strings", "inner/A.strings"])
    #expect(Self.counts(run) == [2, 3])
  }

  @Test func aFileThatGitTracksIsNewEvenIfItIsIgnored() throws {
    let repository = try GitFolder()
    try repository.commit([".gitignore": "Made\n"])
    try repository.folder.write(Self.table("a"), to: "Made/A.strings")
    try repository.git("add", "--force", "Made/A.strings")
    #expect(try Self.lint(repository) == [1, 0])
  }

  @Test func aFolderInPlaceOfAFileIsNew() throws {
    let repository = try GitFolder()
    try repository.commit(["Place": "text"])
    try FileManager.default.removeItem(at: repository.folder.url.appendingPathComponent("Place"))
    try repository.folder.write(Self.table("a"), to: "Place/A.strings")
    #expect(try Self.lint(repository) == [1, 0])
  }

  @Test func aLinkedWorkingTreeIsARepository() throws {
    let repository = try GitFolder()
    try repository.commit(["A.strings": Self.table("a")])
    let others = try TemporaryFolder()
    try repository.git("worktree", "add", "--quiet", "-b", "topic", others.url.appendingPathComponent("tree").path)
    let tree = GitFolder(at: TemporaryFolder(at: others.url.appendingPathComponent("tree")))
    try tree.folder.write(Self.table("a", "b"), to: "A.strings")
    #expect(try Self.lint(tree) == [1, 1])
    try tree.commit()
    #expect(try Self.lint(tree) == [0, 2])
    #expect(try Self.lint(tree, since: "main") == [1, 1])
  }

  /// Bug: uncommitted changes of a submodule did not count.
  @Test func changesInASubmoduleThatAreNotCommittedCount() throws {
    let library = try GitFolder()
    try library.commit(["A.strings": Self.table("a")])
    let repository = try GitFolder()
    try repository.git("submodule", "--quiet", "add", library.folder.url.path, "Library")
    try repository.commit()
    try repository.folder.write(Self.table("a", "b"), to: "Library/A.strings")
    #expect(try Self.lint(repository) == [1, 1])
    let module = GitFolder(at: TemporaryFolder(at: repository.folder.url.appendingPathComponent("Library")))
    // The submodule named alone is one of the repository around it.
    #expect(try Self.lint(module) == [1, 1])
  }

  @Test func anIndexInSeveralFilesIsReadOverContents() throws {
    let repository = try GitFolder()
    try repository.commit(["A.strings": Self.table("a"), "B.strings": Self.table("b")])
    try repository.git("update-index", "--split-index")
    try repository.folder.write(Self.table("a", "c"), to: "A.strings")
    #expect(try Self.lint(repository) == [1, 2])
  }

  // MARK: What a clone lacks

  /// A clone without the contents of files, whose origin is gone.
  private static func partialClone(_ filter: String) throws -> GitFolder {
    let origin = try GitFolder()
    try origin.git("config", "uploadpack.allowFilter", "true")
    try origin.commit(["en.lproj/A.strings": table("a"), "B.strings": table("b")])
    try origin.commit(["en.lproj/A.strings": table("a", "c")])
    let clone = GitFolder(at: try TemporaryFolder())
    try clone.git("clone", "--quiet", "--filter=\(filter)", origin.folder.url.absoluteString, ".")
    return clone
  }

  @Test func aCloneWithoutContentsNamesWhatIsMissing() throws {
    let clone = try Self.partialClone("blob:none")
    let run = try clone.lint(since: "HEAD~1", ".")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    let message =
      "The former contents of a file, 'en.lproj/A.strings', are missing in this clone. Clone without --filter,"
    #expect(run.errors.hasPrefix(message))
    #expect(try Self.lint(clone) == [0, 3])
  }

  @Test func aCloneWithoutFoldersNamesWhatIsMissing() throws {
    let clone = try Self.partialClone("tree:0")
    let run = try clone.lint(since: "HEAD~1", ".")
    #expect(run.status == 2)
    #expect(run.errors.contains(", or folders of it, cannot be read in this clone. Clone without --filter,"))
    #expect(!run.errors.contains("fatal"))
  }

  @Test func aCommitThatASubmoduleLacksIsNamed() throws {
    let library = try GitFolder()
    try library.commit(["A.strings": Self.table("a")])
    try library.commit(["A.strings": Self.table("a", "b")])
    let repository = try GitFolder()
    try repository.git("submodule", "--quiet", "add", library.folder.url.path, "Library")
    try repository.git("-C", "Library", "checkout", "--quiet", "HEAD~1")
    try repository.commit()
    try repository.git("-C", "Library", "checkout", "--quiet", "-")
    try repository.commit()
    let url = library.folder.url.absoluteString
    let clone = GitFolder(at: try TemporaryFolder())
    try clone.git("clone", "--quiet", repository.folder.url.absoluteString, ".")
    try clone.git("clone", "--quiet", "--depth", "1", url, "Library")
    let run = try clone.lint(since: "HEAD~1", ".")
    #expect(run.status == 2)
    #expect(run.errors.contains("of the submodule 'Library' cannot be read in this clone. Fetch it"))
  }

  @Test func aBranchWhoseCommitIsMissingIsNotNew() throws {
    let repository = try GitFolder()
    try repository.commit(["A.strings": Self.table("a")])
    try repository.folder.write("0123456789012345678901234567890123456789\n", to: ".git/refs/heads/gone")
    let run = try repository.lint(since: "gone", ".")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("'gone' is not a commit, or is missing in this clone. "))
    try repository.folder.write("[core\n", to: ".git/config")
    let broken = try repository.lint(since: "HEAD", ".")
    #expect(broken.status == 2)
    #expect(broken.errors.hasPrefix("git cannot read the repository '"))
  }
}
