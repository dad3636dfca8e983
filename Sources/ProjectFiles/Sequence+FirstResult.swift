extension Sequence {
  /// Returns the first result that is not nil; each element is transformed once at most, so the closure may have effects.
  @inlinable package func firstResult<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}

extension Sequence where Element: Hashable {
  /// Returns each element once, in the order of its first place.
  @inlinable package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
