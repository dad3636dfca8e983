import Foundation
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct ClientProcessWatchTests {
  private let quick = ServerOptions(processPollInterval: .milliseconds(5))

  @Test func theServerEndsWithItsClient() async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/cat")
    process.standardInput = Pipe()
    try process.run()
    let client = try TestClient(options: quick)
    _ = try await client.request(InitializeRequest(processId: Int(process.processIdentifier)))
    // A signal that children of test runners may have inherited as blocked would leave it running.
    kill(process.processIdentifier, SIGKILL)
    #expect(try await client.exitCode == 1)
  }

  @Test("a process that does not exist at first does not end the server", arguments: [0, -1, 99_999_999, Int.max])
  func absentProcess(processID: Int) async throws {
    let client = try TestClient(options: quick)
    _ = try await client.request(InitializeRequest(processId: processID))
    for _ in 0..<20 { #expect(try await client.errorCode("unknown") == .methodNotFound) }
    _ = try await client.finish()
    #expect(try await client.exitCode == 0)
  }
}
