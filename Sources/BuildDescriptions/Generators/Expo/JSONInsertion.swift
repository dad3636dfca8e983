import ProjectFiles
import YAML

/// Finds places for new entries in objects of JSON.
enum JSONInsertion {
  /// Returns the place in the object that a path of keys leads to; missing objects are made around the entry.
  ///
  /// Nil if a value on the path is not an object.
  static func place(at path: [String], in root: YAMLNode, of file: DescriptionFile) -> KeyInsertion? {
    var object = root
    var rest = path[...]
    while let key = rest.first, let next = object[key] {
      object = next
      rest = rest.dropFirst()
    }
    guard let pairs = object.mapping, object.style == .flow else { return nil }
    let opening = rest.map { "\"\($0)\": {" }
    let step = indentation(of: file.text.string(in: root.range.lowerBound..<root.range.upperBound))
    guard let last = pairs.last else {
      // That of a constant has its name as its place.
      guard file.text.bytes[object.range.lowerBound] == UInt8(ascii: "{") else { return nil }
      return KeyInsertion(
        .expo,
        path: file.path,
        offset: object.range.lowerBound + 1,
        before: opening.joined(separator: " "),
        after: String(repeating: "}", count: opening.count)
      )
    }
    let lineStart = file.text.lineRange(last.key.line - 1).lowerBound
    let indent = file.text.string(in: lineStart..<last.key.range.lowerBound)
    guard indent.allSatisfy({ $0 == " " || $0 == "\t" }) else {
      return KeyInsertion(
        .expo,
        path: file.path,
        offset: last.value.range.upperBound,
        before: ", " + opening.joined(separator: " "),
        after: String(repeating: "}", count: opening.count)
      )
    }
    let lines = (0...opening.count).map { "\n\(indent)\(String(repeating: step, count: $0))" }
    let openings = zip(lines, opening).map { $0 + $1 }.joined()
    let closings = lines.dropLast().reversed().map { $0 + "}" }.joined()
    return KeyInsertion(
      .expo,
      path: file.path,
      offset: last.value.range.upperBound,
      before: "," + openings + (lines.last ?? ""),
      after: closings
    )
  }

  /// Returns the indentation of the first indented line: one step.
  private static func indentation(of text: String) -> String {
    let line = text.split(separator: "\n").dropFirst().first { $0.first == " " || $0.first == "\t" }
    return line.map { String($0.prefix { $0 == " " || $0 == "\t" }) } ?? "  "
  }
}
