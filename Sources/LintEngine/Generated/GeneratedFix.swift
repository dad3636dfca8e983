import AppProject
import BuildDescriptions
import KeyCatalog
import ProjectFiles
import PropertyList
import SourceText

/// Carries fixes of an Info.plist or entitlements that the build makes over to the file with its contents.
struct GeneratedFix {
  private let bundle: GeneratedBundle
  private let editor: TreeEditor
  private let settings: [Node]
  private let insertions: [KeyInsertion]
  private let configurationFile: ConfigurationFileFix?

  /// Makes it for a bundle that `carrier` declares.
  init(_ bundle: GeneratedBundle, in carrier: Document) {
    self.bundle = bundle
    editor = TreeEditor(carrier.tree)
    settings =
      ProjectFormat.xcodeProject.isFile(carrier.name) && bundle.document.kind == .infoPlist
      ? bundle.settings(in: carrier) : []
    configurationFile = ConfigurationFileFix(bundle, in: carrier)
    // Settings of a project are edited in its tree, those of an `.xcconfig` by its lines.
    insertions = configurationFile == nil && settings.isEmpty ? bundle.insertions : []
  }

  /// Returns a fix that changes what the Info.plist is made of as `fix` changes the keys at the top of the Info.plist;
  /// nil if a key has no setting or a value cannot be written in one.
  func carried(_ fix: Fix) -> Fix? {
    // What is done to other files alone stays as it is.
    if fix.edits.isEmpty, !fix.otherFiles.isEmpty { return fix }
    let before = entries(of: bundle.document)
    let text = fix.edits.sorted { $0.range.lowerBound > $1.range.lowerBound }
      .reduce(bundle.document.text) { $0.applying($1) }
    let after = entries(of: Document(path: bundle.document.path, text: text))
    var edits: [TextEdit] = []
    for key in Set(before.keys).union(after.keys).sorted() where before[key] != after[key] {
      let found =
        configurationFile.map { $0.edits(of: key, to: after[key]) }
        ?? insertion(of: key, after[key], isNew: before[key] == nil)
        ?? self.edits(of: key, to: after[key], isNew: before[key] == nil)
      guard let found else { return nil }
      edits += found
    }
    guard !edits.isEmpty else { return nil }
    var carried = fix
    (carried.edits, carried.otherFiles) = (edits, [])
    return carried
  }

  private func entries(of document: Document) -> [String: PropertyListValue] {
    guard case .dictionary(let entries)? = document.tree.value else { return [:] }
    return Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
  }

  /// Returns edits that write a new key where the generator takes it from; nil if that is not possible.
  private func insertion(of key: String, _ value: PropertyListValue?, isNew: Bool) -> [TextEdit]? {
    guard isNew, let value, !insertions.isEmpty,
      insertions.allSatisfy({ !$0.isBuildSetting || KeyCatalog.infoPlistKeySettings.contains(key) })
    else { return nil }
    let edits = insertions.compactMap { place in
      place.text(key: key, value: value).map { TextEdit.insert($0, at: place.offset) }
    }
    return edits.count == insertions.count ? edits : nil
  }

  /// Returns edits that give the setting of `key` a value in each configuration; a new one only where it has none.
  private func edits(of key: String, to value: PropertyListValue?, isNew: Bool) -> [TextEdit]? {
    let setting = KeyCatalog.generatedKeys.first { $0.key == key }?.buildSetting
    guard let setting, setting.hasPrefix("INFOPLIST_KEY_"), !settings.isEmpty else { return nil }
    guard let value else {
      return settings.compactMap { $0.entry(forKey: setting).map(editor.removeEntry) }
    }
    guard let text = Self.text(of: value) else { return nil }
    return settings.compactMap { dictionary in
      guard let present = dictionary.entry(forKey: setting)?.value else {
        return editor.insertEntry(setting, .string(text), into: dictionary)
      }
      return isNew ? nil : editor.replace(present, with: .string(text))
    }
  }

  private static func text(of value: PropertyListValue) -> String? {
    switch value {
    case .string(let text): return text
    case .boolean(let flag): return flag ? "YES" : "NO"
    case .array(let items):
      let texts = items.compactMap(text)
      return texts.count == items.count ? texts.joined(separator: " ") : nil
    default: return nil
    }
  }
}
