import SourceText

/// The header of one message.
struct FrameHeader: Equatable {
  /// The length of the body in bytes.
  var contentLength: Int
  /// The charset of the body, in lower case, if it is not UTF-8.
  var foreignCharset: String?

  /// Reads a whole header block, with or without the empty line at its end.
  ///
  /// Field names are compared without case; unknown fields are skipped; the order does not matter. Linear in the block.
  init(parsing block: ArraySlice<UInt8>, bodyLimit: Int) throws(FramingError) {
    var length: Int?
    var charset: String?
    for line in block.split(separator: UInt8(ascii: "\n")) {
      let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if content.isEmpty { continue }
      guard let colon = content.firstIndex(of: UInt8(ascii: ":")) else { throw .malformedHeader }
      let name = content[..<colon]
      guard !name.isEmpty, name.allSatisfy(\.isFieldNameByte) else { throw .malformedHeader }
      let value = content[(colon + 1)...].trimmingBlanks()
      switch String(decoding: name, as: UTF8.self).lowercased() {
      case "content-length":
        let next = try Self.contentLength(value, limit: bodyLimit)
        guard length == nil || length == next else { throw .conflictingContentLength }
        length = next
      case "content-type":
        charset = Self.charset(ofContentType: value)
      default:
        break
      }
    }
    guard let length else { throw .missingContentLength }
    contentLength = length
    foreignCharset = charset == "utf-8" || charset == "utf8" ? nil : charset
  }

  private static func contentLength(_ digits: ArraySlice<UInt8>, limit: Int) throws(FramingError) -> Int {
    guard !digits.isEmpty, digits.allSatisfy(ASCII.isDigit) else {
      throw .invalidContentLength(String(decoding: digits.prefix(40), as: UTF8.self))
    }
    // It has only digits, so a failed conversion can only be an overflow.
    guard let length = Int(String(decoding: digits, as: UTF8.self)), length <= limit else {
      throw .bodyTooLong(limit: limit)
    }
    return length
  }

  /// The value of the `charset` parameter in lower case and without quotes.
  private static func charset(ofContentType value: ArraySlice<UInt8>) -> String? {
    for parameter in value.split(separator: UInt8(ascii: ";")).dropFirst() {
      let parts = parameter.split(separator: UInt8(ascii: "="), maxSplits: 1).map { $0.trimmingBlanks() }
      guard parts.count == 2, String(decoding: parts[0], as: UTF8.self).lowercased() == "charset" else { continue }
      return String(decoding: parts[1].filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self).lowercased()
    }
    return nil
  }
}

extension UInt8 {
  /// Whether HTTP allows the byte in a field name (RFC 9110, section 5.6.2, `tchar`).
  fileprivate var isFieldNameByte: Bool {
    ASCII.isLetterOrDigit(self) || "!#$%&'*+-.^_`|~".utf8.contains(self)
  }
}

extension ArraySlice<UInt8> {
  /// The slice without blanks and tabs at both ends.
  fileprivate func trimmingBlanks() -> ArraySlice<UInt8> {
    var rest = drop(while: ASCII.isBlank)
    while let last = rest.last, ASCII.isBlank(last) { rest.removeLast() }
    return rest
  }
}
