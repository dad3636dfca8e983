import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports URL schemes that the sources or the libraries that they call query and the Info.plist does not list.
enum QueriedSchemeMissing: SourceRule {
  static let description = RuleDescription(
    id: "queried-scheme-missing",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>LSApplicationQueriesSchemes</key> <array> <string>cellar</string> </array>",
      good: """
        <key>LSApplicationQueriesSchemes</key> <array>
          <string>cellar</string>
          <string>comgooglemaps</string>
        </array>
        """,
      neighbours: [
        "Package.swift": "",
        "Maps.swift": "let hasMaps = UIApplication.shared.canOpenURL(URL(string: \"comgooglemaps://\")!)",
      ]
    ),
    references: [.apple("uikit/uiapplication/canopenurl(_:)")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist)

  private static let key = "LSApplicationQueriesSchemes"
  private static let placeLimit = 10

  /// The schemes of the system, which any app may query.
  private static let systemSchemes: Set = [
    "app-settings", "app-prefs", "data", "facetime", "facetime-audio", "file", "http", "https", "itms", "itms-apps",
    "itms-appss", "itms-beta", "itms-services", "mailto", "maps", "message", "prefs", "shareddocuments", "sms", "tel",
    "telprompt", "webcal", "x-apple.systempreferences", "x-safari-http", "x-safari-https",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary,
      !project.code[.queriedScheme].isEmpty || !project.code.libraryUses.isEmpty, !project.writesElsewhere(key),
      !context.traits.bundle.systems.contains(.macOS)
    else { return }
    let list = context.rootKeys.value(forKey: key)
    guard list.map({ $0.kind == .array }) ?? true, let listed = ResolvedTexts(list, project),
      let own = ownSchemes(context.rootKeys, project)
    else { return }
    let known = Set(listed.all.map { $0.lowercased() }).union(own).union(systemSchemes)
    checkLibraries(known, list, root, project, in: &context)
    let queried = project.code[.queriedScheme].filter { $0.compilation == .certain }
    let places = Dictionary(grouping: queried) { $0.name.lowercased() }
    // One call may query all schemes of a list.
    let calls = Dictionary(grouping: queried, by: \.evidence).mapValues(\.count)
    for (scheme, mentions) in places.sorted(by: { $0.key < $1.key }) where !known.contains(scheme) && !scheme.isEmpty {
      guard let first = mentions.first else { continue }
      context.report(
        description,
        at: context.rootKeys.entry(forKey: key)?.key?.range ?? document.anchor,
        description.text("message", FilePath.name(first.evidence.path), scheme, key),
        fixes: [fix(scheme, list, root, context.editor)],
        related: mentions.prefix(placeLimit).map { mention in
          let text = description.text("here", FilePath.name(mention.evidence.path), scheme)
          return RelatedPlace(.elsewhere(mention.evidence), text)
        },
        cause: calls[first.evidence, default: 0] > 1
          ? .place(document.path ?? "", "\(first.evidence.path):\(first.evidence.line)") : nil
      )
    }
  }

  /// Returns a fix that adds a scheme to the list, or makes it.
  private static func fix(_ scheme: String, _ list: Node?, _ root: Node, _ editor: TreeEditor) -> Fix {
    let edit =
      list.map { editor.insertItem(.string(scheme), into: $0) }
      ?? editor.insertEntry(key, .array([.string(scheme)]), into: root)
    return Fix(description.text("insert", scheme), [edit], isSafe: false)
  }

  /// Reports the schemes that libraries query.
  private static func checkLibraries(
    _ known: Set<String>,
    _ list: Node?,
    _ root: Node,
    _ project: ProjectContext,
    in context: inout RuleContext
  ) {
    guard context.traits.bundle.role == .app else { return }
    for use in LibraryDemands.uses(project, context) {
      guard case .queriedSchemes(let schemes) = use.need.demand, let first = use.calls.first else { continue }
      for scheme in schemes where !known.contains(scheme.lowercased()) {
        context.report(
          description,
          at: context.rootKeys.entry(forKey: key)?.key?.range ?? context.document.anchor,
          description.text("library", FilePath.name(first.evidence.path), use.need.library, scheme, key),
          certainty: use.calls.map(context.certainty).max(),
          fixes: [fix(scheme, list, root, context.editor)],
          related: use.calls.prefix(placeLimit).map {
            RelatedPlace(.elsewhere($0.evidence), description.text("here", FilePath.name($0.evidence.path), scheme))
          },
          key: key,
          cause: .place(context.document.path ?? "", use.need.id)
        )
      }
    }
  }

  /// Returns the schemes that the app opens itself, in lower case; nil if one of them is known only to the build.
  private static func ownSchemes(_ root: RootKeys, _ project: ProjectContext) -> Set<String>? {
    var schemes: Set<String> = []
    for type in root.value(forKey: "CFBundleURLTypes").map({ Array($0.children) }) ?? [] {
      guard let texts = ResolvedTexts(type.value(forKey: "CFBundleURLSchemes"), project) else { return nil }
      schemes.formUnion(texts.all.map { $0.lowercased() })
    }
    return schemes
  }
}
