internal import CLibXML2Loader
import SourceText

/// Checks a text with libxml2, the reference for XML.
///
/// It works without network, files and external entities, and reports nothing if libxml2 is not installed. It takes far
/// longer than our own parser, so it must not run on each keystroke.
public enum XMLValidator {
  /// Something that libxml2 rejects.
  public struct Problem: Sendable, Hashable {
    /// Whether the text is not XML, or is XML that does not match the document type of property lists.
    public enum Kind: Sendable {
      case notWellFormed
      case invalid
    }

    /// The kind of problem.
    public let kind: Kind
    /// The byte at which libxml2 noticed.
    public let offset: Int
    /// The message in English, without a line end.
    public let message: String
  }

  /// The largest text that is checked against the document type.
  ///
  /// Larger ones are only checked for being XML, since the tree that libxml2 needs for the document type takes about
  /// sixteen times the text's size.
  static let maximumValidatedSize = 2_000_000

  /// How many problems are kept.
  private static let maximumProblemCount = 20

  /// Returns what libxml2 finds wrong with an XML text, in the order in which it found it; linear.
  ///
  /// The text is read piece by piece. The answer is meaningless if the task is cancelled meanwhile.
  public static func problems(in text: SourceText) -> [Problem] {
    guard let library = libxml2()?.pointee else { return [] }
    let collector = Collector()
    let retained = Unmanaged.passRetained(collector)
    defer { retained.release() }
    // The handler and its context belong to the calling thread.
    library.xmlSetStructuredErrorFunc(retained.toOpaque()) { context, error in
      guard let context, let error else { return }
      Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().add(error.pointee)
    }
    defer { library.xmlSetStructuredErrorFunc(nil, nil) }
    parse(text, library)
    return collector.reports.prefix(maximumProblemCount).map { report in
      let position = TextPosition(line: max(0, report.line - 1), column: max(0, report.column - 1))
      let offset = text.offset(of: position, encoding: .utf32)
      return Problem(kind: report.isValidity ? .invalid : .notWellFormed, offset: offset, message: report.message)
    }
  }

  private static func parse(_ text: SourceText, _ library: LibXML2) {
    // Deep and large documents are safe: without a document type of their own they cannot define entities that expand.
    let flags = [LIBXML2_PARSE_NO_NETWORK, LIBXML2_PARSE_HUGE, LIBXML2_PARSE_BIG_LINES]
    let options = flags.reduce(0) { $0 | Int32($1) }
    guard let parser = library.xmlNewParserCtxt() else { return }
    defer { library.xmlFreeParserCtxt(parser) }
    let isValidated = text.count <= maximumValidatedSize
    if !isValidated { libxml2_skip_tree(parser) }
    let source = Unmanaged.passRetained(Source(text))
    defer { source.release() }
    let read: LibXML2Reader = { context, bytes, count in
      guard let context, let bytes else { return 0 }
      return Unmanaged<Source>.fromOpaque(context).takeUnretainedValue().read(bytes, Int(count))
    }
    let document = library.xmlCtxtReadIO(parser, read, nil, source.toOpaque(), nil, "UTF-8", options)
    guard let document else { return }
    defer { library.xmlFreeDoc(document) }
    if isValidated, !Task.isCancelled { validate(document, library) }
  }

  /// Supplies a text piece by piece, so that it is never held in one place as a whole.
  private final class Source {
    private let text: SourceText
    private var offset = 0

    init(_ text: SourceText) {
      self.text = text
    }

    /// Copies the next bytes and returns their number; 0 at the end, or if the result is no longer needed.
    func read(_ target: UnsafeMutablePointer<CChar>, _ count: Int) -> Int32 {
      guard !Task.isCancelled else { return 0 }
      return text.withBytes(in: offset..<min(offset + count, text.count)) { bytes in
        guard let start = bytes.baseAddress else { return 0 }
        UnsafeMutableRawPointer(target).copyMemory(from: start, byteCount: bytes.count)
        offset += bytes.count
        return Int32(truncatingIfNeeded: bytes.count)
      }
    }
  }

  private static func validate(_ document: UnsafeMutableRawPointer, _ library: LibXML2) {
    let text = PropertyListDTD.text
    let encoding = Int32(LIBXML2_ENCODING_UTF8)
    let buffer = text.withCString { library.xmlParserInputBufferCreateMem($0, Int32(text.utf8.count), encoding) }
    guard let buffer, let dtd = library.xmlIOParseDTD(nil, buffer, encoding) else { return }
    defer { library.xmlFreeDtd(dtd) }
    guard let context = library.xmlNewValidCtxt() else { return }
    defer { library.xmlFreeValidCtxt(context) }
    _ = library.xmlValidateDtd(context, document, dtd)
  }

  /// What the error handler records.
  private final class Collector {
    struct Report {
      let isValidity: Bool
      let line: Int
      let column: Int
      let message: String
    }

    private(set) var reports: [Report] = []

    func add(_ error: LibXML2Error) {
      guard reports.count < maximumProblemCount, error.level >= Int32(LIBXML2_LEVEL_ERROR) else { return }
      let message = error.message.map { String(cString: $0) } ?? ""
      reports.append(
        Report(
          isValidity: error.domain == Int32(LIBXML2_DOMAIN_VALID),
          line: Int(error.line),
          column: Int(error.column),
          message: String(message.prefix { $0 != "\n" })
        )
      )
    }
  }
}

/// The document type of XML property lists, version 1.0, as a DTD held in the executable.
///
/// It declares what the DTD with the public id `-//Apple//DTD PLIST 1.0//EN` declares, so that nothing is fetched.
enum PropertyListDTD {
  static let text = """
    <!ENTITY % object "(array | data | date | dict | real | integer | string | true | false)">
    <!ELEMENT plist %object;>
    <!ATTLIST plist version CDATA "1.0">
    <!ELEMENT array (%object;)*>
    <!ELEMENT dict (key, %object;)*>
    <!ELEMENT key (#PCDATA)>
    <!ELEMENT string (#PCDATA)>
    <!ELEMENT data (#PCDATA)>
    <!ELEMENT date (#PCDATA)>
    <!ELEMENT real (#PCDATA)>
    <!ELEMENT integer (#PCDATA)>
    <!ELEMENT true EMPTY>
    <!ELEMENT false EMPTY>
    """
}
