import FuzzDriver
import JSONRPC

/// The stream of a client is split into messages, whatever is in it and wherever its parts end.
enum FramingFuzzing {
  /// Feeds the bytes at once and in small parts; both give the same messages.
  static func run(_ bytes: [UInt8]) {
    let whole = split(bytes, by: max(bytes.count, 1))
    let size = 1 + (bytes.first.map(Int.init) ?? 0) % 7
    require(split(bytes, by: size) == whole, "Parts of a stream give other messages.")
    for frame in whole { _ = MessageEnvelope(frame) }
  }

  private static func split(_ bytes: [UInt8], by size: Int) -> [FrameSplitter.Frame] {
    var splitter = FrameSplitter(bodyLimit: 1 << 20)
    var frames: [FrameSplitter.Frame] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      let part = Array(bytes[start..<min(start + size, bytes.count)])
      do {
        try part.withUnsafeBufferPointer { try splitter.feed($0) { frames.append($0) } }
      } catch {
        return frames
      }
    }
    return frames
  }
}
