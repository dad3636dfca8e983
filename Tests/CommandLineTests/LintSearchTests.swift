import Foundation
import Testing

@Suite struct LintSearchTests {
  /// Runs `lint` with `paths` and returns the number of files that were checked.
  private func checkedCount(_ path: String, in folder: TemporaryFolder) throws -> Int? {
    let run = try Program.run("lint", path, in: folder)
    return run.errors.split(separator: " ").first.flatMap { Int($0) }
  }

  @Test func knownNamesAreFoundAtEveryDepth() throws {
    let folder = try TemporaryFolder()
    let extensions = ["plist", "entitlements", "xcprivacy", "stringsdict", "strings", "xcent"]
    for (depth, name) in extensions.enumerated() {
      try folder.write(Samples.good, to: String(repeating: "a/", count: depth) + "file.\(name)")
    }
    try folder.write(Samples.good, to: "file.xml")
    try folder.write("let x = 1", to: "main.swift")
    #expect(try checkedCount(".", in: folder) == extensions.count)
  }

  @Test func theWorkingFolderIsSearchedIfNoneIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.good, to: "App/a.plist")
    #expect(try Program.run("lint", in: folder).errors.hasPrefix("1 file checked"))
  }

  @Test(arguments: [
    ".git", ".build", "build", "DerivedData", "Pods", "Carthage", "node_modules", "CMakeFiles", "vendor",
    "capacitor-cordova-ios-plugins",
    "Fixtures",
  ])
  func foldersOfToolsArePassedOverUnlessNamed(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.good, to: "App/a.plist")
    try folder.write(Samples.good, to: "App/\(name)/b.plist")
    #expect(try checkedCount(".", in: folder) == 1)
    #expect(try checkedCount("App/\(name)", in: folder) == 1)
  }

  @Test func frameworksArePassedOver() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.good, to: "App/a.plist")
    try folder.write(Samples.good, to: "App/Kit.xcframework/b.plist")
    #expect(try checkedCount(".", in: folder) == 1)
  }

  @Test func theConfigurationNamesTheSkippedFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("skipped_folders: [Old]\n", to: ".plist-lsp.yml")
    for name in ["App", "Old", "vendor"] { try folder.write(Samples.good, to: "\(name)/a.plist") }
    #expect(try checkedCount(".", in: folder) == 2)
    try folder.write("skipped_folders: []\n", to: ".plist-lsp.yml")
    #expect(try checkedCount(".", in: folder) == 3)
  }

  @Test(arguments: ["Examples/App", "AppTests/Host", "iOS Demo", "File.xctemplate"])
  func samplesHaveNoErrorsUnlessTheyAreNamed(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Kit/\(name)/Info.plist")
    let search = try Program.run("lint", ".", in: folder)
    #expect(search.status == 0)
    #expect(search.text.contains("info: NSCameraUsageDescription is empty."))
    #expect(try Program.run("lint", "Kit/\(name)", in: folder).status == 1)
    #expect(try Program.run("lint", "Kit/\(name)/Info.plist", in: folder).status == 1)
    try folder.write("sample_folders: []\n", to: ".plist-lsp.yml")
    #expect(try Program.run("lint", ".", in: folder).status == 1)
  }

  @Test func toolsThatPassChangedFilesGetWhatASearchFinds() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Examples/Info.plist")
    try folder.write(Samples.badInfo, to: "Pods/Info.plist")
    let run = try Program.run("lint", "--force-exclude", "Examples/Info.plist", "Pods/Info.plist", in: folder)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("1 file checked: 0 errors"))
  }

  @Test func linksAreNotFollowedInASearch() throws {
    let outside = try TemporaryFolder()
    try outside.write(Samples.good, to: "outside.plist")
    let folder = try TemporaryFolder()
    try folder.write(Samples.good, to: "a/inside.plist")
    try folder.link("a/cycle", to: "..")
    try folder.link("a/leaving", to: outside.url.path)
    try folder.link("a/leaving.plist", to: outside.url.appendingPathComponent("outside.plist").path)
    try folder.link("a/dangling.plist", to: "nowhere")
    let run = try Program.run("lint", ".", in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "1 file checked: 0 errors, 0 warnings, 0 infos.\n")
    // A named link is followed.
    #expect(try checkedCount("a/leaving.plist", in: folder) == 1)
  }

  @Test func specialFilesAreNotOpened() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.url.appendingPathComponent("pipe.plist").path, 0o600) == 0)
    let run = try Program.run("lint", ".", in: folder)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("No files to check"))
  }

  @Test func aFileThatIsFoundTwiceIsCheckedOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "App/Info.plist")
    let run = try Program.run("lint", "App/", "./App/Info.plist", ".", "App", in: folder)
    #expect(run.errors.hasPrefix("1 file checked: 1 error"))
  }
}
