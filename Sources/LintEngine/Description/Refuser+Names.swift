import Messages

extension Refuser {
  /// Returns the names of several, in order; that of nobody for none.
  public static func names(_ refusers: [Refuser]) -> String {
    refusers.isEmpty ? Messages.text("refusers.nobody") : Words.all(refusers.map(\.name))
  }
}
