import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports a privacy manifest in the folder of an app that no target takes along, and one of a package that is none of its resources.
enum PrivacyManifestNotInTarget: ProjectRule {
  static let description = RuleDescription(
    id: "privacy-manifest-not-in-target",
    severity: .warning,
    refusedBy: [.appStoreConnect],
    example: .init(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <plist version="1.0"><dict>
          <key>NSPrivacyTracking</key>
          <false/>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
        </dict></plist>
        """,
      neighbours: [
        "Info.plist": .plist(""),
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "Sources")).text,
      ]
    ),
    references: [.apple("bundleresources/adding-a-privacy-manifest-to-your-app-or-third-party-sdk")]
  )
  static let subject = RuleSubject.everything(in: .privacyManifest)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // Nothing reads a manifest of another name.
    guard document.name == FileKind.privacyManifestName, let path = document.path,
      document.rootDictionary?.lastEntry != nil
    else { return }
    if let module = project.packageTargetWithoutFile {
      return context.report(description, at: document.anchor, description.text("package", document.name, module))
    }
    guard !project.targets.isEmpty,
      project.allTargets.allSatisfy({ $0.knowsFiles || $0.role == .other }),
      !project.allTargets.contains(where: { $0.names(path) }),
      // CocoaPods, which React Native takes, adds the file to the target while it installs.
      !project.resourceNames.contains(ProjectFormat.cocoaPods.name)
    else { return }
    // Elsewhere it may belong to a package, which has its own way to take it along.
    let folder = FilePath.folder(path)
    let owner = project.targets.first { target in
      target.knowsFiles
        && (target.infoPlists.contains { FilePath.folder($0) == folder } || isDeclared(target, in: folder))
    }
    guard let owner else { return }
    context.report(description, at: document.anchor, description.text("message", owner.name))
  }

  /// Whether the project of an app, which declares the target, is in `folder`.
  private static func isDeclared(_ target: ProjectTarget, in folder: String) -> Bool {
    target.role == .app && FilePath.folder(FilePath.folder(target.declaredIn)) == folder
  }
}
