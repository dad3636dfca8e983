import ProjectFiles

/// Reads the targets of a `Package.swift` that have an Info.plist: apps of Swift Playgrounds and executables with an embedded
/// one.
enum SwiftPackageReader {
  /// The keys that the capabilities of an app write (Apple, "AppleProductTypes").
  private static let purposeKeys = [
    "bluetoothAlways": "NSBluetoothAlwaysUsageDescription", "calendars": "NSCalendarsUsageDescription",
    "camera": "NSCameraUsageDescription", "contacts": "NSContactsUsageDescription",
    "faceID": "NSFaceIDUsageDescription", "localNetwork": "NSLocalNetworkUsageDescription",
    "locationAlwaysAndWhenInUse": "NSLocationAlwaysAndWhenInUseUsageDescription",
    "locationWhenInUse": "NSLocationWhenInUseUsageDescription", "mediaLibrary": "NSAppleMusicUsageDescription",
    "microphone": "NSMicrophoneUsageDescription", "motion": "NSMotionUsageDescription",
    "nearbyInteraction": "NSNearbyInteractionUsageDescription", "photoLibrary": "NSPhotoLibraryUsageDescription",
    "photoLibraryAdd": "NSPhotoLibraryAddUsageDescription", "reminders": "NSRemindersUsageDescription",
    "speechRecognition": "NSSpeechRecognitionUsageDescription", "userTracking": "NSUserTrackingUsageDescription",
  ]
  /// The keys that are written into the Info.plist of an app by default.
  private static let appDefaultKeys: Set<String> = [
    "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIdentifier",
    "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString",
    "CFBundleVersion", "LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UILaunchScreen",
    "UISupportedInterfaceOrientations",
  ]

  /// Returns the targets of the package in `root`.
  static func targets(in root: String, _ files: any FileAccess) -> [ProjectTarget] {
    guard let file = DescriptionFile(.swiftPackage, in: root, files) else { return [] }
    let (calls, constants) = file.swift()
    return calls.flatMap(\.allCalls).compactMap { call in
      switch call.member {
      case "iOSApplication": app(call, constants, file)
      case "executableTarget", "target": executable(call, constants, file)
      default: nil
      }
    }
  }

  // MARK: Apps

  private static func app(
    _ call: SwiftExpression,
    _ constants: SwiftConstants,
    _ file: DescriptionFile
  ) -> ProjectTarget? {
    guard let name = constants.text(call["name"]) else { return nil }
    let infoPlist = constants.text(call["additionalInfoPlistContentFilePath"])
    let settings = [
      ("PRODUCT_BUNDLE_IDENTIFIER", constants.text(call["bundleIdentifier"])), ("SDKROOT", "iphoneos"),
      ("MARKETING_VERSION", constants.text(call["displayVersion"])),
      ("CURRENT_PROJECT_VERSION", constants.text(call["bundleVersion"])), ("INFOPLIST_FILE", infoPlist),
    ]
    var target = ProjectTarget(name: name, product: "application", settings: settings, declaredIn: file.path)
    target.membership = TargetMembership(dependencies: [.packageProduct(name, package: file.folder)])
    target.generatorDefaults = appDefaultKeys
    target.keySource = target.configurations.firstResult(\.infoPlist).map(KeySource.file) ?? .description(file.path)
    for capability in constants.resolve(call["capabilities"])?.array ?? [] {
      guard let key = purposeKeys[capability.member ?? ""] else { continue }
      let text = constants.text(capability["purposeString"])
      let evidence = file.evidence(capability.range)
      target.generatedKeys.append(DeclaredKey(key, in: .infoPlist, value: text, evidence: evidence))
    }
    return target
  }

  // MARK: Executables

  /// Returns an executable whose linker flags embed an Info.plist; nil for others.
  private static func executable(
    _ call: SwiftExpression,
    _ constants: SwiftConstants,
    _ file: DescriptionFile
  ) -> ProjectTarget? {
    guard let name = constants.text(call["name"]),
      let settings = constants.resolve(call["linkerSettings"])?.array
    else { return nil }
    let flags = settings.filter { $0.member == "unsafeFlags" }
      .flatMap { constants.texts($0.arguments?.first?.value) }.filter { $0 != "-Xlinker" }
    guard let section = flags.firstIndex(of: "__info_plist"), flags.indices.contains(section + 1),
      flags[..<section].contains("-sectcreate")
    else { return nil }
    let own = [("SDKROOT", "macosx"), ("INFOPLIST_FILE", flags[section + 1])]
    var target = ProjectTarget(name: name, product: "tool", settings: own, declaredIn: file.path)
    let folder = constants.text(call["path"]) ?? "Sources/\(name)"
    target.membership = TargetMembership(folders: [.init(path: FilePath.absolute(folder, from: file.folder))])
    target.keySource = target.configurations.firstResult(\.infoPlist).map(KeySource.file)
    return target
  }
}
