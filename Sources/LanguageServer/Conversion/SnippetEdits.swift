import LanguageServerProtocol

/// Makes snippets of the texts that users are to replace.
enum SnippetEdits {
  /// Returns edits in which each of `placeholders`, in their order, is a tab stop.
  ///
  /// A snippet is only the placeholder itself: clients indent the lines of snippets again, and the lines around it have
  /// their indentation.
  static func edits(_ edits: [TextEdit], placeholders: [String]) -> [DocumentTextEdit] {
    var (rest, number) = (placeholders[...], 0)
    return edits.flatMap { edit -> [DocumentTextEdit] in
      var parts: [DocumentTextEdit] = []
      var (range, text) = (edit.range, edit.newText[...])
      let add = { (part: DocumentTextEdit) in
        parts.append(part)
        // Only the first part takes something away; the others follow it.
        range = PositionRange(start: range.end, end: range.end)
      }
      while let placeholder = rest.first, let place = text.firstRange(of: placeholder) {
        if text.startIndex < place.lowerBound {
          add(.text(TextEdit(range: range, newText: String(text[..<place.lowerBound]))))
        }
        number += 1
        add(.snippet(SnippetTextEdit(range: range, snippet: .init(value: "${\(number):\(escape(placeholder))}"))))
        text = text[place.upperBound...]
        rest = rest.dropFirst()
      }
      if !text.isEmpty || parts.isEmpty { add(.text(TextEdit(range: range, newText: String(text)))) }
      return parts
    }
  }

  private static func escape(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "$}\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
