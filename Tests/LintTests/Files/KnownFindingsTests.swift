import SourceText
import Testing

@testable import LintEngine
@testable import LintFiles

/// A finding is new if none of those before explains it.
@Suite struct KnownFindingsTests {
  private static func finding(_ message: String, fix title: String? = nil, text: String = "<dict>") -> ReportedFinding {
    let finding = Finding(
      rule: "a",
      severity: .error,
      range: 0..<1,
      message: message,
      fixes: title.map { [Fix($0, [.insert("x", at: 0)])] } ?? [],
      related: [],
      isUnnecessary: false,
      isDeprecated: false
    )
    return ReportedFinding(finding, path: "/app/Info.plist", text: SourceText(text))
  }

  @Test func eachExplainsOne() {
    let known = KnownFindings([Self.finding("Missing."), Self.finding("Missing.")])
    #expect(known.areNew([Self.finding("Missing.")]) == [false])
    #expect(known.areNew(Array(repeating: Self.finding("Missing."), count: 3)) == [false, false, true])
  }

  @Test func numbersAndFileNamesMayChange() {
    let known = KnownFindings([Self.finding("Missing key K, but Old.swift:4 calls f().")])
    #expect(known.areNew([Self.finding("Missing key K, but Old.swift:12 calls f().")]) == [false])
    #expect(known.areNew([Self.finding("Missing key K, but New.swift:1 calls f().")]) == [false])
    #expect(known.areNew([Self.finding("Missing key L, but Old.swift:4 calls f().")]) == [true])
  }

  @Test func theSameFixHasTheSameCause() {
    let known = KnownFindings([Self.finding("K, since A.swift:4 calls f().", fix: "Insert K")])
    #expect(known.areNew([Self.finding("K, since B.swift:4 uses G.", fix: "Insert K")]) == [false])
    #expect(known.areNew([Self.finding("L, since A.swift:4 calls f().", fix: "Insert L")]) == [true])
    #expect(known.areNew([Self.finding("K, since B.swift:4 uses G.", fix: "Insert K", text: "other")]) == [true])
  }

  @Test func exactMatchesComeFirst() {
    let known = KnownFindings([Self.finding("one", fix: "Mend"), Self.finding("two", fix: "Mend")])
    let now = [Self.finding("three", fix: "Mend"), Self.finding("one", fix: "Mend"), Self.finding("two", fix: "Mend")]
    #expect(known.areNew(now) == [true, false, false])
  }
}
