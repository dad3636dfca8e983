/// The grammar of snippets (LSP, "Snippet Syntax").
enum Snippet {
  /// Returns `text` with a backslash before the characters that have a meaning in snippets: `$`, `}` and `\`.
  static func escape(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "\\") })
    else { return text }
    var output = ""
    output.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar == "$" || scalar == "}" || scalar == "\\" { output.append("\\") }
      output.unicodeScalars.append(scalar)
    }
    return output
  }
}
