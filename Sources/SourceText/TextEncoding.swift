/// How the characters of a file are stored as bytes.
public enum TextEncoding: Sendable, Hashable {
  /// UTF-8, with or without a byte-order mark.
  case utf8(byteOrderMark: Bool)
  /// UTF-16 with a byte-order mark.
  case utf16(bigEndian: Bool)
  /// UTF-32 with a byte-order mark.
  case utf32(bigEndian: Bool)
  /// An encoding named by the file's XML declaration.
  case declared(String)
}

/// Why CoreFoundation cannot decode the bytes of a file.
public enum EncodingProblem: Sendable, Hashable {
  /// The XML declaration names an unknown encoding; the range is that of the name in the file.
  case unknownName(String, Range<Int>)
  /// The XML declaration names an encoding that this executable does not read; the range is that of the name in the file.
  case unsupported(String, Range<Int>)
  /// The bytes do not decode as the encoding that the XML declaration names; the range is that of the name in the file.
  case doesNotDecode(String, Range<Int>)
  /// The file is UTF-16 but lacks the byte-order mark that readers require.
  case utf16WithoutByteOrderMark
  /// The file is UTF-32 with a number that is no character.
  case invalidUTF32
}

extension EncodingProblem {
  /// The longest XML declaration that is looked for, in bytes.
  private static let declarationLimit = 1024

  /// Returns what is wrong with the encoding of a file whose text an editor holds, as far as the text shows it: its declaration
  /// names an unknown one.
  ///
  /// Constant, since it runs with each keystroke.
  public static func declared(in text: SourceText) -> EncodingProblem? {
    let head = text.bytes(in: 0..<declarationLimit)
    guard let declaration = XMLEncodingDeclaration(head), !declaration.isUTF8, !declaration.isKnown else { return nil }
    return .unknownName(declaration.name, declaration.nameRange)
  }
}

/// A file's bytes read as text.
public struct DecodedFile: Sendable {
  /// The text; if `problem` is set, the best possible reading.
  public let text: SourceText
  /// How the file stores it, so that a changed text can be written back in the same way.
  public let encoding: TextEncoding
  /// What is wrong with the encoding, or nil.
  public let problem: EncodingProblem?

  /// Decodes the bytes of a file by the steps of CoreFoundation's `encodingForXMLData` (CFPropertyList.c).
  ///
  /// These are byte-order mark, then XML declaration at byte 0, then UTF-8; linear in the size of the file. UTF-8 files
  /// keep their bytes even if they are invalid, since readers reject those only inside strings.
  public init(_ bytes: [UInt8]) {
    if let (encoding, markLength) = ByteOrderMark.find(in: bytes) {
      let content = bytes[markLength...]
      text = encoding.decodeUnicode(content)
      self.encoding = encoding
      problem = encoding.isValidUTF32(content) ? nil : .invalidUTF32
      return
    }
    if bytes.count > 2, bytes[0] == 0 || bytes[1] == 0 {
      let encoding = TextEncoding.utf16(bigEndian: bytes[0] == 0)
      text = encoding.decodeUnicode(bytes[...])
      self.encoding = encoding
      problem = .utf16WithoutByteOrderMark
      return
    }
    guard let declaration = XMLEncodingDeclaration(bytes), !declaration.isUTF8 else {
      text = SourceText(bytes: bytes)
      encoding = .utf8(byteOrderMark: false)
      problem = nil
      return
    }
    switch declaration.isWellFormed ? CharacterConverter.decode(bytes, from: declaration.name) : .unknownEncoding {
    case .converted(let converted):
      text = SourceText(bytes: converted)
      encoding = .declared(declaration.name)
      problem = nil
    case .unknownEncoding:
      text = SourceText(bytes: bytes)
      encoding = .utf8(byteOrderMark: false)
      problem = .unknownName(declaration.name, declaration.nameRange)
    case .unsupported:
      text = SourceText(bytes: bytes)
      encoding = .utf8(byteOrderMark: false)
      problem = .unsupported(declaration.name, declaration.nameRange)
    case .malformed:
      text = SourceText(bytes: bytes)
      encoding = .utf8(byteOrderMark: false)
      problem = .doesNotDecode(declaration.name, declaration.nameRange)
    }
  }
}

extension TextEncoding {
  /// Returns `text` as the bytes of a file in this encoding, byte-order mark included, or nil if a character has no form in it.
  public func encode(_ text: SourceText) -> [UInt8]? {
    switch self {
    case .utf8(let byteOrderMark):
      return (byteOrderMark ? ByteOrderMark.utf8 : []) + text.bytes
    case .utf16(let bigEndian):
      return ([0xFEFF] + Array(text.string.utf16)).flatMap { Self.bytes(of: $0, bigEndian: bigEndian) }
    case .utf32(let bigEndian):
      return ([0xFEFF] + text.string.unicodeScalars.map(\.value)).flatMap { Self.bytes(of: $0, bigEndian: bigEndian) }
    case .declared(let name):
      guard case .converted(let bytes) = CharacterConverter.encode(text.bytes, to: name) else { return nil }
      return bytes
    }
  }

  private static func bytes<Unit: FixedWidthInteger>(of unit: Unit, bigEndian: Bool) -> [UInt8] {
    withUnsafeBytes(of: bigEndian ? unit.bigEndian : unit.littleEndian) { Array($0) }
  }

  /// Decodes the bytes after a byte-order mark; invalid code units become U+FFFD.
  fileprivate func decodeUnicode(_ content: ArraySlice<UInt8>) -> SourceText {
    switch self {
    case .utf8, .declared:
      return SourceText(bytes: Array(content))
    case .utf16(let bigEndian):
      return SourceText(bytes: UTF16Text.utf8(content, bigEndian: bigEndian))
    case .utf32(let bigEndian):
      return SourceText(String(decoding: Self.units(content, bigEndian: bigEndian), as: UTF32.self))
    }
  }

  /// Whether all units of a text in UTF-32 are characters; true for other encodings.
  fileprivate func isValidUTF32(_ content: ArraySlice<UInt8>) -> Bool {
    guard case .utf32(let bigEndian) = self else { return true }
    return content.count % 4 == 0
      && Self.units(content, bigEndian: bigEndian).allSatisfy { Unicode.Scalar($0) != nil }
  }

  /// Returns the units of a text in UTF-32; a part of one at the end is left out.
  private static func units(_ content: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt32] {
    stride(from: content.startIndex, to: content.endIndex - 3, by: 4).map { start in
      let unit = content[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
      return bigEndian ? unit : unit.byteSwapped
    }
  }
}

/// The marks that start a file and give its encoding.
private enum ByteOrderMark {
  static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the encoding and the length of the mark at the start of `bytes`, or nil.
  static func find(in bytes: [UInt8]) -> (TextEncoding, Int)? {
    if bytes.starts(with: [0x00, 0x00, 0xFE, 0xFF]) { return (.utf32(bigEndian: true), 4) }
    if bytes.starts(with: [0xFF, 0xFE, 0x00, 0x00]) { return (.utf32(bigEndian: false), 4) }
    if bytes.starts(with: utf8) { return (.utf8(byteOrderMark: true), 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16(bigEndian: false), 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16(bigEndian: true), 2) }
    return nil
  }
}
