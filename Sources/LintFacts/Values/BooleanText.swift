/// Words for Booleans, for a string that is written instead of one.
package enum BooleanText {
  /// Returns the Boolean that `text` spells, in any case, or nil.
  package static func value(of text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }
}
