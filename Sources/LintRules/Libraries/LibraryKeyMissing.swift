import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList
import SourceText

/// Reports keys that a library reads which the code calls, and that are missing, empty or of another form.
enum LibraryKeyMissing: SourceRule {
  static let description = RuleDescription(
    id: "library-key-missing",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>CFBundleName</key> <string>Cellar</string>",
      good: """
        <key>CFBundleName</key> <string>Cellar</string>
        <key>GADApplicationIdentifier</key> <string>ca-app-pub-1234567890123456~1234567890</string>
        """,
      neighbours: [
        "Package.swift": "",
        "Ads.swift": "import GoogleMobileAds\nfunc start() { MobileAds.shared.start() }",
      ]
    ),
    references: KeyCatalog.libraryNeeds.compactMap(\.documentation).uniqued()
  )
  static let subject = RuleSubject.everything(in: .infoPlist).on(.iOS)

  private static let placeLimit = 10

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary, context.traits.bundle.role == .app else {
      return
    }
    for use in LibraryDemands.uses(project, context)
    where LibraryDemands.hasOccasion(for: use.need, context.rootKeys, project) {
      if case .flag(let key, let wanted) = use.need.demand {
        check(key, wanted, use, root, project, in: &context)
      }
      guard case .key(let key) = use.need.demand, !use.need.substitutes.contains(where: context.rootKeys.contains),
        let first = use.calls.first
      else { continue }
      let file = FilePath.name(first.evidence.path)
      let entry = context.rootKeys.entry(forKey: key)
      let problem: String
      if let entry {
        guard entry.value?.kind == .string, let text = entry.value?.stringValue, !BuildVariable.occurs(in: text),
          !fits(text, use.need)
        else { continue }
        let isCut = use.need.beginning.map { !text.hasPrefix($0) || text == $0 } ?? true
        problem = PurposeString.isBlank(text) ? "empty" : isCut ? "other-form" : "not-of-form"
      } else {
        guard !project.writesElsewhere(key) else { continue }
        problem = "message"
      }
      let placeholder = use.need.beginning ?? ""
      let edit =
        entry == nil && !placeholder.isEmpty
        ? context.editor.insertEntry(key, .string(placeholder), into: root) : nil
      context.report(
        description,
        at: entry?.value?.range ?? entry?.key?.range ?? document.anchor,
        description.text(
          problem,
          key,
          file,
          use.need.library,
          problem == "not-of-form" ? use.need.form ?? "" : placeholder
        ),
        certainty: use.calls.map(context.certainty).max(),
        refusedBy: use.need.endsApp ? nil : [],
        fixes: edit.map {
          [Fix(description.text("insert", key), [$0], isSafe: false, placeholders: [placeholder])]
        } ?? [],
        related: LibraryDemands.places(use, description),
        key: key,
        cause: .place(document.path ?? "", key)
      )
    }
    checkPackages(document, project, in: &context)
  }

  /// Reports a Boolean that a package needs and that is missing or another one.
  private static func check(
    _ key: String,
    _ wanted: Bool,
    _ use: LibraryUse,
    _ root: Node,
    _ project: ProjectContext,
    in context: inout RuleContext
  ) {
    let entry = context.rootKeys.entry(forKey: key)
    if let value = entry?.value {
      guard value.kind != (wanted ? .true : .false), value.kind == .true || value.kind == .false else { return }
    } else if entry != nil || project.writesElsewhere(key) {
      return
    }
    let edit =
      entry?.value.map { context.editor.replace($0, with: .boolean(wanted)) }
      ?? context.editor.insertEntry(key, .boolean(wanted), into: root)
    context.report(
      description,
      at: entry?.range ?? context.document.anchor,
      description.text("flag", key, "\(wanted)", use.need.library),
      refusedBy: [],
      fixes: [Fix(description.text("set", key, "\(wanted)"), [edit], isSafe: false)],
      related: LibraryDemands.places(use, description),
      key: key,
      cause: .place(context.document.path ?? "", key)
    )
  }

  /// Reports the keys of packages of npm, which code calls by their modules.
  private static func checkPackages(_ document: Document, _ project: ProjectContext, in context: inout RuleContext) {
    let given = Set(project.code[.librarySetting].map(\.name))
    let needs = project.code[.libraryKey].filter { $0.compilation == .certain && !given.contains($0.name) }
    for (key, places) in Dictionary(grouping: needs, by: \.name).sorted(by: { $0.key < $1.key }) {
      let present = context.rootKeys.entriesForAnyDevice([key])
      guard let first = places.first, !project.writesElsewhere(key),
        present.isEmpty || key == URLTypes.key && lacksScheme(of: first, present.first?.value, project)
      else { continue }
      context.report(
        description,
        at: document.anchor,
        description.text(
          present.isEmpty ? "message" : "scheme",
          key,
          FilePath.name(first.evidence.path),
          first.library ?? key,
          schemeStart(of: first) ?? ""
        ),
        refusedBy: [],
        related: places.prefix(placeLimit).map {
          RelatedPlace(.elsewhere($0.evidence), description.text("here", FilePath.name($0.evidence.path)))
        },
        key: key,
        cause: .place(document.path ?? "", key)
      )
    }
  }

  /// Whether the schemes that an app opens are known, and none of them is of the kind that a package needs.
  private static func lacksScheme(of use: CodeUsage.Mention, _ types: Node?, _ project: ProjectContext) -> Bool {
    guard let start = schemeStart(of: use), types?.kind == .array else { return false }
    let schemes = URLTypes.allSchemes(in: types).map { ResolvedTexts.texts($0.text, project) }
    return !schemes.isEmpty && !schemes.contains { $0?.contains { $0.lowercased().hasPrefix(start) } ?? true }
  }

  private static func schemeStart(of use: CodeUsage.Mention) -> String? {
    use.library.flatMap { KeyCatalog.javaScriptPackage($0)?.schemeStart }
  }

  /// Whether a text is of a form in which `#` is a number; linear.
  private static func isOf(_ form: String, _ text: String) -> Bool {
    var rest = text.utf8[...]
    for byte in form.utf8 {
      if byte == UInt8(ascii: "#") {
        let digits = rest.prefix(while: ASCII.isDigit)
        if digits.isEmpty { return false }
        rest = rest[digits.endIndex...]
      } else if rest.popFirst() != byte {
        return false
      }
    }
    return rest.isEmpty
  }

  private static func fits(_ text: String, _ need: LibraryNeed) -> Bool {
    if let form = need.form { return isOf(form, text) }
    return need.beginning.map { text.hasPrefix($0) && text != $0 } ?? !PurposeString.isBlank(text)
  }
}
