import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList
import SourceText

/// Reports configuration profiles that lack a key which every profile has, and identifiers that are none or occur twice.
enum ProfileIncomplete: DocumentRule {
  static let description = RuleDescription(
    id: "profile-incomplete",
    severity: .warning,
    premises: [.fileKind],
    refusedBy: [.installer],
    example: .plist(
      file: "Cellar.mobileconfig",
      bad: """
        <key>PayloadContent</key> <array/>
        <key>PayloadIdentifier</key> <string>org.example.cellar</string>
        <key>PayloadUUID</key> <string>not-a-uuid</string>
        <key>PayloadVersion</key> <integer>1</integer>
        """,
      good: """
        <key>PayloadContent</key> <array/>
        <key>PayloadIdentifier</key> <string>org.example.cellar</string>
        <key>PayloadType</key> <string>Configuration</string>
        <key>PayloadUUID</key> <string>0F8B7C1E-5A0A-4C5B-9E0B-6B1D1C0E2F3A</string>
        <key>PayloadVersion</key> <integer>1</integer>
        """
    ),
    references: [.apple("devicemanagement/toplevel")]
  )
  static let subject = RuleSubject.keys(required, in: .holding(.configurationProfile))

  private static let uuid = "PayloadUUID"
  private static let version = "PayloadVersion"
  private static let type = "PayloadType"
  private static let required = ["PayloadIdentifier", type, uuid, version]
  /// The number of payloads that are looked at.
  private static let limit = 500

  static func check(_ document: Document, in context: inout RuleContext) {
    let root = context.rootKeys
    // Parts of profiles, which tools join, have no content of their own.
    guard document.tree.isReadable, let dictionary = document.rootDictionary, root.contains("PayloadContent") else {
      return
    }
    for key in required where !root.contains(key) {
      let message = description.text("missing", key)
      context.report(description, at: document.anchor, message, fixes: fixes(key, dictionary, context.editor), key: key)
    }
    checkType(in: &context)
    if let node = root.value(forKey: version), let text = node.stringValue,
      node.kind == .integer || node.kind == .string && !node.hasBuildVariable, Int(text) != 1
    {
      let fix = Fix(description.text("set", version), [context.editor.replaceText(of: node, with: "1")], isSafe: false)
      context.report(description, at: node.range, description.text("version", version, text), fixes: [fix])
    }
    let content = root.value(forKey: "PayloadContent")
    let payloads = content?.kind == .array ? content.map { Array($0.children.prefix(limit)) } ?? [] : []
    if let content, content.kind == .dictionary, root.value(forKey: type)?.stringValue == "Configuration" {
      context.report(description, at: content.range, description.text("no-list", "PayloadContent"))
    }
    for payload in payloads where payload.kind == .dictionary { reportPayload(payload, in: &context) }
    reportIdentifiers([dictionary] + payloads, in: &context)
    var known: Set<String> = []
    for node in ([dictionary] + payloads).compactMap({ $0.value(forKey: uuid) }) {
      guard let text = node.literalText, !text.isEmpty else { continue }
      if !isUUID(text) {
        context.report(description, at: node.range, description.text("no-uuid", text))
      } else if !known.insert(text.uppercased()).inserted {
        context.report(description, at: node.range, description.text("twice", text))
      }
    }
  }

  /// The types of whole profiles; all others are those of payloads.
  private static let types = KeyCatalog.key(at: type, in: .configurationProfile)?.values.map(\.value) ?? []

  private static func checkType(in context: inout RuleContext) {
    guard let node = context.rootKeys.value(forKey: type), node.kind == .string, !node.hasBuildVariable,
      let text = node.stringValue, !types.contains(text), let usual = types.first
    else { return }
    let near = types.first { EditDistance.bounded(text.lowercased(), $0.lowercased(), limit: 2) != nil }
    let meant = near ?? usual
    context.report(
      description,
      at: node.range,
      description.text("type", text, types.joined(separator: ", ")),
      severity: .error,
      fixes: [
        Fix(description.text("replace", meant), [context.editor.replaceText(of: node, with: meant)], isSafe: false)
      ]
    )
  }

  /// Reports the keys that a payload lacks.
  private static func reportPayload(_ payload: Node, in context: inout RuleContext) {
    guard let first = payload.entries.firstResult(\.key) else { return }
    for key in required where payload.value(forKey: key) == nil {
      // The type of a payload is that of what it configures.
      let fixes = key == type ? [] : fixes(key, payload, context.editor)
      context.report(description, at: first.range, description.text("payload-missing", key), fixes: fixes)
    }
  }

  /// Reports an identifier that several payloads have.
  private static func reportIdentifiers(_ payloads: [Node], in context: inout RuleContext) {
    var known: Set<String> = []
    for node in payloads.compactMap({ $0.value(forKey: "PayloadIdentifier") }) {
      guard let text = node.literalText, !text.isEmpty, !known.insert(text).inserted else { continue }
      context.report(description, at: node.range, description.text("same-identifier", text), severity: .info)
    }
  }

  private static func fixes(_ key: String, _ root: Node, _ editor: TreeEditor) -> [Fix] {
    let value: PropertyListValue
    switch key {
    case type: value = .string("Configuration")
    case version: value = .integer(IntegerValue(1))
    default: return []
    }
    return [Fix(description.text("insert", key), [editor.insertEntry(key, value, into: root)], isSafe: false)]
  }

  /// Whether a text has the form of a UUID: 8, 4, 4, 4 and 12 hexadecimal digits.
  private static func isUUID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [8, 4, 4, 4, 12] && parts.joined().allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
