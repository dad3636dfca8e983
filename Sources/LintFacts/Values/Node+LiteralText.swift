import LintEngine
import PropertyList

extension Node {
  /// The text of a string that is complete by itself: nil for other values, for those that only the build determines, and for
  /// texts with white space around them, which `plist-value-whitespace` reports.
  package var literalText: String? {
    guard kind == .string, let text = stringValue, !BuildVariable.occurs(in: text) else { return nil }
    let hasOuterSpace = text.first?.isWhitespace ?? false || text.last?.isWhitespace ?? false
    return hasOuterSpace ? nil : text
  }

  /// Whether the value means yes: a Boolean, or what readers take for one.
  package var meansTrue: Bool {
    kind == .true || kind != .false && (stringValue.flatMap(BooleanText.value) ?? false)
  }
}
