internal import CLibXML2Loader

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
    return convert(bytes, name: name, with: \.xmlCharEncInFunc)
  }

  /// Converts UTF-8 `bytes` to the encoding `name`.
  static func encode(_ bytes: [UInt8], to name: String) -> Outcome {
    convert(bytes, name: name, with: \.xmlCharEncOutFunc)
  }

  private typealias Converter =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32

  private static func convert(_ bytes: [UInt8], name: String, with converter: KeyPath<LibXML2, Converter>) -> Outcome {
    guard let library = libxml2()?.pointee else { return .unknownEncoding }
    let convert = library[keyPath: converter]
    // The library would print what is wrong; the outcome says it.
    library.xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { library.xmlSetStructuredErrorFunc(nil, nil) }
    guard !name.isEmpty, let handler = library.xmlFindCharEncodingHandler(name) else { return .unknownEncoding }
    defer { _ = library.xmlCharEncCloseFunc(handler) }
    guard let input = library.xmlBufferCreate(), let output = library.xmlBufferCreate() else { return .malformed }
    defer {
      library.xmlBufferFree(input)
      library.xmlBufferFree(output)
    }
    let added = bytes.withUnsafeBufferPointer { library.xmlBufferAdd(input, $0.baseAddress, Int32(clamping: $0.count)) }
    guard added == 0 else { return .malformed }
    // One call converts at most a buffer of the library's choosing; what is left over shows in the input's length.
    while library.xmlBufferLength(input) > 0 {
      let before = library.xmlBufferLength(input)
      guard convert(handler, output, input) >= 0, library.xmlBufferLength(input) < before else { return .malformed }
    }
    guard let content = library.xmlBufferContent(output) else { return .malformed }
    return .converted(Array(UnsafeBufferPointer(start: content, count: Int(library.xmlBufferLength(output)))))
  }
}
