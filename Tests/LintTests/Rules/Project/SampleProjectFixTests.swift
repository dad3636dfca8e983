import AppProject
import Foundation
import LintEngine
import LintFiles
import ProjectFiles
import SourceText
import TestSupport
import Testing

/// With the fixes of the sample projects and the texts that only developers know, no findings are left.
@Suite struct SampleProjectFixTests {
  /// The edits of developers: the file, a text in it, nil if there is no file yet, and its replacement.
  private static let written: [String: [(file: String, text: String?, replacement: String)]] = [
    "Xcode": [
      ("Trails/Info.plist", "<string></string>", "<string>Show where you are on the map.</string>"),
      ("Trails/de.lproj/InfoPlist.strings", "\" \"", "\"Zeigt auf der Karte, wo du bist.\""),
      ("Trails/Info.plist", todo("camera"), "Read the sign at the trail."),
      ("Trails/de.lproj/InfoPlist.strings", todo("camera"), "Liest die Tafel am Weg."),
      ("Trails/de.lproj/InfoPlist.strings", "/* TODO: translate */\n", ""),
      ("Trails.xcodeproj/project.pbxproj", todo("motion and fitness"), "Count your steps on the trail."),
      (
        "Trails.xcodeproj/project.pbxproj", "INFOPLIST_KEY_WKCompanion",
        "CODE_SIGN_ENTITLEMENTS = Watch.entitlements; INFOPLIST_KEY_WKCompanion"
      ),
      ("Watch.entitlements", nil, "{ \"com.apple.developer.healthkit\" = YES; }"),
    ],
    "XcodeGen": [("project.yml", "TODO", "Talk to other boats.")],
    "Flutter": [
      ("ios/Runner/Info.plist", todo("camera"), "Record the street that you walk along."),
      ("ios/Runner/Info.plist", todo("microphone"), "Record what you say about the street."),
      ("ios/Runner/Info.plist", todo("location in use"), "Show where you are on the map."),
    ],
    "Expo": [
      (
        "app.json", "\"NSContactsUsageDescription\": \"\"",
        "\"NSContactsUsageDescription\": \"Share plants with friends.\""
      ),
      ("app.json", "Descripton", "Description"),
    ],
  ]

  /// Returns the text that a fix writes until the developer does.
  private static func todo(_ resource: String) -> String { "TODO: Explain what the app needs this for (\(resource))" }

  @Test(arguments: written.keys.sorted()) func fixesLeadToSilence(_ name: String) throws {
    var project = try FixedProject(Fixtures.folder.appendingPathComponent("Projects/\(name)"))
    project.applyFixes()
    for (file, text, replacement) in Self.written[name] ?? [] { try project.replace(text, replacement, in: file) }
    project.applyFixes()
    #expect(project.findings().map { "\($0.path) \($0.finding.rule): \($0.finding.message)" } == [])
  }
}

/// A copy of a project in memory whose findings are fixed one by one.
private struct FixedProject {
  private let root: String
  private let paths: [String]
  private var files: [String: [UInt8]] = [:]

  init(_ folder: URL) throws {
    root = folder.path
    paths = FileDiscovery(paths: [root]).files.map(\.path)
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init() {
      if let data = try? Data(contentsOf: file) { files[file.path] = [UInt8](data) }
    }
  }

  func findings() -> [(path: String, document: Document, finding: Finding)] {
    let builder = ProjectContextBuilder(files: OverlaidFiles(files), homeFolder: nil)
    let linter = Linter()
    return paths.flatMap { path -> [(path: String, document: Document, finding: Finding)] in
      let document = Document(path: path, contents: files[path] ?? [])
      let project = builder.context(for: path)
      let own = document.kind == .other ? [] : linter.findings(in: document, project: project)
      return (own + linter.generatedFindings(in: document, project: project)).map { (path, document, $0) }
    }
  }

  /// Applies the first fix of the first finding that has one, until none has.
  mutating func applyFixes() {
    for _ in 0..<100 {
      guard let (path, document, finding) = findings().first(where: { !$0.finding.fixes.isEmpty }),
        let fix = finding.fixes.first
      else { return }
      write(document.text.applying(fix.edits), to: path)
      for other in fix.otherFiles {
        switch other.change {
        case .edits(let edits, of: let text): write(text.applying(edits), to: other.path)
        case .newFile(let text): write(SourceText(text), to: other.path)
        }
      }
    }
    Issue.record("the fixes never come to an end")
  }

  mutating func replace(_ text: String?, _ replacement: String, in file: String) throws {
    let path = "\(root)/\(file)"
    guard let text else { return write(SourceText(replacement), to: path) }
    let contents = String(decoding: files[path] ?? [], as: UTF8.self)
    try #require(contents.contains(text), "\(file): \(text)")
    files[path] = Array(contents.replacing(text, with: replacement).utf8)
  }

  private mutating func write(_ text: SourceText, to path: String) {
    files[path] = Array(text.string.utf8)
  }
}
