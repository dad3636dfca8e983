import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports translations of purpose strings that the Info.plist does not have.
enum LocalizedKeyNotInPlist: ProjectRule {
  static let description = RuleDescription(
    id: "localized-key-not-in-plist",
    severity: .error,
    example: .init(
      file: "InfoPlist.strings",
      bad: """
        "NSCameraUsageDescription" = "Scan the barcode of a product.";
        "NSMicrophoneUsageDescription" = "Name products by voice.";
        """,
      good: #""NSCameraUsageDescription" = "Scan the barcode of a product.";"#,
      neighbours: [
        "Package.swift": "",
        "Info.plist": """
        { CFBundleIdentifier = "com.example.scanner"; LSRequiresIPhoneOS = YES; NSCameraUsageDescription = "Scan."; }
        """,
      ]
    ),
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlistStrings)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard !project.documents.infoPlists.isEmpty, project.documents.infoPlists.allSatisfy(isKnown) else { return }
    let roots = project.documents.infoPlists.map { RootKeys($0.rootDictionary) }
    for entry in PurposeKeys.entries(context.rootKeys) {
      guard let key = entry.key, let name = entry.name, let text = PurposeString(key: name, value: entry.value),
        name == text.resource.key, !roots.contains(where: { PurposeKeys.isPresent(name, in: $0, project) })
      else { continue }
      let situation = Situation(name, roots, project)
      context.report(
        description,
        at: key.range,
        description.text(situation.message, name),
        severity: situation.severity,
        fixes: fixes(entry, text, in: document, project, context.editor)
      )
    }
  }

  /// What follows from the lack of a key.
  private enum Situation {
    /// Something in the project needs the key.
    case needed
    /// Another key for the same resource is there.
    case replaced
    /// Nothing is known to need it.
    case unused

    init(_ key: String, _ roots: [RootKeys], _ project: ProjectContext) {
      let bundle = project.bundles.first ?? AppBundle()
      let isReplaced = roots.contains { PresentPurposeKeys($0, project, bundle).satisfies(key) }
      let isNeeded =
        project.attribution != .assumed
        && project.code.purposeNeeds.contains { $0.isProven && $0.alternatives.contains([key]) }
      self = isReplaced ? .replaced : isNeeded ? .needed : .unused
    }

    var severity: Severity {
      switch self {
      case .needed: .error
      case .replaced: .info
      case .unused: .warning
      }
    }

    var message: String {
      switch self {
      case .needed: "needed"
      case .replaced: "replaced"
      case .unused: "message"
      }
    }
  }

  /// Whether all keys of the Info.plist can be seen.
  private static func isKnown(_ document: Document) -> Bool {
    document.tree.isReadable && !document.isPreprocessed && document.rootDictionary != nil
  }

  private static func fixes(
    _ entry: DictionaryEntry,
    _ text: PurposeString,
    in document: Document,
    _ project: ProjectContext,
    _ editor: TreeEditor
  ) -> [Fix] {
    let key = text.resource.key
    var fixes: [Fix] = []
    if project.documents.infoPlists.count == 1, let edit = insertion(text, of: document, project) {
      fixes.append(Fix(description.text("insert", key), [], isSafe: false, otherFiles: [edit]))
    }
    return fixes + [Fix(description.text("remove-entry"), [editor.removeEntry(entry)], isSafe: false)]
  }

  /// Returns the change that puts the key into the Info.plist, with the text of the language that it is written in.
  private static func insertion(_ text: PurposeString, of document: Document, _ project: ProjectContext) -> FileEdit? {
    guard let infoPlist = project.documents.infoPlists.first, text.resource.valueTypes.contains(.string),
      !isGenerated(infoPlist, project)
    else { return nil }
    let base = project.translations.tables(without: document).first { table in
      table.language == "Base" || project.translations.developmentLanguage.map { table.language == $0 } ?? false
    }
    let value = base?.document?.rootDictionary?.value(forKey: text.resource.key)?.stringValue ?? text.value
    return TableInsertion.adding(text.resource.key, value, to: infoPlist)
  }

  /// Whether no file holds the Info.plist, as the build makes it of what a project file says.
  private static func isGenerated(_ infoPlist: Document, _ project: ProjectContext) -> Bool {
    project.allTargets.contains { FilePath.isInside(infoPlist.path ?? "", $0.declaredIn) }
  }
}
