import JSON
import SourceText

/// Makes edits of a string catalog that leave all other bytes as Xcode wrote them.
public struct CatalogEditor: Sendable {
  private let catalog: StringCatalog
  private let editor: JSONTreeEditor

  /// Makes an editor of a catalog.
  public init(_ catalog: StringCatalog) {
    self.catalog = catalog
    editor = JSONTreeEditor(catalog.tree)
  }

  /// Returns the edit that adds a key with its texts by language, at its place in the order of Xcode.
  ///
  /// Linear in the texts of the catalog.
  public func add(_ key: String, _ texts: [String: String], comment: String? = nil, state: String = "translated")
    -> TextEdit
  {
    let localizations = texts.sorted { Self.precedes($0.key, $1.key) }.map { language, text in
      JSONContent.Member(language, Self.unit(text, state))
    }
    var members: [JSONContent.Member] = []
    if let comment { members.append(.init("comment", .string(comment))) }
    members.append(.init("extractionState", .string("manual")))
    if !localizations.isEmpty { members.append(.init("localizations", .object(localizations))) }
    return editor.insert(.init(key, .object(members)), into: catalog.strings) { member in
      Self.precedes(key, member.name.string ?? "")
    }
  }

  /// Returns the edit that adds a translation to a text, at its place in the order of Xcode, or replaces it.
  public func setTranslation(_ value: String, _ language: String, of text: CatalogText, state: String) -> TextEdit {
    let unit = Self.unit(value, state)
    guard let localizations = text.value["localizations"], localizations.kind == .object else {
      return editor.insert(.init("localizations", .object([.init(language, unit)])), into: text.value) { member in
        Self.precedes("localizations", member.name.string ?? "")
      }
    }
    if let known = text.translation(language) {
      return TextEdit(range: known.value.range, replacement: editor.text(of: unit, depth: 4))
    }
    return editor.insert(.init(language, unit), into: localizations) { member in
      Self.precedes(language, member.name.string ?? "")
    }
  }

  /// Returns the edits that add translations to a text that it does not have, by language, at their places in the order of Xcode.
  public func addTranslations(_ values: [String: String], to text: CatalogText, state: String) -> [TextEdit] {
    let members = values.sorted { Self.precedes($0.key, $1.key) }.map {
      JSONContent.Member($0.key, Self.unit($0.value, state))
    }
    guard let localizations = text.value["localizations"], !localizations.members.isEmpty else {
      if let empty = text.value["localizations"] {
        return [TextEdit(range: empty.range, replacement: editor.text(of: .object(members), depth: 3))]
      }
      return [
        editor.insert(.init("localizations", .object(members)), into: text.value) { member in
          Self.precedes("localizations", member.name.string ?? "")
        }
      ]
    }
    return members.map { member in
      editor.insert(member, into: localizations) { Self.precedes(member.name, $0.name.string ?? "") }
    }
  }

  /// Returns the edit that adds a form of a text next to another one, at its place in the order of Xcode; nil if that does not vary.
  public func add(_ form: String, _ text: String, nextTo other: CatalogUnit, state: String) -> TextEdit? {
    other.forms.map { forms in
      editor.insert(.init(form, Self.unit(text, state)), into: forms) { Self.precedes(form, $0.name.string ?? "") }
    }
  }

  /// Returns the edit that gives a text another key, at the same place.
  public func rename(_ text: CatalogText, to key: String) -> TextEdit { editor.replace(text.name, with: key) }

  /// Returns the edit that sets the state of a text of a translation; nil if it has none.
  public func setState(of unit: CatalogUnit, to state: String) -> TextEdit? {
    unit.state.map { editor.replace($0, with: state) }
  }

  /// Returns the edit that removes the text at an index of `texts`.
  public func removeText(at index: Int) -> TextEdit? { editor.removeMember(index, of: catalog.strings) }

  /// Returns the edit that removes the translation at an index of `translations`.
  public func removeTranslation(at index: Int, of text: CatalogText) -> TextEdit? {
    text.value["localizations"].flatMap { editor.removeMember(index, of: $0) }
  }

  /// Returns a text as it is written between the quotation marks of a catalog; linear.
  public static func escaped(_ text: String) -> String {
    String(JSONTreeEditor.literal(text).dropFirst().dropLast())
  }

  private static func unit(_ text: String, _ state: String) -> JSONContent {
    .object([.init("stringUnit", .object([.init("state", .string(state)), .init("value", .string(text))]))])
  }

  /// Returns whether Xcode writes `name` before `other`; linear in both.
  public static func precedes(_ name: String, _ other: String) -> Bool { CatalogOrder(name) < CatalogOrder(other) }
}
