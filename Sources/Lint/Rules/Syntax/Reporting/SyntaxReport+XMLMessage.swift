import PropertyList

extension SyntaxReport {
  /// The message of an issue in XML.
  var xmlMessage: String {
    switch issue.code {
    case .unexpectedText:
      "Only elements may stand here, such as <key> or <string>, but text was found: \(quoted(issue.range))."
    case .keyWithoutValue:
      "The key \(quoted(keyText)) has no value: expected an element such as <string> behind it, "
        + "found \(found(from: issue.range.upperBound))."
    case .valueWithoutKey:
      "This value has no key: in a dictionary, each value stands behind its <key>."
    case .unknownElement(let name):
      unknownElementMessage(name)
    case .unterminatedTag:
      "This tag is not finished: expected > at its end."
    case .malformedTag where issue.severity == .warning:
      "This tag is not closed by > on its line. Foundation takes the next tag for its end; other readers refuse the file."
    case .malformedTag:
      "Only > may follow the name in a closing tag, but \(quoted(issue.range)) was found."
    case .missingCloseTag(let name):
      missingCloseTagMessage(name)
    case .mismatchedCloseTag(let expected, let found):
      "Expected </\(expected)>, found </\(found)>: \(openTagPlace(expected)) is still open."
    case .strayCloseTag(let name):
      "</\(name)> closes nothing: no <\(name)> is open here."
    case .missingOpenTag(let name):
      "</\(name)> has no <\(name)>: it seems to be missing in front of the key on line \(line(issue.related?.lowerBound ?? 0))."
    case .unescapedCharacter(let character):
      "The character \(character) has a meaning in XML; in text it is written \(character == "&" ? "&amp;" : "&lt;")."
    case .unknownEntity:
      "\(text) is unknown: property lists know only &lt; &gt; &amp; &apos; &quot; and numbers such as &#233;. "
        + "A plain & is written &amp;."
    case .invalidCharacterReference:
      "\(quoted(issue.range)) names no character: expected decimal digits (&#233;) or x and hexadecimal digits (&#xE9;) "
        + "up to a semicolon."
    case .unterminatedCDATA:
      "This CDATA section is never closed: expected ]]> before the end of the file."
    case .commentInText:
      "A comment cannot stand inside the text of an element. Move it in front of the element."
    case .unterminatedComment:
      unterminatedCommentMessage
    case .unterminatedProcessingInstruction:
      "This instruction is never closed: expected ?> at its end."
    case .malformedDocumentType:
      "Foundation reads only plain document types such as <!DOCTYPE plist>, without declarations in brackets; found "
        + "\(quoted(issue.range))."
    case .documentTypeInContent:
      "A declaration like this can stand only in front of the first element."
    case .emptyPropertyList:
      "The property list is empty: expected one value inside <plist>, such as <dict/>."
    case .severalRootObjects:
      "A property list holds one value, but a second one begins here: \(quoted(issue.range))."
    case .contentAfterRoot:
      "The property list ends before this place; readers ignore or refuse what follows it."
    case .emptyElement(let name):
      "<\(name)/> holds no value: expected text that \(Self.grammar(name))."
    case .booleanWithContent(let name):
      "<\(name)/> holds nothing, but \(quoted(issue.range)) was found in it."
    case .invalidInteger, .invalidReal, .invalidDate, .invalidData, .dateRollsOver, .dataTailDropped:
      scalarMessage
    case .doubleDashInComment:
      "XML comments cannot hold two hyphens in a row. Foundation takes them, other readers refuse the file."
    default:
      commonMessage
    }
  }

  /// The text of the key that the issue is about.
  private var keyText: Range<Int> {
    guard let node, node.kind == .key, !node.contentRange.isEmpty else { return issue.range }
    return node.contentRange
  }

  private func unknownElementMessage(_ name: String) -> String {
    guard !name.isEmpty else { return "A tag without a name: a plain < in text is written &lt;." }
    let nearest = ElementName.nearest(to: name).map { " Did you mean <\($0)>?" } ?? ""
    return "Property lists have no element <\(name)>.\(nearest)"
  }

  private func openTagPlace(_ name: String) -> String {
    issue.related.map { "<\(name)> of line \(line($0.lowerBound))" } ?? "<\(name)>"
  }

  private func missingCloseTagMessage(_ name: String) -> String {
    guard issue.related != nil else {
      return "<\(name)> is never closed: expected </\(name)> before the end of the file."
    }
    return "\(openTagPlace(name)) is not closed: expected </\(name)>, found \(found(from: issue.range.upperBound))."
  }

  private var unterminatedCommentMessage: String {
    let start = issue.range.lowerBound
    let isEmpty = document.text.string(in: start..<(start + 7)).hasPrefix("<!-->") || text(start, 7) == "<!---->"
    return isEmpty
      ? "Foundation finds no end of an empty comment in front of the first element and refuses the file."
      : "This comment is never closed: expected --> and then more of the property list."
  }

  private func text(_ start: Int, _ count: Int) -> String { document.text.string(in: start..<(start + count)) }
}
