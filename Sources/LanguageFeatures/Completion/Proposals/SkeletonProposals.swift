import AppProject
import PropertyList
import SourceText

/// Proposes the whole of a file that is still empty.
enum SkeletonProposals {
  /// Returns the skeleton for an empty document, nil for documents that hold more than the word at the cursor.
  static func proposals(
    in document: Document,
    at offset: Int,
    options: CompletionOptions
  ) -> [CompletionProposal]? {
    let text = document.text
    guard let (start, end) = onlyWord(of: text, at: offset) else { return nil }
    // The first key of a table is a word as well.
    if document.kind == .infoPlistStrings { return nil }
    guard let skeleton = Skeleton(document) else { return [] }
    var writer = TemplateWriter(
      format: skeleton.format,
      indentUnit: "\t",
      lineEnding: TreeEditor(document.tree).lineEnding,
      usesSnippets: options.usesSnippets
    )
    let startsTag = start < end && text[start] == UInt8(ascii: "<")
    return [
      CompletionProposal(
        label: skeleton.label,
        kind: .skeleton,
        detail: "The whole file",
        documentationTerm: nil,
        filterText: startsTag ? "<?xml" : skeleton.format == .xml ? "plist" : "\"key\"",
        sortText: "0",
        isDeprecated: false,
        edit: TextEdit(range: start..<max(start, end), replacement: skeleton.write(&writer)),
        isSnippet: options.usesSnippets,
        additionalEdits: []
      )
    ]
  }

  /// Returns the bounds of the short word that a text consists of, at or beside the cursor; nil for longer texts.
  private static func onlyWord(of text: SourceText, at offset: Int) -> (start: Int, end: Int)? {
    var start = 0
    while start < text.count, TypedByte.isSpace(text[start]) { start += 1 }
    guard start < text.count else { return (offset, offset) }
    var end = start
    while end < text.count, end - start <= 12, !TypedByte.isSpace(text[end]) {
      guard TypedByte.isLetterOrDigit(text[end]) || "<?!".utf8.contains(text[end]) else { return nil }
      end += 1
    }
    guard end - start <= 12, (start...end).contains(offset) else { return nil }
    var rest = end
    while rest < text.count, TypedByte.isSpace(text[rest]) { rest += 1 }
    return rest == text.count ? (start, end) : nil
  }
}
