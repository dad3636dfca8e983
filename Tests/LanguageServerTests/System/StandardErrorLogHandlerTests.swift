import Logging
import Testing

@testable import LanguageServer

@Suite struct StandardErrorLogHandlerTests {
  @Test func aMessageIsALineWithItsValues() {
    var handler = StandardErrorLogHandler(label: "test", level: LogLevel(.info))
    handler[metadataKey: "a"] = "1"
    let event = LogEvent(
      level: .warning,
      message: "text",
      metadata: ["b": "2"],
      source: "Module",
      file: "f",
      function: "g",
      line: 1
    )
    #expect(handler.line(event, at: "now") == "now warning test: a=1 b=2 [Module] text")
  }

  @Test func theLevelIsShared() {
    let level = LogLevel(.info)
    var handler = StandardErrorLogHandler(label: "test", level: level)
    handler.logLevel = .trace
    #expect(level.value == .trace)
  }
}
