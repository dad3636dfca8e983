import YAML

/// The search for what a script exports, and for what it assigns to it.
extension ScriptReader {
  /// Moves to the exported object and keeps its literals; false without one.
  mutating func readExport() -> Bool {
    guard cursor.moveToExport() else { return false }
    let export = cursor.offset
    var name = cursor.word()
    if name == "async" {
      cursor.skipBlanks()
      name = cursor.word()
    }
    cursor.skipBlanks()
    // `export default config;`, with `const config: ExpoConfig = {` before it.
    if let constant = name, constant != "function" {
      guard !cursor.isSign("=(."), let kind = moveToDeclaration(of: constant) else { return false }
      name = kind
      let last = export < cursor.offset ? cursor.bytes.count : export
      if cursor.current == UInt8(ascii: "{") { assigned = [(constant, nil, last)] }
    }
    guard cursor.current == UInt8(ascii: "{") || moveToResult(isFunction: name == "function") else { return false }
    guard isGiven || value(depth: 0) else { return false }
    let end = cursor.offset
    made = node
    if isLater { ownNames = Set(made?.mapping?.compactMap(\.key.string) ?? []) }
    for (name, start, last) in assigned {
      let start = start ?? end
      readAssignments(to: name, in: start..<max(start, last))
    }
    // Which values are whose is not known.
    if bases.count > 1 || takesGiven && !bases.allSatisfy(Self.isUsual) { isOpen = true }
    return true
  }

  /// Moves to the value of a constant of the file, or past the name of a function, and returns the word before the latter; nil without
  /// one.
  private mutating func moveToDeclaration(of name: String) -> String? {
    cursor.offset = 0
    if cursor.move(past: ["function", name]) { return "function" }
    cursor.offset = 0
    guard cursor.move(toConstant: name) else { return nil }
    cursor.skipBlanks()
    let start = cursor.offset
    while let word = cursor.word() {
      if word == "function" { return word }
      guard word == "async" else { break }
      cursor.skipBlanks()
    }
    if cursor.current != UInt8(ascii: "(") { cursor.offset = start }
    return ""
  }

  /// Reads the statements `name.member = value` among the bytes of a file or of the body of a function.
  ///
  /// What else may change members makes them unknown. Linear, but for the values, of which few are read.
  private mutating func readAssignments(to name: String, in range: Range<Int>) {
    // What does not take the description over may still have parts of it.
    if isLater, !extended.contains([]) {
      if ScriptCursor(Array(cursor.bytes[range])).mentions(name) { isOpen = true }
      return
    }
    cursor.offset = range.lowerBound
    var depth = 0
    while cursor.offset < range.upperBound, let byte = cursor.current {
      if cursor.isQuote {
        cursor.skipString()
        continue
      }
      guard ScriptCursor.isName(byte) else {
        if "([{".utf8.contains(byte) { depth += 1 }
        if ")]}".utf8.contains(byte) { depth -= 1 }
        cursor.offset += 1
        continue
      }
      let start = cursor.offset
      // The key of an object and the member of another are other names.
      let isMember = start > 0 && cursor.bytes[start - 1] == UInt8(ascii: ".")
      guard cursor.word() == name, !isMember, cursor.current != UInt8(ascii: ":") else { continue }
      isWhole = false
      let lead = cursor.bytes[..<start].last { !" \t".utf8.contains($0) }
      let isStatement = lead.map { ";{}\n\r".utf8.contains($0) } ?? true
      if !(depth == 0 && isStatement && takeAssignment()) { isOpen = true }
    }
  }

  /// Reads the rest of `name.member = value` from after the name; false if it is anything else.
  private mutating func takeAssignment() -> Bool {
    let changesGiven = isGiven || extended.contains([])
    var members: [String] = []
    while ["?.", "!.", "."].contains(where: cursor.isAt) {
      cursor.offset += cursor.isSign(".") ? 1 : 2
      guard let member = cursor.word(), members.count < Self.depthLimit else { return false }
      members.append(member)
    }
    cursor.skipBlanks()
    guard lookups > 0, constantDepth < 4, let first = members.first,
      // The object that is returned has a value of its own.
      ownNames.isDisjoint(with: [first, "expo"])
    else { return false }
    lookups -= 1
    if cursor.current == UInt8(ascii: "("), members.last == "push" { return takeItems(of: Array(members.dropLast())) }
    guard cursor.current == UInt8(ascii: "=") else { return false }
    cursor.offset += 1
    guard !cursor.isSign("=>") else { return false }
    cursor.skipBlanks()
    if changesGiven, skipOwnValue(members) { return true }
    var reader = inner(members)
    let isRead = reader.value(depth: 0) && cursor.isStatementEnd(reader.cursor.offset)
    // What the object had before is not in the description.
    guard isRead ? changesGiven || reader.extended.isEmpty : !openNames.contains(members.last ?? ""),
      let node = isRead ? reader.node : try? YAMLReader.read(Array("~".utf8))
    else { return false }
    if isRead { cursor.offset = reader.cursor.offset }
    take(reader)
    assign(node, to: members)
    return true
  }

  /// Returns a reader of a value at the cursor for the member at a path.
  private func inner(_ path: [String]) -> ScriptReader {
    var reader = ScriptReader(cursor, openNames: openNames)
    (reader.lookups, reader.constantDepth, reader.path) = (lookups, constantDepth + 1, path)
    return reader
  }

  /// Notes the value of a member; the objects around it stay as they are.
  private mutating func assign(_ value: YAMLNode, to path: [String]) {
    if isGiven || extended.contains([]) {
      let root = node
      let missing = path.indices.map { path[..<$0] }.filter { root?.node(at: $0) == nil || $0.isEmpty }
      extended.formUnion(missing.map(Array.init))
    }
    assignments.append((path, value))
  }

  /// Moves past a value that leaves a member of the description as it is, `config.ios || {}`; false at others.
  private mutating func skipOwnValue(_ path: [String]) -> Bool {
    var end = cursor
    while end.offset < cursor.offset + Self.receiverLimit, end.offset < end.bytes.count, !end.isStatementEnd(end.offset)
    {
      if end.isQuote { end.skipString() } else if end.isSign("([{") { end.skipBrackets() } else { end.offset += 1 }
    }
    var reader = inner(path)
    guard end.offset <= end.bytes.count, reader.ownPath(cursor.bytes[cursor.offset..<end.offset]) != nil else {
      return false
    }
    take(reader)
    cursor.offset = end.offset
    return true
  }

  /// Reads the arguments of `list.push(a, b)` from before the bracket; false if they are not all of the statement.
  private mutating func takeItems(of path: [String]) -> Bool {
    var end = cursor
    end.skipBrackets()
    guard end.offset <= end.bytes.count, end.bytes[end.offset - 1] == UInt8(ascii: ")"), end.isStatementEnd(end.offset)
    else { return false }
    var bytes = cursor.bytes
    (bytes[cursor.offset], bytes[end.offset - 1]) = (UInt8(ascii: "["), UInt8(ascii: "]"))
    var reader = inner(path)
    reader.cursor = ScriptCursor(bytes)
    reader.cursor.offset = cursor.offset
    guard reader.value(depth: 0), reader.extended.isEmpty, let list = reader.node, let items = list.sequence else {
      return false
    }
    if let known = node?.node(at: path[...]) {
      guard let own = known.sequence else { return false }
      assign(list.with(.sequence(own + items)), to: path)
    } else if isGiven || extended.contains([]), Self.isJoined(path) {
      assign(list, to: path)
      extended.insert(path)
    } else {
      return false
    }
    take(reader)
    cursor.offset = end.offset
    return true
  }

  /// Moves to the object that the function at the cursor returns.
  private mutating func moveToResult(isFunction: Bool) -> Bool {
    while isFunction, let byte = cursor.current, byte != UInt8(ascii: "(") { cursor.offset += 1 }
    guard cursor.current == UInt8(ascii: "(") else { return false }
    let start = cursor.offset
    cursor.skipBrackets()
    let parameters = start..<cursor.offset
    // A type may be between the parameters and the body.
    let isBodyNext = { (cursor: ScriptCursor) in isFunction ? cursor.current == UInt8(ascii: "{") : cursor.isAt("=>") }
    while cursor.current != nil, !cursor.isSign(";"), !isBodyNext(cursor) { cursor.offset += 1 }
    guard isBodyNext(cursor) else { return false }
    if !isFunction { cursor.offset += 2 }
    cursor.skipBlanks()
    if cursor.current == UInt8(ascii: "{") {
      let body = cursor.offset
      guard cursor.move(past: ["return"]) else { return false }
      let result = cursor.offset
      cursor.skipBlanks()
      let start = cursor.offset
      if cursor.word() == "config", cursor.isStatementEnd(cursor.offset),
        cursor.bytes[parameters].firstRange(of: Array("config".utf8)) != nil
      {
        (isGiven, takesGiven, assigned) = (true, true, [("config", body + 1, result)])
        extended.insert([])
        return true
      }
      cursor.offset = start
      (assigned, isLater) = ([("config", body + 1, result)], true)
    }
    cursor.skipBlanks()
    if cursor.current == UInt8(ascii: "(") {
      cursor.offset += 1
      cursor.skipBlanks()
    }
    return cursor.current == UInt8(ascii: "{")
  }
}

extension YAMLNode {
  /// Returns the value at a path of members; nil if there is none.
  fileprivate func node(at path: ArraySlice<String>) -> YAMLNode? { path.reduce(self) { $0?[$1] } }
}
