/// An element of a file in the Distinguished Encoding Rules (X.690): a tag, a length and contents.
package struct DERElement: Sendable {
  /// The first byte: class, whether it consists of elements, and number.
  package let tag: UInt8
  /// What is in it.
  package let contents: BinaryData

  /// How many elements of one kind are read.
  static let limit = 100_000

  /// Reads the element at `offset`, which moves to its end; nil if it does not fit, or has a form that DER does not allow.
  package init?(_ data: BinaryData, _ offset: inout Int) {
    // Numbers of tags above 30 take more bytes and do not occur here.
    guard let tag = data.byte(offset), tag & 0x1F != 0x1F, let first = data.byte(offset + 1) else { return nil }
    var (length, start) = (Int(first), offset + 2)
    if first >= 0x80 {
      let size = Int(first & 0x7F)
      guard (1...4).contains(size), let bytes = data.part(start, size) else { return nil }
      length = bytes.array.reduce(0) { $0 << 8 | Int($1) }
      start += size
    }
    guard let contents = data.part(start, length) else { return nil }
    (self.tag, self.contents) = (tag, contents)
    offset = start + length
  }

  /// Reads the element that takes all of `data`.
  package init?(_ data: BinaryData) {
    var offset = 0
    self.init(data, &offset)
  }

  /// The elements in it, up to the first that does not fit.
  package var children: [DERElement] {
    guard tag & 0x20 != 0 else { return [] }
    var (offset, children): (Int, [DERElement]) = (0, [])
    while offset < contents.count, children.count < Self.limit, let child = DERElement(contents, &offset) {
      children.append(child)
    }
    return children
  }

  /// The text of an element with a text; nil for others and for texts longer than names and values are.
  package var text: String? {
    guard contents.count <= 1 << 20 else { return nil }
    switch tag {
    // UTF-8, numeric, printable, IA5.
    case 0x0C, 0x12, 0x13, 0x16: return contents.text(contents.count)
    // Teletex, which is read as Latin-1.
    case 0x14: return String(String.UnicodeScalarView(contents.array.map { Unicode.Scalar($0) }))
    case 0x1E:
      let units = stride(from: 0, to: contents.count, by: 2).compactMap {
        contents.number($0, isBigEndian: true) as UInt16?
      }
      return String(decoding: units, as: UTF16.self)
    default: return nil
    }
  }

  /// The bytes of a string of bytes, which may consist of parts; nil for other elements.
  package var octets: [UInt8]? {
    switch tag {
    case 0x04: return contents.array
    case 0x24: return children.allSatisfy { $0.tag == 0x04 } ? children.flatMap(\.contents.array) : nil
    default: return nil
    }
  }
}

/// The names of kinds of things in signatures and certificates, as their bytes in DER.
enum ObjectIdentifier {
  static let signedData: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02]
  static let commonName: [UInt8] = [0x55, 0x04, 0x03]
  static let organizationalUnit: [UInt8] = [0x55, 0x04, 0x0B]
}
