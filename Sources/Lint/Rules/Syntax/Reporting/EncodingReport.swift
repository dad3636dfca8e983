import AppProject
import PropertyList
import SourceText

/// What is wrong with the way a file stores its characters; told once for a file, however many places show it.
struct EncodingReport {
  let range: Range<Int>
  let message: String
  var fixes: [Fix] = []

  /// Makes the report of a document; nil where its encoding is right.
  init?(_ document: Document) {
    switch document.encodingProblem {
    case .unknownName(let name, let range):
      self.range = range
      message = "“\(name)” is no encoding that Foundation knows; expected a name such as UTF-8."
      fixes = Self.declareUTF8(range, in: document)
    case .doesNotDecode(let name, let range):
      self.range = range
      message = "The file says that its encoding is \(name), but its bytes are not in that encoding."
      fixes = Self.declareUTF8(range, in: document)
    case .utf16WithoutByteOrderMark:
      range = document.text.lineRange(0)
      message = """
        The file is UTF-16 without a byte-order mark, by which readers recognize it; Foundation cannot read it. Save it as \
        UTF-8.
        """
    case nil:
      guard let first = document.tree.firstIssue(.invalidUTF8) else { return nil }
      range = first.range
      message = Self.invalidByte(at: first.range.lowerBound, in: document)
    }
  }

  private static func invalidByte(at offset: Int, in document: Document) -> String {
    guard (0..<document.text.count).contains(offset) else {
      return "The file is not UTF-8, so Foundation cannot read it."
    }
    let code = String(document.text[offset], radix: 16, uppercase: true)
    return """
      The byte 0x\(code) is not UTF-8, so Foundation cannot read the file. It was probably saved in another encoding, such as \
      Windows-1252 or MacRoman; save it as UTF-8.
      """
  }

  private static func declareUTF8(_ range: Range<Int>, in document: Document) -> [Fix] {
    let isUTF8 = String(validating: document.text.bytes, as: UTF8.self) != nil
    // A name with other characters runs into what follows, because its quotation mark is missing.
    let isName = document.text.string(in: range).allSatisfy { $0.isLetter || $0.isNumber || "._:-".contains($0) }
    return isUTF8 && isName ? [Fix("Declare UTF-8", [TextEdit(range: range, replacement: "UTF-8")])] : []
  }
}
