import Foundation
import Testing

@Suite struct LintOutputTests {
  /// The finding of `Samples.badInfo` that the tests look for; other rules may report more about the file.
  private static let rule = "purpose-string-empty"

  @Test func textNamesPlaceSeverityAndRule() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "App/Info.plist")
    let run = try Program.run("lint", ".", in: folder)
    #expect(run.status == 1)
    let line = try #require(run.lines.first { $0.hasSuffix("[\(Self.rule)]") })
    // The camera is two UTF-16 units, so the string is in column 13.
    #expect(line.hasPrefix("App/Info.plist:6:13: error: NSCameraUsageDescription is empty."))
  }

  @Test func jsonIsOneObjectPerLine() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Info.plist")
    let run = try Program.run("lint", "--format", "json", "Info.plist", in: folder)
    #expect(run.status == 1)
    let objects = try run.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let finding = try #require(objects.first { $0["rule"] as? String == Self.rule })
    #expect(
      finding.keys.sorted() == [
        "code", "column", "count", "endColumn", "endLine", "file", "fixable", "key", "line", "message", "premises",
        "refusedBy", "related", "rule", "severity", "target",
      ]
    )
    #expect(finding["file"] as? String == "Info.plist")
    #expect(finding["key"] as? String == "NSCameraUsageDescription")
    #expect(finding["line"] as? Int == 6)
    #expect(finding["column"] as? Int == 13)
    #expect(finding["endLine"] as? Int == 6)
    #expect(finding["endColumn"] as? Int == 30)
    #expect(finding["severity"] as? String == "error")
    #expect(finding["code"] as? String == "ITMS-90683")
    #expect(finding["fixable"] as? Bool == false)
  }

  @Test func filesComeInTheOrderOfTheirPaths() throws {
    let folder = try TemporaryFolder()
    let names = (0..<40).map { "\(String(format: "%02d", $0))/Info.plist" }
    for name in names.shuffled() { try folder.write(Samples.badInfo, to: name) }
    let run = try Program.run("lint", ".", in: folder)
    let files = run.lines.filter { $0.hasSuffix("[\(Self.rule)]") }.map { String($0.prefix { $0 != ":" }) }
    #expect(files == names)
  }

  @Test func theSummaryGoesToStandardError() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.good, to: "a.plist")
    let run = try Program.run("lint", "a.plist", in: folder)
    #expect(run.output.isEmpty)
    #expect(run.errors == "1 file checked: 0 errors, 0 warnings, 0 infos.\n")
  }

  @Test func binaryFilesAreMentionedOnlyWhereTheyAreNamed() throws {
    let folder = try TemporaryFolder()
    let binary = try Program.run("convert", "--to", "binary", "-", input: Data(Samples.good.utf8)).output
    try folder.write(binary, to: "binary.plist")
    let searched = try Program.run("lint", ".", in: folder)
    #expect(searched.status == 0)
    #expect(!searched.errors.contains("binary.plist"))
    let named = try Program.run("lint", "binary.plist", in: folder)
    #expect(named.status == 2)
    #expect(named.output.isEmpty)
    #expect(named.errors.contains("binary.plist: a binary property list of 3 objects"))
  }

  @Test(arguments: ["text", "json", "sarif", "github", "gitlab", "xcode"])
  func theNumberOfJobsChangesNothing(format: String) throws {
    let folder = try TemporaryFolder()
    for number in 0..<30 { try folder.write(Samples.badInfo, to: "\(number)/Info.plist") }
    let runs = try ["1", "2", "16"].map { try Program.run("lint", "--format", format, "--jobs", $0, ".", in: folder) }
    #expect(runs[0].output == runs[1].output)
    #expect(runs[0].output == runs[2].output)
    #expect(!runs[0].output.isEmpty)
  }

  @Test func quietRunsShowNothingButFindings() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Info.plist")
    let run = try Program.run("lint", "--quiet", "Info.plist", in: folder)
    #expect(run.status == 1)
    #expect(run.lines.count == 1)
    #expect(run.errors.isEmpty)
    #expect(try Program.run("lint", "--quiet", "nowhere", in: folder).errors.hasPrefix("nowhere: "))
  }

  @Test(arguments: ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"])
  func ciSystemsNameTheRootOfTheRepository(variable: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Sub/App/Info.plist")
    let inner = TemporaryFolder(at: folder.url.appendingPathComponent("Sub"))
    let run = try Program.run(
      ["lint", "--format", "github", "App"],
      in: inner,
      environment: [variable: folder.url.path]
    )
    #expect(run.text.hasPrefix("::error file=Sub/App/Info.plist,line=6,"))
  }

  @Test func xcodeOpensFilesByAbsolutePaths() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Info.plist")
    let run = try Program.run("lint", "--format", "xcode", "Info.plist", in: folder)
    #expect(run.text.hasPrefix("/"))
    #expect(run.text.contains("/Info.plist:6:13: error: "))
    #expect(run.text.hasSuffix(" (purpose-string-empty)\n"))
  }

  @Test func aReportThatCannotBeWrittenIsTwo() throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Info.plist")
    let process = Process()
    process.executableURL = Program.executable
    process.arguments = ["lint", "--quiet", "Info.plist"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = full
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }

  @Test func everyFormatShowsWhatFixesLeave() throws {
    for format in ["text", "json", "sarif", "github", "gitlab", "xcode"] {
      let folder = try TemporaryFolder()
      let text = Samples.badInfo.replacing("<!-- 📷 -->", with: "<string>Salt & Pepper</string>\n\t<key>Other</key>")
      try folder.write(text.replacing("NSCameraUsageDescription", with: "CFBundleName"), to: "a.plist")
      try folder.write(Samples.badInfo, to: "Info.plist")
      let run = try Program.run("lint", "--fix", "--format", format, ".", in: folder)
      #expect(run.status == 1)
      #expect(run.text.contains("purpose-string-empty"))
      #expect(!run.text.contains("plist-unescaped-character"))
      #expect(try String(decoding: folder.contents(of: "a.plist"), as: UTF8.self).contains("Salt &amp; Pepper"))
    }
  }
}
