import JSON

extension JSONView {
  /// Returns the members of an object that are called `names`, nil in the places of those that are missing.
  ///
  /// Nil as a whole where one of them is doubled, another one is malformed, or this is not an object. Linear.
  func members(_ names: String...) -> [JSONView?]? {
    var found = [JSONView?](repeating: nil, count: names.count)
    let isObject = visitMembers { name, member in
      guard let index = names.firstIndex(of: name) else { return member.isWellFormed }
      defer { found[index] = member }
      return found[index] == nil
    }
    return isObject ? found : nil
  }
}
