import YAML

/// Keeps the literals of the exported object of a script and blanks the rest.
struct ScriptReader {
  static let depthLimit = 64
  /// The largest number of bytes of an expression for a part of the description.
  static let receiverLimit = 80
  private static let blank = UInt8(ascii: " ")

  let openNames: Set<String>
  var cursor: ScriptCursor
  private var kept: [UInt8]
  var isWhole = true
  var isOpen = false
  var extended: Set<[String]> = []
  /// The names of the members around the cursor.
  var path: [String] = []
  /// The values of constants and where their names are, by the offset of the null in their place.
  private var constants: [Int: (node: YAMLNode, range: Range<Int>)] = [:]
  /// The collections that are spread into others, and short members: by the offset of the other one, each with the number of items
  /// before it.
  private var spreads: [Int: [(index: Int, node: YAMLNode)]] = [:]
  /// The collections around the cursor, each with the number of its items so far.
  private var collections: [(start: Int, count: Int)] = []
  /// Where the exported object gets members after it was made: the name that it has, and the bytes to read, from the end of the object
  /// if they have no start.
  var assigned: [(name: String, start: Int?, end: Int)] = []
  /// Whether the object is the description that the tool hands to the function.
  var isGiven = false
  /// Whether the object is made after the assignments, and has what they change.
  var isLater = false
  /// The object before the assignments; nil before all of it is read.
  var made: YAMLNode?
  /// The members that it has itself.
  var ownNames: Set<String> = []
  /// The members that it gets, with their paths.
  var assignments: [(path: [String], node: YAMLNode)] = []
  /// The files in JSON that the script reads itself and takes values from.
  var bases: Set<String> = []
  /// Whether it takes values from what the tool hands to the function.
  var takesGiven = false
  /// How many more constants are looked for, and how deep they refer to each other.
  var (lookups, constantDepth) = (64, 0)

  init(_ bytes: [UInt8], openNames: Set<String>) {
    self.init(ScriptCursor(ScriptComments.blanked(bytes)), openNames: openNames)
  }

  init(_ cursor: ScriptCursor, openNames: Set<String>) {
    self.openNames = openNames
    self.cursor = cursor
    kept = cursor.bytes.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : Self.blank }
  }

  /// What was kept, with the values of constants and what is assigned later.
  var node: YAMLNode? {
    let root = made ?? (isGiven ? try? YAMLReader.read(Array("{}".utf8)) : (try? YAMLReader.read(kept)).map(resolved))
    return assignments.reduce(root) { $0?.setting($1.path[...], to: $1.node) }
  }

  private func resolved(_ node: YAMLNode) -> YAMLNode {
    if let constant = constants[node.range.lowerBound], node.isNull {
      return constant.node.moved(to: constant.range, line: node.line, column: node.column)
    }
    switch node.content {
    case .scalar: return node
    case .sequence(let items):
      var all = items.map(resolved)
      for spread in (spreads[node.range.lowerBound] ?? []).reversed() {
        all.insert(contentsOf: spread.node.sequence ?? [], at: min(spread.index, all.count))
      }
      return node.with(.sequence(all))
    case .mapping(let pairs):
      var all = pairs.map { pair in
        YAMLNode.Pair(key: pair.key, value: resolved(pair.value))
      }
      for spread in (spreads[node.range.lowerBound] ?? []).reversed() {
        all.insert(contentsOf: spread.node.mapping ?? [], at: min(spread.index, all.count))
      }
      return node.with(.mapping(all))
    }
  }

  /// Returns the value of a constant of the file that is literal and that nothing changes; nil for others.
  private mutating func constant(_ name: String) -> YAMLNode? {
    guard lookups > 0, constantDepth < 4, !["true", "false", "null", "undefined"].contains(name) else { return nil }
    lookups -= 1
    var search = cursor
    search.offset = 0
    // What has members that are named elsewhere may be changed there.
    guard !search.move(past: [name, "."]) else { return nil }
    search.offset = 0
    guard !search.move(past: [name, "["]) else { return nil }
    var reader = ScriptReader(cursor, openNames: openNames)
    (reader.lookups, reader.constantDepth, reader.path) = (lookups, constantDepth + 1, path)
    reader.cursor.offset = 0
    guard reader.cursor.move(toConstant: name) else { return nil }
    reader.cursor.skipBlanks()
    guard reader.value(depth: 0), let node = reader.node else { return nil }
    take(reader)
    return node
  }

  /// Takes over what the reading of a value found.
  mutating func take(_ reader: ScriptReader) {
    lookups = reader.lookups
    isWhole = isWhole && reader.isWhole
    isOpen = isOpen || reader.isOpen
    extended.formUnion(reader.extended)
    bases.formUnion(reader.bases)
    takesGiven = takesGiven || reader.takesGiven
  }

  /// Moves past the name of a constant that is the whole value at the cursor, and returns its value and where the name is.
  private mutating func takeConstant() -> (node: YAMLNode, range: Range<Int>)? {
    let start = cursor.offset
    if let first = cursor.current, ScriptCursor.isName(first), !(first > 0x2F && first < 0x3A), let name = cursor.word()
    {
      var end = cursor.offset
      cursor.skipBlanks()
      if cursor.isAt("as ") || cursor.isAt("satisfies ") {
        cursor.skipExpression()
        end = cursor.offset
      }
      if cursor.current == nil || cursor.isSign(",}]"), let node = constant(name) { return (node, start..<end) }
    }
    cursor.offset = start
    return nil
  }

  // MARK: Values

  /// Keeps the value at the cursor, or null for one that is not literal; false if it is not literal.
  mutating func value(depth: Int) -> Bool {
    let start = cursor.offset
    if depth > 0, let constant = takeConstant() {
      if start < kept.count { kept[start] = UInt8(ascii: "~") }
      constants[start] = constant
      return true
    }
    let isExtension = moveToAddition()
    var isLiteral = false
    if depth < Self.depthLimit {
      switch cursor.current {
      case UInt8(ascii: "{")?: isLiteral = collection(depth, closing: UInt8(ascii: "}"))
      case UInt8(ascii: "[")?: isLiteral = collection(depth, closing: UInt8(ascii: "]"))
      case _ where cursor.isQuote: isLiteral = string()
      default: isLiteral = scalar()
      }
    }
    if isExtension {
      cursor.skipBlanks()
      isLiteral = isLiteral && cursor.current == UInt8(ascii: ")")
      if isLiteral { cursor.offset += 1 }
    }
    let end = cursor.offset
    if depth > 0 { cursor.skipBlanks() }
    // `as const` and `satisfies Type` change nothing.
    if isLiteral, cursor.isAt("as ") || cursor.isAt("satisfies ") { cursor.skipExpression() }
    guard depth > 0 else { return isLiteral }
    if !isLiteral, isExtension { cursor.offset = start }
    if isLiteral, cursor.current == nil || cursor.isSign(",}]") { return true }
    cursor.skipExpression()
    for index in start..<max(end, start) where kept[index] != UInt8(ascii: "\n") { kept[index] = Self.blank }
    if start < kept.count { kept[start] = UInt8(ascii: "~") }
    isWhole = false
    return false
  }

  /// Moves to the list in `(config.plugins || []).concat([…])`, whose items follow those of the description; false at other values.
  private mutating func moveToAddition() -> Bool {
    guard Self.isJoined(path), cursor.isAt("config") || cursor.isAt("(config"),
      let call = cursor.bytes[cursor.offset...].prefix(Self.receiverLimit).firstRange(of: Array(".concat(".utf8)),
      let names = ownPath(cursor.bytes[cursor.offset..<call.lowerBound])
    else { return false }
    extended.insert(names)
    isWhole = false
    cursor.offset = call.upperBound
    cursor.skipBlanks()
    return true
  }

  private mutating func collection(_ depth: Int, closing: UInt8) -> Bool {
    collections.append((cursor.offset, 0))
    defer { collections.removeLast() }
    keep()
    while true {
      cursor.skipBlanks()
      guard let byte = cursor.current else { return false }
      if byte == closing {
        keep()
        return true
      }
      let isKept = closing == UInt8(ascii: "}") ? member(depth + 1) : item(depth + 1)
      if isKept, let last = collections.indices.last { collections[last].count += 1 }
      cursor.skipBlanks()
      if cursor.current == UInt8(ascii: ",") {
        if isKept { keep() } else { cursor.offset += 1 }
      } else if cursor.current != closing {
        return false
      }
    }
  }

  private mutating func item(_ depth: Int) -> Bool {
    if spread() { return false }
    _ = value(depth: depth)
    return true
  }

  private mutating func member(_ depth: Int) -> Bool {
    if spread() { return false }
    let opening = cursor.offset
    // `['name']: value`
    let isComputed = cursor.current == UInt8(ascii: "[")
    if isComputed {
      cursor.offset += 1
      cursor.skipBlanks()
    }
    var start = cursor.offset
    let isQuoted = cursor.isQuote
    if isQuoted { cursor.skipString() } else if !isComputed { _ = cursor.word() }
    let name = start..<cursor.offset
    cursor.skipBlanks()
    if isComputed {
      if isQuoted, cursor.current == UInt8(ascii: "]") {
        cursor.offset += 1
      } else {
        (cursor.offset, start) = (opening, opening)
      }
      cursor.skipBlanks()
    }
    let colon = cursor.offset
    if !isQuoted, cursor.offset > start, cursor.current == nil || cursor.isSign(",}") {
      let text = String(decoding: cursor.bytes[name], as: UTF8.self)
      path.append(text)
      defer { path.removeLast() }
      if let node = constant(text), let outer = collections.last {
        let pair = YAMLNode.Pair(key: node.with(.scalar(text)), value: node)
        spreads[outer.start, default: []].append((outer.count, node.with(.mapping([pair]))))
      } else {
        isWhole = false
        if openNames.contains(text) { isOpen = true }
      }
      return false
    }
    let isReadable = cursor.offset > start && cursor.current == UInt8(ascii: ":") && colon + 1 < cursor.bytes.count
    // YAML wants a blank after the colon.
    guard isReadable, isQuoted || ScriptCursor.isBlank(cursor.bytes[colon + 1]),
      !cursor.bytes[name].contains(UInt8(ascii: "\\"))
    else {
      cursor.skipExpression()
      isWhole = false
      isOpen = true
      return false
    }
    for index in name { kept[index] = cursor.bytes[index] }
    cursor.offset = colon
    keep()
    cursor.skipBlanks()
    let text = String(decoding: cursor.bytes[isQuoted ? name.dropFirst().dropLast() : name], as: UTF8.self)
    path.append(text)
    if !value(depth: depth), openNames.contains(text) { isOpen = true }
    path.removeLast()
    return true
  }

  private mutating func spread() -> Bool {
    guard cursor.isAt("...") else { return false }
    let start = cursor.offset + 3
    cursor.offset = start
    cursor.skipBlanks()
    if let node = takeConstant()?.node, node.string == nil, let outer = collections.last {
      spreads[outer.start, default: []].append((outer.count, node))
      return true
    }
    cursor.offset = start
    cursor.skipExpression()
    isWhole = false
    if let names = ownPath(cursor.bytes[start..<cursor.offset]) { extended.insert(names) } else { isOpen = true }
    return true
  }

  /// Returns the path of an expression if that is the part of the description with the path of the cursor.
  mutating func ownPath(_ bytes: ArraySlice<UInt8>) -> [String]? {
    guard let names = configPath(bytes) else { return nil }
    return names == path || names == Array(path.dropFirst(path.first == "expo" ? 1 : 0)) ? names : nil
  }

  /// Returns the path after `config` in `config?.ios`, `(config.ios ?? {})` and `(config.plugins || [])`, or after the description in
  /// JSON that the file reads itself; nil for other expressions.
  private mutating func configPath(_ bytes: ArraySlice<UInt8>) -> [String]? {
    var text = ScriptCursor.compact(bytes)[...]
    if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    // `appJson.expo as ExpoConfig`
    if let cast = bytes.firstRange(of: Array(" as ".utf8)) {
      text = ScriptCursor.compact(bytes[..<cast.lowerBound])[...].drop { $0 == "(" }
    }
    let base = description(at: &text)
    for fallback in ["{}", "[]"] where text.hasSuffix(fallback) {
      text = text.dropLast(2)
      if text.hasSuffix("||") { text = text.dropLast(2) }
    }
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    guard names.first == "config", names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(ScriptCursor.isName) }) else {
      return nil
    }
    if let base { bases.insert(base) } else { takesGiven = true }
    return names.dropFirst().map(String.init)
  }

  private mutating func string() -> Bool {
    let start = cursor.offset
    cursor.skipString()
    let text = cursor.bytes[start..<cursor.offset]
    guard let quote = text.first, text.count > 1, !text.contains(UInt8(ascii: "\\")) else { return false }
    let isTemplate = quote == UInt8(ascii: "`")
    if isTemplate, text.contains(where: { "$\"\n\r".utf8.contains($0) }) { return false }
    for index in text.indices { kept[index] = cursor.bytes[index] }
    if isTemplate { (kept[start], kept[cursor.offset - 1]) = (UInt8(ascii: "\""), UInt8(ascii: "\"")) }
    return true
  }

  /// Keeps a number or a word with a value of its own.
  private mutating func scalar() -> Bool {
    let start = cursor.offset
    while let byte = cursor.current, ScriptCursor.isName(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    {
      cursor.offset += 1
    }
    let text = String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self)
    guard ["true", "false", "null"].contains(text) || Double(text) != nil else { return false }
    for index in start..<cursor.offset { kept[index] = cursor.bytes[index] }
    return true
  }

  private mutating func keep() {
    kept[cursor.offset] = cursor.bytes[cursor.offset]
    cursor.offset += 1
  }
}

extension YAMLNode {
  /// Returns it with another value at a path of members, which replaces one there.
  fileprivate func setting(_ path: ArraySlice<String>, to value: YAMLNode) -> YAMLNode {
    guard let name = path.first else { return value }
    let inner = (self[name] ?? value.with(.mapping([]))).setting(path.dropFirst(), to: value)
    let pairs = (mapping ?? []).filter { $0.key.string != name }
    return with(.mapping(pairs + [Pair(key: value.with(.scalar(name)), value: inner)]))
  }
}
