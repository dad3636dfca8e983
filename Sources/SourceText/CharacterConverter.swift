internal import CIconv

/// Conversion between UTF-8 and encodings known by name: ISO-8859-1 here, others by the C library's `iconv`.
enum CharacterConverter {
  /// The result of a conversion.
  enum Outcome: Equatable {
    case converted([UInt8])
    case unknownEncoding
    /// It may be an encoding, but this executable converts none but ISO-8859-1.
    case unsupported
    case malformed
  }

  /// Converts `bytes` of the encoding `name` to UTF-8; linear.
  static func decode(_ bytes: [UInt8], from name: String) -> Outcome {
    // CoreFoundation reads bytes above 0x7F in files declared as ASCII as Latin-1, where the converter would reject
    // them.
    guard !["us-ascii", "ascii", latin1].contains(name.lowercased()) else { return .converted(decodeLatin1(bytes)) }
    return convert(bytes, from: name, to: "UTF-8")
  }

  /// Converts UTF-8 `bytes` to the encoding `name`; linear.
  static func encode(_ bytes: [UInt8], to name: String) -> Outcome {
    guard name.lowercased() == latin1 else { return convert(bytes, from: "UTF-8", to: name) }
    var converted: [UInt8] = []
    converted.reserveCapacity(bytes.count)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return .malformed }
      converted.append(byte)
    }
    return .converted(converted)
  }

  private static let latin1 = "iso-8859-1"

  private static func decodeLatin1(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      guard byte >= 0x80 else {
        text.append(byte)
        continue
      }
      text.append(0xC0 | byte >> 6)
      text.append(0x80 | byte & 0x3F)
    }
    return text
  }

  /// Returns whether the converter reads the encoding `name`.
  static func knows(_ name: String) -> Bool { decode([], from: name) != .unknownEncoding }

  /// Returns the outcome for an encoding that only libraries of the system convert.
  ///
  /// Those of Unicode are all known by name, and a file in one of them is not read by its declaration.
  private static func unsupported(_ name: String) -> Outcome {
    guard name.lowercased().hasPrefix("utf") else { return .unsupported }
    return ["utf-7", "utf-16", "utf-16be", "utf-16le", "utf-32", "utf-32be", "utf-32le"].contains(name.lowercased())
      ? .malformed : .unknownEncoding
  }

  private static func convert(_ bytes: [UInt8], from source: String, to target: String) -> Outcome {
    // An empty name would be the encoding of the user's locale.
    guard !source.isEmpty, !target.isEmpty else { return .unknownEncoding }
    guard can_convert() != 0 else { return unsupported(source == "UTF-8" ? target : source) }
    let descriptor = iconv_open(target, source)
    guard let descriptor, descriptor != iconv_t(bitPattern: -1) else { return .unknownEncoding }
    defer { iconv_close(descriptor) }
    return bytes.withUnsafeBytes { buffer in
      var input = ConverterInput(buffer)
      var output: [UInt8] = []
      output.reserveCapacity(bytes.count)
      while true {
        switch input.convert(descriptor, appendingTo: &output) {
        case .finished: return .converted(output)
        case .moreRoomNeeded: continue
        case .refused: return .malformed
        }
      }
    }
  }
}

/// The bytes that `iconv` has not converted yet.
private struct ConverterInput {
  enum Step {
    case finished
    case moreRoomNeeded
    case refused
  }

  private var next: UnsafeMutablePointer<CChar>?
  private var count: Int
  private var isConverted = false

  /// Creates an input, which must not outlive `bytes`.
  init(_ bytes: UnsafeRawBufferPointer) {
    // `iconv` does not write there, though its type allows it.
    next = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
    count = bytes.count
  }

  /// Converts as much as a buffer of fixed size holds.
  mutating func convert(_ descriptor: iconv_t, appendingTo output: inout [UInt8]) -> Step {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { buffer in
      var end = buffer.baseAddress
      var room = buffer.count
      // After the last character, a call without input writes the bytes that return to the initial state.
      let lossCount =
        isConverted ? iconv(descriptor, nil, nil, &end, &room) : iconv(descriptor, &next, &count, &end, &room)
      let error = last_error()
      output.append(contentsOf: UnsafeRawBufferPointer(buffer).prefix(buffer.count - room))
      switch lossCount {
      case 0 where isConverted: return .finished
      case 0:
        isConverted = true
        return .moreRoomNeeded
      case -1: return error == E2BIG && room < buffer.count ? .moreRoomNeeded : .refused
      // Characters that are replaced by others would be lost without an error.
      default: return .refused
      }
    }
  }
}

/// Texts in UTF-16.
enum UTF16Text {
  /// Returns a text in UTF-8; units that are no character become U+FFFD each, and half a unit at the end is left out.
  ///
  /// Linear. `String(decoding:as:)` gives the same, but makes a generic iterator of each unit.
  static func utf8(_ content: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    content.withUnsafeBufferPointer { bytes in
      let count = bytes.count / 2
      func unit(_ index: Int) -> UInt32 {
        let (first, second) = (UInt32(bytes[2 * index]), UInt32(bytes[2 * index + 1]))
        return bigEndian ? first << 8 | second : second << 8 | first
      }
      var index = 0
      while index < count {
        var code = unit(index)
        index += 1
        if UTF16.isLeadSurrogate(UInt16(code)), index < count, UTF16.isTrailSurrogate(UInt16(unit(index))) {
          code = 0x10000 + (code & 0x3FF) << 10 + (unit(index) & 0x3FF)
          index += 1
        }
        append(Unicode.Scalar(code) ?? "\u{FFFD}", to: &text)
      }
    }
    return text
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    if scalar.isASCII {
      text.append(UInt8(scalar.value))
    } else if let bytes = UTF8.encode(scalar) {
      text.append(contentsOf: bytes)
    }
  }
}
