import PropertyList

extension ScannedElement {
  /// The object that an element of an XML property list stands for; nil for other elements, and if a part is not readable.
  ///
  /// Linear in the elements below.
  var propertyListValue: PropertyListValue? {
    switch name {
    case "string": return .string(text)
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "integer": return Int64(text).map { .integer(IntegerValue($0)) }
    case "real": return Double(text).map { .real($0) }
    case "array":
      let values = children.map(\.propertyListValue)
      return values.contains(nil) ? nil : .array(values.compactMap(\.self))
    case "dict":
      guard children.count.isMultiple(of: 2) else { return nil }
      var entries: [PropertyListValue.KeyedValue] = []
      for index in stride(from: 0, to: children.count, by: 2) {
        guard children[index].name == "key", let value = children[index + 1].propertyListValue else { return nil }
        entries.append(.init(key: children[index].text, value: value))
      }
      return .dictionary(entries)
    default: return nil
    }
  }
}
