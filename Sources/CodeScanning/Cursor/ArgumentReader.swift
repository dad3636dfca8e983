import SourceText

/// Reads the arguments of calls as far as they are literals or names of constants.
enum ArgumentReader {
  /// The calls that may enclose the text of a URL.
  private static let wrappers: Set<String> = ["NSURL", "URL", "URLWithString", "Uri", "parse", "string", "tryParse"]
  private static let wrapperLimit = 8
  /// The distance from the start of the arguments in which one with a label is searched, in bytes.
  private static let labelLimit = 1_024

  /// Moves past the literal of a URL at `cursor`, such as `URL(string: "fb://x")`, and returns its scheme; nil for
  /// anything else.
  static func scheme(_ cursor: inout CodeCursor) -> String? {
    if let scheme = namedScheme(&cursor) { return scheme }
    return reachesName(&cursor) ? nil : cursor.literalScheme()
  }

  /// Moves past `Uri(scheme: 'fb'` of Dart, or the text for Apple's systems in `Platform.select({ ios: 'fb://x'` of JavaScript, and
  /// returns the scheme; nil for anything else, at which the cursor stays.
  private static func namedScheme(_ cursor: inout CodeCursor) -> String? {
    var reader = cursor
    reader.skipTrivia()
    guard let name = reader.identifier() else { return nil }
    let isCalled = { (text: String) in reader.bytes[name].elementsEqual(text.utf8) }
    var scheme: String?
    switch reader.syntax {
    case .dart where isCalled("Uri"):
      guard reader.take(UInt8(ascii: "(")), reachesLabel(["scheme"], &reader) else { return nil }
      reader.skipTrivia()
      scheme = reader.literalText()
    case .javaScript where isCalled("Platform"):
      guard reader.take(UInt8(ascii: ".")), let member = reader.identifier(),
        reader.bytes[member].elementsEqual("select".utf8), reader.take(UInt8(ascii: "(")),
        reader.take(UInt8(ascii: "{")), reachesLabel(["ios", "native"], &reader)
      else { return nil }
      reader.skipTrivia()
      scheme = reader.literalScheme()
    default: return nil
    }
    if scheme != nil { cursor = reader }
    return scheme.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Moves past the literal of a URL at `cursor` and returns the host that it loads without encryption; nil for anything else.
  static func insecureHost(_ cursor: inout CodeCursor) -> String? {
    guard !reachesName(&cursor) else { return nil }
    if cursor.syntax == .c, cursor.byte(at: cursor.offset) == UInt8(ascii: "@") { cursor.offset += 1 }
    guard let literal = cursor.skipString(), literal.isWhole else { return nil }
    let content = cursor.bytes[literal.content]
    let prefix = "http://".utf8
    guard content.count > prefix.count,
      content.prefix(prefix.count).elementsEqual(prefix, by: { ASCII.lowercased($0) == $1 })
    else { return nil }
    let host = content.dropFirst(prefix.count).prefix { ASCII.isLetterOrDigit($0) || "-._".utf8.contains($0) }
    // What follows must be the path or the port, not the rest of a host that only the running app knows.
    let next = content[host.endIndex...].first
    guard !host.isEmpty, host.count <= 253, next.map({ "/:?#".utf8.contains($0) }) ?? !literal.isInterpolated else {
      return nil
    }
    return String(decoding: host, as: UTF8.self)
  }

  /// Moves past the name of a constant or variable at `cursor`, inside the calls around a URL or not, and returns its parts, as
  /// `Keys` and `key` of `Keys.key`; nil for anything else.
  ///
  /// The raw value of a case counts as the case. After the name of a URL a literal path may be added (`withPath`), as in
  /// `base + "/path"` and `"\(base)/path"`.
  static func constant(_ cursor: inout CodeCursor, withPath: Bool = false) -> [String]? {
    guard reachesName(&cursor) else { return withPath ? interpolatedBase(cursor) : nil }
    var parts: [String] = []
    repeat {
      cursor.skipTrivia()
      guard let part = cursor.identifier() else { return nil }
      parts.append(String(decoding: cursor.bytes[part], as: UTF8.self))
    } while cursor.take(UInt8(ascii: ".")) && parts.count < wrapperLimit
    if parts.count > 1, parts.last == "rawValue" { parts.removeLast() }
    if cursor.byte(at: cursor.offset) == UInt8(ascii: "!") { cursor.offset += 1 }
    cursor.skipTrivia()
    // What follows another sign is part of an expression; in Objective-C the next part of the selector follows.
    guard ")],;".utf8.contains(cursor.byte(at: cursor.offset)) || isSelectorPart(cursor) || withPath && isPath(cursor)
    else { return nil }
    return parts
  }

  /// Whether a literal path is added at the cursor.
  private static func isPath(_ cursor: CodeCursor) -> Bool {
    var cursor = cursor
    guard cursor.take(UInt8(ascii: "+")) else { return false }
    cursor.skipTrivia()
    guard let literal = cursor.skipString() else { return false }
    return cursor.byte(at: literal.content.lowerBound) == UInt8(ascii: "/")
  }

  /// Returns the parts of the name that is interpolated at the start of the literal at `cursor`, before a path.
  private static func interpolatedBase(_ cursor: CodeCursor) -> [String]? {
    if cursor.syntax == .javaScript { return insertedStart(cursor) }
    guard cursor.syntax == .swift, cursor.byte(at: cursor.offset) == UInt8(ascii: "\""),
      cursor.byte(at: cursor.offset + 1) == UInt8(ascii: "\\"),
      cursor.byte(at: cursor.offset + 2) == UInt8(ascii: "(")
    else { return nil }
    var reader = cursor
    reader.offset += 3
    guard let parts = constant(&reader), reader.byte(at: reader.offset) == UInt8(ascii: ")"),
      reader.byte(at: reader.offset + 1) == UInt8(ascii: "/")
    else { return nil }
    return parts
  }

  /// Returns the name that a template of JavaScript begins with, `${base}/path`, unless it is the scheme alone.
  private static func insertedStart(_ cursor: CodeCursor) -> [String]? {
    guard "`${".utf8.enumerated().allSatisfy({ cursor.byte(at: cursor.offset + $0.offset) == $0.element }) else {
      return nil
    }
    var reader = cursor
    reader.offset += 3
    guard let name = reader.identifier(), reader.byte(at: reader.offset) == UInt8(ascii: "}"),
      reader.byte(at: reader.offset + 1) != UInt8(ascii: ":")
    else { return nil }
    return [String(decoding: reader.bytes[name], as: UTF8.self)]
  }

  /// Moves past the start of the literal of a URL at `cursor` that inserts a constant as the scheme, such as `"\(Scheme.shop):` or
  /// `'$shop:`, and returns the parts of its name; nil for anything else.
  static func insertedScheme(_ cursor: inout CodeCursor) -> [String]? {
    guard !reachesName(&cursor), "\"'`".utf8.contains(cursor.byte(at: cursor.offset)) else { return nil }
    cursor.offset += 1
    let sign = cursor.syntax == .swift ? UInt8(ascii: "\\") : UInt8(ascii: "$")
    guard cursor.syntax != .c, cursor.byte(at: cursor.offset) == sign else { return nil }
    cursor.offset += 1
    let closing: UInt8? =
      switch cursor.byte(at: cursor.offset) {
      case UInt8(ascii: "(") where cursor.syntax == .swift: UInt8(ascii: ")")
      case UInt8(ascii: "{") where cursor.syntax != .swift: UInt8(ascii: "}")
      default: nil
      }
    guard closing != nil || cursor.syntax == .dart else { return nil }
    if closing != nil { cursor.offset += 1 }
    var parts: [String] = []
    repeat {
      guard let part = cursor.identifier() else { return nil }
      parts.append(String(decoding: cursor.bytes[part], as: UTF8.self))
    } while closing != nil && parts.count < wrapperLimit && cursor.take(UInt8(ascii: "."))
    if parts.count > 1, parts.last == "rawValue" { parts.removeLast() }
    if let closing {
      guard cursor.byte(at: cursor.offset) == closing else { return nil }
      cursor.offset += 1
    }
    return cursor.byte(at: cursor.offset) == UInt8(ascii: ":") ? parts : nil
  }

  /// Returns the name at `cursor` that an element of a list may have, and whether it is the scheme alone; nil for anything else.
  ///
  /// It is that of a variable, or `$0` in a closure, inside the calls around a URL or not.
  static func element(_ cursor: CodeCursor) -> (name: String, isScheme: Bool)? {
    var reader = cursor
    if let parts = constant(&reader) { return parts.count == 1 ? (parts[0], false) : nil }
    reader = cursor
    if let parts = insertedScheme(&reader) { return parts.count == 1 ? (parts[0], true) : nil }
    reader = cursor
    guard !reachesName(&reader) else { return nil }
    let texts = [("$0", false), ("\"\\($0):", true)]
    return texts.first { text, _ in reader.bytes[reader.offset...].starts(with: text.utf8) }
      .map { ("$0", $0.1) }
      .flatMap { $0.1 || ")],!".utf8.contains(reader.byte(at: reader.offset + 2)) ? $0 : nil }
  }

  /// Whether a part of a selector begins at the cursor.
  private static func isSelectorPart(_ cursor: CodeCursor) -> Bool {
    var cursor = cursor
    return cursor.syntax == .c && cursor.identifier() != nil && cursor.byte(at: cursor.offset) == UInt8(ascii: ":")
  }

  /// Moves past the calls around the text of a URL and returns whether a name follows that is none of them.
  private static func reachesName(_ cursor: inout CodeCursor) -> Bool {
    for _ in 0..<wrapperLimit {
      cursor.skipTrivia()
      while "([.:".utf8.contains(cursor.byte(at: cursor.offset)) {
        cursor.offset += 1
        cursor.skipTrivia()
      }
      let start = cursor.offset
      guard CodeCursor.isIdentifierPart(cursor.byte(at: start)), let name = cursor.identifier() else { return false }
      guard name.count <= 13, wrappers.contains(String(decoding: cursor.bytes[name], as: UTF8.self)) else {
        cursor.offset = start
        return true
      }
    }
    return false
  }

  /// Moves past the first of the labels of arguments that is in `labels`, with its colon; false if none is there.
  static func reachesLabel(_ labels: Set<String>, _ cursor: inout CodeCursor) -> Bool {
    let limit = min(cursor.bytes.count, cursor.offset + labelLimit)
    var depth = 0
    while cursor.offset < limit {
      let byte = cursor.bytes[cursor.offset]
      if CodeCursor.isIdentifierPart(byte) {
        guard let name = cursor.identifier(), depth == 0, name.count <= 40 else { continue }
        guard labels.contains(String(decoding: cursor.bytes[name], as: UTF8.self)) else { continue }
        if cursor.take(UInt8(ascii: ":")) { return true }
        continue
      }
      if cursor.skipCommentOrLiteral() { continue }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth < 0 { return false }
      cursor.offset += 1
    }
    return false
  }

  /// Whether the name or the domain of a service is given before its type in `call`, which ends where its argument begins.
  static func hasNameFirst(_ call: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    ["name:", "omain:", "Service(", ".init(", "BonsoirDiscovery("].contains {
      call.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }
}
