import Foundation
import LintEngine
import SourceText
import Testing

@testable import LanguageServer

@Suite struct WorkspaceEditTests {
  /// An editor that applies an edit follows links.
  @Test func noEditNamesAFileOverALinkThatLeadsOutOfTheWorkspace() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = folder.appendingPathComponent("App")
    for name in ["App/en.lproj", "Outside"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name),
        withIntermediateDirectories: true
      )
    }
    try FileManager.default.createSymbolicLink(
      atPath: app.appendingPathComponent("de.lproj").path,
      withDestinationPath: "../Outside"
    )
    var session = Session(settings: Settings())
    session.folders = [DocumentURI(filePath: app.path)]
    let edit = { (name: String) in
      let path = app.appendingPathComponent(name).path
      let edits = [TextEdit(range: 0..<0, replacement: "x")]
      return WorkspaceEdit([FileEdit(path: path, change: .edits(edits, of: SourceText("")))], in: session)
    }
    #expect(edit("en.lproj/A.strings") != nil)
    #expect(edit("fr.lproj/A.strings") != nil)
    #expect(edit("de.lproj/A.strings") == nil)
    #expect(edit("de.lproj/new/A.strings") == nil)
  }
}
