import TestSupport
import Testing

@testable import CodeScanning

/// Code for old systems alone is not run where the bundle no longer runs on them.
@Suite struct AvailabilityScanTests {
  /// Returns whether each use of `NISession` is run by a bundle for iOS from `version`, and one for macOS 12.
  private func runs(_ text: String, _ file: String = "A.swift", since version: String) -> [Bool] {
    MarkedText(text).scan(file).uses.map { use in
      let outcome = use.condition.outcome { term in
        guard case .before(let limit) = term else { return .unknown }
        let isReached = limit.isReached(by: limit.platforms.contains(.iOS) ? version : "12.0")
        return isReached ? .exactly(PlatformMask.all.subtracting(limit.platforms)) : .always
      }
      return outcome.whenTrue.contains(.iOS)
    }
  }

  private let text = """
    if #available(iOS 15, *) {
      let a: NISession
    } else {
      let b: NISession
    }
    let c: NISession
    """

  @Test func alternativeIsForOldSystems() {
    #expect(runs(text, since: "15.0") == [true, false, true])
    #expect(runs(text, since: "15") == [true, false, true])
    #expect(runs(text, since: "14.5") == [true, true, true])
  }

  @Test func otherPlatformsDoNotMatter() {
    #expect(runs("if #available(macOS 12, *) { } else { let a: NISession }", since: "12.0") == [false])
    let both = "if #available(macOS 13, iOS 14, *) { } else { let a: NISession }"
    #expect(runs(both, since: "13.0") == [true])
    #expect(runs(both, since: "14.0") == [false])
  }

  @Test func guardsAndUnavailable() {
    #expect(
      runs("guard #available(iOS 15, *) else { let a: NISession }\nlet b: NISession", since: "15.0") == [false, true]
    )
    #expect(runs("if #unavailable(iOS 15) { let a: NISession }", since: "14.0") == [true])
    #expect(runs("if #unavailable(iOS 15) { let a: NISession }\nlet b: NISession", since: "16.0") == [false, true])
  }

  @Test func longAlternatives() {
    let text = "if #available(iOS 15, *) { } else if let x = y({ 1 }) { let a: NISession } else { let b: NISession }"
    #expect(runs(text, since: "15.0") == [false, false])
  }

  @Test func objectiveC() {
    let text = "if (@available(iOS 15.0, *)) { NISession *a; } else { NISession *b; }\nNISession *c;"
    #expect(runs(text, "A.m", since: "15.0") == [true, false, true])
  }

  @Test(arguments: [
    "if #available(iOS 15, *), x { } else { let a: NISession }",
    "@available(iOS 15, *) func f() { } else { let a: NISession }",
    "if x, #available(iOS 15, *) { } else { let a: NISession }",
    "if #available(iOS, *) { } else { let a: NISession }",
    "available(iOS 15, *) else { let a: NISession }",
    "// if #available(iOS 15, *) {} else {\nlet a: NISession",
  ])
  func otherCodeCounts(_ text: String) {
    #expect(runs(text, since: "15.0") == [true])
  }

  @Test func farAlternativesCount() {
    let text =
      "if #available(iOS 15, *) {" + String(repeating: " x = 0\n", count: 10_000) + "} else { let a: NISession }"
    #expect(runs(text, since: "15.0") == [true])
  }

  @Test func manyChecksTakeLinearTime() {
    let text = String(repeating: "if #available(iOS 15, *) {\n", count: 20_000) + "let a: NISession"
    #expect(runs(text, since: "15.0") == [true])
  }
}
