import KeyCatalog
import Locking
import ProjectFiles

/// All patterns that are searched in code of one language, indexed by their first identifier.
final class SymbolTable: Sendable {
  /// The meaning of a pattern.
  enum Meaning: Sendable {
    case purpose(APISymbol)
    case requiredReason(RequiredReasonSymbol)
    case entitled(EntitledAPI)
    case fact(CodePattern)
    /// The start of an import.
    case moduleImport
    /// A call that needs something for a library.
    case library(LibraryNeed)
    /// Code that gives the value itself that a library needs.
    case librarySetting(LibraryNeed)
    /// The word before the name of a class.
    case classDeclaration
    /// A check of the system's version.
    case availability

    /// Whether it counts in addition to the use of a symbol at the same place.
    var countsWithUses: Bool {
      switch self {
      case .fact, .entitled, .library, .librarySetting, .classDeclaration: true
      case .purpose, .requiredReason, .moduleImport, .availability: false
      }
    }
  }

  /// A pattern with what it means.
  struct Entry: Sendable {
    let meaning: Meaning
    var pattern: SymbolPattern
  }

  /// All entries; those with the same first identifier are adjacent, the longest first.
  let entries: [Entry]
  private let groups: [UInt64: Range<Int>]
  /// The symbols that an import hints at, by module.
  private let modules: [UInt64: [APISymbol]]
  /// The modules that are watched.
  private let watched: [UInt64: String]
  /// One bit for each value of `filterHash` that some head has, so that nearly all identifiers cost no look-up.
  private let filter: [UInt64]
  /// Finds where the first identifiers of the entries may occur.
  let words: WordFilter
  /// Finds where comments, literals and directives with several lines may start.
  let crossings: LineCrossing

  /// Returns the table for `language`.
  static func table(for language: SourceLanguage) -> SymbolTable {
    tables[language]?.value ?? SymbolTable(language: language)
  }

  /// The tables, each of which is made when it is first needed.
  private static let tables = Dictionary(
    uniqueKeysWithValues: SourceLanguage.allCases.map { language in (language, Lazy { SymbolTable(language: language) })
    }
  )

  private init(language: SourceLanguage) {
    var modules: [UInt64: [APISymbol]] = [:]
    for (module, symbol) in SymbolEntries.imports(of: language) {
      modules[FNV1a.hash(module), default: []].append(symbol)
    }
    self.modules = modules
    let watchedNames = language.traits.importWords.isEmpty ? [] : WatchedNames.modules
    watched = Dictionary(watchedNames.map { (FNV1a.hash($0.utf8), $0) }) { first, _ in first }

    var filter = [UInt64](repeating: 0, count: 1 << 10)
    let found = SymbolEntries.entries(for: language).map { (hash: FNV1a.hash($0.pattern.head), entry: $0) }
    let sorted = found.enumerated().sorted { left, right in
      let (leftLength, rightLength) = (left.element.entry.pattern.rest.count, right.element.entry.pattern.rest.count)
      return (left.element.hash, -leftLength, left.offset) < (right.element.hash, -rightLength, right.offset)
    }
    var entries = sorted.map(\.element.entry)
    var groups: [UInt64: Range<Int>] = [:]
    for (index, element) in sorted.map(\.element).enumerated() {
      groups[element.hash] = (groups[element.hash]?.lowerBound ?? index)..<(index + 1)
      element.entry.pattern.head.withUnsafeBufferPointer { head in
        let bit = Self.filterHash(head, 0..<head.count)
        filter[Int(bit >> 6)] |= 1 << UInt64(bit & 63)
      }
    }
    for group in groups.values where group.count > 1 { SymbolEntries.excludeLonger(in: group, &entries) }
    self.entries = entries
    self.groups = groups
    self.filter = filter
    words = WordFilter(words: Set(entries.map(\.pattern.head)))
    crossings = LineCrossing(language.syntax)
  }

  // MARK: Looking up

  /// Returns the indices of the entries whose first identifier is the one at `range`, longest form first.
  @inline(__always)
  func candidates(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    let bit = Self.filterHash(bytes, range)
    guard filter[Int(bit >> 6)] & (1 << UInt64(bit & 63)) != 0 else { return nil }
    return group(bytes, range)
  }

  private func group(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    guard let group = groups[FNV1a.hash(bytes[range])] else { return nil }
    return entries[group.lowerBound].pattern.head.elementsEqual(bytes[range]) ? group : nil
  }

  /// Returns what an import of the module named at `range` hints at.
  func hints(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [APISymbol] {
    modules[FNV1a.hash(bytes[range])] ?? []
  }

  /// Returns the module named at `range` if it is watched.
  func watchedModule(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String? {
    watched[FNV1a.hash(bytes[range])]
  }

  /// Returns 16 bits that depend on the length and three bytes of an identifier.
  @inline(__always)
  private static func filterHash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt16 {
    let first = UInt32(bytes[range.lowerBound])
    let middle = UInt32(bytes[range.lowerBound + range.count / 2])
    let last = UInt32(bytes[range.upperBound - 1])
    let mixed = (first | middle << 8 | last << 16 | UInt32(truncatingIfNeeded: range.count) << 24) &* 0x9E37_79B1
    return UInt16(truncatingIfNeeded: mixed >> 16)
  }
}

/// The system modules and names whose mention shows that an app may use a background mode or a device capability, or that the
/// App Store rejects.
///
/// Sources: Apple's documentation of each framework, and that of `UIBackgroundModes` and `UIRequiredDeviceCapabilities`.
package enum WatchedNames {
  /// The modules that are searched in imports.
  package static let modules: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "AccessorySetupKit", "ActivityKit", "AppKit",
    "AppTrackingTransparency",
    "AudioToolbox", "AudioUnit", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit",
    "CoreBluetooth",
    "CoreLocation",
    "CoreLocationUI", "CoreMIDI", "CoreMotion", "CoreNFC", "CoreTelephony", "EventKit", "EventKitUI",
    "ExternalAccessory", "GameController",
    "GameKit", "HealthKit", "HealthKitUI", "HomeKit", "LiveCommunicationKit", "MapKit", "MediaPlayer", "MessageUI",
    "MultipeerConnectivity", "MusicKit", "NearbyInteraction", "NetworkExtension", "OpenAL", "PHASE", "ProximityReader",
    "PassKit", "PushKit",
    "PushToTalk", "QuickLook", "RealityKit", "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ShazamKit",
    "SoundAnalysis", "Speech", "SpriteKit", "SwiftData", "SystemConfiguration", "UIKit", "UserNotifications",
    "VisionKit",
    "WeatherKit", "WebKit", "WorkoutKit",
  ]

  /// Names that need no import but that of the user interface; each as the catalog writes symbols.
  static let symbols = [
    "ATTrackingManager", "ActivityConfiguration", "AppIntentConfiguration", "AppIntentTimelineProvider",
    "BGAppRefreshTask", "BGAppRefreshTaskRequest", "BGContinuedProcessingTaskRequest", "BGHealthResearchTaskRequest",
    "BGProcessingTask", "BGProcessingTaskRequest", "BGTaskScheduler", "CKContainer", "CLBackgroundActivitySession",
    "CLLocationManager", "CLMonitor", "CNContactStore", "ControlWidget", "CTFontManagerRegisterFontDescriptors",
    "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontsForURLs",
    "CTFontManagerRegisterFontsWithAssetNames", "CTFontManagerRegisterGraphicsFont", "DocumentGroup", "EKEventStore",
    "EXAppDelegateWrapper", "ExpoAppDelegate",
    "FlutterAppDelegate", "FlutterBasicMessageChannel", "FlutterEventChannel", "FlutterMethodChannel",
    "FlutterViewController", "ImmersiveSpace", "Link(", "MKMapView", "NFCISO7816APDU", "NFCISO7816Tag",
    "NSPersistentCloudKitContainer",
    "NSStreamNetworkServiceTypeVoIP", "QLPreviewController", "RCTAppDelegate", "URLForUbiquityContainerIdentifier",
    "NSUbiquitousKeyValueStore", "UIAccelerometer", "UIApplicationDelegate", "UIApplicationDelegateAdaptor",
    "UIApplication.shared.open(", "UIBackgroundFetchResult", "UIDocument",
    "UIDevice.current.uniqueIdentifier",
    "UIDevice.currentDevice.uniqueIdentifier", "UIDevice currentDevice]uniqueIdentifier", "UIImagePickerController",
    "UISceneDelegate", "UIWindowSceneDelegate", "UNUserNotificationCenter", "WindowGroup",
    "allowsBackgroundLocationUpdates",
    "backgroundTask", "canOpenURL", "configurationForConnecting", "configurationForConnectingSceneSession",
    "dataDetectorTypes", "forUbiquityContainerIdentifier",
    "didReceiveRemoteNotification", "fetchCompletionHandler", "isAdvertisingTrackingEnabled",
    "kCFStreamNetworkServiceTypeVoIP",
    "motionBegan", "motionEnded", "openURL", "performFetchWithCompletionHandler", "quickLookPreview",
    "makeKeyAndVisible", "registerForRemoteNotifications", "requestAlwaysAuthorization", "rootViewController",
    "requestTrackingAuthorization",
    "requestTrackingAuthorizationWithCompletionHandler", "setKeepAliveTimeout",
    "setAllowsBackgroundLocationUpdates", "setMinimumBackgroundFetchInterval", "startMonitoring",
    "startMonitoringForRegion",
    "startMonitoringSignificantLocationChanges", "startMonitoringVisits",
  ]

  /// The first identifiers of the symbols, by which they are noted.
  package static let identifiers = Set(
    symbols.map { symbol in String(symbol.prefix { $0.isLetter }) }
  )
}
