import SourceText

/// A part of a text that formatting keeps, between the white space that it lays out anew.
struct LayoutToken {
  enum Role {
    /// The XML declaration, the document type, and the tags of `<plist>`.
    case header
    /// The open tag or bracket of a container.
    case open
    /// The close tag or bracket of a container.
    case close
    case key
    case value
    case comment
    /// A comment that the end of its line ends.
    case lineComment
    case equalsSign
    /// A semicolon or comma.
    case separator

    var isComment: Bool { self == .comment || self == .lineComment }
  }

  let role: Role
  let range: Range<Int>
  /// The number of indented containers around it.
  let level: Int
  /// Replaces parts of the token itself.
  var edit: TextEdit?
}
