import PropertyList

/// Binary property lists are read, or refused.
enum BinaryFuzzing {
  /// Reads the bytes with and without the mark at their start; what is read can be written as XML.
  static func run(_ bytes: [UInt8]) {
    for bytes in [bytes, Array("bplist00".utf8) + bytes] {
      guard var reader = try? BinaryReader(bytes), let value = try? reader.read() else { continue }
      _ = XMLWriter().document(value)
    }
  }
}
