import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import LanguageServer

/// Compares the readers of the messages that come with every keystroke with the general decoder, which is right by
/// definition: what they read must be the same, and what they do not read is left to it.
struct SynchronizationReadingTests {
  private static let change = #"""
    {"textDocument":{"uri":"file:///a%20b","version":-7,"x":[{}]},"y":null,"contentChanges":[
    {"range":{"start":{"line":1,"character":0},"end":{"line":2,"character":30}},"rangeLength":5,"text":"é\n\ud83c\udfa7"},
    {"text":"","range":null},{ "text" : "\\\"" }]}
    """#
  private static let opening = #"""
    {"textDocument":{"uri":"untitled:x","languageId":"plist","version":3,"text":"<a>\n\t\u00e9🎧\\</a>"},"z":1}
    """#

  private func message(_ params: [UInt8]) -> MessageEnvelope {
    MessageEnvelope(body: Array(#"{"method":"m","params":"#.utf8) + params + Array("}".utf8))
  }

  @Test func ordinaryMessagesAreRead() throws {
    let changed = message(Array(Self.change.utf8))
    let change = try #require(changed.paramsView.flatMap(DidChangeTextDocumentNotification.init))
    #expect(change == (try changed.decodeParams(DidChangeTextDocumentNotification.self)))
    #expect(change.contentChanges.map(\.text) == ["é\n🎧", "", "\\\""])
    let opened = message(Array(Self.opening.utf8))
    let opening = try #require(opened.paramsView.flatMap(DidOpenTextDocumentNotification.init))
    #expect(opening == (try opened.decodeParams(DidOpenTextDocumentNotification.self)))
    #expect(opening.textDocument.uri == DocumentURI("untitled:x"))
    #expect(opening.textDocument.version == 3)
    #expect(String(decoding: opening.textDocument.text, as: UTF8.self) == "<a>\n\té🎧\\</a>")
  }

  @Test("damaged messages are read as the general decoder reads them, or left to it", arguments: 0..<20)
  func damagedMessages(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let bytes = Array(#"{}[]",:\0-1e. ntu"#.utf8) + [0x00, 0x0A, 0xC3, 0xFF]
    var readCount = 0
    for text in [Self.change, Self.opening] {
      for _ in 0..<600 {
        var params = Array(text.utf8)
        let index = Int.random(in: params.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: params[index] = bytes.randomElement(using: &generator) ?? 0
        case 1: params.insert(bytes.randomElement(using: &generator) ?? 0, at: index)
        default: params.remove(at: index)
        }
        let message = message(params)
        let shown = String(decoding: params, as: UTF8.self)
        if let read = message.paramsView.flatMap(DidChangeTextDocumentNotification.init) {
          readCount += 1
          #expect(read == (try? message.decodeParams(DidChangeTextDocumentNotification.self)), "\(shown)")
        }
        if let read = message.paramsView.flatMap(DidOpenTextDocumentNotification.init) {
          readCount += 1
          #expect(read == (try? message.decodeParams(DidOpenTextDocumentNotification.self)), "\(shown)")
        }
      }
    }
    #expect(readCount > 200)
  }

  @Test(
    "what is doubled, missing or of a wrong type is left to the general decoder",
    arguments: [
      #"{}"#, #"{"textDocument":{"uri":"u","version":1}}"#, #"{"contentChanges":[]}"#,
      #"{"textDocument":{"uri":"u"},"contentChanges":{}}"#, #"{"textDocument":{"uri":1},"contentChanges":[]}"#,
      #"{"textDocument":{"uri":"u","uri":"v"},"contentChanges":[]}"#,
      #"{"textDocument":{"uri":"u","version":1.0},"contentChanges":[]}"#,
      #"{"textDocument":{"uri":"u"},"contentChanges":[],"contentChanges":[]}"#,
      #"{"textDocument":{"uri":"u"},"contentChanges":[{}]}"#,
      #"{"textDocument":{"uri":"u"},"contentChanges":[{"text":"","range":{"start":{"line":0,"character":0}}}]}"#,
      #"{"textDocument":{"uri":"u"},"contentChanges":[{"text":"","range":5}]}"#,
      #"{"textDocument":{"uri":"u","languageId":"p","text":""}}"#,
      #"{"textDocument":{"uri":"u","languageId":"p","version":1}}"#,
      #"{"textDocument":{"uri":"u","version":1,"text":""}}"#,
    ]
  )
  func unusualMessages(params: String) {
    let view = message(Array(params.utf8)).paramsView
    #expect(view.flatMap(DidChangeTextDocumentNotification.init) == nil)
    #expect(view.flatMap(DidOpenTextDocumentNotification.init) == nil)
  }
}
