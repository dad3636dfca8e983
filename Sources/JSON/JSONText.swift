#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import SourceText

/// JSON text of records that are `Encodable`: keys are sorted, so that equal records have equal bytes, and slashes are not escaped.
public enum JSONText {
  /// Returns the JSON of a value as text; with `pretty`, each value is on a line of its own.
  ///
  /// A value without JSON form, such as a number that is not finite, gives `null`; no record of this program has one. Hidden characters are
  /// escapes, so that the text can be shown by a terminal and in the log of a CI system.
  public static func text(of value: some Encodable, isPretty: Bool = true) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    guard let json = try? encoder.encode(value) else { return "null" }
    return json.withUnsafeBytes { String(decoding: escapingHidden($0.bindMemory(to: UInt8.self)), as: UTF8.self) }
  }

  /// Returns JSON with an escape for each hidden character, which only strings have; linear.
  private static func escapingHidden(_ json: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var (index, copied) = (0, 0)
    while index < json.count {
      // The encoder has escaped the controls of ASCII, and writes line ends between values.
      guard json[index] >= 0x20, let hidden = HiddenCharacter.at(index, in: json) else {
        index += 1
        continue
      }
      result += json[copied..<index]
      for unit in UTF16.encode(hidden.scalar) ?? UTF16.encodedReplacementCharacter {
        result += "\\u\(ASCII.hex(UInt8(unit >> 8)))\(ASCII.hex(UInt8(unit & 0xFF)))".lowercased().utf8
      }
      index += hidden.count
      copied = index
    }
    return result + json[copied...]
  }

  /// Decodes one JSON value from a part of `bytes` without copying it.
  public static func decode<Value: Decodable>(
    _ type: Value.Type,
    from bytes: [UInt8],
    _ range: Range<Int>
  ) throws -> Value {
    try bytes.withUnsafeBytes { buffer in
      let part = UnsafeRawBufferPointer(rebasing: buffer[range.clamped(to: 0..<buffer.count)])
      guard let start = part.baseAddress else { return try JSONDecoder().decode(type, from: Data()) }
      // The decoder only reads, and does not outlive this closure.
      let view = Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: part.count, deallocator: .none)
      return try JSONDecoder().decode(type, from: view)
    }
  }

  /// Appends `text` to `bytes` as a JSON string with quotes and the escapes that the encoder uses; linear.
  public static func appendString(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { content in
      var start = 0
      while start < content.count {
        let end = PlainBytes.end(in: content, from: start)
        bytes.append(contentsOf: content[start..<end])
        if end < content.count { bytes += escape(of: content[end]) }
        start = end + 1
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(of byte: UInt8) -> [UInt8] {
    switch byte {
    case 0x08: Array("\\b".utf8)
    case 0x09: Array("\\t".utf8)
    case 0x0A: Array("\\n".utf8)
    case 0x0C: Array("\\f".utf8)
    case 0x0D: Array("\\r".utf8)
    case 0..<0x20: Array("\\u00\(ASCII.hex(byte).lowercased())".utf8)
    default: [UInt8(ascii: "\\"), byte]
    }
  }
}
