/// The elements of XML property lists, recognised by their bytes.
enum XMLElement {
  /// Returns the kind of the element with this name; names are lower case and exact (CFPropertyList.c, `parseXMLElement`).
  @inline(__always)
  static func kind(_ name: UnsafeBufferPointer<UInt8>.SubSequence) -> NodeKind {
    // Every name fits into a word, so one comparison distinguishes them; the leading 1 keeps zero bytes from being
    // lost.
    guard name.count <= 7 else { return .unknown }
    let bytes = name.base
    var word: UInt64 = 1
    for offset in name.startIndex..<name.endIndex { word = word << 8 | UInt64(bytes[offset]) }
    switch word {
    case 0x01_6B65_79: return .key
    case 0x01_7374_7269_6E67: return .string
    case 0x01_6469_6374: return .dictionary
    case 0x01_7472_7565: return .true
    case 0x01_6661_6C73_65: return .false
    case 0x01_696E_7465_6765_72: return .integer
    case 0x01_6172_7261_79: return .array
    case 0x01_7265_616C: return .real
    case 0x01_6461_7461: return .data
    case 0x01_6461_7465: return .date
    case 0x01_706C_6973_74: return .plist
    default: return .unknown
    }
  }
}
