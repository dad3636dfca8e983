import LanguageServerProtocol
import Testing

@testable import LanguageServer

struct SettingsTests {
  private let initial = Settings(disabledRules: ["a"], diagnosticsDelay: .milliseconds(30))

  @Test func givenMembersReplaceEarlierOnes() {
    let json = JSONValue.object([
      "disabledRules": .array([.string("b"), .integer(3)]), "diagnosticsDelay": .integer(7),
    ])
    #expect(initial.merging(json) == Settings(disabledRules: ["b"], diagnosticsDelay: .milliseconds(7)))
  }

  @Test(
    "what says nothing changes nothing",
    arguments: [
      nil, .null, .string("x"), .array([]), .object([:]),
      .object(["disabledRules": .string("b"), "diagnosticsDelay": .string("7")]),
    ] as [JSONValue?]
  )
  func unchanged(json: JSONValue?) {
    #expect(initial.merging(json) == initial)
  }

  @Test("delays are kept within reason", arguments: [(-5, 0), (0, 0), (60_000, 10_000)])
  func delay(given: Int, expected: Int) {
    let settings = initial.merging(.object(["diagnosticsDelay": .integer(given)]))
    #expect(settings.diagnosticsDelay == .milliseconds(expected))
  }
}
