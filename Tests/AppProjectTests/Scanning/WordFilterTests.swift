@testable import AppProject
import Testing

/// A file without any of the words is told from others, whatever stands around them.
@Suite struct WordFilterTests {
  private func mayHold(_ text: String, _ words: String...) -> Bool {
    let filter = WordFilter(words: Set(words.map { Array($0.utf8) }))
    return Array(text.utf8).withUnsafeBufferPointer { filter.mayHold($0) }
  }

  @Test(arguments: ["stat", "stat(a)", "a.stat", "/* stat */", " stat", "\"stat\"", "\u{0}stat\n"])
  func wholeWords(_ text: String) {
    #expect(mayHold(text, "stat", "UserDefaults"))
  }

  @Test(arguments: ["static", "fstat", "stat1", "östat", "sta", "", "ta", "STAT", "st at"])
  func otherWords(_ text: String) {
    #expect(!mayHold(text, "stat", "UserDefaults"))
  }

  @Test func wordsMayBeLong() {
    let word = String(repeating: "a", count: 40)
    #expect(mayHold("x " + word, word))
    #expect(!mayHold(String(repeating: "a", count: 10_000), word))
  }

  @Test func shortWordsAreEverywhere() {
    #expect(mayHold("b", "ab"))
  }

  @Test func commonWordsDoNotCallForReading() {
    let text = "import SwiftUI\nstruct A: View { static let text: String = String(describing: register(self)) }"
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      #expect(!SymbolTable.table(for: .swift).wordFilter.mayHold(bytes))
    }
  }
}
