import SourceText
import TestSupport
import Testing

@testable import LanguageServer

struct IncrementalSyncTests {
  private static let pieces = ["a", "é", "本", "🎧", "\n", "\r\n", "\r", "<key>", "", "x\ny", "\u{2028}", "e\u{301}"]

  @Test("random edits give the text of a plain reference", arguments: PositionEncoding.allCases, 0..<20)
  func randomEdits(encoding: PositionEncoding, seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var reference = ReferenceText("one\r\ntwo 🎧 é\rthree\n\nend", encoding)
    var store = DocumentStore()
    _ = store.open(infoPlist, version: 0, text: SourceText(reference.text), encoding: .utf16)
    for version in 1...60 {
      let changes = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        let places = [reference.randomPosition(&generator), reference.randomPosition(&generator)].sorted()
        let range = PositionRange(start: places[0], end: places[1])
        let text = Self.pieces.randomElement(using: &generator) ?? ""
        reference.replace(range, by: text)
        return TextDocumentContentChangeEvent(range: range, text: text)
      }
      let identifier = VersionedTextDocumentIdentifier(uri: infoPlist, version: version)
      #expect(store.change(identifier, by: changes, encoding: encoding) == [])
      #expect(store[infoPlist]?.text.string == reference.text)
      #expect(store[infoPlist]?.version == version)
    }
  }
}

/// A text as scalars, with positions found by walking it from the start.
private struct ReferenceText {
  private var scalars: [Unicode.Scalar]
  private let encoding: PositionEncoding

  init(_ text: String, _ encoding: PositionEncoding) {
    scalars = Array(text.unicodeScalars)
    self.encoding = encoding
  }

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// The position before each scalar and at the end; none between the two halves of a line end.
  private var positions: [(index: Int, position: Position)] {
    var result: [(index: Int, position: Position)] = []
    var place = Position(line: 0, character: 0)
    for (index, scalar) in scalars.enumerated() {
      let isSecondHalf = scalar == "\n" && index > 0 && scalars[index - 1] == "\r"
      if !isSecondHalf { result.append((index, place)) }
      let endsLine = scalar == "\n" || scalar == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")
      if endsLine {
        place = Position(line: place.line + 1, character: 0)
      } else {
        place.character += width(scalar)
      }
    }
    return result + [(scalars.count, place)]
  }

  private func width(_ scalar: Unicode.Scalar) -> Int {
    switch encoding {
    case .utf8: String(scalar).utf8.count
    case .utf16: String(scalar).utf16.count
    case .utf32: 1
    }
  }

  func randomPosition(_ generator: inout SeededGenerator) -> Position {
    positions.randomElement(using: &generator)?.position ?? Position(line: 0, character: 0)
  }

  mutating func replace(_ range: PositionRange, by text: String) {
    let places = positions
    guard let start = places.first(where: { $0.position == range.start }),
      let end = places.first(where: { $0.position == range.end })
    else { return }
    scalars.replaceSubrange(start.index..<end.index, with: text.unicodeScalars)
  }
}
