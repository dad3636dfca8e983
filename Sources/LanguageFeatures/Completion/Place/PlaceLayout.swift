import PropertyList
import SourceText

/// The white space around a place for new text.
struct PlaceLayout {
  /// The indentation of the new line.
  let indent: String
  /// The text to insert before the new text: a line end, or indentation.
  let prefix: String
  /// The text to insert after the new text, if other elements follow on its line.
  let suffix: String
  /// The text of one level of indentation.
  let indentUnit: String
  /// The line end.
  let lineEnding: String

  /// Reads the white space around `place`.
  init(_ place: CursorPlace) {
    let editor = TreeEditor(place.tree)
    let text = place.text
    indentUnit = editor.indentUnit
    lineEnding = editor.lineEnding

    let container = place.tree.container(at: place.offset)
    let (previous, next) = container.map { $0.children(around: place.offset) } ?? (nil, nil)
    let line = text.lineRange(text.line(at: place.wholeRange.lowerBound))
    let before = text.string(in: line.lowerBound..<place.wholeRange.lowerBound)
    let startsLine = before.allSatisfy { $0 == " " || $0 == "\t" }
    let usual = Self.usualIndent(container, previous, next, editor)

    guard place.tree.format == .xml else {
      (indent, prefix, suffix) = (startsLine ? before : editor.indentation(at: place.offset), "", "")
      return
    }
    if startsLine {
      let isShort = usual.hasPrefix(before)
      indent = isShort ? usual : before
      prefix = isShort ? String(usual.dropFirst(before.count)) : ""
    } else {
      indent = usual
      prefix = lineEnding + usual
    }
    let rest = place.wholeRange.upperBound..<max(line.upperBound, place.wholeRange.upperBound)
    if text.trimmedStart(of: rest) == rest.upperBound || rest.isEmpty {
      suffix = ""
    } else if next == nil, let container {
      suffix = lineEnding + editor.indentation(at: container.range.lowerBound)
    } else {
      suffix = lineEnding + usual
    }
  }

  /// The indentation of the neighbors, or that of the first element in a container.
  private static func usualIndent(_ container: Node?, _ previous: Node?, _ next: Node?, _ editor: TreeEditor) -> String
  {
    guard let container, container.kind != .plist else { return "" }
    guard let neighbor = previous ?? next else { return editor.childIndentation(of: container) }
    return editor.indentation(at: neighbor.range.lowerBound)
  }
}
