import LintEngine
import PropertyList
import StringTable

extension PluralText {
  /// The cause of findings about the text in all languages, or about one of its variables.
  package func cause(_ variable: PluralVariable? = nil) -> FindingCause {
    .table([key.stringValue, variable?.name].compactMap(\.self).joined(separator: "/")).orCrowd
  }

  /// Returns whether no dictionary of forms belongs to the variable that is named at a place.
  package func isUndefined(_ reference: Reference) -> Bool {
    formatNode.parent?.value(forKey: reference.name) == nil
  }
}
