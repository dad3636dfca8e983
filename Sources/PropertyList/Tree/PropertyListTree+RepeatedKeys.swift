extension PropertyListTree {
  /// The keys that stand more than once in one dictionary of several segments, each with all its places in order.
  ///
  /// Linear in the entries of these dictionaries.
  public var repeatedKeys: [[Node]] {
    spanningContainers.filter { $0.kind == .dictionary }.flatMap { dictionary in
      var places: [[UInt8]: [Node]] = [:]
      for entry in dictionary.entries {
        guard let key = entry.key else { continue }
        let isEscaped = key.flags.contains(.escaped)
        places[isEscaped ? Array((key.stringValue ?? "").utf8) : Array(key.rawContent), default: []].append(key)
      }
      return places.values.filter { $0.count > 1 }
    }
  }
}
