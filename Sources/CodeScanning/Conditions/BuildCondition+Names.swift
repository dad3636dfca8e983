extension BuildCondition {
  /// Makes the condition of a single name: a flag of Swift, a macro of C, a number.
  package init(name: String, _ syntax: CodeSyntax) {
    // A number of C.
    if let first = name.utf8.first, first &- 0x30 < 10 {
      self = name.utf8.allSatisfy { $0 == 0x30 } ? .never : .always
    } else if let known = Self.known(name) {
      self = known
    } else {
      self.init(syntax == .swift ? .flag(name) : .macro(name))
    }
  }

  /// Returns the condition of a name that no build setting decides.
  private static func known(_ name: String) -> BuildCondition? {
    switch name {
    case "true", "TARGET_OS_MAC", "__APPLE__", "__OBJC__", "__clang__": .always
    // What runs in a simulator is in no bundle for users.
    case "false", "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR": .never
    case _ where foreignMacros.contains(name): .never
    case "TARGET_OS_OSX": .exactly(.macOS)
    case "TARGET_OS_IPHONE": .exactly(PlatformMask.all.subtracting(.macOS))
    case "TARGET_OS_EMBEDDED": .exactly(PlatformMask.all.subtracting([.macOS, .macCatalyst]))
    case "TARGET_OS_IOS": .exactly([.iOS, .macCatalyst])
    case "TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC": .exactly(.macCatalyst)
    case "TARGET_OS_TV": .exactly(.tvOS)
    case "TARGET_OS_WATCH": .exactly(.watchOS)
    case "TARGET_OS_VISION": .exactly(.visionOS)
    default: nil
    }
  }

  private static let foreignMacros: Set<String> = [
    "TARGET_OS_LINUX", "TARGET_OS_UNIX", "TARGET_OS_WIN32", "TARGET_OS_WINDOWS", "WIN32", "_WIN32", "__ANDROID__",
    "__linux__",
  ]

  /// Makes the condition of a name with an argument, such as `os(iOS)`.
  package init(function: String, argument: String) {
    switch function {
    case "os": self = Self.system(argument)
    case "targetEnvironment":
      self = argument == "macCatalyst" ? .exactly(.macCatalyst) : argument == "simulator" ? .never : .unknown
    case "canImport": self = BuildCondition(SystemModule.outcome(ofImporting: argument))
    case "arch": self = Self.architecture(argument)
    case "_runtime": self = argument == "_ObjC" ? .always : .never
    case "defined": self = Self.defined(argument)
    default: self = .unknown
    }
  }

  /// Macros of the system are set to 0 or 1; those of other systems are not set at all.
  private static func defined(_ macro: String) -> BuildCondition {
    if macro.hasPrefix("TARGET_OS_") || macro == "TARGET_IPHONE_SIMULATOR" || macro.hasPrefix("__IPHONE_") {
      return macro.contains("_OS_VERSION_") ? .unknown : .always
    }
    if foreignMacros.contains(macro) { return .never }
    return known(macro) == .always ? .always : BuildCondition(.definition(macro))
  }

  private static func system(_ name: String) -> BuildCondition {
    switch name {
    case "iOS": .exactly([.iOS, .macCatalyst])
    case "macOS", "OSX": .exactly(.macOS)
    case "tvOS": .exactly(.tvOS)
    case "watchOS": .exactly(.watchOS)
    case "visionOS", "xrOS": .exactly(.visionOS)
    default: .never
    }
  }

  /// Only Macs and watches have several architectures; those of simulators do not count.
  private static func architecture(_ name: String) -> BuildCondition {
    let several: PlatformMask = [.macOS, .macCatalyst, .watchOS]
    return BuildCondition(
      ConditionOutcome(whenTrue: name == "arm64" ? .all : several, whenFalse: name == "arm64" ? several : .all)
    )
  }

  /// Makes the condition `name >= version` of Swift, or with another comparison.
  ///
  /// App Store Connect accepts apps of Xcode 16 and later only; its Swift 5 mode counts as 5.10.
  package init(_ name: String, isAtLeast version: Int, isNegated: Bool) {
    let isMet = name == "compiler" && version <= 6 || name == "swift" && version <= 5
    let condition: BuildCondition = isMet ? .always : .unknown
    self = isNegated ? !condition : condition
  }
}

/// The modules of Apple's systems that code asks for before it imports them.
///
/// Source: the platforms that each framework's page at developer.apple.com/documentation lists.
enum SystemModule {
  private static let everywhere: Set<String> = [
    "AVFoundation", "CloudKit", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreLocation", "CryptoKit",
    "Darwin", "Dispatch", "Foundation", "Network", "ObjectiveC", "OSLog", "Security", "SwiftUI", "UserNotifications",
    "os",
  ]
  private static let nowhere: Set<String> = ["Android", "FoundationNetworking", "Glibc", "Musl", "WASILibc", "WinSDK"]

  /// Returns where `canImport` of a module holds and fails; unknown for those of libraries.
  static func outcome(ofImporting name: String) -> ConditionOutcome {
    switch name {
    case "UIKit": .exactly([.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS])
    // Catalyst has parts of them.
    case "AppKit", "Cocoa":
      ConditionOutcome(whenTrue: [.macOS, .macCatalyst], whenFalse: PlatformMask.all.subtracting(.macOS))
    case "Carbon", "CoreAudioKit": ConditionOutcome(whenTrue: .all, whenFalse: PlatformMask.all.subtracting(.macOS))
    case "ContactsUI", "EventKitUI", "MessageUI", "PDFKit", "ReplayKit", "SafariServices", "VisionKit":
      ConditionOutcome(
        whenTrue: PlatformMask.all.subtracting(.watchOS),
        whenFalse: PlatformMask.all.subtracting(.iOS)
      )
    case "ARKit", "ActivityKit", "CarPlay", "CoreNFC", "CoreTelephony":
      ConditionOutcome(whenTrue: .all, whenFalse: PlatformMask.all.subtracting(.iOS))
    case "Contacts", "EventKit", "HealthKit", "HomeKit", "Intents", "Photos", "WidgetKit":
      ConditionOutcome(whenTrue: .all, whenFalse: PlatformMask.all.subtracting([.iOS, .watchOS]))
    case "WatchKit": ConditionOutcome(whenTrue: .all, whenFalse: PlatformMask.all.subtracting(.watchOS))
    case _ where everywhere.contains(name): .always
    case _ where nowhere.contains(name): .never
    default: .unknown
    }
  }
}
