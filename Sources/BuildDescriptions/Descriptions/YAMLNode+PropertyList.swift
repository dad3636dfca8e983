import PropertyList
import YAML

extension YAMLNode {
  /// The text in quotation marks; nil for other values.
  var quotedText: String? { style == .doubleQuoted || style == .singleQuoted ? string : nil }

  /// The object that a generator writes into a property list for the node; nil if the node is empty or a number is
  /// uncertain: generators may read `1.0` or `007` differently.
  ///
  /// Linear in the nodes below.
  var propertyListValue: PropertyListValue? {
    switch content {
    case .sequence(let items):
      let values = items.map(\.propertyListValue)
      return values.contains(nil) ? nil : .array(values.compactMap(\.self))
    case .mapping(let pairs):
      var entries: [PropertyListValue.KeyedValue] = []
      for pair in pairs {
        guard let key = pair.key.string, let value = pair.value.propertyListValue else { return nil }
        entries.append(.init(key: key, value: value))
      }
      return .dictionary(entries)
    case .scalar(let text):
      if isNull { return nil }
      guard style == .plain else { return .string(text) }
      if let bool { return .boolean(bool) }
      if let number = Int64(text) { return String(number) == text ? .integer(IntegerValue(number)) : nil }
      return Double(text) == nil ? .string(text) : nil
    }
  }
}
