import Testing

@testable import LanguageServer

@Suite struct WorkspaceMessagesTests {
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

  @Test func folders() throws {
    try expectRoundTrip(
      DidChangeWorkspaceFoldersNotification.self,
      #"{"event":{"added":[{"uri":"file:///a","name":"a"}],"removed":[]}}"#
    )
  }

  @Test func symbols() throws {
    try expectRoundTrip(WorkspaceSymbolRequest.self, #"{"query":"title"}"#)
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
}
