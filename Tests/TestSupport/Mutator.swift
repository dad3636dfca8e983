/// Breaks texts in typical ways: lost, doubled, swapped and foreign bytes.
public struct Mutator {
  private var generator: SeededGenerator
  private static let tokens: [String] = [
    "<", ">", "</", "/>", "&", "&amp;", "&#", ";", "=", "\"", "'", "{", "}", "(", ")", ",", "\\", "/*", "*/", "//",
    "<!--", "-->",
    "<key>", "</key>", "<string>", "</string>", "<dict>", "</dict>", "<array>", "</array>", "<true/>", "<integer>",
    "</integer>",
    "<![CDATA[", "]]>", "<?", "?>", "\n", "\r\n", " ", "\t", "-", "0x", "1e", "é", "\u{2028}", "\0", "<<<<<<< HEAD\n",
    "=======\n",
    "#if X\n", "\\U00e9", "\\u00e9", "\\341", "<date>", "</date>", "<data>", "</data>", "<real>", "</real>", "<plist>",
    "</plist>",
  ]

  /// Makes a mutator; equal seeds give equal mutations.
  public init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns `bytes` with one or two changes.
  public mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...2, using: &generator) { result = change(result) }
    return result
  }

  private mutating func change(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 1...12, using: &generator))
    switch Int.random(in: 0..<8, using: &generator) {
    case 0 where place < bytes.count: bytes.remove(at: place)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 3:
      bytes.insert(contentsOf: Self.tokens.randomElement(using: &generator).map { Array($0.utf8) } ?? [], at: place)
    case 4:
      bytes.replaceSubrange(
        place..<end,
        with: Self.tokens.randomElement(using: &generator).map { Array($0.utf8) } ?? []
      )
    case 5: bytes.removeSubrange(place...)
    case 6 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    default:
      let other = Int.random(in: 0...bytes.count, using: &generator)
      let chunk = Array(bytes[min(other, bytes.count)..<min(bytes.count, other + 10)])
      bytes.insert(contentsOf: chunk, at: place)
    }
    return bytes
  }
}
