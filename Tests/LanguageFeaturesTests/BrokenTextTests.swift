import Foundation
import ProjectFiles
import SourceText
import TestSupport
import Testing

@testable import LanguageFeatures

/// Broken text at any offset gives results inside the text, and never a trap.
@Suite struct BrokenTextTests {
  private static let names = [
    "Info.plist", "App.entitlements", "PrivacyInfo.xcprivacy", "InfoPlist.strings", "A.plist",
  ]

  @Test(arguments: 0..<4)
  func everyPlaceOfMutatedFiles(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var mutator = Mutator(seed: seed)
    let files = Fixtures.files(in: Fixtures.folder.appendingPathComponent("Syntax"), suffixes: ["plist", "strings"])
    #expect(!files.isEmpty)
    for file in files {
      let original = Array(try Data(contentsOf: file))
      guard original.count < 4000 else { continue }
      for name in Self.names {
        let text = SourceText(bytes: mutator.mutate(original))
        let document = Document(path: "/app/\(name)", text: text)
        for _ in 0..<3 { check(document, at: Int.random(in: 0...text.count, using: &generator)) }
      }
    }
  }

  @Test func everyPlaceOfAFile() {
    let whole = """
      <?xml version="1.0"?>
      <plist version="1.0"><dict>
      \t<key>UIBackgroundModes</key> <array><string>audio</string></array>
      \t<key>é</key><true/><!-- c -->
      </dict></plist>
      """
    let text = SourceText(whole)
    for end in stride(from: 0, through: text.count, by: 5) {
      let document = Document(path: "/app/Info.plist", text: SourceText(bytes: Array(text.bytes[..<end])))
      check(document, at: end)
      check(document, at: end / 2)
    }
  }

  private func check(_ document: Document, at offset: Int) {
    let text = document.text
    for proposal in Completion.proposals(in: document, at: offset) {
      let range = proposal.edit.range
      guard range.lowerBound >= 0, range.upperBound <= text.count, range.lowerBound <= offset,
        offset <= range.upperBound, text.line(at: range.lowerBound) == text.line(at: range.upperBound)
      else {
        Issue.record("\(proposal.label) edits \(range) for \(offset) in \(text.string)")
        return
      }
    }
    if let hover = Hover.hover(in: document, at: offset) {
      #expect(hover.range.lowerBound <= offset && offset <= hover.range.upperBound)
      #expect(hover.range.upperBound <= text.count)
    }
    for action in CodeActions.actions(in: document, selection: offset..<offset, findings: []) {
      #expect(action.edits.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= text.count })
    }
  }
}
