import PropertyList

/// Binary property lists are read, or refused.
enum BinaryFuzzing {
  /// Reads the bytes, after the mark at the start of the format if their number is even; what is read can be written as XML.
  static func run(_ bytes: [UInt8]) {
    let contents = bytes.count.isMultiple(of: 2) ? Array("bplist00".utf8) + bytes : bytes
    guard var reader = try? BinaryReader(contents), let value = try? reader.read() else { return }
    _ = XMLWriter().document(value)
  }
}
