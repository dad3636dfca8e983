/// The elements of XML property lists, recognised by their bytes.
enum XMLElement {
  /// Returns the kind of the element whose name is `name`; names are lower case and exact (CFPropertyList.c, `parseXMLElement`).
  @inline(__always)
  static func kind(_ name: UnsafeBufferPointer<UInt8>.SubSequence) -> NodeKind {
    // Every name fits into a word, so one comparison tells them apart.
    guard name.count <= 7 else { return .unknown }
    // The leading 1 keeps names apart that differ in leading zero bytes.
    var word: UInt64 = 1
    for byte in name { word = word << 8 | UInt64(byte) }
    switch word {
    case Self.key: return .key
    case Self.string: return .string
    case Self.dict: return .dictionary
    case Self.true: return .true
    case Self.false: return .false
    case Self.integer: return .integer
    case Self.array: return .array
    case Self.real: return .real
    case Self.data: return .data
    case Self.date: return .date
    case Self.plist: return .plist
    default: return .unknown
    }
  }

  private static let key = word("key")
  private static let string = word("string")
  private static let dict = word("dict")
  private static let `true` = word("true")
  private static let `false` = word("false")
  private static let integer = word("integer")
  private static let array = word("array")
  private static let real = word("real")
  private static let data = word("data")
  private static let date = word("date")
  private static let plist = word("plist")

  @inline(__always)
  private static func word(_ name: StaticString) -> UInt64 {
    name.withUTF8Buffer { $0.reduce(1) { $0 << 8 | UInt64($1) } }
  }
}
