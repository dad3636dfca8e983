import SourceText

/// Decodes the escapes of a JSON string, directly from the bytes of a message into those of a text.
struct JSONString {
  private let source: UnsafeBufferPointer<UInt8>
  private let target: UnsafeMutableBufferPointer<UInt8>
  private var read = 0
  private var written = 0

  /// Returns the UTF-8 text of `content`, the bytes between the quotes; nil if it is malformed.
  ///
  /// A lone surrogate, which an editor that splits a pair can send, becomes U+FFFD. Each byte is copied once; linear.
  static func decode(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    // All empty arrays are one, whose count a thread must not set while another reads it.
    guard !content.isEmpty else { return [] }
    var isWhole = false
    // An escape is never shorter than the text that it stands for.
    let bytes = [UInt8](unsafeUninitializedCapacity: content.count) { target, count in
      var decoder = JSONString(source: content, target: target)
      isWhole = decoder.run()
      count = decoder.written
    }
    return isWhole && bytes.withUnsafeBufferPointer(UTF8Sequence.firstInvalidOffset) == nil ? bytes : nil
  }

  private init(source: UnsafeBufferPointer<UInt8>, target: UnsafeMutableBufferPointer<UInt8>) {
    self.source = source
    self.target = target
  }

  private mutating func run() -> Bool {
    let (from, to) = (UnsafeRawBufferPointer(source), UnsafeMutableRawBufferPointer(target))
    while read < source.count {
      if read + 8 <= source.count {
        // Copied before it is looked at: what is wrong of the eight bytes is written over, and there is always room.
        let word = from.loadUnaligned(fromByteOffset: read, as: UInt64.self)
        to.storeBytes(of: word, toByteOffset: written, as: UInt64.self)
        let count = PlainBytes.count(atStartOf: word)
        (read, written) = (read + count, written + count)
        if count == 8 { continue }
      } else if PlainBytes.end(in: source, from: read) > read {
        write(source[read])
        read += 1
        continue
      }
      guard source[read] == UInt8(ascii: "\\"), takeEscape() else { return false }
    }
    return true
  }

  private mutating func write(_ byte: UInt8) {
    target[written] = byte
    written += 1
  }

  private mutating func takeEscape() -> Bool {
    guard read + 1 < source.count else { return false }
    let letter = source[read + 1]
    if letter == UInt8(ascii: "u") { return takeUnicodeEscape() }
    guard let byte = Self.byte(ofEscape: letter) else { return false }
    write(byte)
    read += 2
    return true
  }

  private static func byte(ofEscape letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: nil
    }
  }

  private mutating func takeUnicodeEscape() -> Bool {
    guard let unit = JSONEscape.unit(in: source, at: read) else { return false }
    read += 6
    var value = UInt32(unit)
    if 0xD800...0xDBFF ~= unit, let low = JSONEscape.unit(in: source, at: read), 0xDC00...0xDFFF ~= low {
      read += 6
      value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(low) - 0xDC00
    }
    for byte in UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter { write(byte) }
    return true
  }
}

/// The escapes of JSON strings.
enum JSONEscape {
  /// Returns the UTF-16 unit of the escape `\uXXXX` at an offset; nil if there is none.
  static func unit<Bytes: RandomAccessCollection<UInt8>>(in bytes: Bytes, at offset: Int) -> UInt16?
  where Bytes.Index == Int {
    guard offset + 6 <= bytes.endIndex, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[(offset + 2)..<(offset + 6)] {
      guard let digit = ASCII.hexValue(byte) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}

/// Repairs the escapes of lone surrogates, which JSON allows and a Swift string cannot hold.
///
/// Editors that count in UTF-16 can send one when an edit splits a pair. If the message were rejected, the edit would
/// be lost.
public enum LoneSurrogates {
  /// Returns JSON text in which each `\uD800`…`\uDFFF` without its partner is `\uFFFD`, or `nil` if there is none.
  ///
  /// The length stays the same, also in UTF-16 units of the decoded string. Linear.
  public static func replaced(in text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes = Array(text)
    var index = 0
    var isChanged = false
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      switch JSONEscape.unit(in: bytes, at: index) {
      case .some(0xD800...0xDBFF):
        if let next = JSONEscape.unit(in: bytes, at: index + 6), 0xDC00...0xDFFF ~= next {
          index += 12
          continue
        }
        fallthrough
      case .some(0xDC00...0xDFFF):
        bytes.replaceSubrange(index..<(index + 6), with: "\\uFFFD".utf8)
        isChanged = true
        index += 6
      default:
        index += 2
      }
    }
    return isChanged ? bytes : nil
  }
}
