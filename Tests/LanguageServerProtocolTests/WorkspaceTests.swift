import LanguageServerProtocol
import Testing

@Suite struct WorkspaceTests {
  @Test func configuration() throws {
    try expectRoundTrip(ConfigurationRequest.self, #"{"items":[{"scopeUri":"file:///r","section":"plist"},{}]}"#)
    let result = try expectRoundTrip(ConfigurationRequest.Result.self, #"[null,{"a":true}]"#)
    #expect(result == [.null, .object(["a": .bool(true)])])
  }

  @Test func changedConfiguration() throws {
    let message = try expectRoundTrip(DidChangeConfigurationNotification.self, #"{"settings":{"plist":{}}}"#)
    #expect(message.settings?["plist"] == .object([:]))
    #expect(try decode(DidChangeConfigurationNotification.self, #"{"settings":null}"#).settings == nil)
    #expect(try decode(DidChangeConfigurationNotification.self, "{}").settings == nil)
  }

  @Test func watchedFiles() throws {
    let message = try expectRoundTrip(
      DidChangeWatchedFilesNotification.self,
      #"{"changes":[{"uri":"a","type":1},{"uri":"b","type":2},{"uri":"c","type":3},{"uri":"d","type":9}]}"#
    )
    #expect(
      message.changes.map(\.type) == [.created, .changed, .deleted, FileChangeType(rawValue: 9)]
    )
  }

  @Test func folders() throws {
    let message = try expectRoundTrip(
      DidChangeWorkspaceFoldersNotification.self,
      #"{"event":{"added":[{"uri":"a","name":"A"}],"removed":[]}}"#
    )
    #expect(message.event.added == [WorkspaceFolder(uri: DocumentURI("a"), name: "A")])
  }

  @Test func applyEdit() throws {
    try expectRoundTrip(ApplyEditRequest.self, #"{"label":"l","edit":{"changes":{}}}"#)
    let result = try expectRoundTrip(ApplyEditResult.self, #"{"applied":false,"failureReason":"r"}"#)
    #expect(!result.applied)
  }
}
