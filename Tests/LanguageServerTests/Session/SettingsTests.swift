import Testing

@testable import LanguageServer

struct SettingsTests {
  private let initial: Settings = {
    var settings = Settings(ServerOptions(diagnosticsDelay: .milliseconds(30)))
    settings.disabledRules = ["a"]
    return settings
  }()

  @Test func givenMembersReplaceEarlierOnes() {
    let json = JSONValue.object([
      "disabledRules": .array([.string("b"), .integer(3)]), "diagnosticsDelay": .integer(7),
      "thoroughDelay": .integer(8), "maximumDiagnostics": .integer(9),
    ])
    let settings = initial.merging(json)
    #expect(settings.disabledRules == ["b"])
    #expect(settings.diagnosticsDelay == .milliseconds(7))
    #expect(settings.thoroughDelay == .milliseconds(8))
    #expect(settings.maximumDiagnostics == 9)
  }

  @Test func rulesCanBeChosen() {
    let json = JSONValue.object([
      "optInRules": .array([.string("a")]), "onlyRules": .array([.string("b")]),
      "severities": .object(["c": .string("info"), "d": .string("fatal")]),
      "options": .object(["e": .object(["n": .integer(-3), "t": .array([.string("x"), .null]), "z": .bool(true)])]),
    ])
    let configuration = initial.merging(json).lintConfiguration
    #expect(configuration.disabledRules == ["a"])
    #expect(configuration.optInRules == ["a"])
    #expect(configuration.onlyRules == ["b"])
    #expect(configuration.severities == ["c": .info])
    #expect(configuration.options == ["e": ["n": .count(0), "t": .texts(["x"])]])
  }

  @Test func optionsOfTheProgramHaveTheSameLimits() {
    let options = ServerOptions(
      diagnosticsDelay: .milliseconds(Int.max),
      thoroughDelay: .milliseconds(Int.max),
      maximumDiagnostics: .max
    )
    let settings = Settings(options)
    #expect(settings.diagnosticsDelay == .seconds(10) && settings.thoroughDelay == .seconds(10))
    #expect(settings.maximumDiagnostics == 100_000)
  }

  @Test func noOnlyRulesMeanAll() {
    #expect(initial.merging(.object(["onlyRules": .array([])])).onlyRules == nil)
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

  @Test(
    "at least one diagnostic is reported",
    arguments: [(.min, 1), (0, 1), (1, 1), (70_000, 70_000), (.max, 100_000)]
  )
  func maximumDiagnostics(given: Int, expected: Int) {
    let settings = initial.merging(.object(["maximumDiagnostics": .integer(given)]))
    #expect(settings.maximumDiagnostics == expected)
  }

  @Test("delays are kept within reason", arguments: [(-5, 0), (0, 0), (60_000, 10_000)])
  func delay(given: Int, expected: Int) {
    let settings = initial.merging(.object(["diagnosticsDelay": .integer(given)]))
    #expect(settings.diagnosticsDelay == .milliseconds(expected))
  }
}
