import Testing

@testable import JSONRPC

@Suite struct PipePairTests {
  @Test func eachSideReadsWhatTheOtherWrites() throws {
    let pipes = try PipePair()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 8, alignment: 1)
    defer { buffer.deallocate() }
    for (from, to) in [(pipes.client, pipes.server), (pipes.server, pipes.client)] {
      try SystemCalls.write([1, 2, 3], to: from.output)
      #expect(try SystemCalls.read(to.input, into: buffer) == 3)
      #expect(Array(buffer[..<3]) == [1, 2, 3])
    }
    for descriptor in [pipes.client.input, pipes.client.output, pipes.server.input, pipes.server.output] {
      SystemCalls.close(descriptor)
    }
  }

  @Test func failedCallsAreNamed() {
    let error = #expect(throws: SystemError.self) { try SystemCalls.write([1], to: -1) }
    #expect(error?.call == "write")
    #expect(error?.description.hasPrefix("write: ") == true)
  }
}
