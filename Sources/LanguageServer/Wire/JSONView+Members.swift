import JSON

extension JSONView {
  /// Returns the members of an object with these `names`, nil for missing ones.
  ///
  /// Nil if one of them is a duplicate, another member is malformed, or this is not an object. Linear.
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
