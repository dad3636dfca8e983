import KeyCatalog
import ProjectFiles
import SourceText
import YAML

/// What Expo itself makes of an app: the output of `npx expo config --type introspect --json`.
///
/// That command runs the scripts and plugins of the project, so people run it and name its output.
package struct ExpoIntrospection: Sendable {
  private let root: YAMLNode
  private let file: DescriptionFile

  /// Keys that the output has with values of its own, other than those of the template.
  private static let replacedKeys: Set<String> = ["NSAppTransportSecurity", "UIRequiredDeviceCapabilities"]

  /// Reads the output at a path; nil if it is none of that command.
  package init?(path: String, contents: [UInt8]) {
    file = DescriptionFile(path: path, bytes: contents)
    guard contents.count <= DescriptionFile.limit, let root = Self.json(in: file),
      root.value(at: "_internal", "modResults", "ios")?.mapping != nil
    else { return nil }
    self.root = root
  }

  /// Reads the object in a text, before which other output of the command may be.
  private static func json(in file: DescriptionFile) -> YAMLNode? {
    guard let start = file.text.bytes.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    return DescriptionFile(path: "introspection.json", bytes: Array(file.text.bytes[start...])).yaml()
  }

  /// Returns a target that an Expo app declares with the keys that Expo writes; another target as it is.
  ///
  /// Places stay those of the description; a key that only plugins or scripts write is reported at its start. Linear.
  package func applied(to target: ProjectTarget, _ files: any FileAccess) -> ProjectTarget {
    guard isOutput(of: target), let description = DescriptionFile(target.declaredIn, files) else { return target }
    let start = description.evidence(description.text.lineRange(0))
    let own = target.generatedKeys
    var applied = target
    applied.generatedKeys = []
    for (section, kind) in [
      (root.value(at: "_internal", "modResults", "ios", "infoPlist"), FileKind.infoPlist),
      (root.value(at: "_internal", "modResults", "ios", "entitlements"), .entitlements),
      (root.value(at: "ios", "privacyManifests"), .privacyManifest),
    ] {
      for pair in section?.mapping ?? [] {
        guard let key = pair.key.string else { continue }
        let declared = own.first { $0.key == key && $0.file == kind }
        if declared == nil, kind == .infoPlist, ExpoReader.defaultKeys.contains(key) || Self.replacedKeys.contains(key)
        {
          continue
        }
        let text = pair.value.quotedText
        applied.generatedKeys.append(
          DeclaredKey(
            key,
            in: kind,
            value: text,
            content: text == nil ? pair.value.propertyListValue : nil,
            evidence: declared?.evidence ?? start
          )
        )
      }
    }
    applied.generatorDefaults = ExpoReader.defaultKeys
    applied.suppliesUnknownKeys = false
    applied.knowsEntitlements = true
    return applied
  }

  /// Whether it is about the app that declares a target: a repository may have several.
  private func isOutput(of target: ProjectTarget) -> Bool {
    guard ProjectFormat.expo.isFile(target.declaredIn) || ProjectFormat.expoScript.isFile(target.declaredIn) else {
      return false
    }
    let folder = FilePath.folder(target.declaredIn)
    if root.value(at: "_internal", "projectRoot")?.string == folder { return true }
    guard let identifier = target.configurations.firstResult({ $0.fact(of: "PRODUCT_BUNDLE_IDENTIFIER")?.value }) else {
      return !isElsewhere(folder)
    }
    return root.value(at: "ios", "bundleIdentifier")?.string == identifier
  }

  /// Whether the app of the output is in a folder of another name.
  private func isElsewhere(_ folder: String) -> Bool {
    root.value(at: "_internal", "projectRoot")?.string.map { FilePath.name($0) != FilePath.name(folder) } ?? false
  }
}
