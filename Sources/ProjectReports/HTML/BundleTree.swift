/// The bundles of a product, each inside the one that contains it.
enum BundleTree {
  /// Returns the list of bundles at `paths`, each of which comes after the one around it; linear in them.
  static func list(_ paths: [String]) -> Markup {
    var children: [String: [String]] = [:]
    var open: [String] = []
    for path in paths {
      while let last = open.last, !path.hasPrefix(last + "/") { open.removeLast() }
      // What is nested deeper than any app is listed with the last bundle.
      if open.count < depthLimit {
        children[open.last ?? "", default: []].append(path)
        open.append(path)
      } else {
        children[open[depthLimit - 2], default: []].append(path)
      }
    }
    return list(of: "", children)
  }

  private static let depthLimit = 20

  private static func list(of path: String, _ children: [String: [String]]) -> Markup {
    guard let inner = children[path] else { return .none }
    return .element(
      "ul",
      ["class": "bundles"],
      inner.map { .element("li", [Block.code(name($0, in: path)), list(of: $0, children)]) }
    )
  }

  private static func name(_ path: String, in outer: String) -> String {
    outer.isEmpty ? path : String(path.dropFirst(outer.count + 1))
  }
}
