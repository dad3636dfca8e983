import Testing

@testable import AppProject
@testable import BuildDescriptions
@testable import ProjectFiles

/// The limits that take a large project to reach.
@Suite struct ReachedLimitsTests {
  private static let path = "/p/A.xcodeproj/project.pbxproj"

  private static let project = """
    { rootObject = P; objects = {
    P = { isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (T, U); };
    G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
    F = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
    B = { isa = PBXBuildFile; fileRef = F; };
    S = { isa = PBXSourcesBuildPhase; files = (B); };
    PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
    PC = { isa = XCBuildConfiguration; name = Release; buildSettings = { A = 1; B = 2; }; };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Release; buildSettings = { C = 3; }; };
    T = { isa = PBXNativeTarget; name = T; buildConfigurationList = L; buildPhases = (S); };
    U = { isa = PBXNativeTarget; name = U; buildConfigurationList = L; buildPhases = (S); };
    }; }
    """

  @Test func theFilesOfAllTargetsAreLimited() {
    let known = XcodeProject(Array(Self.project.utf8), path: Self.path, fileLimit: 4)
    #expect(known.targets.count == 2 && known.limits.isEmpty)
    let unknown = XcodeProject(Array(Self.project.utf8), path: Self.path, fileLimit: 3)
    #expect(unknown.targets.isEmpty)
    #expect(unknown.limits.map(\.kind) == [.targetFiles])
    #expect(unknown.limits.first?.name == "U")
    #expect(unknown.limits.first?.place?.line == 11)
    #expect(unknown.limits.first?.description == Self.path)
  }

  @Test func theSettingsOfAllTargetsAreLimited() {
    let project = XcodeProject(Array(Self.project.utf8), path: Self.path)
    let limits = ReachedLimits()
    let files = OverlaidFiles([:] as [String: [UInt8]])
    let known = XcodeTargets.targets(of: project, at: Self.path, in: files, limits, settingLimit: 8) { _ in nil }
    #expect(known.count == 2 && limits.all.isEmpty)
    let unknown = XcodeTargets.targets(of: project, at: Self.path, in: files, limits, settingLimit: 7) { _ in nil }
    #expect(unknown.isEmpty)
    #expect(limits.all.map(\.kind) == [.targetSettings])
    #expect(limits.all.first?.place?.line == 11)
  }

  @Test func allThatAskForTheTargetsOfAProjectGetItsLimits() {
    let depth = PBXPaths.depthLimit + 1
    let groups = (0..<depth).map { "G\($0) = { isa = PBXGroup; sourceTree = \"<group>\"; children = (G\($0 + 1)); };" }
    let text = """
      { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G0; targets = (T); };
      \(groups.joined(separator: "\n"))
      G\(depth) = { isa = PBXGroup; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = T; };
      }; }
      """
    let files = CountedFiles(OverlaidFiles([Self.path: Array(text.utf8)]))
    let reader = ProjectReader(files: files)
    for _ in 0..<2 {
      let limits = ReachedLimits()
      #expect(reader.targets(ofProjectAt: Self.path, limits).map(\.name) == ["T"])
      #expect(limits.all.map(\.kind) == [.fileGroupDepth])
    }
    #expect(files.reads == [Self.path: 1])
  }

  @Test func theFirstOfEachKindIsKept() {
    let limits = ReachedLimits()
    for name in ["a", "b"] {
      for file in ["x", "y"] { limits.add(.groupCycle, named: name, in: file) }
      limits.add(.groupDepth, named: name, in: "x")
    }
    #expect(
      limits.all.map { "\($0.kind) \($0.name) \($0.description)" } == [
        "groupCycle a x", "groupCycle a y", "groupDepth a x",
      ]
    )
  }

  // MARK: Search

  /// A project with one crowded folder and folders below it.
  private struct CrowdedFiles: FileAccess {
    let files: [FolderEntry]

    func status(of path: String) -> FileStatus? { nil }
    func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])? { nil }
    func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] { [] }
    func entries(of folder: String) -> [FolderEntry] {
      let project = FolderEntry(name: "A.xcodeproj", type: .folder)
      return [FolderEntry(name: "App", type: .folder)] + (folder == "/p" ? [project] : files)
    }
  }

  private func limits(of files: [FolderEntry]) -> [ReachedLimit] {
    let model = ProjectModel(at: "/p", ProjectReader(files: CrowdedFiles(files: files)))
    return model.reachedLimits.value
  }

  @Test func theDepthOfFoldersIsLimited() {
    let found = limits(of: [])
    #expect(found.map(\.kind) == [.folderDepth])
    #expect(found.first?.description == Self.path)
    #expect(found.first?.name == Array(repeating: "App", count: 40).joined(separator: "/"))
  }

  @Test func theNumberOfFilesIsLimited() {
    let found = limits(of: (0..<50_000).map { FolderEntry(name: "\($0).png", type: .file) })
    #expect(found.map(\.kind) == [.visitedFiles])
    #expect(found.first?.limit == 100_000 && found.first?.name == "App/App")
  }

  @Test func theNumberOfSourcesIsLimited() {
    let found = limits(of: (0..<10_000).map { FolderEntry(name: "\($0).m", type: .file) })
    #expect(found.map(\.kind) == [.sourceFiles])
    #expect(found.first?.name == "App/App")
  }

  @Test func aLargeProjectFileIsNotRead() {
    struct LargeFile: FileAccess {
      func status(of path: String) -> FileStatus? {
        path == ReachedLimitsTests.path ? FileStatus(type: .file, size: (256 << 20) + 1, stamp: 0) : nil
      }
      func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])? { nil }
      func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] { [] }
      func entries(of folder: String) -> [FolderEntry] { [] }
    }
    let builder = ProjectContextBuilder(files: LargeFile(), homeFolder: nil)
    let context = builder.context(around: Document(path: Self.path, contents: []))
    #expect(context.reachedLimits.map(\.kind) == [.fileSize])
    #expect(context.reachedLimits.first?.limit == 256 << 20)
  }
}
