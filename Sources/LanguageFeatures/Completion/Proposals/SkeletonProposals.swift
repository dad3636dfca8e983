import Messages
import ProjectFiles
import PropertyList
import SourceText

/// Proposes the whole content of an empty file.
enum SkeletonProposals {
  /// Returns the skeleton for an empty document, nil for documents with more than the word at the cursor.
  static func proposals(
    in document: Document,
    at offset: Int,
    options: CompletionOptions
  ) -> [CompletionProposal]? {
    let text = document.text
    let start = text.firstOffset(in: 0..<text.count) { !ASCII.isSpace($0) } ?? offset
    let end = text.lastOffset(in: 0..<text.count) { !ASCII.isSpace($0) }.map { $0 + 1 } ?? start
    guard end - start <= 12, start <= offset, offset <= end else { return nil }
    let isStart = text.bytes(in: start..<end).allSatisfy { ASCII.isLetterOrDigit($0) || "<?!".utf8.contains($0) }
    guard isStart else { return nil }
    // The first key of a table can also be a word.
    if document.kind == .infoPlistStrings { return nil }
    guard let skeleton = Skeleton(document) else { return [] }
    var writer = TemplateWriter(
      format: skeleton.format,
      indentUnit: "\t",
      lineEnding: options.usesSnippets ? TreeEditor(document.tree).lineEnding : nil,
      usesSnippets: options.usesSnippets
    )
    let startsTag = start < end && text[start] == UInt8(ascii: "<")
    return [
      CompletionProposal(
        label: skeleton.label,
        kind: .skeleton,
        detail: Messages.text("pages.skeleton-detail"),
        documentationTerm: nil,
        filterText: startsTag ? "<?xml" : skeleton.format == .xml ? "plist" : "\"key\"",
        sortText: "0",
        isDeprecated: false,
        edit: TextEdit(range: start..<end, replacement: skeleton.write(&writer)),
        isSnippet: options.usesSnippets
      )
    ]
  }
}
