import AppProject
import CodeScanning
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports app groups, containers of iCloud and merchants that the code of a bundle names and its entitlements do not list.
enum EntitlementGroupMissing: SourceRule {
  static let description = RuleDescription(
    id: "entitlement-group-missing",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      file: "App.entitlements",
      bad: """
        <key>com.apple.security.application-groups</key> <array> <string>group.com.example.cellar</string> </array>
        """,
      good: """
        <key>com.apple.security.application-groups</key> <array>
          <string>group.com.example.cellar</string>
          <string>group.com.example.bottles</string>
        </array>
        """,
      neighbours: [
        "Info.plist": .plist(""),
        "Shared.swift": "let defaults = UserDefaults(suiteName: \"group.com.example.bottles\")",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;")
        ).text,
      ]
    ),
    references: [.apple("xcode/configuring-app-groups")]
  )
  static let subject = RuleSubject.keys(
    [SharedGroups.appGroups] + others.map(\.list),
    in: .entitlements,
    .infoPlist
  )

  private static let list = SharedGroups.appGroups
  /// The other lists, what code names of them, and how their items begin; without a list, another rule reports the code.
  private static let others: [(list: String, kind: MentionKind, prefix: String)] = [
    ("com.apple.developer.icloud-container-identifiers", .cloudContainer, "iCloud."),
    ("com.apple.developer.in-app-payments", .merchant, "merchant."),
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    checkGroups(document, project, in: &context)
    guard document.kind == .entitlements, document.tree.isReadable, let signed = BundleEntitlements(document, project)
    else { return }
    for (list, kind, prefix) in others {
      guard let entry = context.rootKeys.entry(forKey: list), let key = entry.key, let node = entry.value,
        node.kind == .array, let listed = names(of: signed, list, project), !listed.isEmpty
      else { continue }
      let used = project.code[kind].filter { $0.name.hasPrefix(prefix) && !$0.name.hasSuffix(".") }
      // Code for several apps names what each of them has.
      guard let first = used.first, !used.contains(where: { listed.contains($0.name) }) else { continue }
      let insertion = context.editor.insertItem(.string(first.name), into: node)
      context.report(
        description,
        at: key.range,
        description.text("not-listed", first.name, FilePath.name(first.evidence.path), list),
        severity: isOfSomeSystems(project) ? .info : nil,
        fixes: [Fix(description.text("insert", first.name), [insertion], isSafe: false)],
        related: used.map { RelatedPlace(.elsewhere($0.evidence), description.text("here", $0.name)) },
        cause: .place(first.evidence.path, first.name)
      )
    }
  }

  private static func checkGroups(_ document: Document, _ project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary,
      document.kind == .entitlements || document.kind == .infoPlist && project.documents.entitlements.isEmpty,
      let signed = BundleEntitlements(document, project), let listed = names(of: signed, list, project)
    else { return }
    // Other suites need no entitlement, and of the files for Mac Catalyst alone, code that is not compiled for it.
    let isForCatalyst = signed.areForMacAlone && signed.platformsOfMac == [.iOS]
    let opened = (project.code[.appGroup] + project.code[.suite]).filter { use in
      // The plug-in whose call this is in Dart is not for the Mac.
      let isForThese = !signed.areForMacAlone || SourceLanguage(fileName: use.evidence.path) != .dart
      return isGroup(use.name) && isForThese && (use.isForMacCatalyst || !isForCatalyst)
    }
    // Code for several apps names the groups of all.
    guard !opened.contains(where: { listed.contains($0.name) }) else { return }
    guard let first = opened.first else { return reportUnknown(document, listed, signed, project, in: &context) }
    let present = root.value(forKey: list)
    let insertion =
      present.map { context.editor.insertItem(.string(first.name), into: $0) }
      ?? context.editor.insertEntry(list, .array([.string(first.name)]), into: root)
    let isHere = document.kind == .entitlements && (present.map { $0.kind == .array } ?? true)
    context.report(
      description,
      at: root.entry(forKey: list)?.key?.range ?? document.anchor,
      description.text(
        document.kind == .entitlements ? "message" : "no-file",
        first.name,
        FilePath.name(first.evidence.path)
      ),
      // Code may open it on the other systems alone.
      severity: isOfSomeSystems(project) ? .info : nil,
      fixes: isHere ? [Fix(description.text("insert", first.name), [insertion], isSafe: false)] : [],
      related: opened.map { RelatedPlace(.elsewhere($0.evidence), description.text("here", $0.name)) },
      cause: .place(first.evidence.path, first.name)
    )
  }

  /// Reports code that opens the container of a group whose name is not known, if no group is listed at all.
  private static func reportUnknown(
    _ document: Document,
    _ listed: Set<String>,
    _ signed: BundleEntitlements,
    _ project: ProjectContext,
    in context: inout RuleContext
  ) {
    guard let use = project.code.unknownMentions[.appGroup]?.first(where: { $0.compilation == .certain }),
      listed.isEmpty,
      signed.lacks(list), !signed.areForMacAlone || signed.isTrue("com.apple.security.app-sandbox")
    else { return }
    context.report(
      description,
      at: document.anchor,
      description.text("none", FilePath.name(use.evidence.path), list),
      severity: .info,
      certainty: context.certainty(of: use),
      related: [RelatedPlace(.elsewhere(use.evidence), description.text("here", use.name))]
    )
  }

  /// Whether a target of the file is signed with other files for other systems.
  private static func isOfSomeSystems(_ project: ProjectContext) -> Bool {
    project.targets.contains { target in
      project.allTargets.contains {
        $0.name == target.name && $0.entitlements.isStrictSuperset(of: target.entitlements)
      }
    }
  }

  /// Whether a name is that of a group; one that ends with a point is the start of a longer one.
  private static func isGroup(_ name: String) -> Bool { name.hasPrefix("group.") && !name.hasSuffix(".") }

  /// Returns the items of a list in all configurations; nil if one of them is known only to the build.
  private static func names(of signed: BundleEntitlements, _ list: String, _ project: ProjectContext) -> Set<String>? {
    let texts = signed.documents.flatMap { SharedGroups.items(of: $0, list) }.compactMap(\.stringValue)
    var groups: Set<String> = []
    for text in texts {
      let names = project.targets.flatMap(\.configurations).map { SharedGroups.name(text, in: $0) }
      guard !names.isEmpty, !names.contains(nil) else { return nil }
      groups.formUnion(names.compactMap(\.self))
    }
    return groups
  }
}
