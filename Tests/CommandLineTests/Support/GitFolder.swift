import Foundation

/// A temporary folder with a repository of git.
final class GitFolder {
  let folder: TemporaryFolder

  /// Whether git is there; without it the tests are skipped.
  static let isPossible = (try? run(["--version"], in: FileManager.default.temporaryDirectory)) != nil

  /// What git does not do.
  struct Failure: Error {
    let arguments: [String]
  }

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "--quiet", "--initial-branch", "main")
  }

  init(at folder: TemporaryFolder) {
    self.folder = folder
  }

  /// Runs git in the folder; throws if it fails.
  func git(_ arguments: String...) throws {
    try Self.run(arguments, in: folder.url)
  }

  /// Runs git in the folder with `input` on standard input, and returns the line that it writes.
  func output(_ arguments: String..., input: String = "") throws -> String {
    let file = folder.url.appendingPathComponent(".git/input-of-test")
    try Data(input.utf8).write(to: file)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Writes files and commits everything.
  func commit(_ files: [String: String] = [:]) throws {
    for (path, text) in files { try folder.write(text, to: path) }
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "Change")
  }

  /// Makes a ref, with a name that commands for people may refuse.
  func ref(_ name: String) throws { try git("update-ref", name, "HEAD") }

  /// Adds lines to the configuration of the repository.
  func configure(_ text: String) throws {
    let file = ".git/config"
    try folder.write(String(decoding: try folder.contents(of: file), as: UTF8.self) + text, to: file)
  }

  /// Runs `plist-lsp lint --since` in the folder.
  func lint(since reference: String, _ arguments: String...) throws -> Program.Outcome {
    try Program.run(["lint", "--since", reference] + arguments, in: folder)
  }

  private static func run(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let identity = [
      "user.name=Test", "user.email=test@example.invalid", "commit.gpgsign=false", "protocol.file.allow=always",
    ]
    process.arguments = ["git"] + identity.flatMap { ["-c", $0] } + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
  }
}
