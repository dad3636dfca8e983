/// What the code of a config plugin of Expo writes into property lists.
package struct ConfigPluginCode {
  /// The names that it sets in the contents of files; those of an Info.plist are among them.
  package private(set) var keys: Set<String> = []
  /// Those of them that certainly get a blank text, which has no other value in the code.
  package private(set) var blankTexts: [String: String] = [:]
  /// The modules of the project that it uses.
  package private(set) var ownModules: [String] = []

  /// The modules that write nothing by themselves.
  private static let harmless: Set<String> = [
    "@expo/config-plugins", "@expo/config-types", "assert", "child_process", "crypto", "expo/config",
    "expo/config-plugins", "fs", "fs/promises", "os", "path", "process", "url", "util",
  ]
  /// The words that show that an Info.plist or entitlements are written.
  private static let words = ["infoplist", "entitlements"]

  /// Reads a file; nil unless it is known what it writes.
  ///
  /// Linear.
  package init?(_ contents: [UInt8]) {
    let isKnown = contents.withUnsafeBufferPointer { bytes in read(ScriptTokens(bytes)) }
    guard isKnown else { return nil }
  }

  private mutating func read(_ tokens: ScriptTokens) -> Bool {
    var writesKeys = false
    var isPlain = true
    for index in 0..<tokens.count {
      if let module = Self.module(at: index, tokens) {
        if module.hasPrefix(".") {
          ownModules.append(module)
        } else if !Self.harmless.contains(module), !module.hasPrefix("node:") {
          return false
        }
      }
      if tokens.reads(index, "modResults") {
        if let key = Self.key(after: index, tokens) {
          let isOnly = keys.insert(key).inserted
          blankTexts[key] = isOnly ? Self.blankText(at: index, tokens) : nil
        } else {
          isPlain = false
        }
      }
      guard let word = (tokens.text(index) ?? tokens.text(index, as: .text))?.lowercased(),
        Self.words.contains(where: word.contains)
      else { continue }
      // Other ways than `withInfoPlist(config, c => { c.modResults.Key = … })` have keys anywhere.
      guard tokens.reads(index, "withInfoPlist"), !tokens.isSign(index - 1, ".") || tokens.isSign(index + 1, "(") else {
        return false
      }
      writesKeys = true
    }
    // What depends on something may not be written.
    if (0..<tokens.count).contains(where: { Self.chooses(at: $0, tokens) }) { blankTexts = [:] }
    return isPlain || !writesKeys
  }

  /// Returns the module that the word at `index` brings in; nil for other words.
  private static func module(at index: Int, _ tokens: ScriptTokens) -> String? {
    if tokens.reads(index, "from") || tokens.reads(index, "import"), let name = tokens.text(index + 1, as: .text) {
      return name
    }
    guard tokens.reads(index, "require") || tokens.reads(index, "import"), tokens.isSign(index + 1, "(") else {
      return nil
    }
    return tokens.text(index + 2, as: .text) ?? "computed"
  }

  /// Whether a piece chooses between ways of the code.
  private static func chooses(at index: Int, _ tokens: ScriptTokens) -> Bool {
    "?&|".contains { tokens.isSign(index, $0) }
      || ["catch", "for", "if", "switch", "while"].contains { tokens.reads(index, $0) }
  }

  /// Returns the blank text that the statement `a.modResults.Key = ''` writes, whose word `modResults` is at `index`; nil for other
  /// code.
  private static func blankText(at index: Int, _ tokens: ScriptTokens) -> String? {
    let equals = tokens.isSign(index + 1, ".") ? index + 3 : index + 4
    guard tokens.isSign(index - 1, "."), tokens.kind(index - 2) == .name, tokens.isSign(equals, "="),
      let text = tokens.text(equals + 1, as: .text), text.allSatisfy(\.isWhitespace),
      tokens.isSign(equals + 2, ";") || tokens.isSign(equals + 2, "}") || tokens.startsLine(equals + 2),
      tokens.isSign(index - 3, "{") || tokens.isSign(index - 3, ";") || tokens.isSign(index - 3, "}")
    else { return nil }
    return text
  }

  /// Returns the key in `modResults.Key` and `modResults['Key']`; nil if it is computed, or all of them are handed on.
  private static func key(after index: Int, _ tokens: ScriptTokens) -> String? {
    if tokens.isSign(index + 1, ".") { return tokens.text(index + 2) }
    guard tokens.isSign(index + 1, "["), tokens.isSign(index + 3, "]") else { return nil }
    return tokens.text(index + 2, as: .text)
  }
}
