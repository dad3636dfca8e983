/// What code mentions that has a use for a background mode.
package enum BackgroundModeUses {
  /// The modules and names that each mode of `UIBackgroundModes` may be for; a mode that is not here may be for anything.
  package static let names: [String: Set<String>] = [
    "audio": [
      "AVFAudio", "AVFoundation", "AVKit", "AudioToolbox", "AudioUnit", "CallKit", "CoreAudio", "CoreAudioKit",
      "CoreMIDI", "LiveCommunicationKit", "MediaPlayer", "MusicKit", "OpenAL", "PHASE", "PushToTalk", "RealityKit",
      "ReplayKit", "SceneKit", "ShazamKit", "SoundAnalysis", "Speech", "SpriteKit", "WebKit",
    ],
    "bluetooth-central": bluetooth,
    "bluetooth-peripheral": bluetooth,
    "external-accessory": ["CoreBluetooth", "ExternalAccessory"],
    "fetch": [
      "BGTaskScheduler", "BackgroundTasks", "backgroundTask", "performFetchWithCompletionHandler",
      "setMinimumBackgroundFetchInterval",
    ],
    "location": ["ARKit", "CoreLocation", "CoreLocationUI", "HealthKit", "MapKit", "WeatherKit", "WorkoutKit"],
    "nearby-interaction": ["NearbyInteraction"],
    "processing": ["BGTaskScheduler", "BackgroundTasks", "backgroundTask"],
    "push-to-talk": ["PushToTalk"],
    "remote-notification": [
      "ActivityKit", "CKContainer", "CloudKit", "NSPersistentCloudKitContainer", "PushKit", "UserNotifications",
      "didReceiveRemoteNotification", "registerForRemoteNotifications",
    ],
    "voip": [
      "CallKit", "LiveCommunicationKit", "NSStreamNetworkServiceTypeVoIP", "PushKit", "PushToTalk",
      "kCFStreamNetworkServiceTypeVoIP", "setKeepAliveTimeout",
    ],
  ]

  /// The requests of tasks that need the mode `processing`.
  package static let processing: Set = [
    "BGContinuedProcessingTaskRequest", "BGHealthResearchTaskRequest", "BGProcessingTask", "BGProcessingTaskRequest",
  ]

  /// The requests of tasks, and the methods before there were any, that need the mode `fetch`.
  package static let refresh: Set = [
    "BGAppRefreshTask", "BGAppRefreshTaskRequest", "backgroundTask", "performFetchWithCompletionHandler",
    "setMinimumBackgroundFetchInterval",
  ]

  /// What goes on in the background with the mode `location`, or starts the app there.
  package static let backgroundLocation: Set = [
    "ARKit", "CLBackgroundActivitySession", "CLMonitor", "HealthKit", "WorkoutKit", "allowsBackgroundLocationUpdates",
    "requestAlwaysAuthorization", "setAllowsBackgroundLocationUpdates", "startMonitoring", "startMonitoringForRegion",
    "startMonitoringSignificantLocationChanges", "startMonitoringVisits",
  ]

  private static let bluetooth: Set = [
    "AccessorySetupKit", "CoreAudioKit", "CoreBluetooth", "CoreMIDI", "HomeKit", "MultipeerConnectivity",
    "NearbyInteraction",
  ]

  /// The frameworks that a mode is mainly for, by their usual names.
  package static let frameworks: [String: [String]] = [
    "audio": ["AVFAudio", "AVFoundation", "MediaPlayer"], "bluetooth-central": ["CoreBluetooth"],
    "bluetooth-peripheral": ["CoreBluetooth"], "external-accessory": ["ExternalAccessory"],
    "fetch": ["BackgroundTasks"], "location": ["CoreLocation"], "nearby-interaction": ["NearbyInteraction"],
    "processing": ["BackgroundTasks"], "push-to-talk": ["PushToTalk"], "remote-notification": ["UserNotifications"],
    "voip": ["CallKit", "PushKit"],
  ]
}
