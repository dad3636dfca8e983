import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(1)))
struct InitializedTests {
  @Test func aPlainClientIsAskedNothing() async throws {
    let client = try await TestClient.started()
    #expect(try await client.finish().isEmpty)
  }

  @Test func registrationsFollowTheCapabilities() async throws {
    let client = try await TestClient.started(
      """
      {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true},
       "didChangeConfiguration": {"dynamicRegistration": true}}}
      """
    )
    let request = try await client.next(RegisterCapabilityRequest.method)?.params(RegisterCapabilityRequest.self)
    let registrations = try #require(request?.registrations)
    #expect(
      registrations.map(\.method) == ["workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration"]
    )
    #expect(Set(registrations.map(\.id)).count == 2)
    let options = try registrations.first?.registerOptions?.decode(WatchedFilesRegistrationOptions.self)
    #expect(options?.watchers.isEmpty == false)
    _ = try await client.finish()
  }

  @Test func nothingIsAskedBeforeTheClientIsReady() async throws {
    let client = try TestClient()
    _ = try await client.initialize(
      #"{"workspace": {"configuration": true, "didChangeWatchedFiles": {"dynamicRegistration": true}}}"#
    )
    #expect(try await client.finish().isEmpty)
  }
}
