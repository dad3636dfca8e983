import PropertyList
import SourceText

/// An octal escape above `\177`, which means different characters to different readers.
package struct OctalEscape {
  /// The character that Foundation reads.
  package let inNextStep: Character
  /// The character with that number in ISO Latin 1 and Unicode.
  package let inLatin1: Character
}

extension SyntaxReport {
  /// The octal escape at the start, or nil.
  package var octalEscape: OctalEscape? {
    guard let digits = UInt32(text.dropFirst(), radix: 8), let scalar = Unicode.Scalar(digits & 0xFF),
      let read = PropertyListTree.parse(SourceText("\"\(text)\"")).root?.stringValue?.first
    else { return nil }
    return OctalEscape(inNextStep: read, inLatin1: Character(scalar))
  }
}
