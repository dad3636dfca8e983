@testable import JSONRPC

/// The bytes of a message with the given body.
func frame(_ body: String) -> [UInt8] {
  Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
}

/// The frames in a stream that arrives in the given chunks.
func split(
  _ chunks: [[UInt8]],
  headerLimit: Int = FrameSplitter.defaultHeaderLimit,
  bodyLimit: Int = FrameSplitter.defaultBodyLimit
) throws -> [FrameSplitter.Frame] {
  var splitter = FrameSplitter(headerLimit: headerLimit, bodyLimit: bodyLimit)
  var frames: [FrameSplitter.Frame] = []
  for chunk in chunks {
    try chunk.withUnsafeBufferPointer { try splitter.feed($0) { frames.append($0) } }
  }
  return frames
}

extension [FrameSplitter.Frame] {
  /// The bodies as text.
  var bodies: [String] { map { String(decoding: $0.body, as: UTF8.self) } }
}

extension MessageEnvelope {
  /// The envelope of a message given as text.
  init(_ text: String) {
    self.init(body: Array(text.utf8))
  }
}

/// A log that keeps quiet.
let quietLog = Log(level: .critical) { _ in }
