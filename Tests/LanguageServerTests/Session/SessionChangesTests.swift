import SourceText
import Testing

@testable import LanguageServer

/// What messages change is noted on the session, a value, and nowhere else.
struct SessionChangesTests {
  private let source = DocumentURI("file:///app/Main.swift")

  private func session(opening uris: [DocumentURI], _ client: JSONValue = .null) -> Session {
    var session = Session(settings: Settings())
    session.client = ClientFeatures(client)
    for uri in uris { _ = session.documents.open(uri, version: 1, text: SourceText(""), encoding: .utf16) }
    return session
  }

  @Test func aChangedDocumentIsCheckedOnce() {
    var session = session(opening: [infoPlist])
    session.noteChange(of: infoPlist)
    session.noteChange(of: infoPlist)
    let copy = session
    #expect(session.takeChangedDocuments().map(\.uri) == [infoPlist])
    #expect(session.takeChangedDocuments().isEmpty)
    var unchanged = copy
    #expect(unchanged.takeChangedDocuments().count == 1, "a copy has marks of its own")
  }

  @Test func urgentChangesLeaveTheDocumentsThatHaveToBeChecked() {
    var session = session(opening: [infoPlist, source])
    session.noteChange(of: source)
    if let document = session.documents.close(infoPlist) { session.noteClosing(of: document) }
    let changes = session.takeUrgentChanges()
    #expect(changes.closed.map(\.uri) == [infoPlist])
    #expect(changes.isRestless)
    #expect(session.takeUrgentChanges().closed.isEmpty)
    #expect(session.takeChangedDocuments().map(\.uri) == [source])
  }

  @Test func clientsThatPullGetARefreshRequest() {
    let pulls = JSONValue.object([
      "textDocument": .object(["diagnostic": .object([:])]),
      "workspace": .object(["diagnostics": .object(["refreshSupport": .bool(true)])]),
    ])
    var session = session(opening: [infoPlist], pulls)
    session.noteChange(of: infoPlist)
    session.noteChangeOfAll()
    _ = session.takeUrgentChanges()
    let (first, second) = (session.takeRefresh(), session.takeRefresh())
    #expect(first && !second)
    #expect(session.takeChangedDocuments().isEmpty)
    #expect(session.generation == 1)
  }

  @Test func othersAreCheckedAgainOnceATextRests() {
    var session = session(opening: [infoPlist])
    if let document = session.documents[infoPlist] { session.noteRestlessness(of: document) }
    let alone = session.takeUrgentChanges().isRestless
    #expect(!alone, "there are no others")
    _ = session.documents.open(source, version: 1, text: SourceText(""), encoding: .utf16)
    if let document = session.documents[source] { session.noteRestlessness(of: document) }
    let together = session.takeUrgentChanges().isRestless
    #expect(together)
  }

  @Test func aRestChangesNoFiles() {
    var session = session(opening: [infoPlist])
    let (files, disk) = (session.fileGeneration, session.disk)
    session.noteRest()
    #expect(session.fileGeneration == files)
    #expect(session.disk !== disk, "what is asked about from now on is another record")
    session.noteChangeOfAll()
    #expect(session.fileGeneration > files)
  }

  /// An editor that shows a file again after a change on disk reports the change of the open document alone.
  @Test func theEndOfAnEditedDocumentMayChangeFiles() {
    var session = session(opening: [infoPlist, source])
    let files = session.fileGeneration
    if let document = session.documents.close(source) { session.noteClosing(of: document) }
    #expect(session.fileGeneration == files)
    let change = [TextDocumentContentChangeEvent(text: "a")]
    _ = session.documents.change(.init(uri: infoPlist, version: 2), by: change, encoding: .utf16)
    if let document = session.documents.close(infoPlist) { session.noteClosing(of: document) }
    #expect(session.fileGeneration > files)
  }
}
