import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct ConnectionWriterTests {
  @Test func concurrentSendersDoNotMixFrames() async throws {
    let pair = try ConnectedPair()
    let senders = 8
    let perSender = 50
    // Longer than a pipe holds, so that each frame takes several writes.
    let filler = String(repeating: "é", count: 50_000)
    let sending = Task.detached {
      await withTaskGroup(of: Void.self) { group in
        for sender in 0..<senders {
          group.addTask {
            for number in 0..<perSender {
              pair.server.notify("n", params: ["\(sender)", "\(number)", filler])
            }
          }
        }
      }
      pair.server.close()
    }
    var next = [Int](repeating: 0, count: senders)
    for await event in pair.clientEvents {
      guard case .notification("n", let message) = event else { continue }
      let params = try message.decodeParams([String].self)
      let sender = try #require(Int(params[0]))
      #expect(Int(params[1]) == next[sender])
      #expect(params[2] == filler)
      next[sender] += 1
    }
    await sending.value
    #expect(next == [Int](repeating: perSender, count: senders))
  }

  @Test func nonBlockingOutputIsWaitedFor() async throws {
    let pipes = try PipePair()
    setNonBlocking(pipes.server.output)
    setNonBlocking(pipes.server.input)
    let server = try Connection(pipes.server, log: quietLog)
    let client = try Connection(pipes.client, log: quietLog)
    let clientEvents = try client.events()
    let serverEvents = try server.events()
    let text = String(repeating: "x", count: 1 << 20)
    let sending = Task.detached {
      server.notify("big", params: [text])
      server.close()
    }
    var received: [String] = []
    for await event in clientEvents {
      guard case .notification(_, let message) = event else { continue }
      received += try message.decodeParams([String].self)
    }
    await sending.value
    #expect(received == [text])
    #expect(await serverEvents.descriptions() == ["closed closedByOwner"])
  }

  @Test func largeMessagesPassBothWays() async throws {
    let pair = try ConnectedPair()
    let text = String(repeating: "<key>\"é🎉\\</key>\n", count: 500_000)
    let sending = Task.detached {
      pair.client.notify("open", params: ["text": text])
      pair.client.close()
    }
    for await event in pair.serverEvents {
      guard case .notification("open", let message) = event else { continue }
      #expect(try message.decodeParams([String: String].self) == ["text": text])
    }
    await sending.value
  }
}
