/// The constants of files, to replace their names by their values.
package struct SwiftConstants {
  private static let depthLimit = 8

  /// The values by name; those of types have the names of the types before their own.
  private let outer: [String: SwiftExpression]
  /// The values in a function, which hide others.
  private var inner: [String: SwiftExpression] = [:]

  init(_ values: [String: SwiftExpression]) {
    outer = values
  }

  /// Adds the constants of a function, which hide others of the same names; linear in all of functions.
  func adding(_ others: [String: SwiftExpression]) -> SwiftConstants {
    var constants = self
    constants.inner.merge(others) { $1 }
    return constants
  }

  private func value(_ name: String) -> SwiftExpression? { inner[name] ?? outer[name] }

  /// Returns the value of an expression that is the name of a constant, or of a member of `type`, else the expression.
  func resolve(_ expression: SwiftExpression?, in type: String? = nil) -> SwiftExpression? {
    var expression = expression
    for _ in 0..<Self.depthLimit {
      switch expression?.content {
      case .name(let name):
        guard let value = type.flatMap({ value("\($0).\(name)") }) ?? value(name) else { return expression }
        expression = value
      case .choice(let name, let first, let second):
        guard let isFirst = boolean(name) else { return expression }
        expression = isFirst ? first : second
      default: return expression
      }
    }
    return expression
  }

  /// Returns the value of a Boolean constant; nil if only the compiler determines it.
  func boolean(_ name: String) -> Bool? {
    var name = name
    for _ in 0..<Self.depthLimit {
      guard case .name(let value) = value(name)?.content else { return nil }
      if value == "true" || value == "false" { return value == "true" }
      name = value
    }
    return nil
  }

  /// Returns the text of an expression; nil if only the compiler determines it.
  package func text(_ expression: SwiftExpression?) -> String? {
    var steps = Self.stepLimit
    return text(expression, depth: 0, &steps)
  }

  private func text(_ expression: SwiftExpression?, depth: Int, _ steps: inout Int) -> String? {
    var expression = resolve(expression)
    // Values of property lists may be written as `.string("…")`.
    if expression?.member == "string" { expression = resolve(expression?.arguments?.first?.value) }
    guard case .interpolation(let pieces) = expression?.content, depth < Self.depthLimit else {
      return expression?.text
    }
    var text = ""
    for piece in pieces {
      // Constants may repeat each other.
      steps -= 1
      guard steps > 0, text.utf8.count <= Self.lengthLimit else { return nil }
      switch piece {
      case .text(let part): text += part
      case .constant(let name):
        guard let value = value(name), let part = self.text(value, depth: depth + 1, &steps) else { return nil }
        text += part
      }
    }
    return text
  }

  private static let stepLimit = 10_000
  private static let lengthLimit = 1 << 16

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
