import Messages
import PropertyList

/// Words that messages of several rules are put together of.
package enum Words {
  /// Returns names of which one will do, such as "A or B".
  package static func either(_ names: [String]) -> String { joined(names, by: "common.or") }

  /// Returns names that belong together, such as "A and B".
  package static func all(_ names: [String]) -> String { joined(names, by: "common.and") }

  /// Returns what a value is, such as "an array".
  package static func kind(_ kind: NodeKind) -> String {
    switch kind {
    case .array: Messages.text("common.an-array")
    case .dictionary: Messages.text("common.a-dictionary")
    case .integer: Messages.text("common.an-integer")
    case .real: Messages.text("common.a-number")
    case .true, .false: Messages.text("common.a-boolean")
    case .date: Messages.text("common.a-date")
    case .data: Messages.text("common.data")
    default: Messages.text("common.a-string")
    }
  }

  private static func joined(_ names: [String], by key: String) -> String {
    guard let first = names.first else { return "" }
    return names.dropFirst().reduce(first) { Messages.text(key, [$0, $1]) }
  }
}
