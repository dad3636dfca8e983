import LintEngine
import PropertyList

/// The sorts of syntax issue that rules report; each belongs to one rule.
package enum SyntaxFamily: Hashable, CaseIterable {
  /// A line of the C preprocessor, which `plist-preprocessed` reports once.
  case preprocessed
  case malformed
  case keyWithoutValue
  case invalidScalar
  case unknownElement
  case unescapedCharacter
  case mergeConflictMarker
  case alteredValue
  case notWellFormed
  case contentAfterRoot
  case encoding
  case stringsEmpty
  case stringsMalformed
  case stringsSilentlyTruncated
  case stringsInvalidEscape
  case stringsMergeConflictMarker
  case stringsEncoding

  /// Sorts an issue of a document with `traits`.
  package init(_ issue: SyntaxIssue, in traits: DocumentTraits) {
    self = traits.kind.isStringTable ? Self.inStringTable(issue, traits.format) : Self.inPropertyList(issue)
  }

  private static func inStringTable(_ issue: SyntaxIssue, _ format: PropertyListFormat) -> SyntaxFamily {
    switch inPropertyList(issue) {
    case .preprocessed: .preprocessed
    case .malformed where issue.code == .emptyDocument && format != .xml: .stringsEmpty
    case .encoding: .stringsEncoding
    case .mergeConflictMarker: .stringsMergeConflictMarker
    case .contentAfterRoot where issue.severity == .warning: .stringsSilentlyTruncated
    case .malformed where issue.code == .unterminatedComment && issue.severity == .warning: .stringsSilentlyTruncated
    case .alteredValue where issue.code.isEscape: .stringsInvalidEscape
    default: .stringsMalformed
    }
  }

  private static func inPropertyList(_ issue: SyntaxIssue) -> SyntaxFamily {
    switch issue.code {
    case .preprocessorDirective: .preprocessed
    case .mergeConflictMarker: .mergeConflictMarker
    case .invalidUTF8: .encoding
    case .keyWithoutValue, .valueWithoutKey: .keyWithoutValue
    case .unknownElement: .unknownElement
    case .unescapedCharacter, .unknownEntity: .unescapedCharacter
    case .emptyElement, .booleanWithContent, .invalidInteger, .invalidReal, .invalidDate, .invalidData, .oddHexDigits,
      .invalidHexData:
      .invalidScalar
    case .dateRollsOver, .dataTailDropped, .itemDropped, .unicodeEscapeInLowerCase, .uselessEscape,
      .nextStepLatinEscape, .unicodeEscapeWithoutDigits:
      .alteredValue
    case .doubleDashInComment: .notWellFormed
    case .malformedTag: issue.severity == .warning ? .notWellFormed : .malformed
    case .contentAfterRoot, .contentAfterRootObject, .restIgnored: .contentAfterRoot
    case .emptyDocument, .tooDeep, .unterminatedComment, .unexpectedText, .unterminatedTag, .missingCloseTag,
      .mismatchedCloseTag, .strayCloseTag, .missingOpenTag, .invalidCharacterReference, .unterminatedCDATA,
      .commentInText,
      .unterminatedProcessingInstruction, .malformedDocumentType, .documentTypeInContent, .emptyPropertyList,
      .severalRootObjects, .missingSemicolon, .missingEqualsSign, .missingValue, .missingComma,
      .missingClosingBracket, .unterminatedString, .missingOpeningQuote, .unescapedQuote, .unexpectedCharacter,
      .gnuStepExtension, .binaryPropertyList:
      .malformed
    }
  }
}

extension SyntaxIssue.Code {
  /// Whether the issue is about a backslash in an old-style string.
  package var isEscape: Bool {
    switch self {
    case .unicodeEscapeInLowerCase, .uselessEscape, .nextStepLatinEscape, .unicodeEscapeWithoutDigits: true
    default: false
    }
  }
}
