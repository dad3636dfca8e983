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
      guard !cursor.isSign("=(.") else { return false }
      cursor.offset = 0
      guard cursor.move(toConstant: constant) else { return false }
      cursor.skipBlanks()
      let last = export < cursor.offset ? cursor.bytes.count : export
      if cursor.current == UInt8(ascii: "{") { assigned = [(constant, nil, last)] }
    }
    guard cursor.current == UInt8(ascii: "{") || moveToResult(isFunction: name == "function") else { return false }
    guard isGiven || value(depth: 0) else { return false }
    let end = cursor.offset
    for (name, start, last) in assigned {
      let start = start ?? end
      readAssignments(to: name, in: start..<max(start, last))
    }
    return true
  }

  /// Reads the statements `name.member = value` among the bytes of a file or of the body of a function.
  ///
  /// What else may change members makes them unknown. Linear, but for the values, of which few are read.
  private mutating func readAssignments(to name: String, in range: Range<Int>) {
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
    var members: [String] = []
    while ["?.", "!.", "."].contains(where: cursor.isAt) {
      cursor.offset += cursor.isSign(".") ? 1 : 2
      guard let member = cursor.word(), members.count < Self.depthLimit else { return false }
      members.append(member)
    }
    cursor.skipBlanks()
    guard !members.isEmpty, cursor.current == UInt8(ascii: "="), lookups > 0, constantDepth < 4 else { return false }
    cursor.offset += 1
    guard !cursor.isSign("=>") else { return false }
    cursor.skipBlanks()
    lookups -= 1
    var reader = ScriptReader(cursor, openNames: openNames)
    (reader.lookups, reader.constantDepth, reader.path) = (lookups, constantDepth + 1, members)
    let isRead = reader.value(depth: 0) && cursor.isStatementEnd(reader.cursor.offset)
    // What the object had before is not in the description.
    guard isRead ? isGiven || reader.extended.isEmpty : !openNames.contains(members.last ?? ""),
      let node = isRead ? reader.node : try? YAMLReader.read(Array("~".utf8))
    else { return false }
    if isRead { cursor.offset = reader.cursor.offset }
    lookups = reader.lookups
    isOpen = isOpen || reader.isOpen
    // The objects around it stay as they are.
    let root = isGiven ? self.node : nil
    let missing = members.indices.map { members[..<$0] }.filter { root?.node(at: $0) == nil || $0.isEmpty }
    if isGiven { extended.formUnion(missing.map(Array.init)) }
    extended.formUnion(reader.extended)
    assignments.append((members, node))
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
        (isGiven, assigned) = (true, [("config", body + 1, result)])
        extended.insert([])
        return true
      }
      cursor.offset = start
      // What changes the description before is not read.
      if ScriptCursor(Array(cursor.bytes[body..<cursor.offset])).mentions("config") { isOpen = true }
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
