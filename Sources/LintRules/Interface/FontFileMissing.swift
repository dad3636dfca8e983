import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports fonts that an app names and no file of the project is, and fonts of its resources that it does not name.
enum FontFileMissing: ProjectRule {
  static let description = RuleDescription(
    id: "font-file-missing",
    severity: .warning,
    example: .plist(
      bad: "<key>UIAppFonts</key> <array> <string>Barrel.ttf</string> </array>",
      good: "<key>UIAppFonts</key> <array> <string>Cellar.ttf</string> </array>",
      neighbours: [
        "App/Cellar.ttf": "",
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
          .text,
      ]
    ),
    references: [.apple("bundleresources/information-property-list/uiappfonts")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist)

  private static let key = "UIAppFonts"
  private static let registrations = [
    "CTFontManagerRegisterFontDescriptors", "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterFontsForURL",
    "CTFontManagerRegisterFontsForURLs", "CTFontManagerRegisterFontsWithAssetNames",
    "CTFontManagerRegisterGraphicsFont",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable else { return }
    guard let entry = context.rootKeys.entry(forKey: key) else {
      return reportWithoutList(document, project, in: &context)
    }
    guard let list = entry.value, list.kind == .array, let resources = ProjectResources(project) else { return }
    for item in list.children {
      guard let text = item.literalText, !text.isEmpty else { continue }
      report(item, text, resources, project, in: &context)
    }
    reportUnlisted(entry, list, project, in: &context)
  }

  /// Reports fonts that the targets of an app take though it lists none, unless code or the toolkit of the app registers them.
  private static func reportWithoutList(_ document: Document, _ project: ProjectContext, in context: inout RuleContext)
  {
    guard let root = document.rootDictionary, context.traits.bundle.isApp, !context.traits.bundle.systems.isEmpty,
      !context.traits.bundle.systems.contains(.macOS), !project.writesElsewhere(key), project.attribution == .read,
      context.traits.bundle.target?.isOfXcode == true,
      project.code.isComplete, !registrations.contains(where: { project.code.watchedNames[$0] != nil }),
      let first = project.fonts.min()
    else { return }
    let list = PropertyListValue.array(project.fonts.sorted().map { .string($0) })
    let edit = context.editor.insertEntry(key, list, into: root)
    context.report(
      description,
      at: document.anchor,
      description.text("no-list", first, key),
      severity: .info,
      fixes: [Fix(description.text("insert", key), [edit], isSafe: false)],
      key: key
    )
  }

  private static func report(
    _ item: Node,
    _ text: String,
    _ resources: ProjectResources,
    _ project: ProjectContext,
    in context: inout RuleContext
  ) {
    let name = FilePath.name(text)
    switch resources.match([name]) {
    case .missing:
      // Files outside the folder of the project are those that some target names.
      let isOfAnother = project.allTargets.contains { $0.namedFiles.contains { FilePath.name($0) == name } }
      guard isOfAnother || !project.code.librariesCopyFiles else { return }
      let problem =
        isOfAnother
        ? description.text("not-in-target", name, project.targets.first?.name ?? "") : description.text("message", text)
      context.report(description, at: item.range, problem)
    case .otherCase(let file) where !context.traits.bundle.isOnly(for: .macOS):
      let fix = Fix(
        description.text("replace", file),
        [context.editor.replaceText(of: item, with: String(text.dropLast(name.count)) + file)],
        isSafe: false
      )
      context.report(description, at: item.range, description.text("other-case", name, file), fixes: [fix])
    case .found: reportPlace(item, text, project, in: &context)
    case .otherCase: break
    }
  }

  /// Reports a font of the project that is not in the bundle, or elsewhere in it.
  private static func reportPlace(
    _ item: Node,
    _ text: String,
    _ project: ProjectContext,
    in context: inout RuleContext
  ) {
    // A package or a framework has fonts in a bundle of its own, and scripts copy what no target takes.
    guard project.attribution == .read, project.targets.allSatisfy(\.isOfXcode),
      !text.split(separator: "/").dropLast().contains(where: { $0.contains(".") }),
      let places = project.fontPlaces[FilePath.name(text)], !places.contains(text)
    else { return }
    guard let place = places.min() else {
      return context.report(
        description,
        at: item.range,
        description.text("not-in-target", FilePath.name(text), project.targets.first?.name ?? "")
      )
    }
    let fix = Fix(
      description.text("replace", place),
      [context.editor.replaceText(of: item, with: place)],
      isSafe: false
    )
    context.report(description, at: item.range, description.text("other-place", text, place), fixes: [fix])
  }

  /// Reports fonts that the targets take and the list lacks, unless code registers fonts by itself.
  private static func reportUnlisted(
    _ entry: DictionaryEntry,
    _ list: Node,
    _ project: ProjectContext,
    in context: inout RuleContext
  ) {
    let texts = list.children.map(\.stringValue)
    guard let key = entry.key, texts.contains(where: { $0?.isEmpty == false }), project.attribution == .read,
      !texts.contains(where: { $0.map(BuildVariable.occurs) ?? true }), project.code.isComplete,
      !registrations.contains(where: { project.code.watchedNames[$0] != nil })
    else { return }
    let listed = Set(texts.compactMap(\.self).map { FilePath.name($0).lowercased() })
    let missing = project.fonts.filter { !listed.contains($0.lowercased()) }.sorted()
    guard let first = missing.first else { return }
    let edits = missing.map { context.editor.insertItem(.string($0), into: list) }
    context.report(
      description,
      at: key.range,
      description.text(missing.count == 1 ? "not-listed" : "several-not-listed", first, "\(missing.count - 1)"),
      severity: .info,
      fixes: missing.count == 1 ? [Fix(description.text("insert", first), edits, isSafe: false)] : []
    )
  }
}
