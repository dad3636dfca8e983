/// The choices that the bytes of an input make, one after the other; after the last byte, the first of each.
struct Choices {
  private let bytes: [UInt8]
  private var index = 0

  /// Makes choices of bytes.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether no byte is left.
  var isAtEnd: Bool { index >= bytes.count }

  /// Returns the next byte.
  mutating func number() -> Int {
    guard index < bytes.count else { return 0 }
    defer { index += 1 }
    return Int(bytes[index])
  }

  /// Returns one of `values`, which has at least one.
  mutating func one<Value>(of values: [Value]) -> Value { values[number() % values.count] }

  /// Returns whether one of `count` choices is made.
  mutating func isOne(of count: Int) -> Bool { number() % count == count - 1 }

  /// Returns a short text: pieces of files and single characters.
  mutating func text(_ pieces: [String]) -> String {
    var text = ""
    for _ in 0..<(1 + number() % 4) {
      let next = number()
      text += next < 160 ? pieces[next % pieces.count] : String(UnicodeScalar(UInt8(next - 128)))
    }
    return text
  }

  /// Returns a place that is mostly in a short text.
  mutating func place() -> TextPlace {
    let (line, character) = (number(), number())
    return TextPlace(
      line: line < 240 ? line % 24 : Self.unusual[line % Self.unusual.count],
      character: character < 240 ? character % 60 : Self.unusual[character % Self.unusual.count]
    )
  }

  private static let unusual = [-1, 1000, Int(Int32.max), Int.max, Int.min]
}

/// A place as a client sends it.
struct TextPlace {
  var line: Int
  var character: Int

  /// The place in the form of the protocol.
  var json: String { #"{"line":\#(line),"character":\#(character)}"# }
}
