/// Functions, objects and texts of a script, as far as they are literal.
extension ScriptTokens {
  /// Returns the function that is declared at `index`, `function f() {}` or `const f = () => {}`, if other files cannot call it.
  func function(at index: Int) -> (name: String, range: Range<Int>)? {
    if let function = privateFunction(at: index) { return function }
    let before = reads(index - 1, "async") ? index - 2 : index - 1
    guard !reads(before, "export"), !reads(before, "default"), !isSign(before, ".") else {
      return nil
    }
    if reads(index, "function"), let name = text(index + 1), isSign(index + 2, "("),
      let body = body(after: closing(index + 2) + 1)
    {
      return (name, index..<closing(body) + 1)
    }
    guard reads(index, "const"), let name = text(index + 1), isSign(index + 2, "=") else {
      return nil
    }
    var place = index + 3
    if reads(place, "async") { place += 1 }
    if reads(place, "function") { place += 1 }
    guard isSign(place, "("), let body = body(after: closing(place) + 1) else { return nil }
    return (name, index..<closing(body) + 1)
  }

  /// Returns the function or method at `index` that only its file calls, as Dart has them: `_load() async { … }`.
  private func privateFunction(at index: Int) -> (name: String, range: Range<Int>)? {
    guard let name = text(index), name.hasPrefix("_"), isSign(index + 1, "("), closing(index + 1) > index + 1 else {
      return nil
    }
    var place = closing(index + 1) + 1
    if reads(place, "async") || reads(place, "sync") { place += 1 }
    if isSign(place, "*") { place += 1 }
    guard isSign(place, "{"), closing(place) > place else { return nil }
    return (name, index..<closing(place) + 1)
  }

  /// Returns the brace that opens the body of a function whose parameters end before `index`; nil for one without braces.
  private func body(after index: Int) -> Int? {
    var place = index
    // The type of the result, and the arrow.
    while place < min(count, index + 20), !isSign(place, "{") {
      if ";,)".contains(where: { isSign(place, $0) }) { return nil }
      if isSign(place, "="), !isSign(place + 1, ">") { return nil }
      if isSign(place, "="), !isSign(place + 2, "{") { return nil }
      place += 1
    }
    return isSign(place, "{") && closing(place) > place ? place : nil
  }

  /// Returns the pieces of the object that a name of this file gets.
  func object(named name: String) -> Range<Int>? {
    for index in 0..<count where reads(index, name) {
      var equals = index + 1
      if isSign(equals, ":") { while equals < index + 20, !isSign(equals, "=") { equals += 1 } }
      guard isSign(equals, "="), isSign(equals + 1, "{") else { continue }
      return equals + 1..<closing(equals + 1) + 1
    }
    return nil
  }

  /// Returns the pieces of the object that a function of this file returns as its only value: `const a = () => ({ … })`.
  func object(madeBy name: String) -> Range<Int>? {
    for index in 0..<count where reads(index, name) {
      let isFunction = reads(index - 1, "function")
      let open = isFunction ? index + 1 : reads(index + 2, "async") ? index + 3 : index + 2
      guard isFunction || isSign(index + 1, "="), isSign(open, "(") else { continue }
      var place = closing(open) + 1
      let limit = min(count, place + 20)
      // The type of the result.
      while place < limit, !isSign(place, "{"), !isSign(place, "=") { place += 1 }
      if isSign(place, "="), isSign(place + 1, ">") { place += 2 }
      if isSign(place, "("), isSign(place + 1, "{") {
        return place + 1..<closing(place + 1) + 1
      }
      if isSign(place, "{"), reads(place + 1, "return"), isSign(place + 2, "{") {
        return place + 2..<closing(place + 2) + 1
      }
      return nil
    }
    return nil
  }

  /// Returns the pieces of the object that is a member of another.
  func member(_ name: String, of object: Range<Int>) -> Range<Int>? {
    let inner = object.lowerBound + 1..<max(object.lowerBound + 1, object.upperBound - 1)
    let item = items(inner).first { item in
      (reads(item.lowerBound, name) || reads(item.lowerBound, name, as: .text))
        && isSign(item.lowerBound + 1, ":") && isSign(item.lowerBound + 2, "{")
    }
    return item.map { $0.lowerBound + 2..<closing($0.lowerBound + 2) + 1 }
  }

  /// Returns the type of the Bonjour service that the call at `index` names; nil if it is not literal.
  func service(_ index: Int) -> String? {
    guard isSign(index + 1, "(") else { return nil }
    let arguments = items(index + 2..<max(index + 2, closing(index + 1)))
    guard let type = arguments.first else { return "_http._tcp" }
    let isObject = isSign(type.lowerBound, "{")
    let name = isObject ? text(ofOption: "type", in: type) : text(type)
    guard let name, !name.isEmpty else { return nil }
    if name.hasPrefix("_") { return name.hasSuffix(".") ? String(name.dropLast()) : name }
    let transport = arguments.count > 1 && !isObject ? text(arguments[1]) : "tcp"
    return transport.map { "_\(name)._\($0)" }
  }

  /// Returns the text of an option of the call at `index`; nil if it is not literal.
  func text(ofOption name: String, callAt index: Int) -> String? {
    guard isSign(index + 1, "("), isSign(index + 2, "{") else { return nil }
    return text(ofOption: name, in: index + 2..<closing(index + 2))
  }

  private func text(ofOption name: String, in object: Range<Int>) -> String? {
    for place in object where reads(place, name) || reads(place, name, as: .text) {
      guard isSign(place - 1, "{") || isSign(place - 1, ",") else { continue }
      if isSign(place + 1, ":") {
        return text(place + 2..<place + 3)
      } else if isSign(place + 1, ",") || isSign(place + 1, "}") {
        return text(place..<place + 1)
      }
    }
    return nil
  }

  /// Returns the text of a literal or of a constant of the file; nil for others.
  private func text(_ range: Range<Int>) -> String? {
    guard let first = range.first, range.count == 1 else { return nil }
    if let text = text(first, as: .text) { return text }
    return text(first).flatMap { constants[$0] }.flatMap { text($0, as: .text) }
  }
}
