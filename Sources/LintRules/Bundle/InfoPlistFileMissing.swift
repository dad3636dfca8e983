import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports targets whose Info.plist does not exist.
enum InfoPlistFileMissing: Rule {
  static let description = RuleDescription(
    id: "info-plist-file-missing",
    severity: .warning,
    refusedBy: [.xcodeBuild],
    example: .init(
      file: ExampleProject.file,
      bad: ExampleProject(.init("INFOPLIST_FILE = Barrel/Info.plist;")).text,
      good: ExampleProject(.init("INFOPLIST_FILE = App/Info.plist;")).text,
      neighbours: ["App/Info.plist": .plist("<key>CFBundleName</key> <string>Cellar</string>")]
    ),
    references: [
      .apple("bundleresources/managing-your-app-s-information-property-list"),
      .apple("xcode/build-settings-reference"),
    ]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .propertyList)

  private static let file = "INFOPLIST_FILE"
  private static let generation = "GENERATE_INFOPLIST_FILE"

  /// The kind of product around a watch app alone, for which Xcode needs no Info.plist.
  private static let container = "application.watchapp2-container"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard ProjectFormat.xcodeProject.isFile(document.name), document.tree.isReadable else { return }
    let own = project.allTargets.filter { $0.declaredIn == document.path && isChecked($0) }
    let missing = own.isEmpty ? [] : project.missingInfoPlists
    let found = own.compactMap { defect(of: $0, missing, document) }
    guard !found.isEmpty, !isWrittenByCMake(document) else { return }
    for defect in found { context.report(description, at: defect.place, defect.message) }
  }

  /// Returns what is wrong with a target that is checked; nil if nothing is.
  private static func defect(
    of target: ProjectTarget,
    _ missing: Set<String>,
    _ document: Document
  ) -> (place: Range<Int>, message: String)? {
    let named = target.configurations.first { $0.infoPlist.map(missing.contains) ?? false }
    if let named, let setting = named.fact(of: file) {
      let place = DescribedTargets.place(of: file, in: named, of: target, document)
      return (place, description.text("message", target.name, named.name, shown(setting.value)))
    }
    let bare = target.configurations.filter { !$0.sets(file) && !$0.sets(generation) }.map(\.name)
    guard !bare.isEmpty else { return nil }
    let message =
      bare.count == target.configurations.count
      ? description.text("none", target.name, file, generation)
      : description.text("none-in-configuration", target.name, Words.all(bare), file, generation)
    return (DescribedTargets.place(of: target, document), message)
  }

  /// Whether the target needs an Info.plist, and all that could name or write one is known.
  private static func isChecked(_ target: ProjectTarget) -> Bool {
    target.isOfXcode && target.role != .other && !target.isTest && target.productType != container
      && target.configurations.allSatisfy(\.hasBundleSettings)
      && target.generatedInfoPlist == nil
  }

  /// Whether CMake wrote the project, and writes the Info.plist files next to it.
  private static func isWrittenByCMake(_ document: Document) -> Bool {
    PBXObjects(document.tree).all("PBXAggregateTarget").contains {
      $0.object.value(forKey: "name")?.stringValue == "ZERO_CHECK"
    }
  }

  /// Returns a path as messages show it: one that is not relative to the project without its folders.
  private static func shown(_ path: String) -> String { path.hasPrefix("/") ? FilePath.name(path) : path }
}
