import BuildDescriptions
import KeyCatalog
import ProjectFiles
import PropertyList
import SourceText

/// A file of another format from which a build or a generator makes property lists: its syntax, and where its keys are.
///
/// This is the only list of such files.
struct HostFormat: Sendable {
  /// The entries of a section.
  enum Content: Sendable, Hashable {
    /// Keys of the catalog.
    case keys(CatalogDomain)
    /// Build settings, some of which write keys of an Info.plist.
    case settings
  }

  /// The dictionaries at a path, in which `*` is any key.
  private struct Section: Sendable {
    let path: [Substring]
    let content: Content

    init(_ path: String, _ content: Content) {
      self.path = path.split(separator: "/")
      self.content = content
    }
  }

  /// The syntax.
  let syntax: HostSyntax
  private let sections: [Section]
  /// The keys of the catalog that get their values from entries with other names, by the path of the entry.
  private let names: [String: (domain: CatalogDomain, key: String)]

  private init(
    syntax: HostSyntax,
    sections: [Section],
    names: [String: (domain: CatalogDomain, key: String)] = [:]
  ) {
    self.syntax = syntax
    self.sections = sections
    self.names = names
  }

  /// Returns the format of a document; nil for others.
  ///
  /// Constant, except for YAML with an unusual name, whose lines are looked at.
  static func of(_ document: Document) -> HostFormat? {
    switch document.name {
    case "app.json", "app.config.json": return expo
    case "project.json": return HostFormat(syntax: .json, sections: xcodeGen)
    case "project.yaml", "project.yml": return HostFormat(syntax: .yaml, sections: xcodeGen)
    case "project.pbxproj": return document.tree.format == .openStep ? xcodeProject : nil
    case let name:
      switch FilePath.fileExtension(name) {
      case "xcconfig": return xcconfig
      case "yaml", "yml":
        return XcodeGenFile.mayBePart(document.text.bytes) ? HostFormat(syntax: .yaml, sections: xcodeGen) : nil
      default: return nil
      }
    }
  }

  /// Returns the content of the innermost section around a place, and the rest of the way to it; nil outside.
  func section(at steps: [StructurePath.Step]) -> (content: Content, rest: ArraySlice<StructurePath.Step>)? {
    let found = sections.filter { section in
      section.path.count <= steps.count
        && zip(section.path, steps).allSatisfy { name, step in
          guard case .key(let key) = step else { return false }
          return name == "*" || name == key || key == "\(name):REPLACE"
        }
    }.max { $0.path.count < $1.path.count }
    return found.map { ($0.content, steps[$0.path.count...]) }
  }

  /// Returns the key of the catalog that gets its value from the entry at a path; nil for other entries.
  func key(ofEntryAt steps: [StructurePath.Step]) -> (domain: CatalogDomain, key: String)? {
    guard !names.isEmpty else { return nil }
    let path = steps.map { if case .key(let name) = $0 { name } else { "[]" } }
    return names[path.joined(separator: "/")]
  }

  // MARK: Formats

  /// Source: Expo's documentation, "app.json / app.config.js", and `packages/@expo/config-plugins/src/ios` of expo/expo.
  private static let expo = HostFormat(
    syntax: .json,
    sections: [
      Section("expo/ios/infoPlist", .keys(.infoPlist)), Section("expo/ios/entitlements", .keys(.entitlements)),
      Section("expo/ios/privacyManifests", .keys(.privacyManifest)),
    ],
    names: [
      "expo/name": (.infoPlist, "CFBundleDisplayName"),
      "expo/orientation": (.infoPlist, "UISupportedInterfaceOrientations"),
      "expo/scheme": (.infoPlist, "CFBundleURLTypes/[]/CFBundleURLSchemes"),
      "expo/version": (.infoPlist, "CFBundleShortVersionString"),
      "expo/ios/associatedDomains": (.entitlements, "com.apple.developer.associated-domains"),
      "expo/ios/buildNumber": (.infoPlist, "CFBundleVersion"),
      "expo/ios/bundleIdentifier": (.infoPlist, "CFBundleIdentifier"),
      "expo/ios/config/usesNonExemptEncryption": (.infoPlist, "ITSAppUsesNonExemptEncryption"),
      "expo/ios/requireFullScreen": (.infoPlist, "UIRequiresFullScreen"),
      "expo/ios/version": (.infoPlist, "CFBundleShortVersionString"),
    ]
  )

  /// Source: XcodeGen's documentation, "Project Spec".
  private static let xcodeGen =
    ["targets/*", "targetTemplates/*"].flatMap { target in
      [
        Section("\(target)/info/properties", .keys(.infoPlist)),
        Section("\(target)/entitlements/properties", .keys(.entitlements)),
      ] + settings("\(target)/settings")
    } + ["settings", "settingGroups/*", "aggregateTargets/*/settings"].flatMap(settings)

  /// The places of settings that are the same for all configurations, and of those for one.
  private static func settings(_ path: String) -> [Section] {
    ["", "/base", "/configs/*"].map { Section(path + $0, .settings) }
  }

  private static let xcodeProject = HostFormat(
    syntax: .openStep,
    sections: [Section("objects/*/buildSettings", .settings)]
  )

  private static let xcconfig = HostFormat(syntax: .xcconfig, sections: [Section("", .settings)])
}

/// A syntax of host files.
enum HostSyntax: Sendable {
  /// JSON, also with what JSON5 adds.
  case json
  case yaml
  /// The old-style property list of an Xcode project.
  case openStep
  case xcconfig

  /// Returns the place at `offset`; nil where neither a key nor a value can be.
  ///
  /// Linear in the text. Works on half-typed text: what is before `offset` decides, and the rest of the collections around it is read as well
  /// as possible.
  func place(in text: SourceText, at offset: Int) -> HostPlace? {
    switch self {
    case .json: BracketScanner.place(in: text.bytes, at: offset, .json)
    case .yaml: YAMLPlaceReader.place(in: text.bytes, at: offset)
    case .openStep: BracketScanner.place(in: text.bytes, at: offset, .openStep)
    case .xcconfig: XCConfigPlaceReader.place(in: text, at: offset)
    }
  }
}

/// Files of other formats in which keys of property lists are.
public enum HostedKeys {
  /// Returns whether hover and completion may have an answer in a document that is not a property list.
  ///
  /// Constant, except for YAML with an unusual name, which is linear.
  public static func mayOccur(in document: Document) -> Bool { HostFormat.of(document) != nil }
}
