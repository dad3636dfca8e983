import AppProject
import BuildDescriptions
import KeyCatalog
import ProjectFiles
import PropertyList
import SourceText

/// Writes keys of an Info.plist that the build makes into the `.xcconfig` with the settings that it is made of.
struct ConfigurationFileFix {
  private let bundle: GeneratedBundle
  private let file: Document

  /// Creates it for a bundle; nil if `carrier` is not a file of settings.
  init?(_ bundle: GeneratedBundle, in carrier: Document) {
    guard ProjectFormat.xcconfig.isFile(carrier.name) else { return nil }
    (self.bundle, file) = (bundle, carrier)
  }

  /// Returns edits that give `key` a value, or remove its setting; nil if that is not possible in this file alone.
  func edits(of key: String, to value: PropertyListValue?) -> [TextEdit]? {
    let setting = KeyCatalog.generatedKeys.first { $0.key == key }?.buildSetting
    guard let setting, setting.hasPrefix("INFOPLIST_KEY_") else { return nil }
    let declared = bundle.target.declaredKeys.filter { $0.file == .infoPlist && $0.key == key }
    guard declared.isEmpty else { return edits(of: declared, to: value.map { ($0, setting) }) }
    // Where several configurations have files of their own, one of them is not enough.
    guard let value, bundle.target.insertions.count == 1, let place = bundle.insertions.first,
      let text = place.text(key: key, value: value)
    else { return nil }
    return [.insert(text, at: place.offset)]
  }

  private func edits(
    of declared: [DeclaredKey],
    to value: (value: PropertyListValue, setting: String)?
  ) -> [TextEdit]? {
    let lines = Set(declared.map(\.evidence.line)).sorted()
    guard declared.allSatisfy({ $0.evidence.path == file.path }) else { return nil }
    return lines.reduce(into: Optional([])) { edits, line in
      let range = file.text.lineRange(line)
      guard let value else {
        edits?.append(TextEdit(range: range, replacement: ""))
        return
      }
      guard case .string(let text) = value.value, !text.contains("//"), !text.contains(where: \.isNewline) else {
        edits = nil
        return
      }
      let written = file.text.string(in: range)
      let end = written.last?.isNewline == true ? "\n" : ""
      edits?.append(TextEdit(range: range, replacement: "\(value.setting) = \(text)\(end)"))
    }
  }
}
