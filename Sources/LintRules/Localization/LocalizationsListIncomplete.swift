import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports languages of the texts of a Flutter app that neither the Info.plist nor a folder declares.
enum LocalizationsListIncomplete: ProjectRule {
  static let description = RuleDescription(
    id: "localizations-list-incomplete",
    severity: .info,
    example: .plist(
      bad: """
        <key>CFBundleDevelopmentRegion</key> <string>en</string>
        <key>CFBundleLocalizations</key> <array> <string>en</string> </array>
        <key>LSRequiresIPhoneOS</key> <true/>
        """,
      good: """
        <key>CFBundleDevelopmentRegion</key> <string>en</string>
        <key>CFBundleLocalizations</key> <array> <string>en</string> <string>de</string> </array>
        <key>LSRequiresIPhoneOS</key> <true/>
        """,
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist;")).text,
        "app_de.arb": "{}",
        "app_en.arb": "{}",
      ]
    ),
    references: [
      "https://docs.flutter.dev/ui/internationalization",
      .apple("bundleresources/information-property-list/cfbundlelocalizations"),
    ]
  )
  static let subject = RuleSubject.everything(in: .infoPlist)

  private static let key = "CFBundleLocalizations"
  private static let ending = ".arb"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary, context.traits.bundle.isApp,
      !project.writesElsewhere(key)
    else { return }
    let files = project.resourceNames.filter { $0.hasSuffix(ending) }
    var texts = files.reduce(into: [String: String]()) { found, file in
      if let language = language(ofFile: file) { found[language] = min(found[language] ?? file, file) }
    }
    for mention in project.code[.supportedLocale]
    where mention.compilation == .certain && texts[mention.name] == nil
      && LanguageFolder.fault(mention.name) == nil
    {
      texts[mention.name] = FilePath.name(mention.evidence.path)
    }
    // A single language is the one that the app is written in.
    guard texts.count > 1 else { return }
    let list = root.value(forKey: key)
    guard list == nil || list?.kind == .array else { return }
    let listed = list?.children.map { $0.stringValue ?? "$" } ?? []
    guard !listed.contains(where: { $0.contains("$") }) else { return }
    let known = Set(
      (listed + project.translations.languages + [project.translations.developmentLanguage].compactMap(\.self)
        + project.regions).map(LanguageCode.family)
    )
    let missing = texts.keys.filter { !known.contains(LanguageCode.family($0)) }.sorted()
    guard let first = missing.first, let file = texts[first] else { return }
    // What is not written in the Info.plist is in `en`, the language of Flutter's template.
    let items = list == nil ? texts.keys.sorted() : missing
    let edits =
      list.map { list in items.map { context.editor.insertItem(.string($0), into: list) } }
      ?? [context.editor.insertEntry(key, .array(items.map(PropertyListValue.string)), into: root)]
    context.report(
      description,
      at: list?.range ?? document.anchor,
      description.text("message", Words.all(missing), file, key),
      fixes: edits.count == 1 ? [Fix(description.text("insert", Words.all(items)), edits, isSafe: false)] : [],
      key: list == nil ? key : nil,
      cause: .file("")
    )
  }

  /// Returns the language in the name of a file such as `app_pt_BR.arb`, as the system writes it; nil if there is none.
  private static func language(ofFile name: String) -> String? {
    let parts = name.dropLast(ending.count).split(separator: "_").map(String.init)
    guard let start = parts.indices.dropFirst().first(where: { isCode(parts[$0...]) }) else { return nil }
    return parts[start...].joined(separator: "-")
  }

  private static func isCode(_ parts: ArraySlice<String>) -> Bool {
    guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(\.isLowercase),
      parts.dropFirst().allSatisfy({ $0.first?.isUppercase == true || $0.allSatisfy(\.isNumber) })
    else { return false }
    return LanguageFolder.fault(parts.joined(separator: "-")) == nil
  }
}
