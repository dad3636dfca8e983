import KeyCatalog
import LintEngine
import PropertyList

/// Reports references to build settings that the build cannot read.
enum BuildVariableBroken: EntryRule {
  static let description = RuleDescription(
    id: "build-variable-broken",
    severity: .warning,
    example: .plist(
      bad: "<key>CFBundleName</key> <string>$(PRODUCT_NAME</string>",
      good: "<key>CFBundleName</key> <string>$(PRODUCT_NAME)</string>"
    ),
    references: [.apple("xcode/build-settings-reference")]
  )
  static let subject = RuleSubject.everything(in: .infoPlist, .entitlements)

  /// Settings whose names are no texts that a bundle could have, by the keys that usually take their values.
  private static let usual = [
    "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
    "CFBundleName": "PRODUCT_NAME", "CFBundleDisplayName": "PRODUCT_NAME",
    "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE", "CFBundleShortVersionString": "MARKETING_VERSION",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let value = entry.value else { return }
    let nodes = value.kind == .array ? Array(value.children) : [value]
    for node in nodes where node.kind == .string {
      guard let text = node.stringValue else { continue }
      if let repaired = repaired(text) {
        report(node, text: "message", text, repaired, in: &context)
      } else if entry.isTopLevel, usual[entry.name] == text {
        report(node, text: "bare", text, "$(\(text))", in: &context)
      }
    }
  }

  private static func report(
    _ node: Node,
    text name: String,
    _ text: String,
    _ repaired: String,
    in context: inout RuleContext
  ) {
    context.report(
      description,
      at: node.range,
      description.text(name, text, repaired),
      fixes: [
        Fix(
          description.text("replace", repaired),
          [context.editor.replaceText(of: node, with: repaired)],
          isSafe: false
        )
      ]
    )
  }

  /// Returns the text with the bracket that its reference lacks; nil if every reference has one.
  ///
  /// Only a name may follow the opening bracket: anything else may be meant so.
  private static func repaired(_ text: String) -> String? {
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{" else { continue }
      let close: Character = open == "(" ? ")" : "}"
      let name = rest.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      let after = rest[name.endIndex...]
      rest = after
      guard !name.isEmpty, after.first != close, after.first != ":", after.first != "$" else { continue }
      // Another bracket was meant to close it.
      let isMixed = after.first == ")" || after.first == "}"
      return text[..<name.endIndex] + String(close) + after.dropFirst(isMixed ? 1 : 0)
    }
    return nil
  }
}
