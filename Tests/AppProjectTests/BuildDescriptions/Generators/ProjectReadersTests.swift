import Testing

@testable import BuildDescriptions
@testable import ProjectFiles

/// Targets of a description and of the Xcode project that is made of it are one.
@Suite struct ProjectReadersTests {
  private let project = TestProject([
    "App.xcodeproj/project.pbxproj": XcodeProjectTests.text,
    "project.yml": """
    targets:
      App:
        type: application
        platform: iOS
        info:
          path: App/Info.plist
          properties:
            NSFaceIDUsageDescription: Unlock.
      New: {type: application, platform: iOS}
    """,
  ])

  @Test func theProjectHasTheTargetsAndTheDescriptionThePlacesOfKeys() throws {
    #expect(project.joined.map(\.name) == ["App", "", "New"])
    let app = try #require(project.joined.first)
    #expect(app.declaredIn == "/tree/app/App.xcodeproj/project.pbxproj")
    #expect(app.configurations.map(\.name) == ["", ""])
    #expect(app.keySource == .description("/tree/app/project.yml"))
    #expect(app.declarations.contains("NSFaceIDUsageDescription=Unlock.@8"))
    #expect(app.suppliedKeys.isSuperset(of: ["NSCameraUsageDescription", "NSFaceIDUsageDescription"]))
    #expect(
      project.inserting("K", "v", into: app).hasSuffix(
        "Unlock.\n        K: \"v\"\n  New: {type: application, platform: iOS}"
      )
    )
  }

  @Test func targetsOfOtherFoldersStayApart() {
    var project = project
    project.files["project.yml"] = nil
    #expect(project.joined.map(\.name) == ["App", ""])
    #expect(project.joined.first?.keySource == .file("/tree/app/App/Info.plist"))
  }

  @Test func contextsKnowDescribedTargets() {
    let project = TestProject([
      "project.yml": project.files["project.yml"] ?? "", "App/Info.plist": InfoPlists.app,
    ])
    let context = project.context("App/Info.plist")
    #expect(context.targets.map(\.name) == ["App"])
    #expect(context.suppliedKeys.contains("NSFaceIDUsageDescription"))
  }
}

/// The table of readers.
struct ProjectReaderTableTests {
  @Test func eachFormatHasOneReader() {
    let tools = ProjectReaders.readers.map(\.format.tool)
    #expect(Set(tools).count == tools.count)
    #expect(Set(tools).isSubset(of: ProjectFormat.all.map(\.tool)))
  }
}
