import Foundation
import Testing

@testable import JSONRPC

/// Compares the envelope with a full JSON parser on damaged messages.
@Suite struct MutatedMessageTests {
  private struct AnyValue: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if (try? container.decode([AnyValue].self)) == nil, (try? container.decode([String: AnyValue].self)) == nil {
        _ = container.decodeNil()
      }
    }
  }

  @Test func whatAParserAcceptsIsNeverCalledBroken() {
    let text = Array(#"{"id":-10.5e1,"method":"a\"\\é","params":{"k":[1,{"x":"}]"},null,true]}}"#.utf8)
    let replacements = Array(#"{}[]",:\0-e+ x"#.utf8) + [0x00, 0x0A, 0xFF]
    var accepted = 0
    for index in text.indices {
      for byte in replacements {
        var body = text
        body[index] = byte
        let message = MessageEnvelope(body: body)
        let isJSON = (try? JSONSerialization.jsonObject(with: Data(body), options: .fragmentsAllowed)) != nil
        guard isJSON else { continue }
        accepted += 1
        let shown = String(decoding: body, as: UTF8.self)
        if case .invalid(_, let error) = message.kind { #expect(error.code != .parseError, "\(shown)") }
        #expect(throws: Never.self, "\(shown)") { try message.decodeParams(AnyValue.self) }
      }
    }
    #expect(accepted > 100)
  }

  @Test func damagedStreamsEndInAFaultOrInWholeMessages() {
    let stream = frame("{}") + frame(#"{"a":1}"#)
    for index in stream.indices {
      for byte in Array("\r\n: 0x".utf8) + [0xFF] {
        var damaged = stream
        damaged[index] = byte
        var splitter = FrameSplitter(bodyLimit: 1000)
        var taken = 0
        do {
          try damaged.withUnsafeBufferPointer { try splitter.feed($0) { taken += $0.body.count } }
          try splitter.finish()
          #expect(taken <= 9)
        } catch {
          #expect(taken < damaged.count)
        }
      }
    }
  }
}
