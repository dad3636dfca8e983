import AppProject
import BuildDescriptions
import LintEngine
import ProjectFiles
import PropertyList

/// Reports folders called Resources that are copied into the bundles of apps for devices.
enum ResourcesFolderInBundle: Rule {
  static let description = RuleDescription(
    id: "resources-folder-in-bundle",
    severity: .warning,
    refusedBy: [.codesign],
    example: .init(
      file: "App.xcodeproj/project.pbxproj",
      bad: project(folder: "Resources"),
      good: project(folder: "Pictures")
    ),
    references: [
      "https://developer.apple.com/library/archive/documentation/CoreFoundation/Conceptual/CFBundles/BundleTypes/BundleTypes.html"
    ]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .propertyList)

  private static let name = "Resources"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard ProjectFormat.xcodeProject.isFile(document.name), document.tree.isReadable else { return }
    let names = Set(
      project.allTargets.filter { target in
        target.declaredIn == document.path && target.role != .other && !target.platforms.isEmpty
          && !target.platforms.contains(.macOS)
      }.map(\.name)
    )
    guard !names.isEmpty else { return }
    // Hardly any project has such a folder.
    guard document.text.containsBytes(of: "folder") else { return }
    let entries = document.tree.root?.value(forKey: "objects")?.entries
    guard entries?.contains(where: { $0.value.map(isFolder) == true }) == true else { return }
    let objects = PBXObjects(document.tree)
    var reported: Set<String> = []
    for (_, target) in objects.all("PBXNativeTarget") {
      guard let targetName = text("name", target), names.contains(targetName) else { continue }
      let phases = objects.objects("buildPhases", of: target).map(\.object)
        .filter { text("isa", $0) == "PBXResourcesBuildPhase" }
      for (_, file) in phases.flatMap({ objects.objects("files", of: $0) }) {
        guard let id = text("fileRef", file), let folder = objects[id], isFolder(folder), reported.insert(id).inserted
        else { continue }
        let place = folder.entry(forKey: "name")?.range ?? folder.entry(forKey: "path")?.range ?? folder.openRange
        context.report(description, at: place, description.text("message", targetName))
      }
    }
  }

  /// Whether the file is a folder that is copied as it is, not a group.
  private static func isFolder(_ file: Node) -> Bool {
    guard text("lastKnownFileType", file) == "folder", text("isa", file) == "PBXFileReference",
      let path = text("path", file)
    else { return false }
    return FilePath.name(path) == name
  }

  private static func text(_ key: String, _ object: Node) -> String? { object.value(forKey: key)?.stringValue }

  private static func project(folder: String) -> String {
    """
    {
      rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; lastKnownFileType = folder; path = \(folder); sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        R = { isa = PBXResourcesBuildPhase; files = (B); };
        T = {
          isa = PBXNativeTarget;
          name = App;
          productType = "com.apple.product-type.application";
          buildPhases = (R);
          buildConfigurationList = L;
        };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      };
    }
    """
  }
}
