import LanguageServerProtocol
import Testing

@Suite struct WindowTests {
  @Test func messages() throws {
    #expect(try encode(LogMessageNotification(type: .warning, message: "m")) == #"{"message":"m","type":2}"#)
    #expect(try encode(ShowMessageNotification(type: .error, message: "m")) == #"{"message":"m","type":1}"#)
  }

  @Test(arguments: [
    #"{"kind":"begin","title":"t","cancellable":false,"message":"m","percentage":0}"#,
    #"{"kind":"report","cancellable":true,"message":"m","percentage":50}"#,
    #"{"kind":"end","message":"m"}"#,
    #"{"kind":"end"}"#,
  ])
  func progress(value: String) throws {
    try expectRoundTrip(ProgressNotification.self, #"{"token":"t","value":\#(value)}"#)
    try expectRoundTrip(ProgressNotification.self, #"{"token":5,"value":\#(value)}"#)
  }

  @Test func progressCreation() throws {
    try expectRoundTrip(WorkDoneProgressCreateRequest.self, #"{"token":"t"}"#)
    try expectRoundTrip(WorkDoneProgressCancelNotification.self, #"{"token":1}"#)
  }
}
