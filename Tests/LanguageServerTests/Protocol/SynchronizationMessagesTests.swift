import Testing

@testable import LanguageServer

@Suite struct SynchronizationMessagesTests {
  @Test func didOpen() throws {
    let message = try expectRoundTrip(
      DidOpenTextDocumentNotification.self,
      #"{"textDocument":{"uri":"file:///a.plist","languageId":"plist","version":1,"text":"é🎉\r\n"}}"#
    )
    #expect(message.textDocument.text == Array("é🎉\r\n".utf8))
  }

  @Test func didChangeByPartsAndAsAWhole() throws {
    let message = try expectRoundTrip(
      DidChangeTextDocumentNotification.self,
      #"""
      {"textDocument":{"uri":"a","version":4},"contentChanges":[
        {"range":{"start":{"line":1,"character":2},"end":{"line":3,"character":0}},"text":"x"},{"text":"all"}]}
      """#
    )
    #expect(message.textDocument.version == 4)
    #expect(message.contentChanges.map(\.text) == ["x", "all"])
    #expect(message.contentChanges[0].range?.end == Position(line: 3, character: 0))
    #expect(message.contentChanges[1].range == nil)
  }

  @Test func didChangeIgnoresRangeLengthAndLacksAVersion() throws {
    let message = try decode(
      DidChangeTextDocumentNotification.self,
      #"{"textDocument":{"uri":"a","version":null},"contentChanges":[{"range":null,"rangeLength":5,"text":""}]}"#
    )
    #expect(message.textDocument.version == nil)
    #expect(message.contentChanges == [TextDocumentContentChangeEvent(text: "")])
  }

  @Test func didSaveAndDidClose() throws {
    try expectRoundTrip(DidSaveTextDocumentNotification.self, #"{"textDocument":{"uri":"a"},"text":"t"}"#)
    try expectRoundTrip(DidSaveTextDocumentNotification.self, #"{"textDocument":{"uri":"a"}}"#)
    try expectRoundTrip(DidCloseTextDocumentNotification.self, #"{"textDocument":{"uri":"a"}}"#)
  }
}
