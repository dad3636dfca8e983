/// Reads what a method is called on, for methods whose name types of a project have too.
struct ReceiverReader {
  /// An object of the system.
  struct Owner: Sendable, Hashable {
    /// Its types, and the names of the system for it.
    let types: Set<String>
    /// The names that variables with it usually have.
    let names: Set<String>
  }

  /// The object of an app.
  static let application = Owner(
    types: ["NSApp", "NSApplication", "UIApplication", "WKApplication", "WKExtension"],
    names: ["app", "application", "sharedApplication"]
  )
  /// The object of a process.
  static let process = Owner(types: ["NSProcessInfo", "ProcessInfo"], names: ["processInfo"])

  /// How far before a call its receiver is read, in bytes.
  private static let limit = 200

  /// The identifiers of the receiver, the last one of the code first.
  private let words: [String]

  /// Reads the receiver of the call whose method has its name at `offset`.
  init(before offset: Int, in cursor: CodeCursor) {
    let bytes = cursor.bytes
    let start = max(0, offset - Self.limit)
    var (words, depth, position) = ([String](), 0, offset - 1)
    // After a name, only what connects it with the one before it belongs to the receiver.
    var isConnected = true
    while position >= start {
      let byte = bytes[position]
      if CodeCursor.isIdentifierPart(byte) {
        guard isConnected || depth > 0 else { break }
        let end = position + 1
        while position >= start, CodeCursor.isIdentifierPart(bytes[position]) { position -= 1 }
        words.append(String(decoding: bytes[(position + 1)..<end], as: UTF8.self))
        isConnected = false
        continue
      }
      if ")]".utf8.contains(byte) { depth += 1 }
      if "([".utf8.contains(byte) {
        depth -= 1
        if depth < 0 { break }
        isConnected = true
      }
      if depth == 0 {
        if byte == UInt8(ascii: ".")
          || byte == UInt8(ascii: ">") && position > start && bytes[position - 1] == UInt8(ascii: "-")
        {
          isConnected = true
        } else if !"?!-)]([".utf8.contains(byte), byte > 0x20 {
          break
        }
      }
      position -= 1
    }
    self.words = words
  }

  /// Whether the receiver is `owner`, by what is written there or by what the file of `cursor` declares its name as, if there is a
  /// cursor; linear.
  func isOwner(_ owner: Owner, in cursor: CodeCursor?) -> Bool {
    if words.contains(where: owner.types.contains) { return true }
    guard let name = words.first else { return false }
    let known = cursor.map { ItemReader.types(of: name, in: $0) } ?? []
    return known.isEmpty ? owner.names.contains(name) : !known.isDisjoint(with: owner.types)
  }
}

extension RequiredReasonSymbol {
  /// The object whose member it is, if types of a project have one of this name too.
  var owner: ReceiverReader.Owner? {
    ReceiverReader.process.types.contains { name.hasPrefix("\($0).") } ? ReceiverReader.process : nil
  }
}

extension CodeCursor {
  /// Whether the object in JavaScript whose `canOpenURL` is called is one of the file, not the module `Linking` under any name.
  func hasOtherReceiver(_ range: Range<Int>) -> Bool {
    guard syntax == .javaScript, let dot = bytes[..<range.lowerBound].last, dot == UInt8(ascii: ".")
    else {
      return false
    }
    let before = bytes[..<(range.lowerBound - 1)].reversed().prefix { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
    }
    let name = String(decoding: before.reversed(), as: UTF8.self)
    return name.first?.isLowercase ?? false && name != "module" && !name.lowercased().contains("link")
  }
}
