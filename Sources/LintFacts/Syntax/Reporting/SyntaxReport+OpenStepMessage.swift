import PropertyList

extension SyntaxReport {
  /// The message of an issue in the old-style syntax.
  package var openStepMessage: String {
    switch issue.code {
    case .unterminatedComment:
      SyntaxWords.text("unterminated-comment")
    case .keyWithoutValue:
      SyntaxWords.text("key-without-value", quoted(issue.range), found(from: issue.range.upperBound))
    case .unexpectedText:
      unexpectedTextMessage
    case .missingSemicolon:
      SyntaxWords.text("missing-semicolon", found(from: issue.range.upperBound))
    case .missingEqualsSign:
      SyntaxWords.text("missing-equals-sign", found(from: issue.range.upperBound))
    case .missingValue:
      SyntaxWords.text("missing-value", found(from: issue.range.upperBound))
    case .missingComma:
      SyntaxWords.text("missing-comma", found(from: issue.range.upperBound))
    case .missingClosingBracket(let bracket):
      missingBracketMessage(bracket)
    case .unterminatedString:
      SyntaxWords.text("unterminated-string")
    case .missingOpeningQuote:
      SyntaxWords.text("missing-opening-quote")
    case .unescapedQuote:
      SyntaxWords.text("unescaped-quote")
    case .unexpectedCharacter(let character):
      unexpectedCharacterMessage(character)
    case .restIgnored(let entries):
      restIgnoredMessage(entries)
    case .contentAfterRootObject:
      SyntaxWords.text("content-after-root", quoted(issue.range))
    case .oddHexDigits:
      SyntaxWords.text("odd-hex-digits")
    case .invalidHexData:
      SyntaxWords.text("invalid-hex-data", quoted(issue.range))
    case .binaryPropertyList:
      SyntaxWords.text("binary-property-list")
    case .gnuStepExtension:
      SyntaxWords.text("gnustep-extension", quoted(issue.range))
    case .itemDropped:
      SyntaxWords.text("item-dropped")
    case .unicodeEscapeInLowerCase:
      SyntaxWords.text("unicode-escape-in-lower-case")
    case .uselessEscape:
      SyntaxWords.text("useless-escape", String(text.dropFirst()))
    case .nextStepLatinEscape:
      octalEscapeMessage
    case .unicodeEscapeWithoutDigits:
      SyntaxWords.text("unicode-escape-without-digits")
    default:
      commonMessage
    }
  }

  /// The messages of issues that both syntaxes have.
  package var commonMessage: String {
    switch issue.code {
    case .emptyDocument: SyntaxWords.text("empty-document")
    case .invalidUTF8: SyntaxWords.text("invalid-utf-8")
    case .tooDeep: SyntaxWords.text("too-deep")
    case .mergeConflictMarker where issue.severity == .warning:
      SyntaxWords.text("conflict-marker-read")
    case .mergeConflictMarker:
      SyntaxWords.text("conflict-marker")
    case .preprocessorDirective: SyntaxWords.text("preprocessor-directive")
    default: SyntaxWords.text("no-property-list", quoted(issue.range))
    }
  }

  private var unexpectedTextMessage: String {
    issue.related == nil
      ? SyntaxWords.text("unexpected-text", quoted(issue.range))
      : SyntaxWords.text("unexpected-text-in-entry", quoted(issue.range))
  }

  private func unexpectedCharacterMessage(_ character: Character) -> String {
    if issue.isSecondByteOrderMark { return SyntaxWords.text("second-byte-order-mark") }
    return character.isASCII
      ? SyntaxWords.text("unexpected-character", String(character))
      : SyntaxWords.text("unexpected-letter", visible(character))
  }

  /// Returns a character, or the number of one that cannot be seen.
  private func visible(_ character: Character) -> String {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return String(character)
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return String(character)
    }
  }

  private func missingBracketMessage(_ bracket: Character) -> String {
    let found = issue.related.map { self.found(from: $0.lowerBound) } ?? SyntaxWords.text("end-of-file")
    return SyntaxWords.text("missing-closing-bracket", String(bracket), quoted(issue.range), found)
  }

  private func restIgnoredMessage(_ entries: Int) -> String {
    switch entries {
    case 0: SyntaxWords.text("rest-ignored-empty", quoted(issue.range))
    case 1: SyntaxWords.text("rest-ignored-one", quoted(issue.range))
    default: SyntaxWords.text("rest-ignored", quoted(issue.range), "\(entries)")
    }
  }

  private var octalEscapeMessage: String {
    guard let escape = octalEscape else { return SyntaxWords.text("octal-escape-unknown") }
    return SyntaxWords.text("octal-escape", String(escape.inNextStep), String(escape.inLatin1))
  }
}
