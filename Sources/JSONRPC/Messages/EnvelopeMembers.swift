import JSON

/// The places of the members of a message in its body; found in one pass, nothing decoded.
struct EnvelopeMembers {
  /// The kind of the body as a whole.
  enum Shape {
    case object
    case array
    case scalar
    case malformed
  }

  private(set) var shape = Shape.malformed
  private(set) var id: Range<Int>?
  private(set) var method: Range<Int>?
  private(set) var params: Range<Int>?
  private(set) var result: Range<Int>?
  private(set) var error: Range<Int>?

  /// Scans a whole body in linear time.
  init(scanning body: [UInt8]) {
    body.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes)
      scanner.skipBlanks()
      let first = scanner.next
      let isWhole = first == UInt8(ascii: "{") ? scanMembers(&scanner, in: body) : scanner.value() != nil
      scanner.skipBlanks()
      guard isWhole, scanner.next == nil else { return }
      switch first {
      case UInt8(ascii: "{"): shape = .object
      case UInt8(ascii: "["): shape = .array
      default: shape = .scalar
      }
    }
  }

  /// Skips an object and notes its members; of a duplicate member the last one counts.
  private mutating func scanMembers(_ scanner: inout JSONScanner, in body: [UInt8]) -> Bool {
    guard scanner.take(UInt8(ascii: "{")) else { return false }
    if scanner.take(UInt8(ascii: "}")) { return true }
    repeat {
      guard let (key, value) = scanner.member() else { return false }
      note(value, forKey: body[key])
    } while scanner.take(UInt8(ascii: ","))
    return scanner.take(UInt8(ascii: "}"))
  }

  /// Keys are compared as they are written; peers do not escape letters in them.
  private mutating func note(_ value: Range<Int>, forKey key: ArraySlice<UInt8>) {
    if key.elementsEqual("\"id\"".utf8) {
      id = value
    } else if key.elementsEqual("\"method\"".utf8) {
      method = value
    } else if key.elementsEqual("\"params\"".utf8) {
      params = value
    } else if key.elementsEqual("\"result\"".utf8) {
      result = value
    } else if key.elementsEqual("\"error\"".utf8) {
      error = value
    }
  }
}
