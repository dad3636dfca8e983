import Foundation
import SourceText
import Testing

@testable import LintEngine
@testable import LintFiles

/// A fix that changes several files is made as a whole or not at all.
@Suite struct FixPlanTests {
  /// A project with files on disk.
  private final class Project {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
      for (name, text) in files.merging(["Package.swift": ""], uniquingKeysWith: { $1 }) {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    subscript(name: String) -> String? { try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8) }

    /// Returns a fix for a finding in `name` that replaces the letter `a` by `new` in each of the files.
    func fix(in name: String, _ files: [String: String], new: [String: String] = [:]) -> SharedFix {
      let edit = { (file: String, letter: String) -> ([TextEdit], SourceText) in
        let text = SourceText(self[file] ?? "")
        let offset = text.bytes.firstIndex(of: UInt8(ascii: "a")) ?? 0
        return ([TextEdit(range: offset..<(offset + 1), replacement: letter)], text)
      }
      let others = files.filter { $0.key != name }.map { file, letter in
        let (edits, text) = edit(file, letter)
        return FileEdit(path: path(file), change: .edits(edits, of: text))
      }
      let created = new.map { FileEdit(path: path($0), change: .newFile($1)) }
      let own = files[name].map { edit(name, $0).0 } ?? []
      let text = SourceText(self[name] ?? "")
      let finding = Finding(
        rule: "rule",
        severity: .warning,
        range: 0..<0,
        message: "m",
        fixes: [],
        related: [],
        isUnnecessary: false,
        isDeprecated: false
      )
      let reported = ReportedFinding(finding, path: path(name), text: text)
      return SharedFix(finding: reported, fix: Fix("Mend", own, otherFiles: others + created), text: text)
    }
  }

  private static let files = ["A.plist": "{ k = a; }", "B.plist": "{ l = a; }", "C.plist": "{ m = a; }"]

  @Test func allFilesAreWritten() throws {
    let project = try Project(Self.files)
    var plan = FixPlan(FixTarget()) { _ in false }
    let isAdded = plan.add(project.fix(in: "A.plist", ["A.plist": "x", "B.plist": "y"], new: ["de.plist": "{}"]))
    #expect(isAdded)
    try plan.save()
    #expect(project["A.plist"] == "{ k = x; }")
    #expect(project["B.plist"] == "{ l = y; }")
    #expect(project["de.plist"] == "{}")
    #expect(project["C.plist"] == "{ m = a; }")
  }

  @Test func noFileIsWrittenIfOneCannotBe() throws {
    let project = try Project(Self.files)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: project.path("C.plist"))
    var plan = FixPlan(FixTarget()) { _ in false }
    let isAdded = plan.add(project.fix(in: "A.plist", ["A.plist": "x", "B.plist": "y", "C.plist": "z"]))
    #expect(isAdded)
    #expect(throws: FileFailure.self) { try plan.save() }
    for (name, text) in Self.files { #expect(project[name] == text) }
    let names = try FileManager.default.contentsOfDirectory(atPath: project.url.path)
    #expect(Set(names) == Set(Self.files.keys).union(["Package.swift"]))
  }

  /// Read as property lists, these texts have more errors after the change than before.
  @Test(arguments: [
    ("project.yml", "settings:\n    a", "x: \"y\"\n    b: \"(z)\""),
    ("config.xml", "<widget id=\"b\">\n  a</widget>", "<config-file parent=\"x\"><string>y</string></config-file>\n"),
    ("Project.swift", "let project = Project(name: \"b\", a)", "infoPlist: [\"x\": \"y\"]"),
  ])
  func theTextOfADescriptionIsChanged(_ name: String, _ text: String, _ change: String) throws {
    let project = try Project([name: text])
    var plan = FixPlan(FixTarget()) { _ in false }
    let isAdded = plan.add(project.fix(in: name, [name: change]))
    #expect(isAdded)
    try plan.save()
    #expect(project[name]?.contains(change) == true)
  }

  @Test(arguments: [("project.yml", "a: b", "["), ("config.xml", "a<widget/>", "<!--")])
  func aDescriptionStaysReadable(_ name: String, _ text: String, _ change: String) throws {
    let project = try Project([name: text])
    var plan = FixPlan(FixTarget()) { _ in false }
    let isAdded = plan.add(project.fix(in: name, [name: change]))
    #expect(!isAdded)
  }

  @Test func theLaterOfTwoThatConflictIsLeftOut() throws {
    let project = try Project(Self.files)
    var plan = FixPlan(FixTarget()) { _ in false }
    let answers = [
      plan.add(project.fix(in: "A.plist", ["A.plist": "x", "B.plist": "y"])),
      plan.add(project.fix(in: "C.plist", ["B.plist": "z", "C.plist": "z"])),
      plan.add(project.fix(in: "B.plist", ["C.plist": "w"])),
    ]
    #expect(answers == [true, false, true])
    try plan.save()
    #expect(project["B.plist"] == "{ l = y; }")
    #expect(project["C.plist"] == "{ m = w; }")
  }

  @Test func nothingBecomesUnreadable() throws {
    let project = try Project(Self.files)
    var plan = FixPlan(FixTarget()) { _ in false }
    let isAdded = plan.add(project.fix(in: "A.plist", ["A.plist": "x", "B.plist": "}"]))
    #expect(!isAdded)
    #expect(plan.applied.isEmpty)
  }

  @Test(arguments: ["Pods/P.plist", "build/P.plist", ".hidden/P.plist", "Excluded/P.plist", "../P.plist", "none.plist"])
  func onlyFilesOfTheProjectAreChanged(_ name: String) throws {
    var files = Self.files
    if name.first != ".", name != "none.plist" { files[name] = "{ k = a; }" }
    let project = try Project(files)
    var plan = FixPlan(FixTarget()) { $0.contains("Excluded") }
    let isAdded = plan.add(project.fix(in: "A.plist", ["A.plist": "x", name: "y"]))
    #expect(!isAdded)
  }

  /// Bug: only the text of a path was looked at, so a linked folder led out of the project, or into one that is skipped.
  @Test(arguments: ["..", "../Outside", "Pods", ".hidden", "Excluded"])
  func filesOverLinkedFoldersAreNotChanged(_ target: String) throws {
    let project = try Project(Self.files)
    let folder = project.url.appendingPathComponent(target).standardized
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let other = folder.appendingPathComponent("plist-lsp-test-\(UUID().uuidString).plist")
    try Data("{ k = a; }".utf8).write(to: other)
    defer { try? FileManager.default.removeItem(at: target == ".." ? other : folder) }
    try FileManager.default.createSymbolicLink(atPath: project.path("Link"), withDestinationPath: target)
    for name in [other.lastPathComponent, "new.plist"] {
      var plan = FixPlan(FixTarget()) { $0.contains("Excluded") }
      let isNew = name == "new.plist"
      let files = ["A.plist": "x"].merging(isNew ? [:] : ["Link/\(name)": "y"]) { $1 }
      let isAdded = plan.add(project.fix(in: "A.plist", files, new: isNew ? ["Link/\(name)": "{}"] : [:]))
      #expect(!isAdded)
    }
  }

  @Test func existingFilesAreNotMadeAgain() throws {
    let project = try Project(Self.files)
    var plan = FixPlan(FixTarget()) { _ in false }
    let isAdded = plan.add(project.fix(in: "A.plist", ["A.plist": "x"], new: ["B.plist": "{}"]))
    #expect(!isAdded)
  }

  @Test func whatChangedSinceIsLeftAlone() throws {
    let project = try Project(Self.files)
    let fix = project.fix(in: "A.plist", ["A.plist": "x", "B.plist": "y"])
    try Data("{ other = a; }".utf8).write(to: project.url.appendingPathComponent("B.plist"))
    var plan = FixPlan(FixTarget()) { _ in false }
    let isAdded = plan.add(fix)
    #expect(!isAdded)
  }

  @Test func inMemoryNothingIsWritten() throws {
    let project = try Project(Self.files)
    let target = FixTarget(isInMemory: true)
    for letters in [["A.plist": "a1", "B.plist": "y"], ["A.plist": "x", "C.plist": "z"]] {
      var plan = FixPlan(target) { _ in false }
      let text = try SourceText(decoding: target.read(project.path("A.plist")).contents)
      let fix = project.fix(in: "A.plist", letters)
      let isAdded = plan.add(SharedFix(finding: fix.finding, fix: fix.fix, text: text))
      #expect(isAdded)
      try plan.save()
    }
    for (name, text) in Self.files { #expect(project[name] == text) }
    let after = target.changes.map { String(decoding: $0.after, as: UTF8.self) }
    #expect(after == ["{ k = x1; }", "{ l = y; }", "{ m = z; }"])
    #expect(
      target.changes.map { $0.before.map { String(decoding: $0, as: UTF8.self) } } == [
        "{ k = a; }", "{ l = a; }", "{ m = a; }",
      ]
    )
  }
}

extension SourceText {
  fileprivate init(decoding bytes: [UInt8]) { self.init(String(decoding: bytes, as: UTF8.self)) }
}
