import Foundation
import Testing

/// `--since`, with real repositories.
@Suite(.enabled(if: GitFolder.isPossible, "git is not installed")) struct LintSinceTests {
  /// An Info.plist of an app, with entries.
  private static func infoPlist(_ entries: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>CFBundleIdentifier</key>
    \t<string>org.example.app</string>
    \t<key>LSRequiresIPhoneOS</key>
    \t<true/>
    \(entries)</dict>
    </plist>

    """
  }

  private static let emptyCamera = "\t<key>NSCameraUsageDescription</key>\n\t<string></string>\n"
  private static let emptyMicrophone = "\t<key>NSMicrophoneUsageDescription</key>\n\t<string></string>\n"
  private static let cameraCode =
    "import AVFoundation\nfunc scan() { AVCaptureDevice.requestAccess(for: .video) { _ in } }\n"

  @Test func onlyNewFindingsAreReported() throws {
    let repository = try GitFolder()
    try repository.commit(["Info.plist": Self.infoPlist(Self.emptyCamera)])
    try repository.commit(["Info.plist": Self.infoPlist("\n<!-- 1 -->\n" + Self.emptyCamera + Self.emptyMicrophone)])
    let run = try repository.lint(since: "HEAD~1", "--only", "purpose-string-empty", ".")
    #expect(run.status == 1)
    #expect(run.lines.count == 1)
    #expect(run.text.contains("NSMicrophoneUsageDescription is empty"))
    #expect(run.errors == "1 file checked: 1 error, 0 warnings, 0 infos. 1 finding was there before.\n")
  }

  @Test func nothingNewIsSuccess() throws {
    let repository = try GitFolder()
    try repository.commit(["Info.plist": Self.infoPlist(Self.emptyCamera + Self.emptyMicrophone)])
    let run = try repository.lint(since: "HEAD", "--only", "purpose-string-empty", "--format", "json", ".")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasSuffix(" 2 findings were there before.\n"))
  }

  @Test func changesThatAreNotCommittedCount() throws {
    let repository = try GitFolder()
    try repository.commit(["Info.plist": Self.infoPlist(Self.emptyCamera)])
    try repository.folder.write(Self.infoPlist(Self.emptyCamera), to: "New/Info.plist")
    let run = try repository.lint(since: "HEAD", "--only", "purpose-string-empty", ".")
    #expect(run.lines.map { $0.prefix { $0 != ":" } } == ["New/Info.plist"])
  }

  /// A call in new code makes the Info.plist lack a key, and the Info.plist is the same as before.
  @Test func findingsInUnchangedFilesAreReportedIfCodeCausesThem() throws {
    let repository = try GitFolder()
    try repository.commit([
      "project.yml": Program.specification, "Info.plist": Self.infoPlist(), "a.swift": "let a = 1\n",
    ])
    try repository.commit(["scan.swift": Self.cameraCode])
    let rule = ["--only", "purpose-string-missing"]
    let run = try repository.lint(since: "HEAD~1", rule[0], rule[1], ".")
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("Info.plist:4:1: error: Missing key NSCameraUsageDescription, but scan.swift:2 calls "))
    try repository.commit()
    #expect(try repository.lint(since: "HEAD~1", rule[0], rule[1], ".").status == 0)
  }

  @Test func otherEvidenceOfTheSameCauseIsNotNew() throws {
    let repository = try GitFolder()
    try repository.commit([
      "project.yml": Program.specification, "Info.plist": Self.infoPlist(), "scan.swift": Self.cameraCode,
    ])
    // The message names the first file.
    try repository.commit(["again.swift": "\n\n" + Self.cameraCode])
    let run = try repository.lint(since: "HEAD~1", "--only", "purpose-string-missing", ".")
    #expect(run.status == 0)
    #expect(run.errors.contains(" 1 finding was there before.\n"))
  }

  @Test func renamedFilesKeepTheirFindings() throws {
    let repository = try GitFolder()
    try repository.commit(["Old/Info.plist": Self.infoPlist(Self.emptyCamera)])
    try repository.git("mv", "Old", "New")
    try repository.commit(["New/Info.plist": Self.infoPlist("<!-- moved -->\n" + Self.emptyCamera)])
    let run = try repository.lint(since: "HEAD~1", "--only", "purpose-string-empty", ".")
    #expect(run.status == 0)
    #expect(run.errors.hasSuffix(" 1 finding was there before.\n"))
  }

  @Test func theCommonCommitIsTheBase() throws {
    let repository = try GitFolder()
    try repository.commit(["Info.plist": Self.infoPlist(Self.emptyCamera)])
    try repository.git("checkout", "--quiet", "-b", "topic")
    try repository.commit(["b.txt": "b"])
    try repository.git("checkout", "--quiet", "main")
    // What happens on the other branch is not of this change.
    try repository.commit(["Info.plist": Self.infoPlist()])
    try repository.git("checkout", "--quiet", "topic")
    #expect(try repository.lint(since: "main", "--only", "purpose-string-empty", ".").status == 0)
  }

  @Test func ignoredFilesAreNotPartOfTheChange() throws {
    let repository = try GitFolder()
    try repository.commit([".gitignore": "Generated\n"])
    try repository.folder.write(Self.infoPlist(Self.emptyCamera), to: "Generated/Info.plist")
    #expect(try repository.lint(since: "HEAD", "--only", "purpose-string-empty", ".").status == 0)
  }

  @Test func aNewRuleDoesNotMakeOldCodeNew() throws {
    let repository = try GitFolder()
    let off = "disabled_rules: [purpose-string-empty]\n"
    try repository.commit([".plist-lsp.yml": off, "Info.plist": Self.infoPlist(Self.emptyCamera)])
    try repository.commit([".plist-lsp.yml": "excluded: [Other]\n"])
    let run = try repository.lint(since: "HEAD~1", ".")
    #expect(!run.text.contains("purpose-string-empty"))
  }

  @Test func onlyNewFindingsAreFixed() throws {
    let repository = try GitFolder()
    let list = { (items: [String]) in
      let lines = items.map { "<string>\($0)</string>\n" }.joined()
      return "<plist version=\"1.0\">\n<array>\n\(lines)</array>\n</plist>\n"
    }
    try repository.commit(["a.plist": list(["a & b"])])
    try repository.commit(["a.plist": list(["a & b", "c & d"])])
    let run = try repository.lint(since: "HEAD~1", "--fix", ".")
    #expect(run.status == 0)
    #expect(try repository.folder.contents(of: "a.plist") == Data(list(["a & b", "c &amp; d"]).utf8))
  }

  @Test func submodulesAreComparedToo() throws {
    let library = try GitFolder()
    try library.commit(["Info.plist": Self.infoPlist(Self.emptyCamera)])
    let repository = try GitFolder()
    try repository.git("submodule", "--quiet", "add", library.folder.url.path, "Library")
    try repository.commit()
    let module = GitFolder(at: TemporaryFolder(at: repository.folder.url.appendingPathComponent("Library")))
    try module.commit(["Info.plist": Self.infoPlist(Self.emptyCamera + Self.emptyMicrophone)])
    try repository.commit()
    let run = try repository.lint(since: "HEAD~1", "--only", "purpose-string-empty", ".")
    #expect(run.lines.count == 1)
    #expect(run.text.contains("NSMicrophoneUsageDescription is empty"))
  }

  @Test func linksAreFollowedNeitherNowNorBefore() throws {
    let repository = try GitFolder()
    try repository.commit(["Real/Info.plist": Self.infoPlist(Self.emptyCamera)])
    try repository.folder.link("Link", to: "Real")
    try repository.commit()
    #expect(try repository.lint(since: "HEAD~1", "--only", "purpose-string-empty", ".").status == 0)
    try FileManager.default.removeItem(at: repository.folder.url.appendingPathComponent("Link"))
    try repository.commit(["Link/Info.plist": Self.infoPlist(Self.emptyMicrophone)])
    #expect(try repository.lint(since: "HEAD~1", "--only", "purpose-string-empty", ".").lines.count == 1)
  }

  @Test func hooksNameAnotherIndex() throws {
    let repository = try GitFolder()
    try repository.commit(["App/Info.plist": Self.infoPlist(Self.emptyCamera)])
    let app = TemporaryFolder(at: repository.folder.url.appendingPathComponent("App"))
    let environment = ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index"]
    let arguments = ["lint", "--since", "HEAD", "--only", "purpose-string-empty", "Info.plist"]
    #expect(try Program.run(arguments, in: app, environment: environment).status == 0)
  }

  @Test func aRepositoryWithoutCommitsIsNewAsAWhole() throws {
    let repository = try GitFolder()
    try repository.folder.write(Self.infoPlist(Self.emptyCamera), to: "Info.plist")
    #expect(try repository.lint(since: "HEAD", "--only", "purpose-string-empty", ".").lines.count == 1)
  }

  @Test func reportsHaveOnlyWhatIsNew() throws {
    let repository = try GitFolder()
    try repository.commit(["Info.plist": Self.infoPlist(Self.emptyCamera)])
    let run = try repository.lint(since: "HEAD", "--only", "purpose-string-empty", "--format", "gitlab", ".")
    #expect(run.text.filter { !$0.isWhitespace } == "[]")
  }

  // MARK: What cannot be answered

  @Test func anUnknownRevisionIsNamed() throws {
    let repository = try GitFolder()
    try repository.commit(["Info.plist": Self.infoPlist(Self.emptyCamera)])
    for reference in ["origin/main", "--output=x"] {
      let run = try Program.run(["lint", "--since=\(reference)", "."], in: repository.folder)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("Unknown revision '\(reference)'. If it is a branch "))
    }
  }

  @Test func aShallowCloneIsReportedWithWhatToFetch() throws {
    let origin = try GitFolder()
    try origin.commit(["Info.plist": Self.infoPlist()])
    try origin.commit(["b.txt": "b"])
    let folder = try TemporaryFolder()
    let clone = GitFolder(at: folder)
    try clone.git("clone", "--quiet", "--depth", "1", origin.folder.url.absoluteString, ".")
    let run = try clone.lint(since: "HEAD~1", ".")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("Unknown revision 'HEAD~1'. This clone has only a part of the history: fetch "))
  }

  @Test func branchesWithoutACommonCommitAreNamed() throws {
    let repository = try GitFolder()
    try repository.commit(["a.txt": "a"])
    try repository.git("checkout", "--quiet", "--orphan", "other")
    try repository.commit(["b.txt": "b"])
    let run = try repository.lint(since: "main", ".")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("'main' and HEAD have no commit in common. "))
  }

  @Test func withoutARepositoryTheMessageShowsIt() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.infoPlist(), to: "Info.plist")
    let run = try Program.run("lint", "--since", "HEAD", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasSuffix("' is not in a git repository.\n"))
  }

  @Test func withoutGitTheMessageShowsIt() throws {
    let repository = try GitFolder()
    try repository.commit(["Info.plist": Self.infoPlist()])
    let run = try Program.run(
      ["lint", "--since", "HEAD", "."],
      in: repository.folder,
      environment: ["PATH": "/nowhere"]
    )
    #expect(run.status == 2)
    #expect(run.errors == "--since requires git, which is not in PATH.\n")
  }

  @Test func itCannotBeCombinedWithStandardInputAndNewBaselines() throws {
    #expect(try Program.run("lint", "--since", "HEAD", "-").status == 2)
    #expect(try Program.run("lint", "--since", "HEAD", "--write-baseline", "b.json").status == 2)
  }
}
