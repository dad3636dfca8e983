import Foundation
import Testing

@Suite struct InitTests {
  @Test func aConfigurationOfCommentsChangesNothing() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run("init", in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "Wrote .plist-lsp.yml.\n")
    try folder.write("<plist><dict/></plist>", to: "a.plist")
    #expect(try Program.run("lint", ".", in: folder).status == 0)
  }

  @Test func itsSettingsAreValid() throws {
    let folder = try TemporaryFolder()
    _ = try Program.run("init", in: folder)
    let lines = String(decoding: try folder.contents(of: ".plist-lsp.yml"), as: UTF8.self).split(separator: "\n")
    let settings = lines.filter { !$0.hasPrefix("# ") || $0.hasPrefix("#  ") }.map { $0.trimmingPrefix("#") }.joined(
      separator: "\n"
    )
    try folder.write(settings, to: ".plist-lsp.yml")
    try folder.write("<plist><dict/></plist>", to: "App/a.plist")
    let run = try Program.run("lint", ".", in: folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func anExistingConfigurationStays() throws {
    let folder = try TemporaryFolder()
    try folder.write("excluded: [A]\n", to: ".plist-lsp.yml")
    #expect(try Program.run("init", in: folder).status == 2)
    #expect(try folder.contents(of: ".plist-lsp.yml") == Data("excluded: [A]\n".utf8))
  }
}
