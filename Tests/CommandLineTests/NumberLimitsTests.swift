import Foundation
import Testing

/// Numbers and lists that strangers choose, and a system that gives little, end the program with a message.
@Suite struct NumberLimitsTests {
  private static let numbers = [
    "9223372036854775807", "4611686018427387904", "-9223372036854775808", "99999999999999999999",
  ]

  @Test(arguments: numbers)
  func noNumberOfAnOptionEndsTheProgram(_ number: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Info.plist")
    for option in ["--jobs=\(number)", "--fail-on=\(number)"] {
      #expect(try [1, 2].contains(Program.run("lint", option, ".", in: folder).status), "\(option)")
    }
    #expect(try [0, 1, 2].contains(Program.run("strings", "status", "--fail-under=\(number)", in: folder).status))
    let request = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    let input = Data("Content-Length: \(request.utf8.count)\r\n\r\n\(request)".utf8)
    for option in ["--diagnostics-delay", "--thorough-delay", "--max-diagnostics", "--clientProcessId"] {
      #expect(try [1, 2].contains(Program.run(["serve", "\(option)=\(number)"], input: input).status), "\(option)")
    }
  }

  @Test(arguments: numbers)
  func noNumberOfABaselineEndsTheProgram(_ number: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Info.plist")
    let entries = (0..<3).map {
      "{\"file\":\"\($0 / 2)\",\"rule\":\"b\",\"text\":\"c\",\"message\":\"d\",\"count\":\(number)}"
    }
    for version in ["1", number] {
      let text = "{\"version\":\(version),\"findings\":[\(entries.joined(separator: ","))]}"
      try folder.write(text, to: "baseline.json")
      let run = try Program.run("lint", "--statistics", "--baseline", "baseline.json", ".", in: folder)
      #expect([1, 2].contains(run.status))
    }
  }

  @Test(arguments: [UInt64.max, UInt64(Int.max), 1 << 62])
  func noNumberOfACacheEndsTheProgram(_ number: UInt64) throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "App/Info.plist")
    try folder.write(Program.specification, to: "App/project.yml")
    _ = try Program.run("doctor", "--cache", "cache", "App", in: folder)
    let cache = [UInt8](try folder.contents(of: "cache"))
    let bytes = withUnsafeBytes(of: number.littleEndian) { Array($0) }
    // Each place where a number may be.
    for start in stride(from: 0, to: min(cache.count - 8, 400), by: 5) {
      var changed = cache
      changed.replaceSubrange(start..<start + 8, with: bytes)
      try folder.write(Data(changed), to: "cache")
      let run = try Program.run("doctor", "--cache", "cache", "App", in: folder)
      // A file that no longer looks like a cache is not replaced.
      #expect([0, 2].contains(run.status), "\(start)")
    }
  }

  /// Bug: files were written to the root of the file system.
  @Test func aWorkingFolderThatWasDeletedIsAMessage() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Info.plist")
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" lint .", Program.executable.path]
    process.currentDirectoryURL = folder.url
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "plist-lsp: the working folder does not exist\n")
  }

  @Test func aConfigurationWithEndlessListsIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Info.plist")
    try folder.write((0..<30_000).map { "rule-\($0): error\n" }.joined(), to: ".plist-lsp.yml")
    let rules = try Program.run("lint", ".", in: folder)
    #expect(rules.status == 2)
    #expect(rules.errors.contains("More mistakes are not listed."))
    try folder.write("excluded:\n" + (0..<20_000).map { "  - \"**/*a\($0)\"\n" }.joined(), to: ".plist-lsp.yml")
    let globs = try Program.run("lint", ".", in: folder)
    #expect(globs.status == 2)
    #expect(globs.errors.contains("excluded has more than 1000 items"))
  }

  @Test func aFileWithHundredsOfThousandsOfFindingsIsReportedInPart() throws {
    let folder = try TemporaryFolder()
    try folder.write("<plist><dict>" + String(repeating: "</string>", count: 20_000) + "</dict></plist>", to: "a.plist")
    let run = try Program.run("lint", "--format", "concise", ".", in: folder)
    #expect(run.status == 1)
    #expect(run.lines.count == 10_000)
    #expect(run.errors.contains("a.plist: 10000 more findings are not reported."))
  }

  @Test func aPathOfThousandsOfFoldersIsChecked() throws {
    let name = String(repeating: "a/", count: 50_000) + "Info.plist"
    let run = try Program.run(["lint", "--stdin-filename", name, "-"], input: Data(Samples.badInfo.utf8))
    #expect(run.status == 1)
  }

  @Test(arguments: 4...20)
  func fewFilesThatCanBeOpenedAreAMessage(_ limit: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Info.plist")
    let errors = try folder.write(Data(), to: "errors")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -n \(limit); exec \"$0\" lint .", Program.executable.path]
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    // The loader of a program with libraries needs a file of its own.
    #expect([1, 2].contains(process.terminationStatus))
    if process.terminationStatus == 2 {
      #expect(
        try String(decoding: folder.contents(of: "errors"), as: UTF8.self).hasPrefix(
          "plist-lsp: too few files can be opened"
        )
      )
    }
  }
}
