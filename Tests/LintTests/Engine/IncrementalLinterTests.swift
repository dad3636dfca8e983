import AppProject
import CodeScanning
import Foundation
import LintEngine
import ProjectFiles
import PropertyList
import SourceText
import TestSupport
import Testing

/// After any row of edits, the findings are those of a run from scratch.
@Suite struct IncrementalLinterTests {
  /// The number of edits that each generated document gets; more where `PLIST_EDITS` asks for more than 10,000 edits of trees.
  private static let editCount = max(20, (Int(ProcessInfo.processInfo.environment["PLIST_EDITS"] ?? "") ?? 0) / 500)

  @Test(arguments: RandomPropertyList.Kind.allCases, 0..<6)
  func equalsARunFromScratch(_ kind: RandomPropertyList.Kind, _ seed: UInt64) {
    var random = RandomPropertyList(kind, seed: seed)
    let text = random.text()
    check(kind.file, text, segmentSize: [64, 200, 700][Int(seed) % 3], editCount: Self.editCount) {
      random.edit(of: $0)
    }
  }

  @Test(
    .enabled(if: Fixtures.corpus != nil),
    arguments: ["Info.plist", ".entitlements", "InfoPlist.strings", ".strings"]
  )
  func equalsARunFromScratchOnRealFiles(_ suffix: String) throws {
    let files = Fixtures.files(in: try #require(Fixtures.corpus), suffixes: [suffix])
    for (index, file) in files.enumerated() where index % 15 == 0 {
      let text = String(decoding: try Fixtures.contents(of: file), as: UTF8.self)
      guard text.utf8.count < 20_000 else { continue }
      var random = RandomPropertyList(.infoPlist, seed: UInt64(index))
      check(file.lastPathComponent, text, segmentSize: 128, editCount: 6) { random.edit(of: $0) }
    }
  }

  @Test(arguments: 0..<6)
  func equalsARunFromScratchOnSettingsOfAnApp(_ seed: UInt64) {
    var random = RandomPropertyList(seed % 2 == 0 ? .infoPlist : .oldInfoPlist, seed: seed)
    let text = seed % 2 == 0 ? AppSettingsText.xml : AppSettingsText.openStep
    check("Info.plist", text, segmentSize: [64, 200, 700][Int(seed) % 3], editCount: Self.editCount) {
      random.edit(of: $0)
    }
  }

  @Test func onlyTheSegmentsThatAnEditMadeAreNew() {
    let entries = (0..<2_000).map { "\t<key>key \($0)</key>\n\t<string>value</string>\n" }.joined()
    let former = Document(path: "/a.plist", text: SourceText("<plist><dict>\n\(entries)</dict></plist>"))
    var linter = IncrementalLinter()
    #expect(linter.newCount(in: former) == former.text.count)
    _ = linter.findings(in: former)
    #expect(linter.newCount(in: former) == 0)
    let edit = TextEdit(range: 40_000..<40_000, replacement: " ")
    let change = TextChange(edit, in: former.text)
    let next = Document(updating: former, with: former.text.applying(edit), change: change)
    #expect(1..<20_000 ~= linter.newCount(in: next))
  }

  /// Bug: rules on string catalogs were among the slow ones, so all their findings came late.
  @Test func rulesOnStringCatalogsRunForEachState() {
    let text = #"{ "sourceLanguage" : "en", "strings" : { "a" : { }, "a" : { } }, "version" : "1.0" }"#
    let former = Document(path: "/a.xcstrings", text: SourceText(text))
    var linter = IncrementalLinter()
    #expect(linter.findings(in: former).all.map(\.rule) == ["strings-duplicate-key"])
    let edit = TextEdit(range: 53..<54, replacement: "b")
    let change = TextChange(edit, in: former.text)
    let next = Document(updating: former, with: former.text.applying(edit), change: change)
    #expect(next.text.string != text)
    #expect(linter.findings(in: next).all.map(\.rule) == [])
  }

  @Test func aFixAtTheEndOfADictionaryFollowsItsLastEntry() {
    let entries = (0..<40).map { "key\($0) = value; " }.joined()
    let types = "CFBundleDocumentTypes = ({ CFBundleTypeName = a; }); "
    let text = "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; \(types)\(entries)}"
    var edits = [(0, "x"), (2, " last = b;"), (1, " "), (12, "y")]
    check("Info.plist", text, segmentSize: 64, editCount: 5) { text in
      let (place, added) = edits.popLast() ?? (0, "z")
      return .insert(added, at: text.count - place)
    }
  }

  private let project = ProjectContext(
    code: CodeUsage(purposeNeeds: [
      PurposeNeed(
        alternatives: [["NSCameraUsageDescription"]],
        cause: "AVCaptureDevice",
        evidence: Evidence(path: "/app/A.swift", line: 1, lineText: "AVCaptureDevice", columns: 0..<15)
      )
    ]),
    suppliedKeys: ["NSMicrophoneUsageDescription"]
  )

  private func check(
    _ file: String,
    _ text: String,
    segmentSize: Int,
    editCount: Int,
    _ nextEdit: (SourceText) -> TextEdit
  ) {
    var tree = PropertyListTree.parse(SourceText(text), segmentSize: segmentSize)
    var linter = IncrementalLinter()
    for number in 0..<editCount {
      let document = Document(path: "/app/\(file)", tree: tree)
      let list = linter.findings(in: document, project: project)
      let expected = Linter().findings(
        in: Document(path: "/app/\(file)", text: SourceText(bytes: tree.text.bytes)),
        project: project,
        includingSlow: false
      )
      guard list.all == expected, list.count == expected.count else {
        let index = zip(list.all, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let place = index ?? Swift.min(list.all.count, expected.count)
        Issue.record(
          """
          edit \(number): \(list.count) and \(list.all.count) findings, not \(expected.count); at \(place): \
          \(list.all.dropFirst(place).first as Any), not \(expected.dropFirst(place).first as Any)
          in \(tree.text.string)
          """
        )
        return
      }
      #expect(Array(list.prefix(3)) == Array(expected.prefix(3)))
      let edit = nextEdit(tree.text)
      let touched = expected.filter {
        $0.range.lowerBound <= edit.range.upperBound && edit.range.lowerBound <= $0.range.upperBound
      }
      #expect(list.touching(edit.range) == touched)
      tree = tree.updated(
        with: tree.text.applying(edit),
        change: TextChange(range: edit.range, count: edit.replacement.utf8.count)
      )
    }
  }
}
