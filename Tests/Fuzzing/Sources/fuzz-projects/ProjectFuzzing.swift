@testable import BuildDescriptions
@testable import ProjectFiles

/// The descriptions of a project are read, whatever is in them.
enum ProjectFuzzing {
  /// A file of each name of a format that declares targets.
  private static let descriptions = (ProjectReaders.readers.map(\.format) + [.expoScript]).flatMap { format in
    format.names + format.extensions.sorted().map { "A.\($0)" }
  }

  /// The first byte chooses the description, the others are its content.
  static func run(_ bytes: [UInt8]) {
    guard let first = bytes.first.map(Int.init) else { return }
    let contents = Array(bytes.dropFirst())
    let choice = first % (descriptions.count + 1)
    guard choice > 0 else { return readXcodeProject(contents) }
    let files = OverlaidFiles(["/p/" + descriptions[choice - 1]: contents])
    for target in ProjectReaders.targets(in: "/p", files: files).prefix(8) { use(target) }
  }

  private static func readXcodeProject(_ contents: [UInt8]) {
    let path = "/p/A.xcodeproj/project.pbxproj"
    let project = XcodeProject(contents, path: path)
    let file = XCConfig(Array("A = $(inherited) $(B)\n".utf8), path: "/p/a.xcconfig")
    for target in XcodeTargets.targets(
      of: project,
      at: path,
      in: OverlaidFiles([:] as [String: [UInt8]]),
      reading: { _ in file }
    ).prefix(8) { use(target) }
  }

  private static func use(_ target: ProjectTarget) {
    for configuration in target.configurations.prefix(4) {
      _ = (configuration.bundleIdentifier, configuration.platforms, configuration.expand("$(A) ${B:lower} $(C_$(D))"))
    }
  }
}
