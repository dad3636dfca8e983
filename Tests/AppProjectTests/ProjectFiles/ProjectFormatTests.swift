import Testing

@testable import ProjectFiles

/// The rows of project formats.
struct ProjectFormatTests {
  @Test func noFileHasTwoFormats() {
    let files = ProjectFormat.all.flatMap { $0.names + $0.extensions.map { "*.\($0)" } }
    #expect(Set(files).count == files.count)
    #expect(Set(ProjectFormat.all.map(\.tool)).count == ProjectFormat.all.count)
  }

  @Test(arguments: ProjectFormat.all)
  func markersAndCopiesAreNamesOfTheFormat(_ format: ProjectFormat) {
    #expect(format.markers.isSubset(of: format.names), "\(format.tool)")
    #expect(format.copiedMarkers.isSubset(of: format.markers), "\(format.tool)")
    #expect(!format.names.isEmpty || !format.extensions.isEmpty, "\(format.tool)")
    #expect(format.sections.isEmpty || format.syntax != nil, "\(format.tool)")
  }

  @Test(arguments: ProjectFormat.all)
  func eachFileIsRecognized(_ format: ProjectFormat) {
    for name in format.names + format.extensions.map({ "a.\($0)" }) {
      #expect(ProjectFormat.of("/app/\(name)")?.tool == format.tool)
      #expect(format.isFile("/app/\(name)"))
    }
    for name in format.sharedExtensions.map({ "a.\($0)" }) {
      #expect(ProjectFormat.of(name) == nil && !format.isFile(name))
      #expect(ProjectFormat.possible(for: name)?.tool == format.tool)
    }
  }

  @Test func aDescriptionInJSONHasItsSyntax() {
    #expect(ProjectFormat.xcodeGen.syntax(of: "/app/project.yml") == .yaml)
    #expect(ProjectFormat.xcodeGen.syntax(of: "/app/project.json") == .json)
    #expect(ProjectFormat.bazel.syntax(of: "/app/BUILD") == nil)
  }

  @Test func foldersOfXcodeAreRecognized() {
    #expect(ProjectFormat.xcodeProject.isFolder("/app/App.xcodeproj"))
    #expect(!ProjectFormat.xcodeProject.isFolder("/app/App.xcworkspace"))
    #expect(ProjectFormat.xcodeProject.file(in: "/app/App.xcodeproj") == "/app/App.xcodeproj/project.pbxproj")
  }
}
