import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct DidChangeConfigurationTests {
  private let disabled = JSONValue.object(["disabledRules": .array([.string("purpose-string-empty")])])
  private let asks = #"{"workspace": {"configuration": true}}"#

  @Test("settings that the client pushes take effect immediately", arguments: [true, false])
  func pushed(inSection: Bool) async throws {
    let client = try await TestClient.started()
    client.open(Texts.emptyPurpose)
    #expect(try await client.nextDiagnostics()?.codes == ["purpose-string-empty"])
    let settings = inSection ? .object([Settings.section: disabled]) : disabled
    client.notify(DidChangeConfigurationNotification(settings: settings))
    #expect(try await client.nextDiagnostics()?.codes == [])
    client.notify(DidChangeConfigurationNotification(settings: .object([:])))
    #expect(try await client.nextDiagnostics()?.codes == ["purpose-string-empty"])
    _ = try await client.finish()
  }

  @Test func settingsAreRequestedAtTheStart() async throws {
    let client = try await TestClient.started(asks, answers: [ConfigurationRequest.method: .array([disabled])])
    let request = try await client.next(ConfigurationRequest.method)?.params(ConfigurationRequest.self)
    #expect(request?.items == [ConfigurationItem(section: "plistLSP")])
    client.open(Texts.emptyPurpose)
    while let published = try await client.nextDiagnostics(), published.codes != [] {}
    _ = try await client.finish()
  }

  @Test func settingsAreRequestedAgainWhenTheyChange() async throws {
    let client = try await TestClient.started(asks, answers: [ConfigurationRequest.method: .array([.null])])
    #expect(await client.next(ConfigurationRequest.method) != nil)
    client.notify(DidChangeConfigurationNotification(settings: disabled))
    #expect(await client.next(ConfigurationRequest.method) != nil)
    client.open(Texts.emptyPurpose)
    #expect(try await client.nextDiagnostics()?.codes == ["purpose-string-empty"])
    _ = try await client.finish()
  }

  @Test("answers of an invalid form change nothing", arguments: [.null, .string("x"), .array([])] as [JSONValue])
  func oddAnswer(answer: JSONValue) async throws {
    let client = try await TestClient.started(asks, answers: [ConfigurationRequest.method: answer])
    #expect(await client.next(ConfigurationRequest.method) != nil)
    client.open(Texts.emptyPurpose)
    #expect(try await client.nextDiagnostics()?.codes == ["purpose-string-empty"])
    _ = try await client.finish()
  }

  @Test func initializationOptionsCountFromTheStart() async throws {
    let client = try await TestClient.started(options: disabled)
    client.open(Texts.emptyPurpose)
    #expect(try await client.nextDiagnostics()?.codes == [])
    _ = try await client.finish()
  }

  @Test func anUnknownRuleIsReported() async throws {
    let client = try await TestClient.started(options: .object(["disabledRules": .array([.string("no-such-rule")])]))
    let message = try await client.next(LogMessageNotification.method)?.params(LogMessageNotification.self)
    #expect(message?.type == .warning)
    #expect(message?.message.contains("no-such-rule") == true)
    _ = try await client.finish()
  }
}
