import Foundation

/// Runs the built executable as a user would.
struct Program {
  /// The result of a run.
  struct Outcome {
    let status: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  /// The executable, which is built into the folder of the tests.
  static let executable: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("plist-lsp")
  }()

  /// The `project.yml` of an app that compiles all sources of its folder.
  static let specification = """
    targets: { App: { type: application, platform: iOS, sources: [.], settings: { INFOPLIST_FILE: Info.plist } } }
    """

  /// Runs `plist-lsp` with `arguments` in `folder`, with `input` on standard input, and waits for its end.
  static func run(_ arguments: String..., in folder: TemporaryFolder? = nil, input: Data = Data()) throws -> Outcome {
    try run(arguments, in: folder, input: input)
  }

  /// Does the same with a list of arguments, and with variables in the environment next to those of the tests.
  static func run(
    _ arguments: [String],
    in folder: TemporaryFolder? = nil,
    input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> Outcome {
    // Files instead of pipes: nothing can fill up and wait.
    let files = try TemporaryFolder()
    let streams = try ["input", "output", "errors"].map { name in
      try files.write(name == "input" ? input : Data(), to: name)
    }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    // A CI system that runs the tests names a repository that does not contain the folders of the tests, and the language
    // of messages is that of the environment.
    let variables = ["LC_ALL": "C"].merging(environment) { $1 }
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    if let folder { process.currentDirectoryURL = folder.url }
    process.standardInput = try FileHandle(forReadingFrom: streams[0])
    process.standardOutput = try FileHandle(forWritingTo: streams[1])
    process.standardError = try FileHandle(forWritingTo: streams[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: try Data(contentsOf: streams[1]),
      errors: try String(contentsOf: streams[2], encoding: .utf8)
    )
  }
}
