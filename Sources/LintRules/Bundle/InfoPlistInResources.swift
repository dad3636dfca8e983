import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports targets that copy their own Info.plist as a resource.
enum InfoPlistInResources: Rule {
  static let description = RuleDescription(
    id: "info-plist-in-resources",
    severity: .warning,
    refusedBy: [.xcodeBuild],
    example: .init(file: ExampleProject.file, bad: example("A"), good: example("B")),
    references: [.apple("bundleresources/managing-your-app-s-information-property-list")]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .propertyList)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let targets = DescribedTargets.all(in: document, project).filter { $0.role != .other || $0.isTest }
    let copying = targets.compactMap { target in
      target.infoPlists.filter { isCopied($0, target) }.min().map { (target, $0) }
    }
    guard !copying.isEmpty else { return }
    let objects = PBXObjects(document.tree)
    for (target, path) in copying {
      // The resources of the Mac are in a folder of their own, next to the Info.plist.
      let collides = FilePath.name(path) == "Info.plist" && !target.platforms.contains(.macOS)
      context.report(
        description,
        at: place(of: FilePath.name(path), target, objects) ?? DescribedTargets.place(of: target, document),
        description.text(collides ? "message" : "copied", target.name, FilePath.name(path)),
        severity: collides ? nil : .info
      )
    }
  }

  /// Whether a build phase has the file, or a synchronised folder does without an exception for it.
  private static func isCopied(_ path: String, _ target: ProjectTarget) -> Bool {
    target.namedFiles.contains(path)
      || target.isInXcodeProject && target.membership?.folders.contains { $0.contains(path) } ?? false
  }

  /// Returns the place of the file among those of the target's phase of resources.
  private static func place(of name: String, _ target: ProjectTarget, _ objects: PBXObjects) -> Range<Int>? {
    let declared = objects.all("PBXNativeTarget").first { $0.object.text("name") == target.name }?.object
    let phases = objects.objects("buildPhases", of: declared).map(\.object)
    let resources = phases.filter { $0.text("isa") == "PBXResourcesBuildPhase" }
    return resources.firstResult { phase in
      phase.value(forKey: "files")?.children.first { item in
        let file = item.stringValue.flatMap { objects[$0] }.flatMap { objects.object("fileRef", of: $0) }
        return file?.text("path").map(FilePath.name) == name || file?.text("name") == name
      }?.range
    }
  }

  private static func example(_ file: String) -> String {
    """
    {
      rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (RA, RB); };
        RA = { isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
        RB = { isa = PBXFileReference; path = Cellar.txt; sourceTree = "<group>"; };
        A = { isa = PBXBuildFile; fileRef = RA; };
        B = { isa = PBXBuildFile; fileRef = RB; };
        T = {
          isa = PBXNativeTarget;
          name = Cellar;
          productType = "com.apple.product-type.application";
          buildConfigurationList = L;
          buildPhases = (R);
        };
        R = { isa = PBXResourcesBuildPhase; files = (\(file)); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; }; };
      };
    }
    """
  }
}
