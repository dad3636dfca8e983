import SourceText

/// Web addresses in texts.
enum WebAddresses {
  private static let schemes = ["https://", "http://"].map { Array($0.utf8) }

  /// Returns the addresses in a range of a text, by ascending start; linear.
  static func links(in range: Range<Int>, of text: SourceText) -> [LinkProposal] {
    text.withBytes(in: range) { bytes in
      var links: [LinkProposal] = []
      var cursor = 0
      while let colon = bytes[cursor...].firstIndex(of: UInt8(ascii: ":")) {
        cursor = colon + 1
        guard let start = start(ofAddressWithColonAt: colon, in: bytes) else { continue }
        let end = end(ofAddressFrom: cursor + 2, in: bytes)
        cursor = end
        guard end > colon + 3 else { continue }
        let address = String(decoding: bytes[start..<end], as: UTF8.self)
        // What a build or a program puts in is not known here.
        guard !address.utf8.contains(where: { "$%{".utf8.contains($0) }) else { continue }
        let place = (range.lowerBound + start)..<(range.lowerBound + end)
        links.append(LinkProposal(range: place, target: .address(unescaped(address))))
      }
      return links
    }
  }

  private static func start(ofAddressWithColonAt colon: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for scheme in schemes {
      let start = colon - (scheme.count - 3)
      guard start >= 0, start + scheme.count <= bytes.count,
        bytes[start..<(start + scheme.count)].elementsEqual(scheme, by: { ASCII.lowercased($0) == $1 })
      else { continue }
      guard start == 0 || !ASCII.isLetterOrDigit(bytes[start - 1]) else { return nil }
      return start
    }
    return nil
  }

  /// Returns the end of an address: before white space, quotes, brackets of markup, and marks that end a sentence.
  private static func end(ofAddressFrom start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x7F, !"<>\"'\\".utf8.contains(bytes[end]) { end += 1 }
    while end > start, ".,;:!?)".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Returns the address without the entities that XML needs in it.
  private static func unescaped(_ address: String) -> String {
    var address = address
    while let place = address.firstRange(of: "&amp;") { address.replaceSubrange(place, with: "&") }
    return address
  }
}
