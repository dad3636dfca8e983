import Foundation
import Testing

/// Nothing that a repository contains makes git write a file, start a program or choose another base.
@Suite(.enabled(if: GitFolder.isPossible, "git is not installed")) struct LintHostileGitTests {
  private static let table = "\"a\" = \"1\";\n\"a\" = \"2\";\n"
  private static let rule = ["--only", "strings-duplicate-key"]

  /// An Info.plist of an app that requires a capability, for which the last release is looked up.
  private static func infoPlist(_ capabilities: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>CFBundlePackageType</key>
    \t<string>APPL</string>
    \t<key>UIRequiredDeviceCapabilities</key>
    \t<array>
    \(capabilities.map { "\t\t<string>\($0)</string>\n" }.joined())\t</array>
    </dict>
    </plist>

    """
  }

  /// An app with a release that did not require a capability, which it requires now.
  private static func makeApp(tag: String, in folder: String = "") throws -> GitFolder {
    let repository = try GitFolder()
    let specification = Program.specification.replacingOccurrences(of: "Info.plist", with: "'\(folder)Info.plist'")
    try repository.commit(["project.yml": specification, "\(folder)Info.plist": infoPlist("arm64")])
    try repository.ref("refs/tags/\(tag)")
    try repository.commit(["\(folder)Info.plist": infoPlist("arm64", "nfc"), "A.strings": table])
    return repository
  }

  private static let tightened = ["lint", "--only", "capabilities-tightened", "."]

  /// Bug: git wrote its log into the path `x:./Info.plist`.
  @Test func aTagThatLooksLikeAnOptionWritesNothing() throws {
    let canary = try TemporaryFolder()
    try canary.write("mine", to: "profile")
    let repository = try Self.makeApp(tag: "--output=x")
    try repository.folder.write("", to: "x:/keep")
    try repository.folder.link("x:/Info.plist", to: canary.url.appendingPathComponent("profile").path)
    let run = try Program.run(Self.tightened, in: repository.folder)
    #expect(run.text.contains("nfc"))
    #expect(run.text.contains("--output=x"))
    #expect(try canary.contents(of: "profile") == Data("mine".utf8))
  }

  /// Runs all commands that ask git, and returns its arguments, with names of objects replaced.
  private static func callsOfGit(_ repository: GitFolder) throws -> [[String]] {
    let tools = try TemporaryFolder()
    let log = try tools.write("", to: "log").path
    let git = try repository.output("--exec-path")
    let path = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin", git].first {
      FileManager.default.isExecutableFile(atPath: "\($0)/git")
    }
    let script = """
      #!/bin/sh
      for argument in "$@"; do printf '%s\\0' "$argument" >> '\(log)'; done
      printf '\\0' >> '\(log)'
      exec '\(path ?? git)/git' "$@"

      """
    let program = try tools.write(script, to: "git")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let environment = ["PATH": tools.url.path + ":/usr/bin:/bin"]
    let tightened = try Program.run(tightened, in: repository.folder, environment: environment)
    #expect(tightened.text.contains("nfc"))
    for base in ["HEAD~1", "HEAD"] {
      let arguments = ["lint", "--since", base, "--cache", tools.url.appendingPathComponent("cache").path, "."]
      #expect(try Program.run(arguments, in: repository.folder, environment: environment).status != 2)
    }
    let fields = String(decoding: try tools.contents(of: "log"), as: UTF8.self)
      .split(separator: "\0", omittingEmptySubsequences: false)
    return fields.split(separator: "").map { call in
      call.map { argument in
        let isObject = argument.count >= 40 && argument.prefix(40).allSatisfy { $0.isHexDigit && !$0.isUppercase }
        return isObject ? "OBJECT" + argument.dropFirst(40) : String(argument)
      }
    }
  }

  @Test(arguments: [
    "--output=x", "-c", "--upload-pack=x", "--exec-path=x", "v1;x", "$(x)", "\u{202E}x",
  ])
  func noNameOfARepositoryIsAnArgumentOfGit(name: String) throws {
    let plain = try Self.makeApp(tag: "1.0")
    let hostile = try Self.makeApp(tag: name, in: "-x/")
    for repository in [plain, hostile] {
      let isHostile = repository === hostile
      let names = [
        "-x.strings", ":(top)a.strings", "a\nb.strings", "\u{1B}[2J.strings", "--output=y/a.strings", "x:y/a.strings",
      ]
      for (index, file) in names.enumerated() {
        let path = isHostile ? "\(name.filter { $0 != "/" })\(file)" : "\(index).strings"
        try repository.folder.write(Self.table, to: path)
      }
      try repository.ref("refs/heads/" + (isHostile ? "--upload-pack=x" : "other"))
      try repository.commit()
      for (index, file) in names.enumerated() {
        let path = isHostile ? "\(name.filter { $0 != "/" })\(file)" : "\(index).strings"
        try repository.folder.write(Self.table + "\n", to: path)
      }
    }
    let calls = try Self.callsOfGit(plain)
    #expect(calls.count > 6)
    #expect(try Self.callsOfGit(hostile) == calls)
    #expect(!FileManager.default.fileExists(atPath: hostile.folder.url.appendingPathComponent("y").path))
  }

  /// All keys of a configuration that name a program that git may start for one of its commands.
  private static func configuration(_ canary: String) -> String {
    """
    [core]
    \tfsmonitor = \(canary)
    \tsshCommand = \(canary)
    \tgitProxy = \(canary)
    \tpager = \(canary)
    \taskPass = \(canary)
    \teditor = \(canary)
    \talternateRefsCommand = \(canary)
    \thooksPath = \(canary).hooks
    [diff]
    \texternal = \(canary)
    [diff "x"]
    \tcommand = \(canary)
    \ttextconv = \(canary)
    [filter "x"]
    \tclean = \(canary)
    \tsmudge = \(canary)
    \tprocess = \(canary)
    \trequired = true
    [credential]
    \thelper = !\(canary)
    [gpg]
    \tprogram = \(canary)
    [log]
    \tshowSignature = true
    [pager]
    \tlog = \(canary)
    [alias]
    \trev-parse = !\(canary)
    \tls-tree = !\(canary)
    [protocol]
    \tallow = always
    [protocol "ext"]
    \tallow = always
    [remote "origin"]
    \turl = ext::\(canary)
    \tpromisor = true
    \tpartialclonefilter = blob:none
    \tuploadpack = \(canary)
    [extensions]
    \tpartialClone = origin

    """
  }

  /// A program that leaves a file when it runs.
  private static func makeCanary(_ folder: TemporaryFolder) throws -> String {
    let mark = folder.url.appendingPathComponent("ran").path
    let program = try folder.write("#!/bin/sh\necho \"$0 $*\" >> '\(mark)'\nexit 1\n", to: "canary")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    for hook in ["post-index-change", "reference-transaction", "post-checkout"] {
      let path = folder.url.appendingPathComponent("canary.hooks/\(hook)")
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: program, to: path)
    }
    return program.path
  }

  @Test(arguments: [false, true]) func noProgramOfAConfigurationRuns(lacksObjects: Bool) throws {
    let programs = try TemporaryFolder()
    let canary = try Self.makeCanary(programs)
    let repository = try Self.makeApp(tag: "1.0")
    try repository.commit([".gitattributes": "* filter=x diff=x\n", "B.strings": Self.table])
    try repository.folder.write(Self.table + Self.table, to: "B.strings")
    try repository.configure("[core]\n\trepositoryformatversion = 1\n" + Self.configuration(canary))
    if lacksObjects {
      // Without the former contents git would fetch them.
      let objects = repository.folder.url.appendingPathComponent(".git/objects")
      let id = try repository.output("-c", "core.fsmonitor=", "rev-parse", "HEAD:B.strings")
      try FileManager.default.removeItem(
        at: objects.appendingPathComponent("\(id.prefix(2))/\(id.dropFirst(2))")
      )
    }
    let run = try Program.run(["lint", "--since", "HEAD", "."] + Self.rule, in: repository.folder)
    #expect(run.status == (lacksObjects ? 2 : 0))
    _ = try Program.run(Self.tightened, in: repository.folder)
    #expect(try programs.names == ["canary", "canary.hooks"])
  }

  /// Bug: a folder that was committed as a bare repository ran the program of its configuration.
  @Test func aBareRepositoryInARepositoryIsNotUsed() throws {
    let programs = try TemporaryFolder()
    let canary = try Self.makeCanary(programs)
    let repository = try GitFolder()
    try repository.commit(["App/A.strings": Self.table])
    try repository.git("init", "--quiet", "App")
    let inner = repository.folder.url.appendingPathComponent("App/.git")
    for name in ["HEAD", "objects", "refs", "config"] {
      let target = repository.folder.url.appendingPathComponent("App/\(name)")
      try FileManager.default.moveItem(at: inner.appendingPathComponent(name), to: target)
    }
    try FileManager.default.removeItem(at: inner)
    try repository.folder.write(
      "[core]\n\tbare = false\n\tworktree = .\n" + Self.configuration(canary),
      to: "App/config"
    )
    let run = try repository.lint(since: "HEAD", "--only", "strings-duplicate-key", "App")
    #expect(run.status == 0)
    #expect(run.errors.hasSuffix(" 1 finding was there before.\n"))
    #expect(try programs.names == ["canary", "canary.hooks"])
  }

  /// Bug: an inner repository reported that its files were there before.
  @Test func anInnerRepositoryDoesNotDecideWhatWasThereBefore() throws {
    let repository = try GitFolder()
    try repository.commit(["App/Old.strings": Self.table, "README": "x"])
    try repository.folder.write(Self.table, to: "App/A.strings")
    let inner = GitFolder(at: TemporaryFolder(at: repository.folder.url.appendingPathComponent("App")))
    try inner.git("init", "--quiet", "--initial-branch", "main")
    try inner.commit()
    for path in [".", "App"] {
      let run = try Program.run(["lint", "--since", "HEAD", path] + Self.rule, in: repository.folder)
      #expect(run.lines.map { $0.prefix { $0 != ":" } } == ["App/A.strings"])
    }
    let run = try Program.run(["lint", "--since", "HEAD", "."] + Self.rule, in: inner.folder)
    #expect(run.lines.map { $0.prefix { $0 != ":" } } == ["A.strings"])
  }

  /// A file named `.git` must not choose any repository of the disk.
  @Test func aFileThatLeadsToAnotherRepositoryIsRefused() throws {
    let other = try GitFolder()
    try other.commit(["A.strings": Self.table])
    let folder = try TemporaryFolder()
    try folder.write("gitdir: \(other.folder.url.path)/.git\n", to: ".git")
    try folder.write(Self.table, to: "A.strings")
    let run = try Program.run("lint", "--since", "HEAD", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("/.git', which does not belong to it. "))
    let repository = try GitFolder()
    try repository.commit(["README": "x"])
    try repository.git(
      "update-index",
      "--add",
      "--cacheinfo",
      "160000,\(try other.output("rev-parse", "HEAD")),Library"
    )
    try repository.git("commit", "--quiet", "--message", "Module")
    try repository.folder.write("gitdir: \(other.folder.url.path)/.git\n", to: "Library/.git")
    try repository.folder.write(Self.table, to: "Library/A.strings")
    let module = try repository.lint(since: "HEAD", ".")
    #expect(module.status == 2)
    #expect(module.errors.contains("which does not belong to it. "))
  }

  @Test func aFolderThatIsALinkIsNotLookedInto() throws {
    let other = try TemporaryFolder()
    try other.write(Self.table, to: "A.strings")
    let repository = try GitFolder()
    try repository.commit(["App/A.strings": Self.table])
    try FileManager.default.removeItem(at: repository.folder.url.appendingPathComponent("App"))
    try repository.folder.link("App", to: other.url.path)
    try repository.folder.write(Self.table, to: "New/B.strings")
    let run = try repository.lint(since: "HEAD", "--only", "strings-duplicate-key", ".")
    // The file is gone, and the new one has its contents.
    #expect(run.status == 0)
    #expect(run.errors.hasSuffix(" 1 finding was there before.\n"))
  }
}
