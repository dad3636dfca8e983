import CodeScanning
import KeyCatalog
import ProjectFiles

/// A config plugin of Expo in the project itself, whose code shows which keys it writes.
struct LocalConfigPlugin {
  /// The keys of the Info.plist that it writes.
  let keys: Set<String>
  /// Those of them that certainly get a blank text.
  let blankTexts: [String: String]

  private static let extensions = [
    "", ".js", ".ts", ".cjs", ".mjs", ".plugin.js", "/index.js", "/index.ts", "/app.plugin.js",
  ]
  /// The largest file in bytes, and the number of files of a plugin.
  private static let (sizeLimit, fileLimit) = (1 << 18, 16)

  /// Reads the plugin that a description in `folder` calls `name`; nil if it is none of the project, or if not all that it writes is
  /// known.
  ///
  /// Linear in its files, which are limited.
  init?(_ name: String, in folder: String, _ files: any FileAccess) {
    guard name.hasPrefix(".") else { return nil }
    var keys: Set<String> = []
    var texts: [String: String] = [:]
    var seen: Set<String> = []
    var pending = [(name: name, folder: folder)]
    while let (name, folder) = pending.popLast() {
      guard let path = Self.path(of: name, in: folder, files), seen.count < Self.fileLimit else { return nil }
      guard seen.insert(path).inserted else { continue }
      guard let code = files.contents(of: path, limit: Self.sizeLimit).flatMap(ConfigPluginCode.init) else {
        return nil
      }
      // What several files write is not known.
      for key in code.keys { texts[key] = keys.contains(key) ? nil : code.blankTexts[key] }
      keys.formUnion(code.keys)
      pending += code.ownModules.map { ($0, FilePath.folder(path)) }
    }
    let known = keys.filter { KeyCatalog.key(at: $0, in: .infoPlist) != nil }
    (self.keys, blankTexts) = (known, texts.filter { known.contains($0.key) })
  }

  private static func path(of name: String, in folder: String, _ files: any FileAccess) -> String? {
    let path = FilePath.absolute(name, from: folder)
    return extensions.map { path + $0 }.first { files.status(of: $0)?.type == .file }
  }
}
