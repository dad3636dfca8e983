import CodeScanning
import ProjectFiles

/// Reads the apps of a .NET project that is built for Apple's systems: of .NET MAUI, or of .NET for iOS and macOS.
///
/// Source: Microsoft's documentation, "Project configuration for .NET MAUI apps" and "Build properties".
enum MAUIReader {
  /// The keys that the build writes into an Info.plist.
  private static let defaultKeys: Set<String> = [
    "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleInfoDictionaryVersion", "CFBundleName",
    "CFBundlePackageType", "CFBundleSupportedPlatforms", "MinimumOSVersion", "UIDeviceFamily",
  ]
  /// The keys that properties of the project write.
  private static let propertyKeys = [
    "ApplicationDisplayVersion": "CFBundleShortVersionString", "ApplicationId": "CFBundleIdentifier",
    "ApplicationTitle": "CFBundleDisplayName", "ApplicationVersion": "CFBundleVersion",
  ]
  /// A system that projects are built for.
  private struct System {
    /// The folder of the system in a project for several.
    let folder: String
    /// The end of the target framework.
    let framework: String
    let platform: ApplePlatform
    /// The value of `TARGETED_DEVICE_FAMILY`; nil where the Info.plist has it.
    var families: String?
  }

  private static let systems = [
    System(folder: "Platforms/iOS", framework: "-ios", platform: .iOS),
    // An app for the Mac, whatever else its Info.plist declares.
    System(folder: "Platforms/MacCatalyst", framework: "-maccatalyst", platform: .iOS, families: "6"),
    System(folder: "Platforms/macOS", framework: "-macos", platform: .macOS),
    System(folder: "Platforms/tvOS", framework: "-tvos", platform: .tvOS),
  ]

  /// Returns the apps of the projects in the folder `root`.
  static func targets(in root: String, _ files: any FileAccess) -> [ProjectTarget] {
    let names = files.entries(of: root, where: EntryFilter(extensions: ProjectFormat.dotNet.extensions))
      .filter { $0.type == .file }.map(\.name).sorted()
    return names.flatMap { name -> [ProjectTarget] in
      guard let file = DescriptionFile(FilePath.join(root, name), files),
        let project = ElementScanner.scan(file.text.bytes), project.name == "Project"
      else { return [] }
      let properties = project.children.filter { $0.name == "PropertyGroup" }.flatMap(\.children)
      let frameworks = properties.filter { $0.name.hasPrefix("TargetFramework") }.map(\.text).joined()
      return systems.filter { frameworks.contains($0.framework) }.compactMap { system in
        let folders = [FilePath.join(root, system.folder), root]
        let folder = folders.first { files.status(of: FilePath.join($0, "Info.plist"))?.type == .file }
        return folder.map { target(properties, of: file, in: $0, system, files) }
      }
    }
  }

  /// Returns the folder with the sources of the app for a system: all of the project but what is for others or made by builds.
  private static func sources(below root: String, _ system: System, _ files: any FileAccess) -> TargetMembership.Folder
  {
    let platforms = FilePath.join(root, "Platforms")
    let others = files.entries(of: platforms).map { FilePath.join(platforms, $0.name) }
      .filter { $0 != FilePath.join(root, system.folder) }
    return .init(path: root, excluded: Set(others + ["bin", "obj"].map { FilePath.join(root, $0) }))
  }

  private static func target(
    _ properties: [ScannedElement],
    of file: DescriptionFile,
    in folder: String,
    _ system: System,
    _ files: any FileAccess
  ) -> ProjectTarget {
    let infoPlist = FilePath.join(folder, "Info.plist")
    let entitlements = FilePath.join(folder, "Entitlements.plist")
    let identifier = properties.last { $0.name == "ApplicationId" && $0.attributes["Condition"] == nil }?.text
    let settings = [
      ("SDKROOT", system.platform.sdkName), ("TARGETED_DEVICE_FAMILY", system.families),
      ("INFOPLIST_FILE", infoPlist), ("PRODUCT_BUNDLE_IDENTIFIER", identifier),
      ("CODE_SIGN_ENTITLEMENTS", files.status(of: entitlements) == nil ? nil : entitlements),
    ]
    var target = ProjectTarget(
      name: FilePath.nameWithoutExtension(file.path),
      product: "application",
      settings: settings,
      declaredIn: file.path
    )
    target.generatorDefaults = defaultKeys.union(properties.compactMap { propertyKeys[$0.name] })
    target.keySource = .file(infoPlist)
    target.membership = TargetMembership(folders: [sources(below: file.folder, system, files)])
    // Other files may add keys of their own.
    target.suppliesUnknownKeys = file.text.string.contains("PartialAppManifest")
    return target
  }
}
