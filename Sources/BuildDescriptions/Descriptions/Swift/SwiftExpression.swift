/// An expression of Swift, as far as literals in descriptions of projects need it.
package struct SwiftExpression: Sendable {
  /// An argument of a call.
  struct Argument: Sendable {
    /// The label; nil if there is none.
    let label: String?
    let value: SwiftExpression
  }

  /// A key of a dictionary with its value.
  package struct Pair: Sendable {
    package let key: SwiftExpression
    package let value: SwiftExpression
  }

  /// A part of a text literal.
  enum TextPiece: Sendable {
    case text(String)
    /// The name of a constant whose value is there.
    case constant(String)
  }

  /// What an expression is.
  enum Content: Sendable {
    case text(String)
    /// A text with values of constants in it.
    case interpolation([TextPiece])
    case array([SwiftExpression])
    case dictionary([Pair])
    /// A name such as `.iOS`, `true` or `Target.app`, without its leading dot.
    case name(String)
    /// A call by the name of its function, without its leading dot.
    case call(String, [Argument])
    /// One of two values, by the name of a Boolean.
    indirect case choice(String, SwiftExpression, SwiftExpression)
    /// Anything else, whose value only the compiler determines.
    case other
  }

  let content: Content
  /// Its bytes.
  package let range: Range<Int>
  /// The number of the file that it is in, of those that are read together.
  var file = 0

  /// The text of a literal without variables in it; nil for others.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The items of an array; nil for others.
  package var array: [SwiftExpression]? {
    if case .array(let items) = content { items } else { nil }
  }

  /// The pairs of a dictionary; nil for others.
  package var dictionary: [Pair]? {
    if case .dictionary(let pairs) = content { pairs } else { nil }
  }

  /// The last part of the name of a member or call, such as `iOS` of `.iOS(…)`; nil for others.
  var member: String? {
    switch content {
    case .name(let name), .call(let name, _): name.split(separator: ".").last.map(String.init)
    default: nil
    }
  }

  /// The arguments of a call; nil for others.
  var arguments: [Argument]? {
    if case .call(_, let arguments) = content { arguments } else { nil }
  }

  /// Returns the argument of a call with this label.
  subscript(label: String) -> SwiftExpression? { arguments?.first { $0.label == label }?.value }

  /// The expressions directly inside it.
  package var children: [SwiftExpression] {
    switch content {
    case .array(let items): items
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .call(_, let arguments): arguments.map(\.value)
    case .choice(_, let first, let second): [first, second]
    case .text, .interpolation, .name, .other: []
    }
  }
}
