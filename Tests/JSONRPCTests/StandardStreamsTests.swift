import Testing

@testable import JSONRPC

@Suite struct StandardStreamsTests {
  @Test func printsDoNotReachTheProtocol() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let output = try StandardStreams.takeProtocolOutput()
      print("stray print")
      try SystemCalls.write(Array("frame".utf8), to: output)
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("frame"))
    #expect(!output.contains("stray print"))
    #expect(errors.contains("stray print"))
  }
}
