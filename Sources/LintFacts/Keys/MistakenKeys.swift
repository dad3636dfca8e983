/// Names that are often written for a key, although they differ from it by more than a letter or two.
package enum MistakenKeys {
  /// Returns the key that is meant by `name`; nil for other names.
  package static func meant(by name: String) -> String? { keys[name] }

  private static let keys = [
    "LSApplicationQuerySchemes": "LSApplicationQueriesSchemes",
    "LSApplicationSchemes": "LSApplicationQueriesSchemes",
    "UTITagTypeSpecification": "UTTypeTagSpecification",
    "UTTagTypeSpecification": "UTTypeTagSpecification",
  ]
}
