import Foundation
import Testing

@testable import JSON

/// Compares the undoing of escapes with the general decoder, which is right by definition.
@Suite struct JSONStringTests {
  private static func expected(_ content: [UInt8]) -> String? {
    let text = [UInt8(ascii: "\"")] + content + [UInt8(ascii: "\"")]
    let whole = LoneSurrogates.replaced(in: text[...]) ?? text
    return try? JSONDecoder().decode(String.self, from: Data(whole))
  }

  private static func decoded(_ content: [UInt8]) -> String? {
    content.withUnsafeBufferPointer(JSONString.decode).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    "", "plain", "a\\nb\\tc\\rd\\be\\ff\\/g\\\\h\\\"i", "\\u0000", "\\u00e9\\u20AC\\uD83C\\uDFA7", "é€🎧", "exactly8",
    "exactly8\\n", "\\ud800", "\\udc00x", "\\ud83c\\ud83c\\udfa7", "\\ud83c\\n", "\\ud83c", "12345678\\u0041",
    "\\", "\\x", "\\u", "\\u12", "\\u12g4", "\\ud83c\\udfa", "tab\there", "line\nbreak", "\u{7F}", "12345678\u{1}",
  ])
  func sameAsTheGeneralDecoder(content: String) {
    #expect(Self.decoded(Array(content.utf8)) == Self.expected(Array(content.utf8)))
  }

  @Test(
    "bytes that are no UTF-8 are refused",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xC3],
    ] as [[UInt8]]
  )
  func invalidUTF8(bytes: [UInt8]) {
    for prefix in ["", "1234567", "12345678", "\\n"] {
      #expect(Self.decoded(Array(prefix.utf8) + bytes) == nil)
    }
  }

  @Test("random contents give what the general decoder gives", arguments: 0..<20)
  func randomContents(seed: UInt64) {
    let pieces = [
      "\\n", "\\u00e9", "\\ud83c", "\\udfa7", "\\\\", "\\\"", "plain text", "é", "🎧", "\t", "\\u12", "\\q", "a",
    ]
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    for _ in 0..<200 {
      var content: [UInt8] = []
      for _ in 0..<next(12) { content += Array(pieces[next(pieces.count)].utf8) }
      // Now and then a byte of a character is lost.
      if next(8) == 0, !content.isEmpty { content.remove(at: next(content.count)) }
      // A quote that lost its backslash ends the string, which is the scanner's matter.
      guard !hasBareQuote(content) else { continue }
      #expect(Self.decoded(content) == Self.expected(content), "\(String(decoding: content, as: UTF8.self))")
    }
  }

  private func hasBareQuote(_ content: [UInt8]) -> Bool {
    var index = 0
    while index < content.count {
      if content[index] == UInt8(ascii: "\"") { return true }
      index += content[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }
}
