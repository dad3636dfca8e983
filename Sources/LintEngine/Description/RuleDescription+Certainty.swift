extension RuleDescription {
  /// Returns the text called `name`, or `<name>-probable` if the finding is not certain and there is one.
  public func claim(_ name: String, _ certainty: Certainty, _ arguments: String...) -> String {
    let cautious = "\(name)-probable"
    return text(certainty < .certain && hasText(cautious) ? cautious : name, arguments)
  }
}
