internal import CLibXML2

/// Conversion between UTF-8 and encodings known by name, done by libxml2 (and the iconv behind it).
enum CharacterConverter {
  /// What became of a conversion.
  enum Outcome {
    case converted([UInt8])
    case unknownEncoding
    case malformed
  }

  /// Converts `bytes` of the encoding `name` to UTF-8.
  static func decode(_ bytes: [UInt8], from name: String) -> Outcome {
    // CoreFoundation reads bytes above 0x7F in files declared as ASCII as Latin-1, where the converter would refuse them.
    let name = ["us-ascii", "ascii"].contains(name.lowercased()) ? "ISO-8859-1" : name
    return convert(bytes, name: name, with: xmlCharEncInFunc)
  }

  /// Converts UTF-8 `bytes` to the encoding `name`.
  static func encode(_ bytes: [UInt8], to name: String) -> Outcome {
    convert(bytes, name: name, with: xmlCharEncOutFunc)
  }

  private typealias Converter = (xmlCharEncodingHandlerPtr?, xmlBufferPtr?, xmlBufferPtr?) -> Int32

  private static func convert(_ bytes: [UInt8], name: String, with convert: Converter) -> Outcome {
    // The library would print what is wrong; the outcome says it.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    guard !name.isEmpty, let handler = xmlFindCharEncodingHandler(name) else { return .unknownEncoding }
    defer { xmlCharEncCloseFunc(handler) }
    guard let input = xmlBufferCreate(), let output = xmlBufferCreate() else { return .malformed }
    defer {
      xmlBufferFree(input)
      xmlBufferFree(output)
    }
    let added = bytes.withUnsafeBufferPointer { xmlBufferAdd(input, $0.baseAddress, Int32(clamping: $0.count)) }
    guard added == 0 else { return .malformed }
    // One call converts at most a buffer of the library's choosing; what is left over shows in the input's length.
    while xmlBufferLength(input) > 0 {
      let before = xmlBufferLength(input)
      guard convert(handler, output, input) >= 0, xmlBufferLength(input) < before else { return .malformed }
    }
    guard let content = xmlBufferContent(output) else { return .malformed }
    return .converted(Array(UnsafeBufferPointer(start: content, count: Int(xmlBufferLength(output)))))
  }
}
