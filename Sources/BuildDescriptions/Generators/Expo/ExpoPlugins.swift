import YAML

/// The keys that the config plugins of an Expo app write into the Info.plist.
///
/// Sources: the reference page of each package in Expo's documentation; which plugins run without being listed, the package
/// `@expo/prebuild-config`.
package struct ExpoPlugins {
  /// A purpose string that a plugin writes: the option that holds its text, and the key.
  private struct Purpose {
    let option: String
    let key: String

    init(_ option: String, _ key: String) {
      self.option = option
      self.key = "NS\(key)UsageDescription"
    }
  }

  private static let camera = Purpose("cameraPermission", "Camera")
  private static let microphone = Purpose("microphonePermission", "Microphone")
  private static let photos = Purpose("photosPermission", "PhotoLibrary")

  private static let purposes: [String: [Purpose]] = [
    "@config-plugins/react-native-ble-plx": [Purpose("bluetoothAlwaysPermission", "BluetoothAlways")],
    "expo-audio": [microphone],
    "expo-av": [microphone],
    "expo-barcode-scanner": [camera, microphone],
    "expo-calendar": [
      Purpose("calendarPermission", "Calendars"), Purpose("remindersPermission", "Reminders"),
      Purpose("calendarPermission", "CalendarsFullAccess"), Purpose("remindersPermission", "RemindersFullAccess"),
    ],
    "expo-camera": [camera, microphone],
    "expo-contacts": [Purpose("contactsPermission", "Contacts")],
    "expo-face-detector": [camera],
    "expo-image-picker": [photos, camera, microphone],
    "expo-local-authentication": [Purpose("faceIDPermission", "FaceID")],
    "expo-location": [
      Purpose("locationWhenInUsePermission", "LocationWhenInUse"),
      Purpose("locationAlwaysPermission", "LocationAlways"),
      Purpose("locationAlwaysAndWhenInUsePermission", "LocationAlwaysAndWhenInUse"),
    ],
    "expo-media-library": [photos, Purpose("savePhotosPermission", "PhotoLibraryAdd")],
    "expo-secure-store": [Purpose("faceIDPermission", "FaceID")],
    "expo-sensors": [Purpose("motionPermission", "Motion")],
    "expo-tracking-transparency": [Purpose("userTrackingPermission", "UserTracking")],
    "react-native-ble-plx": [Purpose("bluetoothAlwaysPermission", "BluetoothAlways")],
    "react-native-vision-camera": [Purpose("cameraPermissionText", "Camera")],
  ]

  /// Other keys that plugins write.
  private static let others: [String: Set<String>] = [
    "expo-audio": ["UIBackgroundModes"], "expo-av": ["UIBackgroundModes"],
    "expo-background-fetch": ["UIBackgroundModes"],
    "expo-background-task": ["BGTaskSchedulerPermittedIdentifiers", "UIBackgroundModes"],
    "expo-location": ["UIBackgroundModes"], "expo-mail-composer": ["LSApplicationQueriesSchemes"],
    "expo-notifications": ["UIBackgroundModes"], "expo-screen-orientation": ["UIRequiresFullScreen"],
    "expo-task-manager": ["BGTaskSchedulerPermittedIdentifiers", "UIBackgroundModes"],
    "expo-video": ["UIBackgroundModes"], "expo-localization": ["CFBundleAllowMixedLocalizations"],
  ]

  /// Plugins that write no key that a rule requires.
  private static let silent: Set<String> = [
    "expo-apple-authentication", "expo-asset", "expo-build-properties", "expo-dev-client", "expo-document-picker",
    "expo-file-system", "expo-font", "expo-image", "expo-navigation-bar", "expo-router", "expo-splash-screen",
    "expo-sqlite", "expo-system-ui", "expo-updates", "expo-web-browser",
  ]

  /// Plugins that run when their package is installed.
  private static let automatic: Set<String> = [
    "expo-av", "expo-background-fetch", "expo-barcode-scanner", "expo-calendar", "expo-camera", "expo-contacts",
    "expo-image-picker", "expo-local-authentication", "expo-location", "expo-media-library", "expo-notifications",
    "expo-screen-orientation", "expo-sensors", "expo-task-manager",
  ]

  /// The purpose strings, each with the place that makes the plugin run; those of plugins that are not listed are in
  /// `otherKeys`.
  package private(set) var keys: [DeclaredKey] = []
  /// The other keys.
  private(set) var otherKeys: Set<String> = []
  /// Whether a plugin runs whose keys are not known.
  package private(set) var isUnknown = false

  /// Reads the plugins of an app that depends on `packages`.
  package init(of expo: YAMLNode, packages: Set<String>, in file: DescriptionFile) {
    var listed: Set<String> = []
    for node in expo["plugins"]?.sequence ?? [] {
      guard let name = node.string ?? node.sequence?.first?.string else {
        isUnknown = true
        continue
      }
      listed.insert(name)
      add(name, options: node.sequence?.dropFirst().first, node, file)
    }
    for name in Self.automatic.subtracting(listed).intersection(packages) {
      otherKeys.formUnion((Self.purposes[name] ?? []).map(\.key))
      otherKeys.formUnion(Self.others[name] ?? [])
    }
  }

  /// Returns the purpose strings that the options of the plugins turn off, by plugin: its package works without them.
  package static func refusedKeys(of expo: YAMLNode) -> [String: Set<String>] {
    var refused: [String: Set<String>] = [:]
    for node in expo["plugins"]?.sequence ?? [] {
      guard let name = node.sequence?.first?.string, let options = node.sequence?.dropFirst().first else { continue }
      for purpose in purposes[name] ?? [] where options.pair(purpose.option)?.value.bool == false {
        refused[name, default: []].insert(purpose.key)
      }
    }
    return refused
  }

  private mutating func add(_ name: String, options: YAMLNode?, _ node: YAMLNode, _ file: DescriptionFile) {
    otherKeys.formUnion(Self.others[name] ?? [])
    guard let purposes = Self.purposes[name] else {
      if Self.others[name] == nil, !Self.silent.contains(name) { isUnknown = true }
      return
    }
    for purpose in purposes {
      let option = options?.pair(purpose.option)
      // `false` keeps the plugin from writing the key.
      if option?.value.bool == false { continue }
      let range = option.map { $0.key.range.lowerBound..<$0.value.range.upperBound } ?? node.range
      let text = option?.value.style == .doubleQuoted ? option?.value.string : nil
      keys.append(DeclaredKey(purpose.key, in: .infoPlist, value: text, evidence: file.evidence(range)))
    }
  }
}
