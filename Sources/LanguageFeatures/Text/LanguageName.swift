import Messages

/// The names of languages for their codes.
enum LanguageName {
  /// Returns the name of a code such as `pt-BR` in the language of messages; nil for unknown languages and for other texts.
  static func of(_ code: String) -> String? {
    guard code.utf8.count <= 20 else { return nil }
    let parts = code.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let language = parts.first, let name = text("languages.\(language)") else { return nil }
    let details = parts.dropFirst().map { part in
      text("languages.\(part.utf8.count == 4 ? "script" : "region")-\(part)") ?? part.uppercased()
    }
    return details.isEmpty ? name : Messages.text("common.language-variant", [name, details.joined(separator: ", ")])
  }

  private static func text(_ key: String) -> String? { Messages.contains(key) ? Messages.text(key) : nil }
}
