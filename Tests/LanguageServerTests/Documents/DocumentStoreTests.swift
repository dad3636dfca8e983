import SourceText
import Testing

@testable import LanguageServer

struct DocumentStoreTests {
  @Test func openingTwiceUsesTheNewText() {
    var store = DocumentStore()
    #expect(store.open(infoPlist, version: 1, text: SourceText("a"), encoding: .utf16) == [])
    #expect(store.open(infoPlist, version: 1, text: SourceText("b"), encoding: .utf16) == [.openedTwice])
    #expect(store[infoPlist]?.text.string == "b")
  }

  @Test func messagesAboutUnknownDocumentsChangeNothing() {
    var store = DocumentStore()
    #expect(store.change(identifier(nil), by: [full("x")], encoding: .utf16) == [.unknown])
    #expect(store.close(infoPlist) == nil)
    #expect(store.all.isEmpty)
  }

  @Test func aVersionThatDoesNotGrowIsAppliedAllTheSame() {
    var store = opened("a", version: 5)
    #expect(store.change(identifier(5), by: [full("b")], encoding: .utf16) == [.versionWentBack(from: 5, to: 5)])
    #expect(store.change(identifier(3), by: [full("c")], encoding: .utf16) == [.versionWentBack(from: 5, to: 3)])
    #expect(store[infoPlist]?.text.string == "c")
    #expect(store[infoPlist]?.version == 3)
  }

  @Test("bug: Helix 25.01 sends changes of keys that come at once in another order, and the text was another one")
  func aChangeThatArrivesLateIsAppliedFirst() {
    var store = opened("\n", version: 6)
    let changes = Array("<false>".enumerated()).map { place, character in
      (version: 7 + place * 2, event: change((0, place), (0, place), String(character)))
    }
    for index in [0, 3, 1, 2, 6, 5, 4] {
      let (version, event) = changes[index]
      let newest = store[infoPlist]?.version ?? 0
      let expected: [DocumentStore.Irregularity] = newest > version ? [.late(version: version, after: newest)] : []
      let found = store.change(identifier(version), by: [event], encoding: .utf16)
      // Until the missing changes are there, places are outside the text.
      #expect(found.filter { if case .unusualRange = $0 { false } else { true } } == expected)
    }
    #expect(store[infoPlist]?.text.string == "<false>\n")
    #expect(store[infoPlist]?.version == 19)
  }

  @Test("bug: Helix 25.01 sends changes of a renamed key before it opens the file, and the old text stayed")
  func changesThatArriveBeforeTheDocumentIsOpenedAreAppliedThen() {
    var store = DocumentStore()
    let heading = change((0, 0), (0, 5), "heading")
    let title = change((0, 7), (0, 7), "s")
    #expect(store.change(identifier(4), by: [title], encoding: .utf16) == [.early(version: 4)])
    #expect(store.change(identifier(1), by: [heading], encoding: .utf16) == [.early(version: 1)])
    #expect(store.open(infoPlist, version: 0, text: SourceText("title\n"), encoding: .utf16) == [])
    #expect(store[infoPlist]?.text.string == "headings\n")
    #expect(store[infoPlist]?.version == 4)
  }

  @Test func aChangeOfAnOlderVersionThanTheOpenedTextIsIgnored() {
    var store = DocumentStore()
    #expect(store.change(identifier(3), by: [full("old")], encoding: .utf16) == [.early(version: 3)])
    _ = store.open(infoPlist, version: 3, text: SourceText("new"), encoding: .utf16)
    #expect(store[infoPlist]?.text.string == "new")
  }

  @Test func aChangeThatArrivesAfterTheDocumentWasClosedIsIgnored() {
    var store = opened("a", version: 0)
    _ = store.close(infoPlist)
    #expect(store.change(identifier(5), by: [full("old")], encoding: .utf16) == [.unknown])
    _ = store.open(infoPlist, version: 0, text: SourceText("new"), encoding: .utf16)
    #expect(store[infoPlist]?.text.string == "new")
  }

  @Test func aVersionThatWasThereIsNotLate() {
    var store = opened("", version: 1)
    for version in 2...4 {
      _ = store.change(identifier(version), by: [change((0, 0), (0, 0), "\(version)")], encoding: .utf16)
    }
    let undo = change((0, 0), (0, 1), "")
    #expect(store.change(identifier(3), by: [undo], encoding: .utf16) == [.versionWentBack(from: 4, to: 3)])
    #expect(store[infoPlist]?.text.string == "32")
  }

  @Test func aVersionMayJumpOrBeAbsent() {
    var store = opened("a", version: 5)
    #expect(store.change(identifier(50), by: [full("b")], encoding: .utf16) == [])
    #expect(store.change(identifier(nil), by: [full("c")], encoding: .utf16) == [])
    #expect(store[infoPlist]?.version == 50)
  }

  @Test func changesFollowOneAnother() {
    var store = opened("abc\n")
    let changes = [
      change((0, 1), (0, 2), "\n"), change((1, 0), (1, 1), "C"), full("\(1)"), change((0, 0), (0, 0), "0"),
    ]
    #expect(store.change(identifier(2), by: changes, encoding: .utf16) == [])
    #expect(store[infoPlist]?.text.string == "01")
  }

  @Test(
    "unusual ranges are moved into the text",
    arguments: [
      ((0, 2), (0, 1), "a-c\nd🎧\n"),
      ((-3, 0), (0, 1), "-bc\nd🎧\n"),
      ((0, -1), (0, 1), "-bc\nd🎧\n"),
      ((0, 1), (90, 7), "a-"),
      ((1, 2), (1, 3), "abc\nd-\n"),
    ] as [((Int, Int), (Int, Int), String)]
  )
  func unusualRange(start: (Int, Int), end: (Int, Int), expected: String) {
    var store = opened("abc\nd🎧\n")
    let event = change(start, end, "-")
    let irregularities = store.change(identifier(2), by: [event], encoding: .utf16)
    #expect(irregularities == event.range.map { [.unusualRange($0)] })
    #expect(store[infoPlist]?.text.string == expected)
  }

  @Test(
    "customary ways to say the end are not unusual",
    arguments: [((0, 1), (0, 99), "a-\nd🎧\n"), ((0, 0), (3, 0), "-")] as [((Int, Int), (Int, Int), String)]
  )
  func customaryRange(start: (Int, Int), end: (Int, Int), expected: String) {
    var store = opened("abc\nd🎧\n")
    #expect(store.change(identifier(2), by: [change(start, end, "-")], encoding: .utf16) == [])
    #expect(store[infoPlist]?.text.string == expected)
  }

  @Test func statesDoNotChange() {
    var store = opened("a")
    let before = store[infoPlist]
    _ = store.change(identifier(2), by: [full("b")], encoding: .utf16)
    #expect(before?.text.string == "a")
    #expect(before?.version == 1)
  }

  @Test func theSpellingOfTheOpeningIsKept() {
    var store = DocumentStore()
    let uri = DocumentURI("file:///c%3A/App%20One/Info.plist")
    _ = store.open(uri, version: 1, text: SourceText(""), encoding: .utf16)
    let other = DocumentURI("file:///C:/App%20One/Info.plist")
    #expect(store[other]?.uri == uri)
    #expect(store.close(other)?.uri == uri)
  }

  // MARK: Messages

  private func opened(_ text: String, version: Int = 1) -> DocumentStore {
    var store = DocumentStore()
    _ = store.open(infoPlist, version: version, text: SourceText(text), encoding: .utf16)
    return store
  }

  private func identifier(_ version: Int?) -> VersionedTextDocumentIdentifier {
    VersionedTextDocumentIdentifier(uri: infoPlist, version: version)
  }

  private func full(_ text: String) -> TextDocumentContentChangeEvent {
    TextDocumentContentChangeEvent(text: text)
  }

  private func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> TextDocumentContentChangeEvent {
    let range = PositionRange(
      start: Position(line: start.0, character: start.1),
      end: Position(line: end.0, character: end.1)
    )
    return TextDocumentContentChangeEvent(range: range, text: text)
  }
}
