import LanguageServerProtocol
import Testing

@Suite struct WindowTests {
  @Test func messages() throws {
    #expect(try encode(LogMessageNotification(type: .warning, message: "m")) == #"{"message":"m","type":2}"#)
    #expect(try encode(ShowMessageNotification(type: .error, message: "m")) == #"{"message":"m","type":1}"#)
  }
}
