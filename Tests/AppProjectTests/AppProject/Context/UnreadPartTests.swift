import ProjectFiles
import TestSupport
import Testing

@testable import AppProject

/// What could not be understood of a project.
@Suite struct UnreadPartTests {
  private func parts(_ files: [String: String]) -> [String] {
    let overlay = OverlaidFiles(
      Dictionary(uniqueKeysWithValues: files.map { ("/app/\($0.key)", Array($0.value.utf8)) })
    )
    let folders = ReadableFolders(around: ["/app/x"], files: overlay, homeFolder: nil)
    let builder = ProjectContextBuilder(files: overlay, within: folders, homeFolder: nil)
    return builder.unreadParts(around: ["/app/x"]).map {
      "\($0.file.dropFirst("/app/".count)) \($0.reason.rawValue) \($0.name)"
    }
  }

  @Test func aScriptThatComputesTheConfigurationOfExpo() {
    let found = parts([
      "app.config.js": "module.exports = () => make(process.env)", "package.json": #"{"dependencies":{"expo":"52"}}"#,
    ])
    #expect(found.contains { $0.hasPrefix("app.config.js computed") })
  }

  @Test func anUnknownPluginOfExpo() {
    let found = parts([
      "app.json": #"{"expo":{"name":"A","plugins":["./make-keys"]}}"#,
      "package.json": #"{"dependencies":{"expo":"52"}}"#,
    ])
    #expect(found.contains("app.json named-plugins ./make-keys"))
  }

  @Test func aPluginThatIsReadIsKnown() {
    let found = parts([
      "app.json": #"{"expo":{"name":"A","plugins":["./sizes"]}}"#, "package.json": #"{"dependencies":{"expo":"52"}}"#,
      "sizes.js": "module.exports = config => config",
    ])
    #expect(!found.contains { $0.hasPrefix("app.json") })
  }

  @Test func aBinaryLockFile() {
    let files = ["app.json": #"{"expo":{}}"#, "package.json": "{}", "bun.lockb": "#!"]
    #expect(parts(files).contains("bun.lockb binary-lock "))
    #expect(!parts(files.merging(["bun.lock": "{}"]) { own, _ in own }).contains { $0.hasPrefix("bun.lockb") })
  }

  @Test func librariesThatAreNotInstalled() {
    #expect(parts(["Podfile": "pod 'A'", "project.yml": "name: A"]).contains("Podfile libraries Pods"))
    let installed = parts(["Podfile": "pod 'A'", "Pods/Manifest.lock": "", "project.yml": "name: A"])
    #expect(!installed.contains { $0.hasPrefix("Podfile") })
  }

  @Test func switchesThatAreNoLiteral() {
    let open = parts([
      "Podfile": "setup_permissions(permissions)\n", "Pods/Manifest.lock": "", "project.yml": "name: A",
    ])
    #expect(open.contains("Podfile switches "))
    let literal = parts([
      "Podfile": "setup_permissions(['Camera'])\n", "Pods/Manifest.lock": "", "project.yml": "name: A",
    ])
    #expect(!literal.contains { $0.hasPrefix("Podfile switches") })
  }

  @Test func aProjectThatIsNotGenerated() {
    let spec = "name: A\ntargets:\n  A:\n    type: application\n    platform: iOS\n"
    #expect(parts(["project.yml": spec]).contains("project.yml ungenerated "))
  }

  @Test func helpersOfTuist() {
    let found = parts([
      "Project.swift": "import ProjectDescription\nlet project = Project(name: \"A\")\n",
      "Tuist/ProjectDescriptionHelpers/App.swift": "",
    ])
    #expect(found.contains("Project.swift helpers "))
  }

  @Test func aMemberThatAWorkspaceLacks() {
    let workspace = """
      <Workspace version="1.0"><FileRef location="group:Core"/><FileRef location="group:Pods/Pods.xcodeproj"/></Workspace>
      """
    let found = parts(["A.xcworkspace/contents.xcworkspacedata": workspace, "project.yml": "name: A"])
    #expect(found.contains("A.xcworkspace missing Core"))
    #expect(!found.contains { $0.contains("Pods") })
  }

  @Test func nothingOfAProjectThatIsAllThere() {
    #expect(parts(["Package.swift": "", "Sources/A/A.swift": ""]).isEmpty)
  }
}
