import Foundation
import JSONRPC
import Locking
import ProjectFiles
import SourceText
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct DocumentReadingTests {
  private let text = SourceText(Texts.plist(String(repeating: "\t<key>a</key>\n\t<true/>\n", count: 2_000)))

  /// Returns the reading of the text with `words` put in at `offset`.
  private func inserting(_ words: String, at offset: Int, in reading: DocumentReading) -> DocumentReading {
    let edit = TextEdit(range: offset..<offset, replacement: words)
    return reading.changed(to: reading.text.applying(edit), by: TextChange(edit, in: reading.text))
  }

  private func expectRead(_ reading: DocumentReading, sourceLocation: SourceLocation = #_sourceLocation) async {
    let read = await reading.document
    let fresh = Document(path: "/Info.plist", text: reading.text)
    #expect(read.text.string == reading.text.string, sourceLocation: sourceLocation)
    #expect(read.tree.printed() == fresh.tree.printed(), sourceLocation: sourceLocation)
    #expect(read.kind == fresh.kind, sourceLocation: sourceLocation)
    let counts = [read, fresh].map { $0.rootDictionary.map { Array($0.entries).count } }
    #expect(counts[0] == counts[1], sourceLocation: sourceLocation)
  }

  @Test("a change does not wait for the reading of the text before it")
  func aChangeDuringAReading() async {
    let (worker, isReleased) = (Worker(), Locked(false))
    let former = DocumentReading(path: "/Info.plist", text: text, worker: worker)
    async let blocked: Void = worker.run {
      while !isReleased.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.001) }
    }
    async let first = former.document
    // Nothing can be read yet; were this to wait, it would wait for ever.
    var changed = former
    for number in 0..<20 { changed = inserting("<!-- \(number) -->", at: text.count / 2, in: changed) }
    isReleased.withLock { $0 = true }
    _ = await (blocked, first)
    await expectRead(changed)
  }

  @Test("what a change reaches is read at once where it is little, by the worker where it is much")
  func readingWithoutTheWorker() async {
    let (worker, isReleased) = (Worker(), Locked(false))
    let former = DocumentReading(path: "/Info.plist", text: text, worker: worker)
    await expectRead(former)
    async let blocked: Void = worker.run {
      while !isReleased.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.001) }
    }
    // Were this to wait, it would wait for ever.
    await expectRead(inserting("<key>b</key><false/>", at: 200, in: former))
    isReleased.withLock { $0 = true }
    await blocked
    await expectRead(inserting("<!--", at: 200, in: former))
  }

  @Test func aChangeOfATextThatWasReadIsReadWhereItReached() async {
    var reading = DocumentReading(path: "/Info.plist", text: text)
    await expectRead(reading)
    for _ in 0..<5 {
      // Every other text is not read.
      reading = inserting("<key>b</key><false/>", at: 200, in: reading)
      reading = inserting("<!-- -->", at: text.count / 2, in: reading)
      await expectRead(reading)
    }
  }

  @Test func aTextIsReadOnceForAllThatAsk() async {
    let reading = DocumentReading(path: "/Info.plist", text: text)
    let kinds = await withTaskGroup(of: FileKind.self) { group in
      for _ in 0..<20 { group.addTask { await reading.document.kind } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(kinds.map { "\($0)" }).count == 1)
  }
}
