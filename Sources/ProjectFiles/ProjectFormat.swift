import KeyCatalog

/// A format of files that describe a project: what a build system, a generator of projects or a package manager reads.
///
/// Each format is one row below, the only place that names its files. `ProjectReaders` has the readers of those that declare targets.
public struct ProjectFormat: Sendable {
  /// How entries of property lists are written in a file.
  package enum Syntax: Sendable, Hashable {
    /// `"Key": "text"`, also with what JSON5 adds.
    case json
    /// `Key: "text"`; JSON in a file with that extension.
    case yaml
    /// `"Key": "text"`, in a dictionary of Swift.
    case swift
    /// `Key = "text";`, in an old-style property list.
    case openStep
    /// `KEY = text`, a line for each.
    case xcconfig
    /// An element of XML.
    case cordova
  }

  /// The dictionaries at a path, in which `*` is any key.
  package struct Section: Sendable {
    /// The entries of a section.
    package enum Content: Sendable, Hashable {
      /// Keys of the catalog.
      case keys(CatalogDomain)
      /// Build settings, some of which write keys of an Info.plist.
      case settings
    }

    package let path: [Substring]
    package let content: Content

    init(_ path: String, _ content: Content) {
      self.path = path.split(separator: "/")
      self.content = content
    }
  }

  /// How much of what is built a description shows.
  package enum Completeness: Sendable {
    /// Its targets have all settings and files written out.
    case whole
    /// Code or defaults of the tool add more.
    case partial
  }

  /// A key of the catalog that gets its value from an entry with another name.
  package typealias NamedKey = (domain: CatalogDomain, key: String)

  /// The name of the tool that reads it.
  package let tool: String
  /// The names of its files; of several in one folder, the first counts.
  package let names: [String]
  /// Those of the names that show that a folder is the outermost of a project.
  package let markers: Set<String>
  /// Those of the markers that tools copy into the folder of an app, where they show nothing.
  package let copiedMarkers: Set<String>
  /// The extensions, in lower case, of its files with any name.
  package let extensions: Set<String>
  /// Whether a file with one of these extensions shows that a folder is the outermost of a project.
  package let extensionsAreMarkers: Bool
  /// The extensions of its files with unusual names, which share them with other files.
  package let sharedExtensions: Set<String>
  /// The extension of the folder that it is, which appears as one item to users; nil if it is a file.
  package let folderExtension: String?
  /// Whether a build or a generator makes an Info.plist or entitlements from it, so that it is searched, watched and checked.
  package let makesPropertyLists: Bool
  /// Whether a tool writes it, in an order and layout of its own.
  package let isWrittenByTool: Bool
  /// How much it shows of what is built.
  package let completeness: Completeness
  /// How entries are written in it; nil if none are.
  package let syntax: Syntax?
  /// Where keys and build settings are in it.
  package let sections: [Section]
  /// The keys that get their values from entries with other names, by the path of the entry.
  package let namedKeys: [String: NamedKey]

  private init(
    _ tool: String,
    names: [String] = [],
    markers: Set<String> = [],
    copiedMarkers: Set<String> = [],
    extensions: Set<String> = [],
    extensionsAreMarkers: Bool = false,
    sharedExtensions: Set<String> = [],
    folderExtension: String? = nil,
    makesPropertyLists: Bool = false,
    isWrittenByTool: Bool = false,
    completeness: Completeness = .partial,
    syntax: Syntax? = nil,
    sections: [Section] = [],
    namedKeys: [String: NamedKey] = [:]
  ) {
    self.tool = tool
    (self.names, self.markers, self.copiedMarkers) = (names, markers, copiedMarkers)
    (self.extensions, self.extensionsAreMarkers) = (extensions, extensionsAreMarkers)
    (self.sharedExtensions, self.folderExtension) = (sharedExtensions, folderExtension)
    (self.makesPropertyLists, self.isWrittenByTool) = (makesPropertyLists, isWrittenByTool)
    (self.completeness, self.syntax) = (completeness, syntax)
    (self.sections, self.namedKeys) = (sections, namedKeys)
  }
}

// MARK: Rows

extension ProjectFormat {
  /// All formats.
  package static let all = [
    xcodeProject, xcodeWorkspace, xcconfig, xcodeGen, tuist, swiftPackage, expo, expoScript, cordova, capacitor,
    nativeScript, dotNet, tauri, electronBuilder, bazel, flutter, npm, cocoaPods,
    reactNative,
  ]

  package static let xcodeProject = ProjectFormat(
    "Xcode",
    names: ["project.pbxproj"],
    sharedExtensions: ["pbxproj"],
    folderExtension: "xcodeproj",
    makesPropertyLists: true,
    isWrittenByTool: true,
    completeness: .whole,
    syntax: .openStep,
    sections: [Section("objects/*/buildSettings", .settings)]
  )

  package static let xcodeWorkspace = ProjectFormat(
    "Xcode workspace",
    names: ["contents.xcworkspacedata"],
    folderExtension: "xcworkspace"
  )

  package static let xcconfig = ProjectFormat(
    "Xcode configuration",
    extensions: ["xcconfig"],
    makesPropertyLists: true,
    syntax: .xcconfig,
    sections: [Section("", .settings)]
  )

  /// Source: XcodeGen's documentation, "Project Spec".
  package static let xcodeGen = ProjectFormat(
    "XcodeGen",
    names: ["project.yml", "project.yaml", "project.json"],
    // Other tools write a `project.json` for each part of a project.
    markers: ["project.yml", "project.yaml"],
    sharedExtensions: ["yml", "yaml"],
    makesPropertyLists: true,
    completeness: .whole,
    syntax: .yaml,
    sections: ["targets/*", "targetTemplates/*"].flatMap { target in
      [
        Section("\(target)/info/properties", .keys(.infoPlist)),
        Section("\(target)/entitlements/properties", .keys(.entitlements)),
      ] + settings("\(target)/settings")
    } + ["settings", "settingGroups/*", "aggregateTargets/*/settings"].flatMap(settings)
  )

  package static let tuist = ProjectFormat(
    "Tuist",
    names: ["Project.swift"],
    markers: ["Project.swift"],
    makesPropertyLists: true,
    syntax: .swift
  )

  package static let swiftPackage = ProjectFormat(
    "Swift Package Manager",
    names: ["Package.swift"],
    markers: ["Package.swift"],
    // Apps of Swift Playgrounds have their keys in it.
    makesPropertyLists: true
  )

  /// Source: Expo's documentation, "app.json / app.config.js", and `packages/@expo/config-plugins/src/ios` of expo/expo.
  package static let expo = ProjectFormat(
    "Expo",
    names: ["app.config.json", "app.json"],
    markers: ["app.config.json", "app.json"],
    makesPropertyLists: true,
    syntax: .json,
    sections: [
      Section("expo/ios/infoPlist", .keys(.infoPlist)), Section("expo/ios/entitlements", .keys(.entitlements)),
      Section("expo/ios/privacyManifests", .keys(.privacyManifest)),
    ],
    namedKeys: [
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

  /// The description of an Expo app as a script, whose literals are read.
  package static let expoScript = ProjectFormat(
    "Expo script",
    names: ["app.config.ts", "app.config.mts", "app.config.js", "app.config.cjs", "app.config.mjs"],
    markers: ["app.config.ts", "app.config.mts", "app.config.js", "app.config.cjs", "app.config.mjs"],
    makesPropertyLists: true,
    syntax: .json
  )

  package static let cordova = ProjectFormat(
    "Cordova",
    names: ["config.xml"],
    markers: ["config.xml"],
    copiedMarkers: ["config.xml"],
    makesPropertyLists: true,
    syntax: .cordova
  )

  package static let capacitor = ProjectFormat(
    "Capacitor",
    names: ["capacitor.config.ts", "capacitor.config.json"],
    markers: ["capacitor.config.ts", "capacitor.config.json"],
    copiedMarkers: ["capacitor.config.json"]
  )

  package static let nativeScript = ProjectFormat(
    "NativeScript",
    names: ["nativescript.config.ts", "nativescript.config.js"],
    markers: ["nativescript.config.ts", "nativescript.config.js"]
  )

  package static let dotNet = ProjectFormat(
    ".NET",
    extensions: ["csproj", "fsproj"],
    extensionsAreMarkers: true
  )

  package static let tauri = ProjectFormat("Tauri", names: ["tauri.conf.json"], markers: ["tauri.conf.json"])

  /// Source: electron-builder's documentation, "Common Configuration"; its files in TOML and JavaScript are not read.
  package static let electronBuilder = ProjectFormat(
    "electron-builder",
    names: ["electron-builder.yml", "electron-builder.yaml", "electron-builder.json"],
    markers: ["electron-builder.yml", "electron-builder.yaml", "electron-builder.json"],
    makesPropertyLists: true,
    syntax: .yaml,
    sections: [Section("mac/extendInfo", .keys(.infoPlist))]
  )

  package static let bazel = ProjectFormat("Bazel", names: ["BUILD.bazel", "BUILD"])

  package static let flutter = ProjectFormat("Flutter", names: ["pubspec.yaml"], markers: ["pubspec.yaml"])

  /// The variables of Cordova's plugins are in it, whose texts become purpose strings.
  package static let npm = ProjectFormat("npm", names: ["package.json"], makesPropertyLists: true)

  package static let cocoaPods = ProjectFormat("CocoaPods", names: ["Podfile"], markers: ["Podfile"])

  package static let reactNative = ProjectFormat(
    "React Native",
    names: ["react-native.config.js", "react-native.config.ts", "react-native.config.cjs"]
  )

  /// The places of settings that are the same for all configurations, and of those for one.
  private static func settings(_ path: String) -> [Section] {
    ["", "/base", "/configs/*"].map { Section(path + $0, .settings) }
  }
}

// MARK: Files

extension ProjectFormat {
  private static let byName = table(\.names)
  private static let byExtension = table(\.extensions)
  private static let bySharedExtension = table(\.sharedExtensions)

  private static func table(_ part: (ProjectFormat) -> some Sequence<String>) -> [String: ProjectFormat] {
    Dictionary(all.flatMap { format in part(format).map { ($0, format) } }) { first, _ in first }
  }

  /// Returns the format of the file at a path, by its name; nil for other files.
  package static func of(_ path: String) -> ProjectFormat? {
    byName[FilePath.name(path)] ?? byExtension[FilePath.fileExtension(path)]
  }

  /// Returns the format that the file at a path may have, as far as its name shows: the content of one with an unusual name decides.
  package static func possible(for path: String) -> ProjectFormat? {
    byName[FilePath.name(path)] ?? possible(forExtension: FilePath.fileExtension(path))
  }

  /// Returns the same for a file with any name and an extension in lower case.
  static func possible(forExtension fileExtension: String) -> ProjectFormat? {
    byExtension[fileExtension] ?? bySharedExtension[fileExtension]
  }

  /// Returns whether the file at a path is one of this format, by its name.
  package func isFile(_ path: String) -> Bool {
    names.contains(FilePath.name(path)) || !extensions.isEmpty && extensions.contains(FilePath.fileExtension(path))
  }

  /// Returns whether the folder at a path is one of this format, by its name.
  package func isFolder(_ path: String) -> Bool { folderExtension == FilePath.fileExtension(path) }

  /// Returns whether the file at a path describes an app of Expo or Cordova, whose templates have no purpose strings.
  package static func isOfToolkit(_ path: String) -> Bool { [expo, expoScript, cordova].contains { $0.isFile(path) } }

  /// The first of its names; empty for a format without names.
  package var name: String { names.first ?? "" }

  /// Returns the path of the file of that name in a folder.
  package func file(in folder: String) -> String { FilePath.join(folder, name) }

  /// Returns how entries are written in the file at a path; nil if none are.
  package func syntax(of path: String) -> Syntax? {
    syntax == .yaml && FilePath.fileExtension(path) == "json" ? .json : syntax
  }

  /// Whether build settings are written in it.
  package var hasSettings: Bool { sections.contains { $0.content == .settings } }
}
