import ProjectFiles

/// Finds places for new entries in dictionary literals of Swift.
enum SwiftInsertion {
  /// Returns the place after the last entry of a dictionary; nil for an empty one and for other expressions.
  static func place(in expression: SwiftExpression?, of file: DescriptionFile) -> KeyInsertion? {
    guard let expression, let last = expression.dictionary?.last else { return nil }
    let key = last.key.range.lowerBound
    let lineStart = file.text.lineRange(file.text.line(at: key)).lowerBound
    let indent = file.text.string(in: lineStart..<key)
    let isOnOwnLine = indent.allSatisfy { $0 == " " || $0 == "\t" }
    return KeyInsertion(
      .tuist,
      path: file.path,
      offset: last.value.range.upperBound,
      before: isOnOwnLine ? ",\n\(indent)" : ", ",
      after: ""
    )
  }
}
