import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports entitlements next to a target that is signed with none.
enum EntitlementsFileUnused: ProjectRule {
  static let description = RuleDescription(
    id: "entitlements-file-unused",
    severity: .warning,
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.developer.healthkit</key> <true/>",
      good: "",
      neighbours: [
        "Info.plist": .plist("<key>CFBundleName</key> <string>Cellar</string>"),
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;")).text,
      ]
    ),
    references: [.apple("xcode/build-settings-reference")]
  )
  static let subject = RuleSubject.everything(in: .entitlements)

  private static let setting = "CODE_SIGN_ENTITLEMENTS"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let path = document.path, document.tree.isReadable, document.rootDictionary?.children.isEmpty == false,
      !project.allTargets.isEmpty, !project.allTargets.contains(where: { $0.isSigned(with: path) }),
      // A script or another target's settings may name the file by a way of their own.
      project.allTargets.allSatisfy({ $0.isOfXcode && $0.configurations.allSatisfy(\.hasBundleSettings) }),
      let target = project.allTargets.first(where: { isUnsigned($0) && $0.holds(path) })
    else { return }
    context.report(
      description,
      at: document.anchor,
      description.text("message", target.name, setting),
      certainty: .certain
    )
  }

  /// Whether a target makes an app or extension and no configuration names entitlements.
  private static func isUnsigned(_ target: ProjectTarget) -> Bool {
    target.role != .other && !target.isTest && target.configurations.allSatisfy { !$0.sets(setting) }
  }
}

extension ProjectTarget {
  /// Returns whether a file lies next to the target's Info.plist or in a folder of its own.
  fileprivate func holds(_ path: String) -> Bool {
    names(path) || infoPlists.contains { FilePath.folder($0) == FilePath.folder(path) }
  }
}
