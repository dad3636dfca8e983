import AppProject
import LanguageFeatures
import LintEngine
import LintRules

/// Storyboards and nibs are read, whatever is in them, for the tables that translate them.
enum InterfaceFuzzing {
  private static let table = "/p/de.lproj/Main.strings"
  private static let texts = Array(#""aB1-c2-D3e.text" = "b"; "1.title" = "c"; "x.normalTitle" = "d";"#.utf8)

  private static let linter = Linter()

  /// Reads the bytes as a storyboard and as the content of one; the objects that are found are in the file.
  static func run(_ bytes: [UInt8]) {
    read(bytes)
    let start = Array(#"<document targetRuntime="iOS.CocoaTouch"><label id="x">"#.utf8)
    read(start + bytes + Array("</label></document>".utf8))
  }

  private static func read(_ bytes: [UInt8]) {
    let files = OverlaidFiles([table: texts, "/p/Base.lproj/Main.storyboard": bytes, "/p/Package.swift": []])
    var builder = ProjectContextBuilder(files: files, homeFolder: "/", workingFolder: "/p")
    let project = builder.context(for: table)
    let document = Document(path: table, contents: texts)
    _ = linter.findings(in: document, project: project)
    for offset in [1, 30, 50] { _ = Hover.hover(in: document, at: offset, project: project) }
    for file in project.table?.interface?.files ?? [] {
      for object in (file.contents?.objects ?? [:]).values {
        require(object.idRange.upperBound <= bytes.count, "An object is outside of the file.")
        _ = object.title
      }
    }
  }
}
