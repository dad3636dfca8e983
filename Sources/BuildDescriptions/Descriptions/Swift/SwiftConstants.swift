/// The constants of a file, to replace their names by their values.
package struct SwiftConstants {
  private static let depthLimit = 8

  private let values: [String: SwiftExpression]

  init(_ values: [String: SwiftExpression]) {
    self.values = values
  }

  /// Returns the value of an expression that is the name of a constant, else the expression.
  func resolve(_ expression: SwiftExpression?) -> SwiftExpression? {
    var expression = expression
    for _ in 0..<Self.depthLimit {
      guard case .name(let name) = expression?.content, let value = values[name] else { break }
      expression = value
    }
    return expression
  }

  /// Returns the text of an expression; nil if only the compiler determines it.
  package func text(_ expression: SwiftExpression?) -> String? {
    let expression = resolve(expression)
    // Values of property lists may be written as `.string("…")`.
    if expression?.member == "string" { return resolve(expression?.arguments?.first?.value)?.text }
    return expression?.text
  }

  /// Returns the texts in a list, or the one text; items that are not literals are omitted.
  package func texts(_ expression: SwiftExpression?) -> [String] {
    var expression = resolve(expression)
    // `.paths([…])` and `.sourceFilesList(globs: […])` hold a list.
    if let first = expression?.arguments?.first, let list = resolve(first.value), list.array != nil {
      expression = list
    }
    if let items = expression?.array { return items.compactMap { text($0) ?? text($0.arguments?.first?.value) } }
    return [text(expression)].compactMap(\.self)
  }
}
