import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports URL schemes that the sources query and the Info.plist does not list.
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
      !project.code[.queriedScheme].isEmpty, !project.writesElsewhere(key),
      !context.traits.bundle.systems.contains(.macOS)
    else { return }
    let list = context.rootKeys.value(forKey: key)
    guard list.map({ $0.kind == .array }) ?? true, let listed = ResolvedTexts(list, project),
      let own = ownSchemes(context.rootKeys, project)
    else { return }
    let known = Set(listed.all.map { $0.lowercased() }).union(own).union(systemSchemes)
    let queried = project.code[.queriedScheme].filter { $0.compilation == .certain }
    let places = Dictionary(grouping: queried) { $0.name.lowercased() }
    for (scheme, mentions) in places.sorted(by: { $0.key < $1.key }) where !known.contains(scheme) && !scheme.isEmpty {
      guard let first = mentions.first else { continue }
      let edit =
        list.map { context.editor.insertItem(.string(scheme), into: $0) }
        ?? context.editor.insertEntry(key, .array([.string(scheme)]), into: root)
      context.report(
        description,
        at: context.rootKeys.entry(forKey: key)?.key?.range ?? document.anchor,
        description.text("message", FilePath.name(first.evidence.path), scheme, key),
        fixes: [Fix(description.text("insert", scheme), [edit], isSafe: false)],
        related: mentions.prefix(placeLimit).map { mention in
          let text = description.text("here", FilePath.name(mention.evidence.path), scheme)
          return RelatedPlace(.elsewhere(mention.evidence), text)
        }
      )
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
