import CLibXML2
import CLibXML2Loader
import Testing

/// What is declared of libxml2 is what its headers declare.
@Suite struct LibXML2LayoutTests {
  @Test func theLibraryIsFound() {
    #expect(libxml2() != nil)
  }

  @Test func errors() {
    typealias Ours = LibXML2Error
    typealias Theirs = xmlError
    #expect(MemoryLayout<Ours>.offset(of: \.domain) == MemoryLayout<Theirs>.offset(of: \.domain))
    #expect(MemoryLayout<Ours>.offset(of: \.message) == MemoryLayout<Theirs>.offset(of: \.message))
    #expect(MemoryLayout<Ours>.offset(of: \.level) == MemoryLayout<Theirs>.offset(of: \.level))
    #expect(MemoryLayout<Ours>.offset(of: \.line) == MemoryLayout<Theirs>.offset(of: \.line))
    #expect(MemoryLayout<Ours>.offset(of: \.column) == MemoryLayout<Theirs>.offset(of: \.int2))
  }

  @Test func constants() {
    #expect(Int(LIBXML2_LEVEL_ERROR) == Int(XML_ERR_ERROR.rawValue))
    #expect(Int(LIBXML2_DOMAIN_VALID) == Int(XML_FROM_VALID.rawValue))
    #expect(Int(LIBXML2_PARSE_NO_NETWORK) == Int(XML_PARSE_NONET.rawValue))
    #expect(Int(LIBXML2_PARSE_HUGE) == Int(XML_PARSE_HUGE.rawValue))
    #expect(Int(LIBXML2_PARSE_BIG_LINES) == Int(XML_PARSE_BIG_LINES.rawValue))
    #expect(Int(LIBXML2_ENCODING_UTF8) == Int(XML_CHAR_ENCODING_UTF8.rawValue))
  }

  /// The handlers are first in a parser, and those that are replaced where they are looked for.
  @Test func handlers() throws {
    let parser = try #require(xmlNewParserCtxt())
    defer { xmlFreeParserCtxt(parser) }
    let before = try #require(parser.pointee.sax).pointee
    libxml2_skip_tree(parser)
    let after = try #require(parser.pointee.sax).pointee
    func address(_ function: some Any) -> UnsafeRawPointer? { unsafeBitCast(function, to: UnsafeRawPointer?.self) }
    #expect(address(after.startElementNs) != address(before.startElementNs))
    #expect(address(after.endElementNs) != address(before.endElementNs))
    #expect(address(after.characters) == address(after.ignorableWhitespace))
    #expect(address(after.characters) == address(after.cdataBlock))
    #expect(address(after.characters) != address(before.characters))
    #expect(address(after.comment) != address(before.comment))
    #expect(address(after.processingInstruction) == address(before.processingInstruction))
    #expect(address(after.externalSubset) == address(before.externalSubset))
    #expect(after.initialized == before.initialized)
    #expect(address(after.reference) == address(before.reference))
  }
}
