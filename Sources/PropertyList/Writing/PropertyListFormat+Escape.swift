extension PropertyListFormat {
  /// Returns `text` as it is between the tags or quotes of a string, with what the syntax must escape; linear.
  public func escape(_ text: String) -> String {
    switch self {
    case .xml: XMLText.escape(text)
    case .openStep: String(OpenStepText.quoted(text).dropFirst().dropLast())
    }
  }
}
