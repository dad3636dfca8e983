import LintEngine
import ProjectFiles
import PropertyList
import SourceText

/// Problems of the encoding of a file; reported once for a file, however many places show them.
package struct EncodingReport {
  package let range: Range<Int>
  package let message: String
  package var fixes: [Fix] = []
  /// The severity if it is not that of the rule.
  package var severity: Severity?

  /// Creates the report of a document; nil if its encoding is valid.
  package init?(_ document: Document) {
    switch document.encodingProblem {
    case .unknownName(let name, let range):
      self.range = range
      message = SyntaxWords.text("encoding-unknown", name)
      fixes = Self.declareUTF8(range, in: document)
    case .unsupported(let name, let range):
      self.range = range
      message = SyntaxWords.text("encoding-unsupported", name)
      severity = .info
    case .doesNotDecode(let name, let range):
      self.range = range
      message = SyntaxWords.text("encoding-wrong", name)
      fixes = Self.declareUTF8(range, in: document)
    case .utf16WithoutByteOrderMark:
      range = document.text.lineRange(0)
      message = SyntaxWords.text("utf-16-without-mark")
    case .invalidUTF32:
      range = document.text.lineRange(0)
      message = SyntaxWords.text("utf-32-invalid")
    case nil:
      guard let first = document.tree.firstIssue(.invalidUTF8) else { return nil }
      range = first.range
      message = Self.invalidByte(at: first.range.lowerBound, in: document)
    }
  }

  private static func invalidByte(at offset: Int, in document: Document) -> String {
    guard (0..<document.text.count).contains(offset) else { return SyntaxWords.text("not-utf-8") }
    let code = String(document.text[offset], radix: 16, uppercase: true)
    return SyntaxWords.text("byte-not-utf-8", "0x\(code)")
  }

  private static func declareUTF8(_ range: Range<Int>, in document: Document) -> [Fix] {
    let isUTF8 = String(validating: document.text.bytes, as: UTF8.self) != nil
    // A name with other characters runs into what follows, because its quotation mark is missing.
    let isName = document.text.string(in: range).allSatisfy { $0.isLetter || $0.isNumber || "._:-".contains($0) }
    guard isUTF8, isName else { return [] }
    return [Fix(SyntaxWords.text("declare-utf-8"), [TextEdit(range: range, replacement: "UTF-8")])]
  }
}
