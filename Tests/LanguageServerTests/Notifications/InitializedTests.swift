import AppProject
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct InitializedTests {
  @Test func aPlainClientGetsNoRequests() async throws {
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
    #expect(registrations.first?.registerOptions?["watchers"]?.array?.isEmpty == false)
    _ = try await client.finish()
  }

  @Test func everyFileOfTheListIsWatched() async throws {
    let (extensions, names) = try await Self.watched()
    #expect(extensions == FileUse.allCases.flatMap(\.extensions))
    #expect(names == FileUse.allCases.flatMap(\.names) + [".plist-lsp.yml"])
  }

  /// These were not watched, so findings stayed until the next edit when one of them changed.
  @Test func manifestsIntentsSignedEntitlementsAndAllSourcesAreWatched() async throws {
    let (extensions, names) = try await Self.watched()
    #expect(names.contains("package.json"))
    let missed: Set = ["intentdefinition", "xcent", "hh", "hpp", "pch", "cxx", "mjs", "cjs"]
    #expect(missed.isSubset(of: extensions))
  }

  /// Returns the extensions and the names that the server registers for watching.
  private static func watched() async throws -> (extensions: [String], names: [String]) {
    let client = try await TestClient.started(
      #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#
    )
    let request = try await client.next(RegisterCapabilityRequest.method)?.params(RegisterCapabilityRequest.self)
    _ = try await client.finish()
    let watchers = request?.registrations.first?.registerOptions?["watchers"]?.array
    let patterns = watchers?.compactMap { $0["globPattern"]?.string }
    func alternatives(_ start: String) throws -> [String] {
      let pattern = try #require(patterns?.first { $0.hasPrefix(start) })
      return pattern.dropFirst(start.count).dropLast().split(separator: ",").map(String.init)
    }
    return (try alternatives("**/*.{"), try alternatives("**/{"))
  }

  @Test func nothingIsRequestedBeforeTheClientIsReady() async throws {
    let client = try TestClient()
    _ = try await client.initialize(
      #"{"workspace": {"configuration": true, "didChangeWatchedFiles": {"dynamicRegistration": true}}}"#
    )
    #expect(try await client.finish().isEmpty)
  }
}
