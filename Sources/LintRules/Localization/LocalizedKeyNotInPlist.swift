import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList
import StringTable

/// Reports translations of purpose strings that the Info.plist does not have.
enum LocalizedKeyNotInPlist: ProjectRule {
  static let description = RuleDescription(
    id: "localized-key-not-in-plist",
    severity: .warning,
    refusedBy: [.appStoreConnect, .system],
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
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlistStrings, .stringCatalog)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard !project.documents.infoPlists.isEmpty, project.documents.infoPlists.allSatisfy(isKnown) else { return }
    let roots = project.documents.infoPlists.map { RootKeys($0.rootDictionary) }
    if case .stringCatalog(let reading) = document.content {
      guard let catalog = reading.catalog else { return }
      return check(catalog, document, roots, project, in: &context)
    }
    for entry in PurposeKeys.entries(context.rootKeys) {
      guard let key = entry.key, let name = entry.name, let text = PurposeString(key: name, value: entry.value),
        name == text.resource.key, !roots.contains(where: { PurposeKeys.isPresent(name, in: $0, project) })
      else { continue }
      let table = context.rootKeys
      let situation = Situation(name, roots, project, { table.contains($0) })
      context.report(
        description,
        at: key.range,
        situation.message(name),
        severity: situation.severity,
        fixes: renaming(key, situation, context.editor)
          + fixes(entry, text, isNeeded: situation.isNeeded, in: document, project, context.editor),
        cause: situation.cause ?? .table(name)
      )
    }
  }

  /// Looks at the keys of a catalog that translates an Info.plist; linear in them.
  private static func check(
    _ catalog: StringCatalog,
    _ document: Document,
    _ roots: [RootKeys],
    _ project: ProjectContext,
    in context: inout RuleContext
  ) {
    guard StringTableFormat.stringCatalog.mayTranslateInfoPlist(document.name) else { return }
    for text in catalog.countedTexts where !text.isStale {
      guard let resource = KeyCatalog.protectedResource(forKey: text.key), PurposeKeys.isPurposeString(text.key),
        !roots.contains(where: { PurposeKeys.isPresent(resource.key, in: $0, project) })
      else { continue }
      let situation = Situation(resource.key, roots, project, { catalog.contains($0) })
      let own = text.translation(catalog.sourceLanguage)?.units.first?.value?.string
      var fixes: [Fix] = []
      if project.documents.infoPlists.count == 1, let edit = own.flatMap({ insertion($0, resource, project) }) {
        // Users see the text of their own table in any case.
        let title = description.text("insert", resource.key)
        fixes.append(Fix(title, [], isSafe: situation.isNeeded, otherFiles: [edit]))
      }
      context.report(
        description,
        at: text.name.range,
        situation.message(resource.key),
        severity: situation.severity,
        fixes: fixes,
        cause: situation.cause
      )
    }
  }

  /// What follows from the lack of a key.
  private enum Situation {
    /// Something in the project needs the key, as a finding in the Info.plist reports, which has the same cause.
    case needed(FindingCause?, isCertain: Bool)
    /// Something needs the key, and the language of the Info.plist has a text.
    case shown(FindingCause?)
    /// The Info.plist has another key of the kind, which is not translated.
    case meant(String)
    /// Another key for the same resource is there.
    case replaced
    /// Nothing is known to need it.
    case unused

    init(_ key: String, _ roots: [RootKeys], _ project: ProjectContext, _ isTranslated: (String) -> Bool) {
      let bundle = project.bundles.first ?? AppBundle()
      let isShown = PurposeKeys.isInOwnTable(key, project)
      if let needed = Self.needed(key, project) {
        self = isShown ? .shown(needed.cause) : needed
      } else if roots.contains(where: { PresentPurposeKeys($0, project, bundle).satisfies(key) }) {
        self = .replaced
      } else {
        self = Self.untranslated(key, roots, isTranslated).map(Situation.meant) ?? .unused
      }
    }

    /// Returns the situation if an Info.plist is reported to lack the key.
    private static func needed(_ key: String, _ project: ProjectContext) -> Situation? {
      for infoPlist in project.documents.infoPlists {
        let missing = MissingPurposeString.find(in: infoPlist, RootKeys(infoPlist.rootDictionary), project: project)
        if let found = missing.first(where: { !$0.isInHost && $0.keys.contains(key) }) {
          return .needed(found.cause(in: infoPlist.path), isCertain: found.isCertain)
        }
      }
      return nil
    }

    /// Returns the only key of the same family that the Info.plist has and the table lacks.
    private static func untranslated(_ key: String, _ roots: [RootKeys], _ isTranslated: (String) -> Bool) -> String? {
      let family = PurposeKeys.family(of: key)
      let names = roots.flatMap(PurposeKeys.entries).compactMap(\.name).filter { name in
        name != key && PurposeKeys.family(of: name) == family && !isTranslated(name)
      }
      return Set(names).count == 1 ? names.first : nil
    }

    var severity: Severity {
      switch self {
      case .needed, .meant: .warning
      case .shown, .replaced, .unused: .info
      }
    }

    var isNeeded: Bool {
      switch self {
      case .needed(_, let isCertain): isCertain
      case .shown: true
      case .meant, .replaced, .unused: false
      }
    }

    var cause: FindingCause? {
      switch self {
      case .needed(let cause, _), .shown(let cause): cause
      case .meant, .replaced, .unused: nil
      }
    }

    func message(_ key: String) -> String {
      switch self {
      case .needed(_, let isCertain): description.text(isCertain ? "needed" : "probably-needed", key)
      case .shown: description.text("shown", key)
      case .meant(let other): description.text("meant", key, other)
      case .replaced: description.text("replaced", key)
      case .unused: description.text("message", key)
      }
    }
  }

  /// Returns a fix that gives the text the key that is meant.
  private static func renaming(_ key: Node, _ situation: Situation, _ editor: TreeEditor) -> [Fix] {
    guard case .meant(let name) = situation else { return [] }
    return [Fix(description.text("rename", name), [editor.replaceText(of: key, with: name)], isSafe: false)]
  }

  /// Whether all keys of the Info.plist can be seen.
  private static func isKnown(_ document: Document) -> Bool {
    document.tree.isReadable && !document.isPreprocessed && document.rootDictionary != nil
  }

  private static func fixes(
    _ entry: DictionaryEntry,
    _ text: PurposeString,
    isNeeded: Bool,
    in document: Document,
    _ project: ProjectContext,
    _ editor: TreeEditor
  ) -> [Fix] {
    let key = text.resource.key
    var fixes: [Fix] = []
    let own = isOwnTable(document, project) ? text.value : ownText(of: key, in: document, project)
    if project.documents.infoPlists.count == 1, let edit = insertion(own ?? text.value, text.resource, project) {
      // Users see the text of their own table in any case.
      let isSafe = isNeeded && own != nil
      fixes.append(Fix(description.text("insert", key), [], isSafe: isSafe, otherFiles: [edit]))
    }
    return fixes + [Fix(description.text("remove-entry"), [editor.removeEntry(entry)], isSafe: false)]
  }

  /// Whether a table is in the language that the Info.plist is written in.
  private static func isOwnTable(_ document: Document, _ project: ProjectContext) -> Bool {
    guard let path = document.path else { return false }
    let isBase = FilePath.name(FilePath.folder(path)) == "Base.lproj"
    return isBase || FilePath.language(path).map { $0 == project.translations.developmentLanguage } ?? false
  }

  /// Returns the text for the key in the language that the Info.plist is written in; nil if no other table has it.
  private static func ownText(of key: String, in document: Document, _ project: ProjectContext) -> String? {
    let base = project.translations.tables(without: document).first { table in
      table.language == "Base" || project.translations.developmentLanguage.map { table.language == $0 } ?? false
    }
    return base?.document?.rootDictionary?.value(forKey: key)?.stringValue
  }

  /// Returns the change that puts the key of `resource` into the Info.plist.
  private static func insertion(
    _ text: String,
    _ resource: ProtectedResource,
    _ project: ProjectContext
  ) -> FileEdit? {
    guard let infoPlist = project.documents.infoPlists.first, resource.valueTypes.contains(.string),
      !isGenerated(infoPlist, project)
    else { return nil }
    return TableInsertion.adding(resource.key, text, to: infoPlist)
  }

  /// Whether no file holds the Info.plist, as the build makes it of a project file.
  private static func isGenerated(_ infoPlist: Document, _ project: ProjectContext) -> Bool {
    project.allTargets.contains { FilePath.isInside(infoPlist.path ?? "", $0.declaredIn) }
  }
}
