import PropertyList

extension SyntaxReport {
  /// The message of an issue about the text of a number, date or data.
  var scalarMessage: String {
    switch issue.code {
    case .invalidInteger(.empty): "<integer> has no digits: expected a whole number."
    case .invalidInteger(.trailingSpace):
      "White space behind the digits of an <integer> makes Foundation refuse the file."
    case .invalidInteger(.outOfRange):
      "\(quoted(issue.range)) does not fit: integers go from -9223372036854775808 to 18446744073709551615."
    case .invalidInteger(.character): invalid("integer")
    case .invalidReal: invalid("real")
    case .invalidDate: invalid("date")
    case .invalidData: invalid("data")
    case .dateRollsOver:
      "There is no such day or time; Foundation reads \(rolledOverDate ?? "another date") instead."
    case .dataTailDropped:
      "Base64 text comes in groups of four characters. The last group is incomplete, so Foundation drops its bytes."
    default: commonMessage
    }
  }

  /// The date that Foundation makes of fields that are out of range.
  var rolledOverDate: String? {
    guard case .date(let date) = node?.value else { return nil }
    return date.xmlText
  }

  private func invalid(_ name: String) -> String {
    "\(quoted(issue.range)) is no value of <\(name)>: expected text that \(Self.grammar(name))."
  }

  /// Returns the rest of a sentence that says how the text of an element is written.
  static func grammar(_ name: String) -> String {
    switch name {
    case "integer": "is a whole number, such as 42, -1 or 0x2A"
    case "real": "is a number, such as 1.5 or 2e3, with a point and without white space behind it"
    case "date": "is a date and time in UTC, exactly as in 2026-01-31T09:30:00Z"
    case "data": "is base64, in ASCII characters only"
    default: "fits the element"
    }
  }
}
