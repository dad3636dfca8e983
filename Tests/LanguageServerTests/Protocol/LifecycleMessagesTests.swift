import Testing

@testable import LanguageServer

@Suite struct LifecycleMessagesTests {
  @Test func messagesWithoutParams() throws {
    #expect(try expectRoundTrip(InitializedNotification.self, "{}") == InitializedNotification())
    #expect(try expectRoundTrip(ShutdownRequest.self, "{}") == ShutdownRequest())
    #expect(try expectRoundTrip(ExitNotification.self, "{}") == ExitNotification())
  }

  @Test(arguments: ["[]", "{\"unknown\":1}"])
  func otherFormsOfNoParams(json: String) throws {
    _ = try decode(InitializedNotification.self, json)
    _ = try decode(ShutdownRequest.self, json)
    _ = try decode(ExitNotification.self, json)
  }

  @Test func cancellationKeepsTheKindOfTheIdentifier() throws {
    #expect(try expectRoundTrip(CancelNotification.self, #"{"id":1}"#).id == .integer(1))
    #expect(try expectRoundTrip(CancelNotification.self, #"{"id":"1"}"#).id == .string("1"))
  }

  @Test func trace() throws {
    #expect(try expectRoundTrip(SetTraceNotification.self, #"{"value":"off"}"#).value == .off)
    try expectRoundTrip(LogTraceNotification.self, #"{"message":"m","verbose":"v"}"#)
  }

  @Test func registrations() {
    let options: JSONValue = ["watchers": [["globPattern": "**/*.plist"]]]
    let request = RegisterCapabilityRequest(registrations: [
      Registration(
        id: "files",
        method: DidChangeWatchedFilesNotification.method,
        registerOptions: options
      )
    ])
    #expect(
      text(request) == #"""
        {"registrations":[{"id":"files","method":"workspace/didChangeWatchedFiles","registerOptions":{"watchers":[\#
        {"globPattern":"**/*.plist"}]}}]}
        """#
    )
  }
}
