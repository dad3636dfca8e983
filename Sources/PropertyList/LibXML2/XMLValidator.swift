internal import CLibXML2
import SourceText

/// Asks libxml2, as the authority on XML, what it thinks of a text.
///
/// It works without network, files and external entities. It takes far longer than our own parser, so it has no place on
/// the path of a keystroke.
public enum XMLValidator {
  /// Something that libxml2 refuses.
  public struct Problem: Sendable, Hashable {
    /// Whether the text is no XML, or XML that is no property list by the document type.
    public enum Kind: Sendable {
      case notWellFormed
      case invalid
    }

    /// What sort of problem it is.
    public let kind: Kind
    /// The byte at which libxml2 noticed.
    public let offset: Int
    /// What it says, in English, without a line end.
    public let message: String
  }

  /// The largest text that is held against the document type; larger ones are only checked for being XML, since the tree
  /// that libxml2 needs for the former takes about sixteen times the text's size.
  static let maximumValidatedSize = 2_000_000

  /// How many problems are kept.
  private static let maximumProblemCount = 20

  /// Returns what libxml2 finds wrong with an XML text, in the order in which it found it; linear.
  public static func problems(in text: SourceText) -> [Problem] {
    let collector = Collector()
    let retained = Unmanaged.passRetained(collector)
    defer { retained.release() }
    // The handler and its context belong to the calling thread.
    xmlSetStructuredErrorFunc(retained.toOpaque()) { context, error in
      guard let context, let error else { return }
      Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().add(error.pointee)
    }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    parse(text)
    return collector.reports.prefix(maximumProblemCount).map { report in
      let position = TextPosition(line: max(0, report.line - 1), column: max(0, report.column - 1))
      let offset = text.offset(of: position, encoding: .utf32)
      return Problem(kind: report.isValidity ? .invalid : .notWellFormed, offset: offset, message: report.message)
    }
  }

  private static func parse(_ text: SourceText) {
    // Deep and large documents are fine: without a document type of their own they can define no entity to expand.
    let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_BIG_LINES.rawValue)
    text.bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        let size = Int32(exactly: buffer.count),
        let context = xmlNewParserCtxt()
      else { return }
      defer { xmlFreeParserCtxt(context) }
      guard buffer.count <= maximumValidatedSize else { return parseOnly(context, start, size, options) }
      guard let document = xmlCtxtReadMemory(context, start, size, nil, "UTF-8", options) else { return }
      defer { xmlFreeDoc(document) }
      validate(document)
    }
  }

  /// Reads the text without making a tree.
  private static func parseOnly(
    _ context: xmlParserCtxtPtr,
    _ start: UnsafePointer<CChar>,
    _ size: Int32,
    _ options: Int32
  ) {
    context.pointee.sax.pointee.startElementNs = { _, _, _, _, _, _, _, _, _ in }
    context.pointee.sax.pointee.endElementNs = { _, _, _, _ in }
    context.pointee.sax.pointee.characters = { _, _, _ in }
    context.pointee.sax.pointee.ignorableWhitespace = { _, _, _ in }
    context.pointee.sax.pointee.cdataBlock = { _, _, _ in }
    context.pointee.sax.pointee.comment = { _, _ in }
    if let document = xmlCtxtReadMemory(context, start, size, nil, "UTF-8", options) { xmlFreeDoc(document) }
  }

  private static func validate(_ document: xmlDocPtr) {
    let text = PropertyListDTD.text
    let buffer = text.withCString { xmlParserInputBufferCreateMem($0, Int32(text.utf8.count), XML_CHAR_ENCODING_UTF8) }
    guard let buffer, let dtd = xmlIOParseDTD(nil, buffer, XML_CHAR_ENCODING_UTF8) else { return }
    defer { xmlFreeDtd(dtd) }
    guard let context = xmlNewValidCtxt() else { return }
    defer { xmlFreeValidCtxt(context) }
    _ = xmlValidateDtd(context, document, dtd)
  }

  /// What the error handler leaves behind.
  private final class Collector {
    struct Report {
      let isValidity: Bool
      let line: Int
      let column: Int
      let message: String
    }

    private(set) var reports: [Report] = []

    func add(_ error: xmlError) {
      guard reports.count < maximumProblemCount, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
      let message = error.message.map { String(cString: $0) } ?? ""
      reports.append(
        Report(
          isValidity: error.domain == Int32(XML_FROM_VALID.rawValue),
          line: Int(error.line),
          column: Int(error.int2),
          message: String(message.prefix { $0 != "\n" })
        )
      )
    }
  }
}
