import TestSupport
import Testing

@testable import CodeScanning

/// A use keeps the names of its conditions, which each target decides.
@Suite struct BuildConditionScanTests {
  private func conditions(_ text: String, _ file: String = "A.swift") -> [BuildCondition] {
    MarkedText(text).scan(file).uses.map(\.condition)
  }

  /// Returns whether the condition of the only use holds on iOS where only `names` are defined; nil if it may or may not.
  private func holds(_ text: String, _ file: String = "A.swift", with names: Set<String>) -> Bool? {
    let outcome = conditions(text, file).first?.outcome { term in
      switch term {
      case .flag(let name), .macro(let name), .definition(let name): ConditionOutcome(names.contains(name))
      default: .unknown
      }
    }
    guard let outcome else { return nil }
    let (may, mayNot) = (outcome.whenTrue.contains(.iOS), outcome.whenFalse.contains(.iOS))
    return may == mayNot ? nil : may
  }

  @Test func codeWithoutNamesHasNoTerms() {
    #expect(conditions("let a: NISession") == [.always])
    #expect(conditions("#if os(iOS)\nlet a: NISession\n#endif") == [.exactly([.iOS, .macCatalyst])])
    #expect(conditions("#if os(iOS)\nlet a: NISession\n#endif").map(\.isSettled) == [true])
  }

  @Test func namesAreKept() {
    let text = "#if os(iOS) && (BETA || !STORE)\nlet a: NISession\n#endif"
    #expect(holds(text, with: []) == true)
    #expect(holds(text, with: ["STORE"]) == false)
    #expect(holds(text, with: ["STORE", "BETA"]) == true)
    #expect(conditions(text)[0].platforms == [.iOS])
  }

  @Test func alternativesExcludeWhatWasTakenBefore() {
    let text = "#if A\nlet x = 0\n#elseif B\nlet a: NISession\n#else\nlet y = 0\n#endif"
    #expect(holds(text, with: ["B"]) == true)
    #expect(holds(text, with: ["A", "B"]) == false)
    #expect(holds(text, with: []) == false)
  }

  @Test func macrosOfC() {
    let text = "#ifdef A\n#if B\nNISession *a;\n#endif\n#endif"
    #expect(holds(text, "A.m", with: ["A", "B"]) == true)
    #expect(holds(text, "A.m", with: ["A"]) == false)
  }

  @Test func guardOfAHeaderShowsNothing() {
    #expect(conditions("#ifndef A_H\n#define A_H\nNISession *a;\n#endif", "A.m") == [.always])
    #expect(conditions("#ifndef A_H\n\n#include <B.h>\nNISession *a;\n#endif", "A.m") != [.always])
  }

  @Test func simulatorNeverCounts() {
    #expect(conditions("#if targetEnvironment(simulator)\nlet a: NISession\n#endif").isEmpty)
    #expect(conditions("#if !targetEnvironment(simulator)\nlet a: NISession\n#endif") == [.always])
    #expect(conditions("#if TARGET_OS_SIMULATOR\nNISession *a;\n#else\nNISession *b;\n#endif", "A.m") == [.always])
    #expect(conditions("#if TARGET_IPHONE_SIMULATOR\nNISession *a;\n#endif", "A.m").isEmpty)
  }

  @Test func compilersAreNew() {
    #expect(conditions("#if compiler(>=5.9)\nlet a: NISession\n#endif") == [.always])
    #expect(conditions("#if swift(<5.0)\nlet a: NISession\n#endif").isEmpty)
    #expect(conditions("#if swift(>=6)\nlet a: NISession\n#endif").allSatisfy { !$0.isSettled })
  }

  @Test func manyNamesAreUnknown() {
    let branches = (0..<2_000).map { "#elseif F\($0)\nlet a\($0) = 0\n" }.joined()
    let found = conditions("#if A\n\(branches)#else\nlet a: NISession\n#endif\nlet b: NISession")
    #expect(found.count == 2 && found[0].allTerms.count <= 64 && !found[0].isSettled && found[1] == .always)
    let nested = String(repeating: "#if A\n", count: 2_000) + "let a: NISession\n"
    #expect(conditions(nested).count == 1)
  }

  @Test(arguments: [
    "os(iOS)", "DEBUG", "A && !B", "canImport(AppKit)", "os(macOS) || (A && B)", "hasFeature(X)", "!(A || os(tvOS))",
  ])
  func recordComesBack(_ text: String) throws {
    let condition = try #require(conditions("#if \(text)\nlet a: NISession\n#endif").first)
    #expect(RecordedCondition.condition(in: RecordedCondition.text(of: condition)) == condition)
  }

  @Test func damagedRecordIsNoCondition() {
    #expect(RecordedCondition.condition(in: "") == .always)
    #expect(RecordedCondition.condition(in: "x") == nil)
    #expect(RecordedCondition.condition(in: "=1") == nil)
    #expect(RecordedCondition.condition(in: "<1") == nil)
    #expect(RecordedCondition.condition(in: "! & &")?.outcome == .unknown)
  }
}
