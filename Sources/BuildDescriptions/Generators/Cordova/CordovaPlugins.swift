/// The purpose strings that Cordova plugins write into the Info.plist: as their `plugin.xml` says, with a text of their own or that
/// of a variable, which `package.json` or `config.xml` gives.
///
/// Sources: the `plugin.xml` of each package, read in November 2026; Apache Cordova's documentation, "Plugin.xml" (`preference`).
enum CordovaPlugins {
  /// What a plugin writes.
  struct Purpose: Sendable {
    /// The key.
    let key: String
    /// The variable with the text; nil if the text is the plugin's own.
    let variable: String?
    /// Whether a variable without a text writes a blank one.
    let isBlankByDefault: Bool
  }

  /// Returns what the plugin of this name writes; nil if that is not known.
  static func purposes(of plugin: String) -> [Purpose]? { purposes[plugin] }

  private static func own(_ keys: String...) -> [Purpose] {
    keys.map { Purpose(key: "NS\($0)UsageDescription", variable: nil, isBlankByDefault: false) }
  }

  private static func variable(_ name: String, isBlank: Bool = false, _ keys: String...) -> [Purpose] {
    keys.map { Purpose(key: "NS\($0)UsageDescription", variable: name, isBlankByDefault: isBlank) }
  }

  private static let purposes: [String: [Purpose]] = [
    "@mauron85/cordova-plugin-background-geolocation":
      variable("ALWAYS_USAGE_DESCRIPTION", "LocationAlways", "LocationWhenInUse", "LocationAlwaysAndWhenInUse")
      + variable("MOTION_USAGE_DESCRIPTION", "Motion"),
    "admob-plus-cordova": variable("USAGE", "UserTracking"),
    "cordova-plugin-audioinput": own("Microphone"),
    "cordova-plugin-ble-central":
      variable("BLUETOOTH_USAGE_DESCRIPTION", isBlank: true, "BluetoothPeripheral", "BluetoothAlways"),
    "cordova-plugin-calendar":
      variable("CALENDAR_USAGE_DESCRIPTION", isBlank: true, "Calendars")
      + variable("CONTACTS_USAGE_DESCRIPTION", isBlank: true, "Contacts"),
    "cordova-plugin-contacts-phonenumbers": variable("CONTACTS_USAGE_DESCRIPTION", "Contacts"),
    "cordova-plugin-fingerprint-aio": variable("FACEID_USAGE_DESCRIPTION", isBlank: true, "FaceID"),
    "cordova-plugin-googlemaps":
      variable("LOCATION_WHEN_IN_USE_DESCRIPTION", "LocationWhenInUse")
      + variable("LOCATION_ALWAYS_USAGE_DESCRIPTION", "LocationAlways"),
    "cordova-plugin-health":
      variable("HEALTH_READ_PERMISSION", "HealthShare") + variable("HEALTH_WRITE_PERMISSION", "HealthUpdate"),
    "cordova-plugin-ibeacon":
      own("LocationAlways", "LocationWhenInUse", "BluetoothPeripheral", "LocationAlwaysAndWhenInUse"),
    "cordova-plugin-iosrtc": own("Camera", "Contacts", "Microphone", "BluetoothAlways"),
    "cordova-plugin-nativegeocoder": variable("LOCATION_WHEN_IN_USE_DESCRIPTION", "LocationWhenInUse"),
    "cordova-plugin-photo-library": variable("PHOTO_LIBRARY_USAGE_DESCRIPTION", isBlank: true, "PhotoLibrary"),
    "cordova-plugin-qrscanner": own("Camera"),
    "cordova-plugin-speechrecognition": own("Microphone", "SpeechRecognition"),
    "cordova-plugin-telerik-imagepicker": variable("PHOTO_LIBRARY_USAGE_DESCRIPTION", isBlank: true, "PhotoLibrary"),
    "cordova-plugin-touch-id": variable("FACEID_USAGE_DESCRIPTION", isBlank: true, "FaceID"),
    "cordova-plugin-x-socialsharing":
      variable("PHOTO_LIBRARY_ADD_USAGE_DESCRIPTION", "PhotoLibraryAdd")
      + variable("PHOTO_LIBRARY_USAGE_DESCRIPTION", "PhotoLibrary"),
    "cordova.plugins.diagnostic": own(
      "LocationWhenInUse",
      "LocationAlwaysAndWhenInUse",
      "LocationAlways",
      "BluetoothPeripheral",
      "BluetoothAlways",
      "LocalNetwork",
      "Camera",
      "PhotoLibrary",
      "Microphone",
      "Contacts",
      "Calendars",
      "Reminders",
      "Motion"
    ),
    "phonegap-nfc": [
      Purpose(key: "NFCReaderUsageDescription", variable: "NFC_USAGE_DESCRIPTION", isBlankByDefault: false)
    ],
  ]
}
