import Foundation
import KeyCatalog
import ProjectFiles
import PropertyList
import SourceText
import TestSupport
import Testing

@testable import LanguageFeatures

/// Keys of real files come back when they are typed again, and the file stays sound.
@Suite(.enabled(if: Fixtures.corpus != nil)) struct CorpusCompletionTests {
  private static let files: [URL] = {
    guard let corpus = Fixtures.corpus else { return [] }
    let files = Fixtures.files(in: corpus, suffixes: ["Info.plist", ".entitlements", ".xcprivacy"])
    return files.enumerated().filter { $0.offset % 97 == 0 }.map(\.element)
  }()

  @Test(arguments: files)
  func everyKnownKey(_ file: URL) throws {
    let document = Document(path: file.path, contents: Array(try Data(contentsOf: file)))
    guard document.tree.format == .xml, document.tree.issues.isEmpty, let domain = document.kind.domain,
      let root = document.rootDictionary
    else { return }
    for entry in root.entries {
      guard let key = entry.key, let name = entry.name, KeyCatalog.key(at: name, in: domain)?.path == name else {
        continue
      }
      let start = name.prefix(3)
      for typed in ["", "<", "<k", "<key>\(start)", "<key>\(start)</key>", String(start)] {
        check(name, typed: typed, in: document, replacing: entry.range)
      }
      check(name, typed: "<key>\(start)", in: document, replacing: key.range)
      check(name, typed: "<key>\(start)</key>", in: document, replacing: key.range)
    }
  }

  private func check(_ name: String, typed: String, in document: Document, replacing range: Range<Int>) {
    let text = document.text.applying(TextEdit(range: range, replacement: typed))
    let cursor = range.lowerBound + (typed.hasSuffix("</key>") ? typed.utf8.count - 6 : typed.utf8.count)
    let proposals = Completion.proposals(
      in: Document(path: document.path, text: text),
      at: cursor,
      options: CompletionOptions(usesSnippets: false)
    )
    guard let proposal = proposals.first(where: { $0.label == name }) else {
      Issue.record("\(name) is not proposed for \(typed)")
      return
    }
    let tree = PropertyListTree.parse(text.applying(proposal.edit))
    #expect(tree.issues.isEmpty, "\(name) for \(typed): \(tree.issues.map(\.code))")
    #expect(tree.root?.entry(forKey: name)?.value != nil)
  }
}
