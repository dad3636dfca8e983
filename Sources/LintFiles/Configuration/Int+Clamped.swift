extension Int {
  /// Returns the number of `range` that is nearest: what strangers say must not exceed what can be counted with.
  package func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
