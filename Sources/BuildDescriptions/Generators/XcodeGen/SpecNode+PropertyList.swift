import PropertyList

extension SpecNode {
  /// The object that XcodeGen writes into a property list for the node; nil if that is not certain.
  ///
  /// Linear in the nodes below.
  var propertyListValue: PropertyListValue? {
    switch content {
    // A placeholder of a template is text.
    case .scalar(let text): return text == written.string ? written.propertyListValue : .string(text)
    case .list(let items):
      let values = items.map(\.propertyListValue)
      return values.contains(nil) ? nil : .array(values.compactMap(\.self))
    case .map(let pairs):
      let entries = pairs.compactMap { pair in
        pair.value.propertyListValue.map { PropertyListValue.KeyedValue(key: pair.key, value: $0) }
      }
      return entries.count == pairs.count ? .dictionary(entries) : nil
    }
  }
}
