/// A hash that works on blocks of 64 bytes, as SHA-1 and SHA-256 do (FIPS 180-4).
package protocol BlockDigest: Sendable {
  /// Makes one without input.
  init()

  /// Takes the bytes at `start`, so many blocks of 64.
  mutating func add(_ start: UnsafePointer<UInt8>, blocks: Int)

  /// The words of the hash.
  var words: [UInt32] { get }
}

extension BlockDigest {
  /// Returns the hash of `bytes`; linear.
  package static func bytes(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var digest = RunningDigest(Self())
    digest.add(bytes)
    return digest.finished()
  }

  /// Returns the hash of `bytes` as hexadecimal digits; linear.
  package static func text(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer(Self.bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Returns the `index`-th word of a block, with its first byte at the top.
  @inline(__always) static func word(_ block: UnsafePointer<UInt8>, _ index: Int) -> UInt32 {
    UInt32(bigEndian: UnsafeRawPointer(block + index * 4).loadUnaligned(as: UInt32.self))
  }
}

/// The hash of bytes that come in pieces.
package struct RunningDigest: Sendable {
  private var digest: any BlockDigest
  /// What does not fill a block yet.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  private static let blockSize = 64

  /// Makes the hash of nothing.
  package init(_ digest: any BlockDigest) { self.digest = digest }

  /// Takes the next bytes; linear.
  package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    count &+= UInt64(bytes.count)
    var bytes = bytes[...]
    if !rest.isEmpty {
      let missing = bytes.prefix(Self.blockSize - rest.count)
      rest += missing
      bytes = bytes.dropFirst(missing.count)
      guard rest.count == Self.blockSize else { return }
      let block = rest
      block.withUnsafeBufferPointer { addBlocks($0) }
      rest.removeAll(keepingCapacity: true)
    }
    let whole = bytes.count & ~(Self.blockSize - 1)
    addBlocks(UnsafeBufferPointer(rebasing: bytes.prefix(whole)))
    rest += bytes.dropFirst(whole)
  }

  private mutating func addBlocks(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    digest.add(start, blocks: bytes.count / Self.blockSize)
  }

  /// Returns the hash of all bytes.
  package consuming func finished() -> [UInt8] {
    // What is left, a bit, zeros, and the length in bits in the last eight bytes of a block.
    var end = rest + [0x80]
    while end.count % Self.blockSize != Self.blockSize - 8 { end.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      end.append(UInt8(truncatingIfNeeded: (count &* 8) >> UInt64(shift)))
    }
    end.withUnsafeBufferPointer { addBlocks($0) }
    return digest.words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
  }
}
