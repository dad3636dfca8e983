import AppProject
import KeyCatalog
import LintEngine
import Messages
import ProjectFiles

/// A rule on purpose strings that show users nothing, wherever they get them from: the Info.plist, its tables and its catalogs.
package protocol BlankPurposeRule: Rule {
  /// Returns whether the rule reports the text.
  static func isReported(_ text: PurposeString) -> Bool
}

extension BlankPurposeRule {
  package static var checks: [Check] { Check.withOrWithoutProject(check) }

  package static var subject: RuleSubject {
    .keys(where: PurposeKeys.isPurposeString, in: .infoPlist, .infoPlistStrings, .stringCatalog)
  }

  private static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    for text in PurposeString.all(in: document, context.rootKeys) where isReported(text) {
      report(text, text.resource.key, project, in: &context)
    }
  }

  private static func report(
    _ text: PurposeString,
    _ key: String,
    _ project: ProjectContext,
    in context: inout RuleContext
  ) {
    guard let severity = BlankPurposeString.severity(of: text, context.rootKeys, project, context.traits) else {
      return
    }
    let rest =
      severity == .info && BlankPurposeString.isOfTemplate(text, project)
      ? context.rootKeys.entry(forKey: key) : nil
    context.report(
      description,
      at: text.range,
      rest == nil ? description.text("message", key) : Messages.text("common.purpose-of-template", [key]),
      severity: severity,
      // The file alone shows it.
      certainty: .certain,
      appStoreCode: severity == .warning ? "ITMS-90738" : nil,
      fixes: rest.map {
        [Fix(Messages.text("common.remove-entry"), [context.editor.removeEntry($0)], isSafe: false)]
      } ?? []
    )
  }
}

/// How much it matters that a purpose string has no text.
package enum BlankPurposeString {
  /// The keys of system extensions and drivers.
  private static let extensionKeys: Set = ["NSSystemExtensionUsageDescription", "OSBundleUsageDescription"]

  /// Returns the severity: an error unless the code of the app was read and nothing needs the text, or the bundle is none that requests
  /// access; nil where no system of the app asks for the resource.
  ///
  /// Templates of apps have empty texts for what they never use: App Store Connect takes such apps and reports each text as ITMS-90738
  /// if linked code mentions the resource. `root` is that of the Info.plist.
  package static func severity(
    of text: PurposeString,
    _ root: RootKeys,
    _ project: ProjectContext,
    _ traits: DocumentTraits
  ) -> Severity? {
    let key = text.resource.key
    // Xcode's templates leave these empty, and the system asks with a text of its own.
    if extensionKeys.contains(key) { return .info }
    guard traits.kind == .infoPlist else {
      // A translation leaves one language without a reason, that of an old key only on old systems.
      return text.resource.successorKeys.isEmpty ? .warning : .info
    }
    // The system shows the text of InfoPlist.strings.
    if PurposeKeys.isInOwnTable(key, project) { return .info }
    if traits.bundle.isKnownToBeOther { return .info }
    let systems = traits.bundle.runningSystems
    if !systems.isEmpty, let readers = KeyCatalog.key(at: key, in: .infoPlist)?.platforms, !readers.isEmpty,
      !readers.contains(where: { reader in systems.contains { $0.rawValue == reader.platform } })
    {
      return nil
    }
    // A description has only the keys that somebody wrote.
    let isDescribed = project.targets.contains { ProjectFormat.isOfToolkit($0.declaredIn) }
    guard !project.targets.isEmpty, !isDescribed, project.code.isComplete else { return .error }
    let needs = project.code.purposeNeeds.flatMap { $0.alternatives.joined() } + PurposeKeys.declared(root)
    if needs.contains(where: { PurposeKeys.family(of: $0) == PurposeKeys.family(of: key) }) { return .error }
    return isOfTemplate(text, project) ? .info : .warning
  }

  /// Whether the template of React Native has the empty text, for which apps mostly have no use.
  static func isOfTemplate(_ text: PurposeString, _ project: ProjectContext) -> Bool {
    text.resource.key == "NSLocationWhenInUseUsageDescription" && text.value.isEmpty && project.code.isOfReactNative
      && !PurposeKeys.isInOwnTable(text.resource.key, project)
  }
}
