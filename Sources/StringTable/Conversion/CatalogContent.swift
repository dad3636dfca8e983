import JSON

/// The parts of a string catalog as Xcode writes them.
enum CatalogContent {
  /// Returns the object of a text.
  static func unit(_ text: String, _ state: String) -> JSONContent {
    .object([.init("stringUnit", .object([.init("state", .string(state)), .init("value", .string(text))]))])
  }

  /// Returns the object of a text that varies by `kind`, `plural` or `device`.
  static func variations(_ kind: String, _ forms: [(String, String)], _ state: String) -> JSONContent {
    let members = forms.sorted { $0.0 < $1.0 }.map { JSONContent.Member($0.0, unit($0.1, state)) }
    return .object([.init("variations", .object([.init(kind, .object(members))]))])
  }
}
