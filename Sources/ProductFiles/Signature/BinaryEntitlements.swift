import PropertyList

/// The binary form of entitlements: in DER, an application tag with a version and a dictionary.
enum BinaryEntitlements {
  private static let depthLimit = 64

  /// Returns the dictionary; nil if the bytes have another form.
  static func value(_ data: BinaryData) -> PropertyListValue? {
    guard let whole = DERElement(data), whole.tag == 0x70, whole.children.count == 2,
      case .dictionary(let entries)? = whole.children.last.flatMap({ value($0, depth: 0) })
    else { return nil }
    return .dictionary(entries)
  }

  private static func value(_ element: DERElement, depth: Int) -> PropertyListValue? {
    guard depth <= depthLimit else { return nil }
    switch element.tag {
    case 0x01: return element.contents.byte(0).map { .boolean($0 != 0) }
    case 0x02: return integer(element.contents)
    case 0x04: return .data(element.contents.array)
    case 0x0C: return element.text.map { .string($0) }
    case 0x30: return whole(element.children.map { value($0, depth: depth + 1) }).map { .array($0) }
    // A set in older files, a sequence with a tag of its own in newer ones; of pairs both.
    case 0x31, 0xB0:
      let entries = element.children.map { pair -> PropertyListValue.KeyedValue? in
        guard pair.children.count == 2, let key = pair.children.first?.text,
          let value = pair.children.last.flatMap({ value($0, depth: depth + 1) })
        else { return nil }
        return PropertyListValue.KeyedValue(key: key, value: value)
      }
      return whole(entries).map { .dictionary($0) }
    default: return nil
    }
  }

  private static func whole<Element>(_ items: [Element?]) -> [Element]? {
    let found = items.compactMap { $0 }
    return found.count == items.count ? found : nil
  }

  private static func integer(_ contents: BinaryData) -> PropertyListValue? {
    guard (1...8).contains(contents.count), let first = contents.byte(0) else { return nil }
    let start: Int64 = first >= 0x80 ? -1 : 0
    return .integer(IntegerValue(contents.array.reduce(start) { $0 << 8 | Int64($1) }))
  }
}
