/// Something wrong with the text of a property list.
public struct SyntaxIssue: Sendable, Hashable {
  /// Whether CoreFoundation rejects the text for it.
  public enum Severity: Sendable {
    /// CoreFoundation rejects the text.
    case error
    /// CoreFoundation takes the text but alters it, cuts it short, or others reject it.
    case warning
  }

  /// The kind of issue.
  public enum Code: Sendable, Hashable {
    // Both syntaxes
    case emptyDocument
    case invalidUTF8
    case tooDeep
    case mergeConflictMarker
    /// A line of the C preprocessor, as files with `INFOPLIST_PREPROCESS` have, or a placeholder instead of an element, as
    /// `<${VALUE}/>` in templates.
    case preprocessorDirective
    case unterminatedComment
    case unexpectedText
    /// A key without a value.
    case keyWithoutValue

    // XML
    case valueWithoutKey
    case unknownElement(name: String)
    case unterminatedTag
    case malformedTag
    case missingCloseTag(name: String)
    /// Two names make it the largest, which each issue would need the memory for.
    indirect case mismatchedCloseTag(expected: String, found: String)
    case strayCloseTag(name: String)
    /// A close tag after elements that its missing open tag should hold.
    case missingOpenTag(name: String)
    case unescapedCharacter(Character)
    case unknownEntity
    case invalidCharacterReference
    case unterminatedCDATA
    /// A comment inside `<string>` or a similar element, where CoreFoundation does not accept any.
    case commentInText
    case unterminatedProcessingInstruction
    case malformedDocumentType
    case documentTypeInContent
    case emptyPropertyList
    case severalRootObjects
    case contentAfterRoot
    case emptyElement(name: String)
    case booleanWithContent(name: String)
    case invalidInteger(NumberProblem)
    case invalidReal
    case invalidDate
    case invalidData
    /// A date whose fields are out of range and roll over, such as February 30.
    case dateRollsOver
    /// Base64 whose last group is too short, so that its bytes are dropped.
    case dataTailDropped
    case doubleDashInComment

    // OpenStep and .strings
    /// A binary property list that an editor opened as text.
    case binaryPropertyList
    case missingSemicolon
    case missingEqualsSign
    case missingValue
    case missingComma
    case missingClosingBracket(Character)
    case unterminatedString
    /// Text that only a closing quote follows.
    case missingOpeningQuote
    case unescapedQuote
    case unexpectedCharacter(Character)
    /// Foundation stops reading here without an error; `entries` is the number of entries after it.
    case restIgnored(entries: Int)
    case contentAfterRootObject
    case oddHexDigits
    case invalidHexData
    case gnuStepExtension
    /// Foundation drops this broken item of an array without an error.
    case itemDropped
    /// `\u` is not an escape: its letters become part of the text.
    case unicodeEscapeInLowerCase
    /// An escape that means its own second character.
    case uselessEscape
    /// An octal escape above `\177`: it is read as NextStep Latin.
    case nextStepLatinEscape
    /// `\U` without a digit, which is U+0000 here and an error in Foundation's newer reader.
    case unicodeEscapeWithoutDigits
  }

  /// What is wrong with the text of `<integer>`.
  public enum NumberProblem: Sendable, Hashable {
    case empty
    case character
    case trailingSpace
    case outOfRange
  }

  /// The kind of issue.
  public var code: Code
  /// The bytes to report; empty if something is missing at a place.
  public var range: Range<Int>
  /// How CoreFoundation treats it.
  public var severity: Severity
  /// A related place, such as the open tag that a close tag does not match.
  public var related: Range<Int>?

  /// Whether it is a second byte order mark at the start of the text; the first one belongs to the encoding.
  public var isSecondByteOrderMark: Bool { range == 0..<3 && code == .unexpectedCharacter("\u{FEFF}") }
}
