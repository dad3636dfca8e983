import Foundation
@testable import PropertyList
import SourceText
import TestSupport
import Testing

/// Real files have the verdict and the value that CoreFoundation gives them, and trees that print them again.
///
/// They are in the folder that `PLIST_CORPUS` names; without it there is nothing to read.
@Suite(.enabled(if: Fixtures.corpus != nil)) struct CorpusTests {
  @Test func realFilesAreReadAsCoreFoundationDoes() throws {
    let folder = try #require(Fixtures.corpus)
    let files = Fixtures.files(
      in: folder,
      suffixes: [".plist", ".strings", ".entitlements", ".xcprivacy", ".stringsdict"]
    )
    try #require(files.count > 100)
    for file in files {
      let bytes = try Fixtures.contents(of: file)
      guard !BinaryReader.recognises(bytes) else { continue }
      let decoded = DecodedFile(bytes)
      let tree = PropertyListTree.parse(decoded.text)
      #expect(tree.printed() == decoded.text.bytes, "\(file.path)")
      let object = CoreFoundation.value(bytes)
      #expect((tree.isReadable && decoded.problem == nil) == (object != nil), "\(file.path)")
      guard let object, tree.isReadable else { continue }
      #expect(ParserCheck.xml(tree.value) == CoreFoundation.xml(object), "\(file.path)")
    }
  }
}
