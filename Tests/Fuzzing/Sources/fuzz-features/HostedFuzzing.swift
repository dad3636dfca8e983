import FuzzDriver
import LanguageFeatures
import ProjectFiles

/// Hover and completion answer at any place of files of other formats, half-typed or not.
enum HostedFuzzing {
  private static let names = ["app.json", "project.json", "project.yml", "A.xcodeproj/project.pbxproj", "A.xcconfig"]
  /// What leads to a place where keys or settings can be, by the number of the name.
  private static let starts = [
    #"{"expo":{"ios":{"infoPlist":{"#, #"{"targets":{"A":{"info":{"properties":{"#,
    "targets:\n  A:\n    info:\n      properties:\n        ", "{objects={A={buildSettings={", "",
  ]

  /// The first byte chooses the file and whether the content begins at a place for keys, the next two a place in it.
  static func run(_ bytes: [UInt8]) {
    guard bytes.count >= 3 else { return }
    let kind = Int(bytes[0]) % names.count
    let start = bytes[0] < 128 ? Array(starts[kind].utf8) : []
    let content = start + bytes.dropFirst(3)
    let document = Document(path: "/p/" + names[kind], contents: content)
    let chosen = (Int(bytes[1]) << 8 | Int(bytes[2])) % (content.count + 1)
    for offset in Set([chosen, start.count, content.count]) { check(document, offset) }
  }

  private static func check(_ document: Document, _ offset: Int) {
    // The text of a file may be shorter or longer than its bytes, which have an encoding.
    let count = document.text.count
    guard offset <= count else { return }
    if let hover = Hover.hover(in: document, at: offset) {
      require(hover.range.upperBound <= count, "A hover is outside of the text.")
    }
    for proposal in Completion.proposals(in: document, at: offset).prefix(8) {
      let range = proposal.edit.range
      require(range.lowerBound <= offset && offset <= range.upperBound, "An edit is not at the cursor.")
      for edit in [proposal.edit] + proposal.otherEdits {
        require(edit.range.lowerBound >= 0 && edit.range.upperBound <= count, "An edit is outside of the text.")
      }
    }
  }
}
