import ProjectFiles
import PropertyList
import SourceText

/// What is written on its own while you type.
public enum TypingEdits {
  /// The characters after which something may be written.
  public static let triggers = ["/", "\n"]

  /// Returns the edits after `character` was typed before `offset`: the rest of a close tag after `</`, and the semicolon
  /// that the entry before a new line lacks.
  ///
  /// Linear in the document after `/`, logarithmic after a new line.
  public static func edits(in document: Document, at offset: Int, after character: String) -> [TextEdit] {
    guard document.kind.isPropertyList, (0...document.text.count).contains(offset) else { return [] }
    switch (character, document.tree.format) {
    case ("/", .xml): return closeTag(in: document, at: offset)
    case ("\n", .openStep): return semicolon(in: document, at: offset)
    default: return []
    }
  }

  private static func closeTag(in document: Document, at offset: Int) -> [TextEdit] {
    let text = document.text
    guard offset >= 2, text[offset - 1] == UInt8(ascii: "/"), text[offset - 2] == UInt8(ascii: "<"),
      !ASCII.isLetter(text[offset]), let place = CursorPlace.find(in: document, at: offset),
      case .closeTag(let element?) = place.form
    else { return [] }
    return [.insert("\(element)>", at: offset)]
  }

  private static func semicolon(in document: Document, at offset: Int) -> [TextEdit] {
    let text = document.text
    let line = text.line(at: offset)
    guard line > 0, !document.isWrittenByTool else { return [] }
    let previous = text.lineRange(line - 1)
    guard let last = text.lastOffset(in: previous, where: { !ASCII.isBlank($0) }),
      let value = document.tree.innermostNode(at: last), !value.kind.isContainer, value.kind != .key,
      value.range.upperBound == last + 1, !value.flags.contains(.unclosed), value.parent?.kind == .dictionary,
      value.entry?.key != nil
    else { return [] }
    let next = text.firstOffset(in: (last + 1)..<text.count) { !ASCII.isSpace($0) }
    guard next.map({ text[$0] != UInt8(ascii: ";") }) ?? true else { return [] }
    return [.insert(";", at: last + 1)]
  }
}
