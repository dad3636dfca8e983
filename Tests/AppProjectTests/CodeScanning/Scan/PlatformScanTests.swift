import TestSupport
import Testing

@testable import CodeScanning

private let swiftConditions: [(String, Set<ApplePlatform>)] = [
  ("os(macOS)", [.macOS]),
  ("os(iOS)", [.iOS]),
  ("os(iOS) || os(visionOS)", [.iOS, .visionOS]),
  ("!os(macOS)", [.iOS, .tvOS, .watchOS, .visionOS]),
  ("!(os(macOS) || os(tvOS))", [.iOS, .watchOS, .visionOS]),
  ("os(iOS) && DEBUG", [.iOS]),
  ("os(iOS) && !targetEnvironment(macCatalyst)", [.iOS]),
  ("targetEnvironment(macCatalyst)", [.iOS]),
  ("canImport(UIKit)", [.iOS, .tvOS, .watchOS, .visionOS]),
  ("canImport(AppKit) && !targetEnvironment(macCatalyst)", [.macOS]),
  ("canImport(EventKitUI)", [.iOS, .macOS, .tvOS, .visionOS]),
  ("os(watchOS) && arch(arm64)", [.watchOS]),
]

private let cConditions: [(String, Set<ApplePlatform>)] = [
  ("TARGET_OS_OSX", [.macOS]),
  ("TARGET_OS_IPHONE", [.iOS, .tvOS, .watchOS, .visionOS]),
  ("!TARGET_OS_IPHONE", [.macOS]),
  ("TARGET_OS_IOS && !TARGET_OS_MACCATALYST", [.iOS]),
  ("(TARGET_OS_TV || TARGET_OS_WATCH) // both", [.tvOS, .watchOS]),
  ("defined(__APPLE__) && TARGET_OS_WATCH", [.watchOS]),
  ("TARGET_OS_TV \\\n  || TARGET_OS_WATCH", [.tvOS, .watchOS]),
]

/// A use belongs to the platforms for which it is compiled.
@Suite struct PlatformScanTests {
  /// The platforms of each use of `NISession` in the text; nil means all.
  private func platforms(_ text: String, _ file: String = "A.swift") -> [Set<ApplePlatform>?] {
    MarkedText(text).scan(file).uses.map(\.condition.platforms)
  }

  @Test func codeWithoutConditionIsForAll() {
    #expect(platforms("let a: NISession") == [nil])
    #expect(platforms("#if DEBUG\nlet a: NISession\n#endif") == [nil])
    #expect(platforms("#if swift(>=5.9) || os(iOS)\nlet a: NISession\n#else\nlet b: NISession\n#endif")[0] == nil)
  }

  @Test(arguments: swiftConditions)
  func conditionsOfSwift(_ condition: String, _ expected: Set<ApplePlatform>) {
    #expect(platforms("#if \(condition)\nlet a: NISession\n#endif\nlet b: NISession") == [expected, nil])
  }

  @Test(arguments: cConditions)
  func conditionsOfC(_ condition: String, _ expected: Set<ApplePlatform>) {
    #expect(platforms("#if \(condition)\nNISession *a;\n#endif\nNISession *b;", "A.m") == [expected, nil])
  }

  @Test(arguments: [
    "canImport(Contacts)", "swift(>=5.9)", "compiler(>=6) && DEBUG", "hasFeature(X)", "!targetEnvironment(simulator)",
    "os(iOS) || DEBUG", "!DEBUG",
  ])
  func conditionsOfOtherKindsShowNothing(_ condition: String) {
    #expect(platforms("#if \(condition)\nlet a: NISession\n#endif") == [nil])
  }

  @Test(arguments: [
    "defined(TARGET_OS_OSX)", "TARGET_OS_IPHONE == 1", "__IPHONE_OS_VERSION_MAX_ALLOWED >= 110000", "FLAG + 1 > (2)",
    "__has_include(<UIKit/UIKit.h>)",
  ])
  func macrosOfOtherKindsShowNothing(_ condition: String) {
    #expect(platforms("#if \(condition)\nNISession *a;\n#endif", "A.m") == [nil])
  }

  @Test func alternatives() {
    let text = """
      #if os(macOS)
      let a: NISession
      #elseif os(tvOS) || os(macOS)
      let b: NISession
      #else
      let c: NISession
      #endif
      """
    #expect(platforms(text) == [[.macOS], [.tvOS], [.iOS, .watchOS, .visionOS]])
  }

  @Test func alternativeOfAFlagIsForAll() {
    #expect(platforms("#if DEBUG\nlet a: NISession\n#else\nlet b: NISession\n#endif") == [nil, nil])
  }

  @Test func conditionsNest() {
    let text = """
      #if !os(macOS)
      #if os(iOS) || os(macOS)
      let a: NISession
      #endif
      let b: NISession
      #endif
      """
    #expect(platforms(text) == [[.iOS], [.iOS, .tvOS, .watchOS, .visionOS]])
  }

  @Test func codeForNoPlatformDoesNotCount() {
    #expect(platforms("#if os(macOS)\n#if os(iOS)\nlet a: NISession\n#endif\n#endif").isEmpty)
    #expect(platforms("#if os(Linux)\nlet a: NISession\n#endif").isEmpty)
    #expect(platforms("#if TARGET_OS_MAC\nNISession *a;\n#else\nNISession *b;\n#endif", "A.m") == [nil])
    #expect(platforms("#ifdef __ANDROID__\nNISession *a;\n#endif", "A.m").isEmpty)
    #expect(platforms("#ifndef _WIN32\nNISession *a;\n#endif", "A.m") == [nil])
  }

  @Test func guardsOfHeadersShowNothing() {
    #expect(platforms("#ifndef A_H\n#define A_H\nNISession *a;\n#endif", "A.h") == [nil])
  }

  @Test func strayDirectivesDoNoHarm() {
    #expect(platforms("#else\n#endif\n#elseif os(iOS)\nlet a: NISession") == [nil])
  }

  @Test func argumentsEndAtDirectives() {
    let text = "[a requestAuthorizationToShareTypes:b\n#if TARGET_OS_OSX\n readTypes:c completion:d];\n#endif"
    #expect(platforms(text, "A.m").isEmpty)
  }

  @Test func allKindsHavePlatforms() {
    let text = """
      #if os(iOS)
      import Contacts
      UserDefaults.standard
      app.registerForRemoteNotifications()
      app.canOpenURL(URL(string: "fb://")!)
      #endif
      """
    let source = MarkedText(text).scan("A.swift")
    #expect(source.hints.map(\.condition.platforms) == [[.iOS]])
    #expect(source.requiredReasonUses.map(\.condition.platforms) == [[.iOS]])
    #expect(source[.remoteNotifications].map(\.condition.platforms) == [[.iOS]])
    #expect(source[.queriedScheme].map(\.condition.platforms) == [[.iOS]])
  }
}
