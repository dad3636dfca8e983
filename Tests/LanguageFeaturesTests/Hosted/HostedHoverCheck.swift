import LanguageFeatures
import ProjectFiles
import TestSupport
import Testing

/// Requests the hover at the marker 1️⃣ of a text, and compares what it covers with the text between 2️⃣ and 3️⃣.
struct HostedHoverCheck {
  let file: String

  /// Returns the first line of the hover, its heading; empty if there is none.
  func heading(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    plain(marked, sourceLocation: sourceLocation).split(separator: "\n").first.map(String.init) ?? ""
  }

  /// Returns the text of the hover; empty if there is none.
  func plain(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    let text = MarkedText(marked)
    let hover = Hover.hover(in: Document(path: "/app/\(file)", text: text.source), at: text["1️⃣"])
    if let hover, text["2️⃣"] >= 0 {
      #expect(hover.range == text.range("2️⃣", "3️⃣"), sourceLocation: sourceLocation)
    }
    return hover?.text.plainText ?? ""
  }
}
