import Foundation
@testable import PropertyList
import SourceText
import TestSupport
import Testing

/// Parses texts and compares what comes out with CoreFoundation and with what the test expects.
enum ParserCheck {
  /// Expects a text that CoreFoundation reads, without any issue, and the same value from both readers.
  @discardableResult
  static func accepts(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> PropertyListTree {
    let tree = compare(text, sourceLocation)
    #expect(tree.issues.isEmpty, "\(tree.issues)", sourceLocation: sourceLocation)
    return tree
  }

  /// Expects exactly these issues, each between two markers, where each error is one for CoreFoundation.
  @discardableResult
  static func reports(
    _ marked: String,
    _ expected: [(SyntaxIssue.Code, Character, Character)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> PropertyListTree {
    let text = MarkedText(marked)
    let tree = compare(text.text, sourceLocation)
    #expect(tree.issues.map(\.code) == expected.map(\.0), sourceLocation: sourceLocation)
    #expect(tree.issues.map(\.range) == expected.map { text.range($0.1, $0.2) }, sourceLocation: sourceLocation)
    return tree
  }

  /// Expects the text of `tree`, verdict and value to be what they are for CoreFoundation.
  private static func compare(_ text: String, _ sourceLocation: SourceLocation) -> PropertyListTree {
    let tree = PropertyListTree.parse(SourceText(text))
    #expect(tree.printed() == tree.text.bytes, "the tree prints another text", sourceLocation: sourceLocation)
    let expected = CoreFoundation.value(tree.text.bytes)
    #expect(tree.isReadable == (expected != nil), "CoreFoundation disagrees", sourceLocation: sourceLocation)
    if let expected { #expect(xml(tree.value) == CoreFoundation.xml(expected), sourceLocation: sourceLocation) }
    return tree
  }

  /// Returns a value as Apple's writer would write it.
  static func xml(_ value: PropertyListValue?) -> String? { value.map { XMLWriter().document($0) } }
}

extension CoreFoundation {
  /// Returns an object as XML, or nil if it has no such form.
  static func xml(_ object: Any) -> String? {
    let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}
