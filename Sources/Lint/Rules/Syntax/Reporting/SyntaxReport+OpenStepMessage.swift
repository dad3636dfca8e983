import PropertyList

extension SyntaxReport {
  /// The message of an issue in the old-style syntax.
  var openStepMessage: String {
    switch issue.code {
    case .unterminatedComment:
      "This comment is never closed: expected */. Everything from here to the end of the file is ignored."
    case .keyWithoutValue:
      "The key \(quoted(issue.range)) has no value: expected = and a value behind it, "
        + "found \(found(from: issue.range.upperBound))."
    case .unexpectedText:
      unexpectedTextMessage
    case .missingSemicolon:
      "Expected ; at the end of this entry, found \(found(from: issue.range.upperBound))."
    case .missingEqualsSign:
      "Expected = between the key and its value, found \(found(from: issue.range.upperBound))."
    case .missingValue:
      "Expected a value behind the = sign, found \(found(from: issue.range.upperBound))."
    case .missingComma:
      "Expected , between two items of a list, found \(found(from: issue.range.upperBound))."
    case .missingClosingBracket(let bracket):
      "Expected \(bracket) to close what \(quoted(issue.range)) opens here, found "
        + "\(issue.related.map { found(from: $0.lowerBound) } ?? "the end of the file")."
    case .unterminatedString:
      "This text is never closed: expected a quotation mark at its end."
    case .missingOpeningQuote:
      "This text has a closing quotation mark but no opening one."
    case .unescapedQuote:
      "This quotation mark ends the text too early: inside quoted text it is written \\\"."
    case .unexpectedCharacter(let character):
      unexpectedCharacterMessage(character)
    case .restIgnored(let entries):
      "Foundation stops reading here without an error: everything from here on is ignored, "
        + "\(Self.count(entries)). Expected a key, found \(quoted(issue.range))."
    case .contentAfterRootObject:
      "The property list ends before this place; only comments may follow, but \(quoted(issue.range)) was found."
    case .oddHexDigits:
      "Data is written in pairs of hexadecimal digits, but here a digit stands alone."
    case .invalidHexData:
      "Data between < and > is written in hexadecimal digits, but \(quoted(issue.range)) was found."
    case .gnuStepExtension:
      "\(quoted(issue.range)) is an extension of GNUstep; Foundation cannot read it."
    case .itemDropped:
      "This item of the list is broken; Foundation leaves it out and reports no error."
    case .unicodeEscapeInLowerCase:
      "\\u is no escape in this syntax: the letters behind the backslash end up in the text. "
        + "A Unicode escape has a capital U and four digits, such as \\U00e9."
    case .uselessEscape:
      "The backslash has no effect here: Foundation reads \(text.dropFirst())."
    case .nextStepLatinEscape:
      "Octal escapes are read in the character set of NeXTSTEP: Foundation reads “\(octalEscape?.inNextStep ?? "?")” here, "
        + "where ISO Latin 1 has “\(octalEscape?.inLatin1 ?? "?")”."
    case .unicodeEscapeWithoutDigits:
      "\\U needs hexadecimal digits behind it, such as \\U00e9; without them Foundation reads a NUL character."
    default:
      commonMessage
    }
  }

  /// What issues that both syntaxes have say.
  var commonMessage: String {
    switch issue.code {
    case .emptyDocument: "There is no value in this file: expected at least one, such as a dictionary."
    case .invalidUTF8: "This byte is no UTF-8."
    case .tooDeep: "Lists and dictionaries nest more than 512 deep here; Foundation refuses to read that."
    case .mergeConflictMarker where issue.severity == .warning:
      "This line is left over from a merge conflict. Foundation reports no error, but reads nothing from here on: "
        + "keep one of the two sides and remove the marker lines."
    case .mergeConflictMarker:
      "This line is left over from a merge conflict: keep one of the two sides and remove the marker lines."
    case .preprocessorDirective: "This file must pass the C preprocessor before it is a property list."
    default: "This is no property list: \(quoted(issue.range)) was found."
    }
  }

  private var unexpectedTextMessage: String {
    issue.related == nil
      ? "Expected an entry such as \"key\" = \"value\"; but found \(quoted(issue.range))."
      : "Expected ; at the end of the entry, found \(quoted(issue.range))."
  }

  private func unexpectedCharacterMessage(_ character: Character) -> String {
    let isASCII = character.isASCII
    let hint = isASCII ? "" : " Text with other characters than letters, digits and _$/:.- needs quotation marks."
    return "Neither a key, a value nor a bracket begins with \(character).\(hint)"
  }
}
