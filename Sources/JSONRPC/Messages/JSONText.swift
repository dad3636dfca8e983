#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How values become JSON text here: keys sorted, so that equal messages have equal bytes, and slashes left alone.
enum JSONText {
  /// Returns the UTF-8 JSON of a value; `nil` optionals become `null`.
  static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  /// Decodes one JSON value from a part of `bytes` without copying it.
  static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8], _ range: Range<Int>) throws -> Value {
    try bytes.withUnsafeBytes { buffer in
      let part = UnsafeRawBufferPointer(rebasing: buffer[range.clamped(to: 0..<buffer.count)])
      guard let start = part.baseAddress else { return try JSONDecoder().decode(type, from: Data()) }
      // The decoder only reads, and does not outlive this closure.
      let view = Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: part.count, deallocator: .none)
      return try JSONDecoder().decode(type, from: view)
    }
  }

  /// Appends `text` to `bytes` as a JSON string with quotes and escapes.
  static func appendString(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: bytes += Array("\\u00".utf8) + [hexDigit(byte >> 4), hexDigit(byte & 15)]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
