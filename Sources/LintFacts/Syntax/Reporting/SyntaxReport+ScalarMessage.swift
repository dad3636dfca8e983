import PropertyList

extension SyntaxReport {
  /// The message of an issue about the text of a number, date or data.
  package var scalarMessage: String {
    switch issue.code {
    case .invalidInteger(.empty): SyntaxWords.text("invalid-integer-empty")
    case .invalidInteger(.trailingSpace):
      SyntaxWords.text("invalid-integer-space")
    case .invalidInteger(.outOfRange):
      SyntaxWords.text("invalid-integer-size", quoted(issue.range))
    case .invalidInteger(.character): SyntaxWords.text("invalid-integer", quoted(issue.range))
    case .invalidReal: SyntaxWords.text("invalid-real", quoted(issue.range))
    case .invalidDate: SyntaxWords.text("invalid-date", quoted(issue.range))
    case .invalidData: SyntaxWords.text("invalid-data", quoted(issue.range))
    case .dateRollsOver:

      rolledOverDate.map { SyntaxWords.text("date-rolls-over", $0) } ?? SyntaxWords.text("date-rolls-over-unknown")
    case .dataTailDropped:
      SyntaxWords.text("data-tail-dropped")
    default: commonMessage
    }
  }

  /// The date that Foundation makes of fields that are out of range.
  package var rolledOverDate: String? {
    guard case .date(let date) = node?.value else { return nil }
    return date.xmlText
  }
}
