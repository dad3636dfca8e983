/// The platforms of the condition of a directive.
struct BuildCondition: Sendable, Hashable {
  /// The platforms on which it may hold.
  var whenTrue: PlatformMask
  /// The platforms on which it may fail.
  var whenFalse: PlatformMask

  /// A condition that a build decides, such as `DEBUG`.
  static let unknown = BuildCondition(whenTrue: .all, whenFalse: .all)
  static let always = BuildCondition(whenTrue: .all, whenFalse: [])
  static let never = BuildCondition(whenTrue: [], whenFalse: .all)

  /// Makes the condition that holds on `platforms` and nowhere else.
  static func exactly(_ platforms: PlatformMask) -> BuildCondition {
    BuildCondition(whenTrue: platforms, whenFalse: PlatformMask.all.subtracting(platforms))
  }

  /// Makes a condition from the platforms on which it may hold and fail.
  init(whenTrue: PlatformMask, whenFalse: PlatformMask) {
    self.whenTrue = whenTrue
    self.whenFalse = whenFalse
  }

  static prefix func ! (condition: BuildCondition) -> BuildCondition {
    BuildCondition(whenTrue: condition.whenFalse, whenFalse: condition.whenTrue)
  }

  static func && (left: BuildCondition, right: BuildCondition) -> BuildCondition {
    BuildCondition(
      whenTrue: left.whenTrue.intersection(right.whenTrue),
      whenFalse: left.whenFalse.union(right.whenFalse)
    )
  }

  static func || (left: BuildCondition, right: BuildCondition) -> BuildCondition {
    !(!left && !right)
  }
}

// MARK: - Names

extension BuildCondition {
  /// Makes the condition of a single name: a flag of Swift, a macro of C, a number.
  init(name: String) {
    switch name {
    case "true", "TARGET_OS_MAC", "__APPLE__": self = .always
    case "false", "TARGET_OS_LINUX", "TARGET_OS_UNIX", "TARGET_OS_WIN32", "TARGET_OS_WINDOWS", "WIN32", "_WIN32",
      "__ANDROID__", "__linux__":
      self = .never
    case "TARGET_OS_OSX": self = .exactly(.macOS)
    case "TARGET_OS_IPHONE": self = .exactly(PlatformMask.all.subtracting(.macOS))
    case "TARGET_OS_IOS": self = .exactly([.iOS, .macCatalyst])
    case "TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC": self = .exactly(.macCatalyst)
    case "TARGET_OS_TV": self = .exactly(.tvOS)
    case "TARGET_OS_WATCH": self = .exactly(.watchOS)
    case "TARGET_OS_VISION": self = .exactly(.visionOS)
    default:
      // A number of C; others are flags of a build.
      guard let first = name.utf8.first, first &- 0x30 < 10 else {
        self = .unknown
        return
      }
      self = name.utf8.allSatisfy { $0 == 0x30 } ? .never : .always
    }
  }

  /// Makes the condition of a name with an argument, such as `os(iOS)`.
  init(function: String, argument: String) {
    switch function {
    case "os": self = Self.system(argument)
    case "targetEnvironment": self = argument == "macCatalyst" ? .exactly(.macCatalyst) : .unknown
    case "canImport": self = Self.module(argument)
    // The macros of systems are set to 0 or 1, those of other systems are not set at all.
    case "defined": self = Self.isForeign(argument) ? .never : argument == "__APPLE__" ? .always : .unknown
    default: self = .unknown
    }
  }

  private static func isForeign(_ macro: String) -> Bool {
    !macro.hasPrefix("TARGET_OS_") && BuildCondition(name: macro) == .never && macro != "false" && macro != "0"
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

  private static func module(_ name: String) -> BuildCondition {
    switch name {
    case "UIKit": .exactly([.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS])
    // Catalyst has parts of it.
    case "AppKit", "Cocoa":
      BuildCondition(whenTrue: [.macOS, .macCatalyst], whenFalse: PlatformMask.all.subtracting(.macOS))
    case "Glibc", "Musl", "Android", "WinSDK", "WASILibc": .never
    default: .unknown
    }
  }
}
