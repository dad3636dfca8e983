import KeyCatalog
import LintEngine
import LintFacts
import PropertyList
import SourceText

/// Reports purpose strings that are not strings.
enum PurposeStringWrongType: EntryRule {
  static let description = RuleDescription(
    id: "purpose-string-wrong-type",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      bad: "<key>NSCameraUsageDescription</key> <true/>",
      good: "<key>NSCameraUsageDescription</key> <string>Scan the barcode of a product.</string>"
    ),
    appStoreCode: "ITMS-90683",
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )
  static let subject = RuleSubject.keys(
    where: { PurposeKeys.isPurposeString($0) || $0 == PurposeKeys.temporaryLocation },
    in: .infoPlist,
    .infoPlistStrings
  )

  private static let temporaryPurposes = "NSLocationTemporaryUsageDescriptionDictionary"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isTopLevel, let value = entry.value, value.kind != .unknown,
      value.kind != .key, PurposeKeys.isPurposeString(entry.name) || entry.name == temporaryPurposes,
      let resource = KeyCatalog.protectedResource(forKey: entry.name)
    else { return }
    if resource.valueTypes == .dictionary, value.kind != .dictionary {
      let message = description.text("not-dictionary", entry.name, Words.kind(value.kind))
      context.report(description, at: value.range, message)
    } else if resource.valueTypes == .string, value.kind != .string {
      let message = description.text("not-string", entry.name, Words.kind(value.kind))
      context.report(description, at: value.range, message, fixes: fixes(value, resource, context.editor))
    }
  }

  /// Returns a fix that keeps the only text of a list, else one that puts a text to be changed in the value's place.
  private static func fixes(_ value: Node, _ resource: ProtectedResource, _ editor: TreeEditor) -> [Fix] {
    let items = Array(value.children)
    if value.kind == .array, items.count == 1, items[0].kind == .string, let text = items[0].stringValue {
      return [Fix(description.text("only-item"), [editor.replace(value, with: .string(text))])]
    }
    guard !value.kind.isContainer else { return [] }
    let text = PurposePlaceholder.text(for: resource)
    let edit = editor.replace(value, with: .string(text))
    return [Fix(description.text("example"), [edit], isSafe: false, placeholders: [text])]
  }
}
