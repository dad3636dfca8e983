import LintEngine
import LintFacts
import PropertyList

/// Reports URL schemes in places that the system does not read.
enum URLTypesStructure: EntryRule {
  static let description = RuleDescription(
    id: "url-types-structure",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.system],
    example: .plist(
      bad: "<key>CFBundleURLTypes</key> <array> <string>cellar</string> </array>",
      good: """
        <key>CFBundleURLTypes</key> <array>
          <dict> <key>CFBundleURLSchemes</key> <array> <string>cellar</string> </array> </dict>
        </array>
        """
    ),
    references: [URLTypes.page, "https://github.com/FabianLars/tauri-plugin-deep-link/pull/22"]
  )
  static let subject = RuleSubject.keys(URLTypes.key, URLTypes.schemesKey, in: .infoPlist)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let value = entry.value
    else { return }
    if entry.name == URLTypes.schemesKey {
      reportSchemesOutside(entry, value, in: &context)
    } else if entry.isInfoPlistKey(URLTypes.key), value.valueType != nil, !value.hasBuildVariable {
      check(value, in: &context)
    }
  }

  private static func check(_ types: Node, in context: inout RuleContext) {
    guard types.kind == .array else {
      context.report(
        description,
        at: types.kind == .dictionary ? types.openRange : types.range,
        description.text("no-array"),
        fixes: types.kind == .dictionary
          ? [Fix(description.text("array-around"), [context.editor.wrapInArray(types)])]
          : typeFix(types, .array, context)
      )
      return
    }
    for type in types.children where type.valueType != nil && !type.hasBuildVariable {
      if type.kind != .dictionary {
        let message = description.text("no-dictionary")
        context.report(description, at: type.range, message, fixes: typeFix(type, .dictionary, context))
      } else if lacksSchemes(type) {
        context.report(description, at: type.openRange, description.text("no-schemes"), severity: .warning)
      }
    }
  }

  /// Whether a type has no schemes, and nothing that may be meant as one or is about to be written.
  private static func lacksSchemes(_ type: Node) -> Bool {
    type.entries.allSatisfy { entry in
      guard let name = entry.name, entry.value != nil else { return false }
      return !name.lowercased().contains("scheme")
    }
  }

  private enum Shape {
    case array
    case dictionary
  }

  /// Returns a fix that puts a string into a type of its own; none for other nodes.
  private static func typeFix(_ node: Node, _ place: Shape, _ context: RuleContext) -> [Fix] {
    guard node.kind == .string, let text = node.stringValue, !text.isEmpty else { return [] }
    let type = type(of: .array([.string(text)]))
    let value = place == .array ? PropertyListValue.array([type]) : type
    return [Fix(description.text("type-around"), [context.editor.replace(node, with: value)])]
  }

  private static func reportSchemesOutside(_ entry: CatalogEntry, _ value: Node, in context: inout RuleContext) {
    var fixes: [Fix] = []
    if !context.hasSibling(URLTypes.key, of: entry), value.kind == .array, let schemes = value.value {
      let edits = [
        context.editor.replaceText(of: entry.key, with: URLTypes.key),
        context.editor.replace(value, with: .array([type(of: schemes)])),
      ]
      fixes = [Fix(description.text("wrap", URLTypes.key), edits)]
    }
    context.report(description, at: entry.key.range, description.text("outside"), fixes: fixes)
  }

  private static func type(of schemes: PropertyListValue) -> PropertyListValue {
    .dictionary([.init(key: URLTypes.schemesKey, value: schemes)])
  }
}
