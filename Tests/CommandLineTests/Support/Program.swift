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
    #if canImport(Darwin)
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
    #else
    // The tests are a program; Foundation of Debian's Swift 6.2 crashes when it is asked for bundles.
    let tests = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    #endif
    return tests.deletingLastPathComponent().appendingPathComponent("plist-lsp")
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
    let program = try RunningProgram(arguments, in: folder, input: input, environment: environment)
    return try program.outcome()
  }
}
