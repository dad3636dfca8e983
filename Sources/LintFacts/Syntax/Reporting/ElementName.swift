import KeyCatalog

/// The names of the elements that property lists have.
package enum ElementName {
  private static let all = [
    "array", "data", "date", "dict", "false", "integer", "key", "plist", "real", "string", "true",
  ]

  /// Names that other formats have for the same things.
  private static let aliases = [
    "int": "integer", "number": "integer", "num": "integer", "long": "integer", "float": "real", "double": "real",
    "decimal": "real", "text": "string", "str": "string", "ustring": "string", "list": "array", "dictionary": "dict",
    "map": "dict", "object": "dict", "datetime": "date", "yes": "true", "no": "false", "base64": "data",
  ]

  /// Returns the element that `name` was probably meant to be, or nil.
  package static func nearest(to name: String) -> String? {
    let name = name.lowercased()
    if let alias = aliases[name] { return alias }
    let limit = name.count < 5 ? 1 : 2
    let ranked = all.compactMap { element in
      EditDistance.bounded(name, element, limit: limit).map { (distance: $0, element: element) }
    }
    return ranked.min { $0.distance < $1.distance }?.element
  }
}
