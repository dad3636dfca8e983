import Messages

/// The texts about what the parsers report, which the rules for property lists and those for string tables share.
package enum SyntaxWords {
  /// Returns the text `syntax.<name>` with its placeholders filled.
  package static func text(_ name: String, _ arguments: String...) -> String {
    Messages.text("syntax.\(name)", arguments)
  }
}
