import Foundation
import JSON
import StringTable
import TestSupport
import Testing

/// Real catalogs print back, and are read exactly where Foundation reads them.
///
/// They are in the folders that `PLIST_CORPUS` and `PLIST_PROJECTS` name; without them there is nothing to read.
@Suite struct CatalogCorpusTests {
  @Test func realCatalogsPrintBack() throws {
    let projects = ProcessInfo.processInfo.environment["PLIST_PROJECTS"].map { URL(fileURLWithPath: $0) }
    for folder in [Fixtures.corpus, projects].compactMap(\.self) {
      for file in Fixtures.files(in: folder, suffixes: [".xcstrings"]) {
        let bytes = try Fixtures.contents(of: file)
        let tree = try? JSONTree.read(bytes)
        let object = try? JSONSerialization.jsonObject(with: Data(bytes))
        // Foundation takes commas that nothing follows; they are reported.
        #expect(tree == nil || object != nil, "\(file.path)")
        guard let tree else { continue }
        #expect(tree.printed() == bytes, "\(file.path)")
        let catalog = try #require(StringCatalog(tree), "\(file.path)")
        let strings = (object as? [String: Any])?["strings"] as? [String: Any]
        #expect(Set(catalog.texts.map(\.key)) == Set(strings.map { Array($0.keys) } ?? []), "\(file.path)")
      }
    }
  }

  /// What we write of a text is what Xcode wrote: each text that is removed and added again is at its place, in its layout.
  @Test func textsThatAreRenamedTwiceAreTheSame() throws {
    guard let folder = Fixtures.corpus else { return }
    for file in Fixtures.files(in: folder, suffixes: [".xcstrings"]) {
      let bytes = try Fixtures.contents(of: file)
      guard let catalog = StringCatalog(bytes), let text = catalog.texts.first else { continue }
      let edit = CatalogEditor(catalog).rename(text, to: text.key)
      #expect(Array(edit.replacement.utf8) == Array(bytes[edit.range]), "\(file.path)")
    }
  }
}
