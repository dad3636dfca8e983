import JSONRPC
import Locking
import Testing

@testable import LanguageServer

/// A client gets one request at a time to ask for something again.
@Suite struct RefreshRequestsTests {
  /// The requests that were sent and are not answered.
  private final class Client: Sendable {
    private let waiting = Locked<[@Sendable () -> Void]>([])
    var count: Int { waiting.withLock(\.count) }

    func take(_ answered: @escaping @Sendable () -> Void) { waiting.withLock { $0.append(answered) } }

    func answer() {
      let first = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      first?()
    }
  }

  private let client = Client()

  private func refresh() -> RefreshRequests {
    RefreshRequests { [client] in client.take($0) }
  }

  @Test func changesWaitForTheAnswerToTheLastRequest() {
    let refresh = refresh()
    refresh.request()
    refresh.request()
    refresh.request()
    #expect(client.count == 1)
    client.answer()
    #expect(client.count == 1, "one request is about all changes since the last one")
    client.answer()
    #expect(client.count == 0)
  }

  @Test func eachChangeAfterAnAnswerIsARequest() {
    let refresh = refresh()
    refresh.request()
    client.answer()
    #expect(client.count == 0)
    refresh.request()
    #expect(client.count == 1)
  }
}
