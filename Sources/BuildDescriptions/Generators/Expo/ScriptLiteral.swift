import ProjectFiles
import SourceText
import YAML

/// The object that a script of JavaScript or TypeScript exports, as far as it is literal.
///
/// Nothing is run. The text of the object is kept at its place, what is not literal becomes null or blank, and the rest is
/// read as YAML, of which the literals are a part.
struct ScriptLiteral {
  /// The object.
  let root: YAMLNode
  /// Whether all of it is literal.
  let isWhole: Bool
  /// Whether members with any name may come from elsewhere: spread values, or a list of `openNames` that is not literal.
  let isOpen: Bool
  /// The paths of the objects and lists that take over those at the same path of the description in JSON, which the tool hands to the
  /// function as `config`: `...config`, `...config.ios`.
  let extended: Set<[String]>

  /// Reads the object that a script exports; nil if there is none.
  ///
  /// Linear.
  init?(_ bytes: [UInt8], openNames: Set<String>) {
    var reader = ScriptReader(bytes, openNames: openNames)
    guard reader.readExport(), let root = reader.node, root.mapping != nil else { return nil }
    (self.root, isWhole, isOpen) = (root, reader.isWhole, reader.isOpen)
    extended = reader.extended
  }

  /// Returns the path of the file of the project whose export a script exports as its own: `module.exports = require('./config')`; nil
  /// for other scripts.
  ///
  /// Linear.
  static func exportedModule(_ bytes: [UInt8]) -> String? {
    var reader = ScriptReader(bytes, openNames: [])
    return reader.moveToExport() ? reader.module() : nil
  }
}

extension DescriptionFile {
  /// Returns the object in a file of JSON, or the one that a script exports; nil if it has none that can be read.
  package func object() -> YAMLNode? {
    FilePath.fileExtension(path) == "json" ? yaml() : ScriptLiteral(text.bytes, openNames: [])?.root
  }
}

/// Keeps the literals of the exported object of a script and blanks the rest.
private struct ScriptReader {
  private static let depthLimit = 64
  private static let blank = UInt8(ascii: " ")

  private let openNames: Set<String>
  private var bytes: [UInt8]
  private var offset = 0
  private(set) var kept: [UInt8]
  private(set) var isWhole = true
  private(set) var isOpen = false
  private(set) var extended: Set<[String]> = []
  /// The names of the members around the cursor.
  private var path: [String] = []
  /// The values of constants that stand for something, by the offset of the null in their place.
  private var constants: [Int: YAMLNode] = [:]
  /// The collections that are spread into others, and short members: by the offset of the other one, each with the number of items
  /// before it.
  private var spreads: [Int: [(index: Int, node: YAMLNode)]] = [:]
  /// The collections around the cursor, each with the number of its items so far.
  private var collections: [(start: Int, count: Int)] = []
  /// Where the exported object gets members after it was made: the name that it has, and the bytes to read, from the end of the object
  /// if they have no start.
  private var assigned: [(name: String, start: Int?, end: Int)] = []
  /// Whether the object is the description that the tool hands to the function.
  private var isGiven = false
  /// The members that it gets, with their paths.
  private var assignments: [(path: [String], node: YAMLNode)] = []
  /// How many more constants are looked for, and how deep they refer to each other.
  private var (lookups, constantDepth) = (64, 0)

  init(_ bytes: [UInt8], openNames: Set<String>) {
    self.openNames = openNames
    let bytes = ScriptComments.blanked(bytes)
    self.bytes = bytes
    kept = bytes.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : Self.blank }
  }

  /// What was kept, with the values of constants and what is assigned later.
  var node: YAMLNode? {
    let root = isGiven ? try? YAMLReader.read(Array("{}".utf8)) : (try? YAMLReader.read(kept)).map(resolved)
    return assignments.reduce(root) { $0?.setting($1.path[...], to: $1.node) }
  }

  private func resolved(_ node: YAMLNode) -> YAMLNode {
    if let constant = constants[node.range.lowerBound], node.isNull { return constant }
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
    var search = self
    search.offset = 0
    // What has members that are named elsewhere may be changed there.
    guard !search.move(past: [name, "."]) else { return nil }
    search.offset = 0
    guard !search.move(past: [name, "["]) else { return nil }
    var reader = ScriptReader(bytes, openNames: openNames)
    (reader.lookups, reader.constantDepth, reader.path) = (lookups, constantDepth + 1, path)
    guard reader.move(toConstant: name) else { return nil }
    reader.skipBlanks()
    guard reader.value(depth: 0), let node = reader.node else { return nil }
    lookups = reader.lookups
    isWhole = isWhole && reader.isWhole
    isOpen = isOpen || reader.isOpen
    return node
  }

  /// Moves past the name of a constant that is the whole value at the cursor, and returns its value.
  private mutating func takeConstant() -> YAMLNode? {
    let start = offset
    if let first = current, Self.isName(first), !(first > 0x2F && first < 0x3A), let name = word() {
      skipBlanks()
      if isAt("as ") || isAt("satisfies ") { skipExpression() }
      if current == nil || isSign(",}]"), let node = constant(name) { return node }
    }
    offset = start
    return nil
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  // MARK: The export

  /// Moves to what is exported; false without an export.
  mutating func moveToExport() -> Bool {
    if !move(past: ["export", "default"]) {
      offset = 0
      guard move(past: ["module", ".", "exports", "="]) else { return false }
    }
    skipBlanks()
    return true
  }

  /// Moves past `require('./path')` as a whole statement, or the name of what is imported from there, and returns the path.
  mutating func module() -> String? {
    let name = word()
    let end = offset
    if name == "require", current == UInt8(ascii: "(") {
      let path = string(upTo: "(", in: offset..<min(offset + Self.statementLimit, bytes.count))
      skipBrackets()
      return isStatementEnd(offset) ? path : nil
    }
    guard let name, isStatementEnd(end) else { return nil }
    offset = 0
    while move(past: ["import"]) {
      skipBlanks()
      guard word() == name else { continue }
      return string(upTo: "from", in: offset..<min(offset + Self.statementLimit, bytes.count))
    }
    return nil
  }

  /// The largest number of bytes of a statement that names a module.
  private static let statementLimit = 1_000
  /// The largest number of bytes of the list to which others are added.
  private static let receiverLimit = 80

  /// Returns the path of a module of the project that follows `text` alone.
  private func string(upTo text: String, in range: Range<Int>) -> String? {
    guard let quote = bytes[range].firstIndex(where: { "'\"".utf8.contains($0) }),
      compact(bytes[range.lowerBound..<quote]) == text
    else { return nil }
    let path = bytes[(quote + 1)..<range.upperBound].prefix { $0 != bytes[quote] && $0 != UInt8(ascii: "\n") }
    return path.first == UInt8(ascii: ".") ? String(decoding: path, as: UTF8.self) : nil
  }

  /// Whether a statement ends at `place`, or on that line.
  private func isStatementEnd(_ place: Int) -> Bool {
    let rest = bytes[min(place, bytes.count)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let byte = rest.first else { return true }
    if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") { return true }
    // A line that begins so goes on with the expression.
    return Self.isBlank(byte) && !(rest.first { !Self.isBlank($0) }.map { ".,+-*/?&|[(=".utf8.contains($0) } ?? false)
  }

  /// Moves to the exported object and keeps its literals; false without one.
  mutating func readExport() -> Bool {
    guard moveToExport() else { return false }
    let export = offset
    var name = word()
    if name == "async" {
      skipBlanks()
      name = word()
    }
    skipBlanks()
    // `export default config;`, with `const config: ExpoConfig = {` before it.
    if let constant = name, constant != "function" {
      guard !isSign("=(.") else { return false }
      offset = 0
      guard move(toConstant: constant) else { return false }
      skipBlanks()
      if current == UInt8(ascii: "{") { assigned = [(constant, nil, export < offset ? bytes.count : export)] }
    }
    guard current == UInt8(ascii: "{") || moveToResult(isFunction: name == "function") else { return false }
    guard isGiven || value(depth: 0) else { return false }
    let end = offset
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
    offset = range.lowerBound
    var depth = 0
    while offset < range.upperBound, let byte = current {
      if isQuote {
        skipString()
        continue
      }
      guard Self.isName(byte) else {
        if "([{".utf8.contains(byte) { depth += 1 }
        if ")]}".utf8.contains(byte) { depth -= 1 }
        offset += 1
        continue
      }
      let start = offset
      // The key of an object and the member of another are other names.
      let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      guard word() == name, !isMember, current != UInt8(ascii: ":") else { continue }
      isWhole = false
      let lead = bytes[..<start].last { !" \t".utf8.contains($0) }
      let isStatement = lead.map { ";{}\n\r".utf8.contains($0) } ?? true
      if !(depth == 0 && isStatement && takeAssignment()) { isOpen = true }
    }
  }

  /// Reads the rest of `name.member = value` from after the name; false if it is anything else.
  private mutating func takeAssignment() -> Bool {
    var members: [String] = []
    while ["?.", "!.", "."].contains(where: isAt) {
      offset += isSign(".") ? 1 : 2
      guard let member = word(), members.count < Self.depthLimit else { return false }
      members.append(member)
    }
    skipBlanks()
    guard !members.isEmpty, current == UInt8(ascii: "="), lookups > 0, constantDepth < 4 else { return false }
    offset += 1
    guard !isSign("=>") else { return false }
    skipBlanks()
    lookups -= 1
    var reader = ScriptReader(bytes, openNames: openNames)
    (reader.lookups, reader.constantDepth, reader.path) = (lookups, constantDepth + 1, members)
    reader.offset = offset
    let isRead = reader.value(depth: 0) && isStatementEnd(reader.offset)
    // What the object had before is not in the description.
    guard isRead ? isGiven || reader.extended.isEmpty : !openNames.contains(members.last ?? ""),
      let node = isRead ? reader.node : try? YAMLReader.read(Array("~".utf8))
    else { return false }
    if isRead { offset = reader.offset }
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
    while isFunction, let byte = current, byte != UInt8(ascii: "(") { offset += 1 }
    guard current == UInt8(ascii: "(") else { return false }
    let start = offset
    skipBrackets()
    let parameters = start..<offset
    // A type may be between the parameters and the body.
    let isBodyNext = { (reader: ScriptReader) in isFunction ? reader.current == UInt8(ascii: "{") : reader.isAt("=>") }
    while current != nil, !isSign(";"), !isBodyNext(self) { offset += 1 }
    guard isBodyNext(self) else { return false }
    if !isFunction { offset += 2 }
    skipBlanks()
    if current == UInt8(ascii: "{") {
      let body = offset
      guard move(past: ["return"]) else { return false }
      let result = offset
      skipBlanks()
      let start = offset
      if word() == "config", isStatementEnd(offset), bytes[parameters].firstRange(of: Array("config".utf8)) != nil {
        (isGiven, assigned) = (true, [("config", body + 1, result)])
        extended.insert([])
        return true
      }
      offset = start
      // What changes the description before is not read.
      if ScriptReader(Array(bytes[body..<offset]), openNames: []).mentions("config") { isOpen = true }
    }
    skipBlanks()
    if current == UInt8(ascii: "(") {
      offset += 1
      skipBlanks()
    }
    return current == UInt8(ascii: "{")
  }

  /// Whether a name occurs.
  private func mentions(_ name: String) -> Bool {
    var reader = self
    return reader.move(past: [name])
  }

  private mutating func move(toConstant name: String) -> Bool {
    while move(past: ["const"]) {
      skipBlanks()
      guard word() == name else { continue }
      while let byte = current, byte != UInt8(ascii: "="), byte != UInt8(ascii: ";") { offset += 1 }
      guard current == UInt8(ascii: "=") else { return false }
      offset += 1
      return true
    }
    return false
  }

  /// Moves past the next occurrence of words and signs that only blanks separate; false without one.
  private mutating func move(past tokens: [String]) -> Bool {
    while offset < bytes.count {
      let start = offset
      let found = tokens.allSatisfy { token in
        skipBlanks()
        guard isAt(token) else { return false }
        offset += token.utf8.count
        return !Self.isName(token.utf8.last ?? 0) || !(current.map(Self.isName) ?? false)
      }
      if found, start == 0 || !Self.isName(bytes[start - 1]) { return true }
      offset = start
      if isQuote { skipString() } else { offset += 1 }
    }
    return false
  }

  // MARK: Values

  /// Keeps the value at the cursor, or null for one that is not literal; false if it is not literal.
  private mutating func value(depth: Int) -> Bool {
    let start = offset
    if depth > 0, let node = takeConstant() {
      if start < kept.count { kept[start] = UInt8(ascii: "~") }
      constants[start] = node
      return true
    }
    let isExtension = moveToAddition()
    var isLiteral = false
    if depth < Self.depthLimit {
      switch current {
      case UInt8(ascii: "{")?: isLiteral = collection(depth, closing: UInt8(ascii: "}"))
      case UInt8(ascii: "[")?: isLiteral = collection(depth, closing: UInt8(ascii: "]"))
      case _ where isQuote: isLiteral = string()
      default: isLiteral = scalar()
      }
    }
    if isExtension {
      skipBlanks()
      isLiteral = isLiteral && current == UInt8(ascii: ")")
      if isLiteral { offset += 1 }
    }
    let end = offset
    if depth > 0 { skipBlanks() }
    // `as const` and `satisfies Type` change nothing.
    if isLiteral, isAt("as ") || isAt("satisfies ") { skipExpression() }
    guard depth > 0 else { return isLiteral }
    if !isLiteral, isExtension { offset = start }
    if isLiteral, current == nil || isSign(",}]") { return true }
    skipExpression()
    for index in start..<max(end, start) where kept[index] != UInt8(ascii: "\n") { kept[index] = Self.blank }
    if start < kept.count { kept[start] = UInt8(ascii: "~") }
    isWhole = false
    return false
  }

  /// Moves to the list in `(config.plugins || []).concat([…])`, whose items follow those of the description; false at other values.
  private mutating func moveToAddition() -> Bool {
    guard !path.isEmpty, isAt("config") || isAt("(config"),
      let call = bytes[offset..<min(offset + Self.receiverLimit, bytes.count)].firstRange(of: Array(".concat(".utf8)),
      let names = ownPath(bytes[offset..<call.lowerBound])
    else { return false }
    extended.insert(names)
    isWhole = false
    offset = call.upperBound
    skipBlanks()
    return true
  }

  private mutating func collection(_ depth: Int, closing: UInt8) -> Bool {
    collections.append((offset, 0))
    defer { collections.removeLast() }
    keep()
    while true {
      skipBlanks()
      guard let byte = current else { return false }
      if byte == closing {
        keep()
        return true
      }
      let isKept = closing == UInt8(ascii: "}") ? member(depth + 1) : item(depth + 1)
      if isKept, let last = collections.indices.last { collections[last].count += 1 }
      skipBlanks()
      if current == UInt8(ascii: ",") {
        if isKept { keep() } else { offset += 1 }
      } else if current != closing {
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
    let opening = offset
    // `['name']: value`
    let isComputed = current == UInt8(ascii: "[")
    if isComputed {
      offset += 1
      skipBlanks()
    }
    var start = offset
    let isQuoted = isQuote
    if isQuoted { skipString() } else if !isComputed { _ = word() }
    let name = start..<offset
    skipBlanks()
    if isComputed {
      if isQuoted, current == UInt8(ascii: "]") { offset += 1 } else { (offset, start) = (opening, opening) }
      skipBlanks()
    }
    let colon = offset
    if !isQuoted, offset > start, current == nil || isSign(",}") {
      let text = String(decoding: bytes[name], as: UTF8.self)
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
    let isReadable = offset > start && current == UInt8(ascii: ":") && colon + 1 < bytes.count
    // YAML wants a blank after the colon.
    guard isReadable, isQuoted || Self.isBlank(bytes[colon + 1]), !bytes[name].contains(UInt8(ascii: "\\")) else {
      skipExpression()
      isWhole = false
      isOpen = true
      return false
    }
    for index in name { kept[index] = bytes[index] }
    offset = colon
    keep()
    skipBlanks()
    let text = String(decoding: bytes[isQuoted ? name.dropFirst().dropLast() : name], as: UTF8.self)
    path.append(text)
    if !value(depth: depth), openNames.contains(text) { isOpen = true }
    path.removeLast()
    return true
  }

  private mutating func spread() -> Bool {
    guard isAt("...") else { return false }
    let start = offset + 3
    offset = start
    skipBlanks()
    if let node = takeConstant(), node.string == nil, let outer = collections.last {
      spreads[outer.start, default: []].append((outer.count, node))
      return true
    }
    offset = start
    skipExpression()
    isWhole = false
    if let names = ownPath(bytes[start..<offset]) { extended.insert(names) } else { isOpen = true }
    return true
  }

  /// Returns the path of an expression if that is the part of the description with the path of the cursor.
  private mutating func ownPath(_ bytes: ArraySlice<UInt8>) -> [String]? {
    guard let names = configPath(bytes) else { return nil }
    return names == path || names == Array(path.dropFirst(path.first == "expo" ? 1 : 0)) ? names : nil
  }

  /// Returns the path after `config` in `config?.ios`, `(config.ios ?? {})` and `(config.plugins || [])`, or after the description in
  /// JSON that the file reads itself; nil for other expressions.
  private mutating func configPath(_ bytes: ArraySlice<UInt8>) -> [String]? {
    var text = compact(bytes)[...]
    if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    // `appJson.expo as ExpoConfig`
    if let cast = bytes.firstRange(of: Array(" as ".utf8)) {
      text = compact(bytes[..<cast.lowerBound])[...].drop { $0 == "(" }
    }
    text = withDescription(text)
    for fallback in ["{}", "[]"] where text.hasSuffix(fallback) {
      text = text.dropLast(2)
      if text.hasSuffix("||") { text = text.dropLast(2) }
    }
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    guard names.first == "config", names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isName) }) else {
      return nil
    }
    return names.dropFirst().map(String.init)
  }

  /// Returns the text without blanks and what may follow a value that may be missing.
  private func compact(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.filter { !" \t\r\n?!".utf8.contains($0) }, as: UTF8.self)
  }

  /// Returns an expression that begins with what the file reads of `app.json` with `config` in its place.
  private mutating func withDescription(_ text: Substring) -> Substring {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    guard lookups > 0, !name.isEmpty, name != "config" else { return text }
    lookups -= 1
    let file = compact(bytes)
    for quote in ["'", "\""] {
      let module = "\(quote)./app.json\(quote)"
      let isRead = ["import\(name)from\(module)", "const\(name)=require(\(module))"].contains(where: file.contains)
      let isPart = ["import{\(name)}from\(module)", "const{\(name)}=require(\(module))"].contains(where: file.contains)
      let start = isRead || isPart ? String(name) : "require(\(module))"
      guard text.hasPrefix(start) else { continue }
      let rest = text.dropFirst(start.count)
      return "config\(rest.hasPrefix(".expo") ? rest.dropFirst(".expo".count) : rest)"[...]
    }
    return text
  }

  private mutating func string() -> Bool {
    let start = offset
    skipString()
    let text = bytes[start..<offset]
    guard let quote = text.first, text.count > 1, !text.contains(UInt8(ascii: "\\")) else { return false }
    let isTemplate = quote == UInt8(ascii: "`")
    if isTemplate, text.contains(where: { "$\"\n\r".utf8.contains($0) }) { return false }
    for index in text.indices { kept[index] = bytes[index] }
    if isTemplate { (kept[start], kept[offset - 1]) = (UInt8(ascii: "\""), UInt8(ascii: "\"")) }
    return true
  }

  /// Keeps a number or a word with a value of its own.
  private mutating func scalar() -> Bool {
    let start = offset
    while let byte = current, Self.isName(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") {
      offset += 1
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard ["true", "false", "null"].contains(text) || Double(text) != nil else { return false }
    for index in start..<offset { kept[index] = bytes[index] }
    return true
  }

  // MARK: Steps

  private mutating func keep() {
    kept[offset] = bytes[offset]
    offset += 1
  }

  /// Moves to the comma or bracket that ends the expression at the cursor.
  private mutating func skipExpression() {
    while let byte = current, !isSign(",)]}") {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): skipBrackets()
      case _ where isQuote: skipString()
      default: offset += 1
      }
    }
  }

  private mutating func skipBrackets() {
    var depth = 0
    while let byte = current {
      if isQuote {
        skipString()
        continue
      }
      offset += 1
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private mutating func skipString() {
    let quote = current
    offset += 1
    while let byte = current, byte != quote {
      // A line ends a string that is half written.
      if quote != UInt8(ascii: "`"), byte == UInt8(ascii: "\n") { return }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset + 1, bytes.count)
  }

  private mutating func skipBlanks() {
    while let byte = current, Self.isBlank(byte) { offset += 1 }
  }

  /// Moves past the name at the cursor.
  private mutating func word() -> String? {
    let start = offset
    while let byte = current, Self.isName(byte) { offset += 1 }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  // MARK: Bytes

  private var isQuote: Bool { isSign("\"'`") }
  private func isSign(_ signs: String) -> Bool { current.map { signs.utf8.contains($0) } ?? false }
  private func isAt(_ text: String) -> Bool { offset <= bytes.count && bytes[offset...].starts(with: text.utf8) }

  private static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: byte >= 0x80
    }
  }
}

extension YAMLNode {
  /// Returns the value at a path of members; nil if there is none.
  fileprivate func node(at path: ArraySlice<String>) -> YAMLNode? { path.reduce(self) { $0?[$1] } }

  /// Returns it with another value at a path of members, which replaces one there.
  fileprivate func setting(_ path: ArraySlice<String>, to value: YAMLNode) -> YAMLNode {
    guard let name = path.first else { return value }
    let inner = (self[name] ?? value.with(.mapping([]))).setting(path.dropFirst(), to: value)
    let pairs = (mapping ?? []).filter { $0.key.string != name }
    return with(.mapping(pairs + [Pair(key: value.with(.scalar(name)), value: inner)]))
  }

  /// Whether it stands for a value of a script that is not literal.
  var isNotLiteral: Bool { style == .plain && string == "~" }
  /// The text; nil if there is none or it is not literal.
  var literalText: String? { isNull ? nil : string }
}
