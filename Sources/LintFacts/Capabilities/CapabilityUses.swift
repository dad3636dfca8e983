import KeyCatalog

/// What code mentions that has a use for a device capability.
package enum CapabilityUses {
  /// The modules and names that a capability may be required for; one that is not here may be for anything, or all devices have it.
  package static let names: [String: Set<String>] = [
    "arkit": ["ARKit", "QuickLook", "RealityKit", "RoomPlan", "SceneKit", "WebKit"],
    "auto-focus-camera": camera,
    "bluetooth-le": [
      "AccessorySetupKit", "CoreAudioKit", "CoreBluetooth", "CoreLocation", "CoreMIDI", "ExternalAccessory",
      "GameController", "GameKit", "HomeKit", "MultipeerConnectivity", "NearbyInteraction",
    ],
    "camera-flash": camera,
    "front-facing-camera": camera,
    "gamekit": ["GameKit"],
    "gps": location,
    "gyroscope": motion,
    "healthkit": ["HealthKit", "HealthKitUI", "WorkoutKit"],
    "location-services": location,
    "magnetometer": motion.union(["CoreLocation", "MapKit"]),
    "microphone": camera.union([
      "AVFAudio", "AudioToolbox", "AudioUnit", "CallKit", "CoreAudio", "CoreAudioKit", "LiveCommunicationKit", "OpenAL",
      "PushToTalk", "ReplayKit", "ShazamKit", "SoundAnalysis", "Speech",
    ]),
    "nfc": ["CoreNFC", "ProximityReader"],
    "peer-peer": ["GameKit", "MultipeerConnectivity", "NearbyInteraction"],
    "sms": links.union(["MessageUI"]),
    "still-camera": camera,
    "telephony": links.union(["CallKit", "CoreTelephony", "LiveCommunicationKit", "PushKit"]),
    "video-camera": camera,
  ]

  private static let camera: Set = [
    "ARKit", "AVFoundation", "AVKit", "RealityKit", "RoomPlan", "UIImagePickerController", "VisionKit", "WebKit",
  ]
  private static let location: Set = ["CoreLocation", "CoreLocationUI", "MapKit", "WeatherKit", "WebKit"]
  private static let motion: Set = [
    "ARKit", "CoreMotion", "GameController", "RealityKit", "SceneKit", "UIAccelerometer", "WebKit", "motionBegan",
    "motionEnded",
  ]
  /// Code that may open a link for a call or a message.
  private static let links: Set = [
    "Link", "SafariServices", "UIApplication", "WebKit", "dataDetectorTypes", "openURL",
  ]

  /// The frameworks that a capability is mainly for, by their usual names.
  package static let frameworks: [String: [String]] = [
    "arkit": ["ARKit"], "auto-focus-camera": ["AVFoundation"],
    "bluetooth-le": ["CoreBluetooth"], "camera-flash": ["AVFoundation"], "front-facing-camera": ["AVFoundation"],
    "gamekit": ["GameKit"], "gps": ["CoreLocation"], "gyroscope": ["CoreMotion"], "healthkit": ["HealthKit"],
    "location-services": ["CoreLocation"], "magnetometer": ["CoreMotion", "CoreLocation"],
    "microphone": ["AVFAudio", "AVFoundation"], "nfc": ["CoreNFC"],
    "peer-peer": ["GameKit", "MultipeerConnectivity"], "sms": ["MessageUI"], "still-camera": ["AVFoundation"],
    "telephony": ["CallKit", "CoreTelephony"], "video-camera": ["AVFoundation"],
  ]

  /// The purpose strings that uses of a capability require.
  package static let purposeKeys: [String: Set<String>] = [
    "auto-focus-camera": ["NSCameraUsageDescription"], "bluetooth-le": ["NSBluetoothAlwaysUsageDescription"],
    "camera-flash": ["NSCameraUsageDescription"], "front-facing-camera": ["NSCameraUsageDescription"],
    "gps": locationKeys, "healthkit": ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"],
    "location-services": locationKeys, "microphone": ["NSMicrophoneUsageDescription"],
    "nfc": ["NFCReaderUsageDescription"], "still-camera": ["NSCameraUsageDescription"],
    "video-camera": ["NSCameraUsageDescription"],
  ]

  private static let locationKeys: Set = [
    "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription",
  ]

  /// The modules whose import alone shows that an app uses a capability, since they have no other use.
  package static let tellingModules = ["arkit": "ARKit", "gamekit": "GameKit", "nfc": "CoreNFC"]
}

/// The purpose strings that required device capabilities need.
package enum CapabilityPurposes {
  /// Returns the purpose strings that the capability `name` certainly needs; of alternatives, all.
  package static func all(of name: String) -> [String] { (keys[name] ?? []).flatMap(\.self) }

  /// The purpose strings that capabilities certainly need, by capability: of each group one, the usual one first.
  package static let keys = groups(.certain)

  /// The purpose strings that most uses of capabilities need, by capability, as above.
  package static let likelyKeys = groups(.likely)

  private static func groups(_ certainty: EntitlementRelation.Certainty) -> [String: [[String]]] {
    var found: [String: [[String]]] = [:]
    for relation in KeyCatalog.entitlementRelations
    where relation.kind == "capability" && relation.certainty == certainty {
      let groups = relation.needs.compactMap(group)
      let name = relation.name.split(separator: ":").last.map(String.init) ?? relation.name
      if !groups.isEmpty { found[name, default: []] += groups }
    }
    return found
  }

  private static func group(of need: String) -> [String]? {
    if need == "a location purpose string" { return locationKeys }
    if need == "a HealthKit purpose string" { return healthKeys }
    guard need.hasPrefix("plist:"), need.hasSuffix("UsageDescription") else { return nil }
    return [String(need.dropFirst("plist:".count))]
  }

  private static let healthKeys = ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]
  private static let locationKeys = [
    "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
    "NSLocationAlwaysUsageDescription", "NSLocationUsageDescription",
  ]
}

/// The reference page of the list of device capabilities.
package let capabilitiesPage =
  "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequireddevicecapabilities"
