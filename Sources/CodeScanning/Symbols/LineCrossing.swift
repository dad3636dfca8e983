/// Finds where code may start that ends on a later line, such as a block comment, or where a line end is escaped.
///
/// All other code can be read line by line.
struct LineCrossing: Sendable {
  private typealias Bytes = SIMD16<UInt8>

  /// Two bytes that follow each other.
  private struct Pair {
    let first: Bytes
    let second: Bytes

    init(_ text: String) {
      first = Bytes(repeating: text.utf8.first ?? 0xFF)
      second = Bytes(repeating: text.utf8.last ?? 0xFF)
    }
  }

  private let comment = Pair("/*")
  private let continuation = Pair("\\\n")
  private let literal: Pair
  private let otherLiteral: Pair
  /// A byte that counts by itself; no text contains 0xFF.
  private let single: Bytes

  /// Makes the patterns for code of `syntax`.
  init(_ syntax: CodeSyntax) {
    // Three quotes start with two.
    literal = Pair(syntax == .c ? "R\"" : syntax == .javaScript ? "" : "\"\"")
    otherLiteral = Pair(syntax == .dart ? "''" : "")
    single = Bytes(
      repeating: syntax.hasDirectives ? UInt8(ascii: "#") : syntax == .javaScript ? UInt8(ascii: "`") : 0xFF
    )
  }

  /// Returns a bit for each place of the `CodePlaces.blockSize` bytes at `block` that match: the place of the first of
  /// two bytes.
  ///
  /// It reads one byte more than the block has.
  @inline(__always)
  func places(inBlock block: UnsafeRawPointer) -> UInt64 {
    var found: UInt64 = 0
    for start in stride(from: 0, to: CodePlaces.blockSize, by: Bytes.scalarCount) {
      let first = block.loadUnaligned(fromByteOffset: start, as: Bytes.self)
      let second = block.loadUnaligned(fromByteOffset: start + 1, as: Bytes.self)
      var mask = (first .== comment.first) .& (second .== comment.second)
      mask .|= (first .== continuation.first) .& (second .== continuation.second)
      mask .|= (first .== literal.first) .& (second .== literal.second)
      mask .|= (first .== otherLiteral.first) .& (second .== otherLiteral.second)
      mask .|= first .== single
      // `any` checks the bytes one by one.
      let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
      guard words[0] | words[1] != 0 else { continue }
      for place in 0..<Bytes.scalarCount where mask[place] { found |= 1 << UInt64(start + place) }
    }
    return found
  }
}
