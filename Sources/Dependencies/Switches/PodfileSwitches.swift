import CodeScanning

/// Reads the switches of packages in a Podfile, which is Ruby.
enum PodfileSwitches {
  /// Returns the switches outside comments; linear.
  static func read(_ contents: [UInt8], path: String) -> DependencySwitches {
    let code = RubyCode.withoutComments(contents)
    var switches = DependencySwitches()
    contents.withUnsafeBufferPointer { original in
      code.withUnsafeBufferPointer { bytes in
        var finder = EvidenceFinder(original, path: path)
        var cursor = CodeCursor(bytes, syntax: .c)
        var macros: [String: DependencySwitches.Switch] = [:]
        while let word = nextWord(&cursor) {
          let name = String(decoding: bytes[word], as: UTF8.self)
          if name.hasPrefix("PERMISSION_"), let value = value(&cursor) {
            let evidence = finder.evidence(at: word.lowerBound..<cursor.offset)
            // The last one counts.
            macros[name] = value == "1" ? DependencySwitches.Switch(name: name, evidence: evidence) : nil
          } else if name == "PICKER_MEDIA" || name == "PICKER_AUDIO" || name == "PICKER_DOCUMENT" {
            if value(&cursor) == "false" { switches.omittedPickers.insert(name) }
          } else if bytes[..<word.lowerBound].last == UInt8(ascii: "$"), let value = value(&cursor) {
            switches.preferences["$\(name)".lowercased()] = value
          } else if name == "ENV", let (name, value) = environmentVariable(&cursor) {
            switches.preferences["env.\(name)".lowercased()] = value
          } else if name == "pod", let handler = permissionPod(&cursor, &finder) {
            switches.chosenHandlers.append(handler)
          } else if name == DependencySwitches.aggregation, let value = option(&cursor) {
            switches.preferences[name] = value
          } else if name == "setup_permissions" {
            switches.chosenHandlers += handlers(&cursor, &finder)
          }
        }
        switches.permissionMacros = macros.values.sorted {
          ($0.evidence.line, $0.name) < ($1.evidence.line, $1.name)
        }
      }
    }
    return switches
  }

  private static func nextWord(_ cursor: inout CodeCursor) -> Range<Int>? {
    while !cursor.isAtEnd {
      if let word = cursor.identifier() { return word }
      cursor.offset += 1
    }
    return nil
  }

  /// Returns the name and the value of a variable of the environment that is set, `['NAME'] = 'VALUE'`.
  private static func environmentVariable(_ cursor: inout CodeCursor) -> (name: String, value: String)? {
    var other = cursor
    guard other.take(UInt8(ascii: "[")), let name = other.rubyText(), other.take(UInt8(ascii: "]")),
      let value = value(&other)
    else { return nil }
    cursor = other
    return (name, value)
  }

  /// Returns the word or the text after `=`.
  private static func value(_ cursor: inout CodeCursor) -> String? {
    var other = cursor
    other.skipBlanks()
    guard other.byte(at: other.offset) == UInt8(ascii: "=") else { return nil }
    other.offset += 1
    other.skipBlanks()
    guard
      let value = other.rubyText() ?? other.identifier().map({ String(decoding: other.bytes[$0], as: UTF8.self) })
    else { return nil }
    cursor = other
    return value
  }

  /// Returns the word after the key of an option, `:key => word` or `key: word`.
  private static func option(_ cursor: inout CodeCursor) -> String? {
    var other = cursor
    other.skipBlanks()
    guard other.take(UInt8(ascii: ":")) || other.take(UInt8(ascii: "=")) && other.take(UInt8(ascii: ">")) else {
      return nil
    }
    other.skipBlanks()
    guard let word = other.identifier() else { return nil }
    cursor = other
    return String(decoding: cursor.bytes[word], as: UTF8.self)
  }

  /// Returns the handler of the pod that follows, `pod 'Permission-Camera'`.
  private static func permissionPod(
    _ cursor: inout CodeCursor,
    _ finder: inout EvidenceFinder
  ) -> DependencySwitches.Switch? {
    var other = cursor
    other.skipBlanks()
    other.offset += 1
    guard let word = other.identifier(), other.bytes[word].elementsEqual("Permission".utf8),
      other.byte(at: other.offset) == UInt8(ascii: "-")
    else { return nil }
    other.offset += 1
    guard let name = other.identifier() else { return nil }
    cursor = other
    let text = String(decoding: cursor.bytes[name], as: UTF8.self)
    return DependencySwitches.Switch(name: text, evidence: finder.evidence(at: word.lowerBound..<name.upperBound))
  }

  /// Returns the texts in the list that follows, `(['Camera', 'Contacts'])`.
  private static func handlers(
    _ cursor: inout CodeCursor,
    _ finder: inout EvidenceFinder
  ) -> [DependencySwitches.Switch] {
    while cursor.byte(at: cursor.offset) <= 0x20 || cursor.byte(at: cursor.offset) == UInt8(ascii: "("), !cursor.isAtEnd
    {
      cursor.offset += 1
    }
    guard cursor.byte(at: cursor.offset) == UInt8(ascii: "[") else { return [] }
    var handlers: [DependencySwitches.Switch] = []
    while let word = nextWord(&cursor) {
      let quote = cursor.byte(at: word.lowerBound - 1)
      guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\""), cursor.byte(at: word.upperBound) == quote else {
        break
      }
      let name = String(decoding: cursor.bytes[word], as: UTF8.self)
      handlers.append(DependencySwitches.Switch(name: name, evidence: finder.evidence(at: word)))
      cursor.offset += 1
      while cursor.byte(at: cursor.offset) <= 0x20 || cursor.byte(at: cursor.offset) == UInt8(ascii: ","),
        !cursor.isAtEnd
      {
        cursor.offset += 1
      }
      if cursor.byte(at: cursor.offset) == UInt8(ascii: "]") { break }
    }
    return handlers
  }
}
