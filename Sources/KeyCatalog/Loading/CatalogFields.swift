import PropertyList

/// The fields of one dictionary of a catalog file, decoded when they are read.
struct CatalogFields {
  private let fields: [String: Node]

  init(_ node: Node) {
    var fields: [String: Node] = [:]
    for entry in node.entries {
      guard let name = entry.name, let value = entry.value else { continue }
      fields[name] = value
    }
    self.fields = fields
  }

  /// Returns the text of a field, or nil if it is missing.
  func text(_ field: String) -> String? {
    fields[field]?.stringValue
  }

  /// Returns whether a field is `yes`.
  func flag(_ field: String) -> Bool {
    fields[field]?.textEquals("yes") ?? false
  }

  /// Returns the items of a field that holds a list, or its one text; empty if it is missing.
  func list(_ field: String) -> [String] {
    guard let node = fields[field] else { return [] }
    return node.kind == .array ? node.children.compactMap(\.stringValue) : [node.stringValue].compactMap(\.self)
  }

  /// Returns the lists of a field that holds a dictionary of lists, by key; empty if it is missing.
  func lists(_ field: String) -> [String: [String]] {
    guard let node = fields[field] else { return [:] }
    let entry = CatalogFields(node)
    return Dictionary(node.entries.compactMap(\.name).map { ($0, entry.list($0)) }) { first, _ in first }
  }

  /// Returns the dictionaries of a field that holds a list of them; empty if it is missing.
  func entries(_ field: String) -> [CatalogFields] {
    fields[field].map { $0.children.map(CatalogFields.init) } ?? []
  }

  /// Returns the value of a field as it is written in the file, or nil if it is missing.
  func node(_ field: String) -> Node? {
    fields[field]
  }

  /// Returns the platforms of a field such as `iOS 6.0-10.0; macOS 10.14`.
  func platforms(_ field: String) -> [PlatformAvailability] {
    text(field).map(PlatformAvailability.list) ?? []
  }

  /// Returns the types of a field such as `string|array of string`: those of the value and those of its items.
  func types(_ field: String) -> (types: ValueType, elements: ValueType) {
    var types: ValueType = []
    var elements: ValueType = []
    for alternative in (text(field) ?? "").utf8.split(separator: UInt8(ascii: "|")).map(Substring.init) {
      if let type = ValueType(name: alternative) {
        types.formUnion(type)
      } else if alternative.hasPrefix("array of "), let element = ValueType(name: alternative.dropFirst(9)) {
        types.formUnion(.array)
        elements.formUnion(element)
      }
    }
    return (types, elements)
  }

  /// Returns the numbers of a field such as `-20..19`, or nil if it is missing.
  func range(_ field: String) -> ClosedRange<Int>? {
    let parts = (text(field) ?? "").split(separator: "..")
    guard parts.count == 2, let first = Int(parts[0]), let last = Int(parts[1]), first <= last else { return nil }
    return first...last
  }

  /// Returns the condition of a field such as `{ Type = (A, B); }`, or nil if it is missing.
  func condition(_ field: String) -> KeyCondition? {
    guard let entry = fields[field]?.entries.first(where: { _ in true }), let key = entry.name else { return nil }
    return KeyCondition(key: key, values: entry.value?.children.compactMap(\.stringValue) ?? [])
  }

  /// The allowed values of a key, its own or those of the file that it names.
  var values: [AllowedValue] {
    if let node = fields["values"] {
      return node.entries.compactMap { entry in
        guard let name = entry.name, let value = entry.value else { return nil }
        return AllowedValue(value: name, node: value)
      }
    }
    return text("valuesFrom") == "device-capabilities" ? KeyCatalog.deviceCapabilities.map(AllowedValue.init) : []
  }
}
