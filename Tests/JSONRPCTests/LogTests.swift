import Locking
import Testing

@testable import JSONRPC

@Suite struct LogTests {
  @Test func aLineHasTimeLevelTextAndValues() throws {
    let lines = Locked<[String]>([])
    Log(level: .info) { line in lines.withLock { $0.append(line) } }
      .write(.warning, "Refused a message", ["reason": "too long", "id": "1"])
    let line = try #require(lines.withLock { $0 }.first)
    let match = line.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} warning plist-lsp: (.*)/)
    #expect(match?.1 == "Refused a message reason=too long id=1")
  }

  @Test func onlyLevelsFromTheSmallestOnAreWritten() {
    let lines = Locked<[String]>([])
    let log = Log(level: .warning) { line in lines.withLock { $0.append(line) } }
    log.write(.notice, "1")
    log.level = .trace
    log.write(.debug, "2")
    log.level = .critical
    log.write(.error, "3")
    #expect(lines.withLock { $0.map { $0.suffix(1) } } == ["2"])
  }
}
