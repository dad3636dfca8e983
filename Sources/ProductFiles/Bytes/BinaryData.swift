/// A part of the bytes of a file, whose numbers and texts are read with checks: what lies outside is nil, and nothing traps.
package struct BinaryData: Sendable {
  private let bytes: [UInt8]
  private let start: Int
  /// The number of bytes.
  package let count: Int

  /// Makes a view of all `bytes`, which are not copied.
  package init(_ bytes: [UInt8]) {
    self.init(bytes, start: 0, count: bytes.count)
  }

  private init(_ bytes: [UInt8], start: Int, count: Int) {
    (self.bytes, self.start, self.count) = (bytes, start, count)
  }

  /// A copy of the bytes.
  package var array: [UInt8] { Array(bytes[start..<(start + count)]) }

  /// Returns the `count` bytes from `offset` on; nil if they are not all inside.
  package func part(_ offset: Int, _ count: Int) -> BinaryData? {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else { return nil }
    return BinaryData(bytes, start: start + offset, count: count)
  }

  /// Returns the same with numbers as files have them; nil also for those that no address can be.
  package func part(_ offset: some BinaryInteger, _ count: some BinaryInteger) -> BinaryData? {
    guard let offset = Int(exactly: offset), let count = Int(exactly: count) else { return nil }
    return part(offset, count)
  }

  /// Returns all bytes from `offset` on; nil if it is outside.
  package func rest(_ offset: Int) -> BinaryData? {
    offset <= count ? part(offset, count - offset) : nil
  }

  /// Returns the byte at `offset`; nil outside.
  package func byte(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < count ? bytes[start + offset] : nil
  }

  /// Returns the number at `offset`, with its least significant byte first unless `isBigEndian`; nil if it is not inside.
  package func number<Number: FixedWidthInteger>(_ offset: Int, isBigEndian: Bool = false) -> Number? {
    let size = MemoryLayout<Number>.size
    guard offset >= 0, size <= count, offset <= count - size else { return nil }
    let value = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start + offset, as: Number.self) }
    return isBigEndian ? Number(bigEndian: value) : Number(littleEndian: value)
  }

  /// Returns the number of 32 bits at `offset`; nil if it is not inside.
  package func word(_ offset: Int, isBigEndian: Bool = false) -> UInt32? { number(offset, isBigEndian: isBigEndian) }

  /// Returns the length of what is at `offset` up to the next zero or the end; nil outside; linear in it.
  package func lengthOfText(_ offset: Int) -> Int? {
    guard offset >= 0, offset < count else { return nil }
    let range = (start + offset)..<(start + count)
    return bytes.withUnsafeBufferPointer { buffer in
      var end = range.lowerBound
      while end < range.upperBound, buffer[end] != 0 { end += 1 }
      return end - range.lowerBound
    }
  }

  /// Returns the text at `offset` that ends before a zero or the end; nil outside, or if it is longer than `limit`.
  package func text(_ offset: Int, limit: Int) -> String? {
    guard offset >= 0, offset < count else { return nil }
    let window = part(offset, min(limit + 1, count - offset)) ?? self
    guard let length = window.lengthOfText(0), length <= limit else { return nil }
    return window.text(length)
  }

  /// Returns the first `length` bytes as a text, in which what is not UTF-8 is replaced.
  package func text(_ length: Int) -> String {
    let end = start + min(max(length, 0), count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// All bytes as a text; nil if they are not UTF-8.
  package var validText: String? {
    let text = text(count)
    return text.utf8.elementsEqual(bytes[start..<(start + count)]) ? text : nil
  }

  /// Returns whether the bytes begin with `prefix`.
  package func starts(with prefix: some Collection<UInt8>) -> Bool {
    bytes[start..<(start + count)].starts(with: prefix)
  }

  /// Calls `body` with the bytes.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure> = bytes.withUnsafeBufferPointer { buffer in
      do throws(Failure) {
        return .success(try body(UnsafeBufferPointer(rebasing: buffer[start..<(start + count)])))
      } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Reads a number in groups of seven bits (LEB128) at `offset`, which moves to its end; nil if it does not end or is too large.
  package func variableNumber(_ offset: inout Int) -> UInt64? {
    var value: UInt64 = 0
    for group in 0..<10 {
      guard let byte = byte(offset) else { return nil }
      offset += 1
      let bits = UInt64(byte & 0x7F)
      guard group < 9 || bits <= 1 else { return nil }
      value |= bits << UInt64(7 * group)
      if byte < 0x80 { return value }
    }
    return nil
  }
}
