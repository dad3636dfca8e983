import Foundation

/// The built executable while it runs, with files as its streams: unlike pipes, they cannot fill up and wait.
final class RunningProgram {
  private let process = Process()
  private let files: TemporaryFolder

  /// Starts it with `arguments` in `folder`.
  convenience init(_ arguments: String..., in folder: TemporaryFolder? = nil) throws {
    try self.init(arguments, in: folder)
  }

  /// Does the same with `input` on standard input, and with variables in the environment next to those of the tests.
  init(
    _ arguments: [String],
    in folder: TemporaryFolder? = nil,
    input: Data = Data(),
    environment: [String: String] = [:]
  ) throws {
    files = try TemporaryFolder()
    let streams = try ["input", "output", "errors"].map { name in
      try files.write(name == "input" ? input : Data(), to: name)
    }
    process.executableURL = Program.executable
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
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// What it wrote to standard output so far.
  var output: String { (try? files.contents(of: "output")).map { String(decoding: $0, as: UTF8.self) } ?? "" }

  /// Waits until what it wrote to standard error fits; returns whether that came true before a minute was over.
  func waitForErrors(_ fits: (String) -> Bool) -> Bool { wait(for: "errors", fits) }

  /// Does the same for standard output.
  func waitForOutput(_ fits: (String) -> Bool) -> Bool { wait(for: "output", fits) }

  private func wait(for stream: String, _ fits: (String) -> Bool) -> Bool {
    for _ in 0..<600 {
      if let text = try? files.contents(of: stream), fits(String(decoding: text, as: UTF8.self)) { return true }
      guard process.isRunning else { return false }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return false
  }

  /// Interrupts it as Ctrl-C does, and returns its exit status.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// Waits for its end; the status is negative if a signal ended it.
  func outcome() throws -> Program.Outcome {
    process.waitUntilExit()
    return Program.Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: try files.contents(of: "output"),
      errors: String(decoding: try files.contents(of: "errors"), as: UTF8.self)
    )
  }
}
