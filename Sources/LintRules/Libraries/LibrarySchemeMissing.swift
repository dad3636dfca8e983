import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps that do not declare the URL scheme by which another app or a web page returns to a library in them.
enum LibrarySchemeMissing: SourceRule {
  static let description = RuleDescription(
    id: "library-scheme-missing",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>FacebookAppID</key> <string>1234567890</string>",
      good: """
        <key>FacebookAppID</key> <string>1234567890</string>
        <key>CFBundleURLTypes</key> <array>
          <dict>
            <key>CFBundleURLSchemes</key> <array> <string>fb1234567890</string> </array>
          </dict>
        </array>
        """,
      neighbours: [
        "Package.swift": "",
        "LogIn.swift": "import FBSDKLoginKit\nlet manager = LoginManager()",
      ]
    ),
    references: KeyCatalog.libraryNeeds.filter { if case .scheme = $0.demand { true } else { false } }
      .compactMap(\.documentation)
  )
  static let subject = RuleSubject.keys(URLTypes.key, in: .infoPlist).on(.iOS, .tvOS, .visionOS)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let types = context.rootKeys.entry(forKey: URLTypes.key)
    guard document.tree.isReadable, let root = document.rootDictionary, context.traits.bundle.role == .app,
      !project.writesElsewhere(URLTypes.key), types.map({ $0.value?.kind == .array }) ?? true
    else { return }
    // A scheme that only the build determines may be the missing one.
    let declared = URLTypes.allSchemes(in: types?.value).map { ResolvedTexts.texts($0.text, project) }
    guard !declared.contains(nil) else { return }
    var known = declared.reduce(into: Set<String>()) { $0.formUnion(($1 ?? []).map { $0.lowercased() }) }
    for use in LibraryDemands.uses(project, context) {
      guard let first = use.calls.first, let schemes = LibraryDemands.schemes(of: use, context.rootKeys, project),
        // Editions of the app have schemes of their own, and a longer one has a suffix that code gives.
        let scheme = schemes.sorted().first,
        !schemes.contains(where: { scheme in known.contains { $0.hasPrefix(scheme.lowercased()) } })
      else { continue }
      let item = PropertyListValue.dictionary([
        .init(key: URLTypes.schemesKey, value: .array([.string(scheme)]))
      ])
      let edit =
        types?.value.map { context.editor.insertItem(item, into: $0) }
        ?? context.editor.insertEntry(URLTypes.key, .array([item]), into: root)
      context.report(
        description,
        at: types?.key?.range ?? document.anchor,
        description.text("message", scheme, FilePath.name(first.evidence.path), use.need.library),
        certainty: use.calls.map(context.certainty).max(),
        refusedBy: use.need.endsApp ? nil : [],
        fixes: [Fix(description.text("insert", scheme), [edit], isSafe: false)],
        related: LibraryDemands.places(use, description),
        key: URLTypes.key,
        cause: .place(document.path ?? "", scheme)
      )
      // Another library, or a file and a key, may need the same.
      known.insert(scheme.lowercased())
    }
  }
}
