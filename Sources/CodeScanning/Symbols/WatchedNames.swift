/// The system modules and names whose mention shows that an app may use a background mode or a device capability, or that the
/// App Store rejects.
///
/// Sources: Apple's documentation of each framework, and that of `UIBackgroundModes` and `UIRequiredDeviceCapabilities`.
package enum WatchedNames {
  /// The modules that are searched in imports.
  package static let modules: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "AccessorySetupKit", "ActivityKit", "AudioToolbox", "AudioUnit",
    "BackgroundTasks", "CallKit", "CloudKit", "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreLocation",
    "CoreLocationUI", "CoreMIDI", "CoreMotion", "CoreNFC", "CoreTelephony", "ExternalAccessory", "GameController",
    "GameKit", "HealthKit", "HealthKitUI", "HomeKit", "LiveCommunicationKit", "MapKit", "MediaPlayer", "MessageUI",
    "MultipeerConnectivity", "MusicKit", "NearbyInteraction", "OpenAL", "PHASE", "ProximityReader", "PushKit",
    "PushToTalk", "QuickLook", "RealityKit", "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ShazamKit",
    "SoundAnalysis", "Speech", "SpriteKit", "UserNotifications", "VisionKit", "WeatherKit", "WebKit", "WorkoutKit",
  ]

  /// Names that need no import but that of the user interface; each as the catalog writes symbols.
  static let symbols = [
    "BGTaskScheduler", "CKContainer", "Link(", "NSPersistentCloudKitContainer", "NSStreamNetworkServiceTypeVoIP",
    "UIAccelerometer", "UIApplication.shared.open(", "UIDevice.current.uniqueIdentifier",
    "UIDevice.currentDevice.uniqueIdentifier", "UIDevice currentDevice]uniqueIdentifier", "UIImagePickerController",
    "backgroundTask", "canOpenURL",
    "dataDetectorTypes",
    "didReceiveRemoteNotification", "kCFStreamNetworkServiceTypeVoIP", "motionBegan", "motionEnded", "openURL",
    "performFetchWithCompletionHandler", "registerForRemoteNotifications", "setKeepAliveTimeout",
    "setMinimumBackgroundFetchInterval",
  ]

  /// The first identifiers of the symbols, by which they are noted.
  package static let identifiers = Set(
    symbols.map { symbol in String(symbol.prefix { $0.isLetter }) }
  )
}
