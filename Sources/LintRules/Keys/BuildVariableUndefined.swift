import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports references to build settings that nothing sets.
enum BuildVariableUndefined: Rule {
  static let description = RuleDescription(
    id: "build-variable-undefined",
    severity: .warning,
    example: .plist(
      bad: "<key>CFBundleDisplayName</key> <string>$(CELLAR_NAME)</string>",
      good: "<key>CFBundleDisplayName</key> <string>$(PRODUCT_NAME)</string>",
      neighbours: [ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist;")).text]
    ),
    references: [.apple("xcode/build-settings-reference")]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .infoPlist, .entitlements)

  /// The deepest containers that are searched.
  private static let depthLimit = 16

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary, !project.targets.isEmpty,
      project.targets.allSatisfy({ $0.isOfXcode && $0.configurations.allSatisfy(\.hasAllSettings) })
    else { return }
    let configurations = project.targets.flatMap(\.configurations)
    // `purpose-string-unresolved-variable` reports those of purpose strings.
    for entry in root.entries where entry.name?.hasSuffix("UsageDescription") == false {
      for node in texts(in: entry.value, depth: 0) {
        for name in variables(in: node.stringValue ?? "") {
          guard !KeyCatalog.settingNames.contains(name), !configurations.contains(where: { $0.sets(name) }),
            !project.passedSettings.contains(name)
          else {
            continue
          }
          report(name, node, of: entry.name, in: &context)
        }
      }
    }
  }

  private static func report(_ name: String, _ node: Node, of key: String?, in context: inout RuleContext) {
    guard let meant = KnownValue.meant(by: name, among: usual) else {
      // Services often give the keys of an app the secrets that only their build has.
      let isOfApp = key.flatMap { KeyCatalog.key(at: $0, in: context.traits.kind.domain ?? .infoPlist) } == nil
      return context.report(
        description,
        at: node.range,
        description.text("message", name),
        severity: isOfApp ? .info : description.severity,
        cause: .file(name)
      )
    }
    let text = (node.stringValue ?? "").replacing("$(\(name))", with: "$(\(meant))")
      .replacing("${\(name)}", with: "${\(meant)}")
    context.report(
      description,
      at: node.range,
      description.text("near-miss", name, meant),
      fixes: [
        Fix(description.text("replace", text), [context.editor.replaceText(of: node, with: text)], isSafe: false)
      ],
      cause: .file(name)
    )
  }

  /// The settings that property lists mostly refer to.
  private static let usual = [
    "AppIdentifierPrefix", "CURRENT_PROJECT_VERSION", "DEVELOPMENT_LANGUAGE", "EXECUTABLE_NAME",
    "IPHONEOS_DEPLOYMENT_TARGET", "MACOSX_DEPLOYMENT_TARGET", "MARKETING_VERSION", "PRODUCT_BUNDLE_IDENTIFIER",
    "PRODUCT_BUNDLE_PACKAGE_TYPE", "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "TARGET_NAME", "TeamIdentifierPrefix",
  ]

  /// Returns the texts in a value, at any depth; linear.
  private static func texts(in value: Node?, depth: Int) -> [Node] {
    guard let value, depth < depthLimit else { return [] }
    switch value.kind {
    case .string: return [value]
    case .array: return value.children.flatMap { texts(in: $0, depth: depth + 1) }
    case .dictionary: return value.entries.flatMap { texts(in: $0.value, depth: depth + 1) }
    default: return []
    }
  }

  /// Returns the names of the settings that `text` refers to without an operator, each once.
  private static func variables(in text: String) -> [String] {
    var names: [String] = []
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{" else { continue }
      let name = rest.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      guard rest[name.endIndex...].first == (open == "(" ? ")" : "}"), name.count > 1 else { continue }
      if !names.contains(String(name)) { names.append(String(name)) }
    }
    return names
  }
}
