/// Splits a byte stream into messages, as the base protocol of LSP frames them.
///
/// Chunks may end anywhere: within the header, between CR and LF, within a character. Each body byte is copied once,
/// and the work is linear in the bytes fed.
public struct FrameSplitter: Sendable {
  /// One message as it came from the stream.
  public struct Frame: Hashable, Sendable {
    /// The body, undecoded.
    public var body: [UInt8]
    /// The announced charset in lower case if it is not UTF-8; such a body cannot be read and must be rejected.
    public var foreignCharset: String?

    /// Creates a frame.
    public init(body: [UInt8], foreignCharset: String? = nil) {
      self.body = body
      self.foreignCharset = foreignCharset
    }
  }

  /// Longest header in bytes, its empty line included.
  public static let defaultHeaderLimit = 8 << 10
  /// Longest body in bytes.
  public static let defaultBodyLimit = 512 << 20

  /// The capacity that is reserved because of a header; a longer body grows with the bytes that arrive.
  private static let trustedReservation = 64 << 20

  private let headerLimit: Int
  private let bodyLimit: Int
  private var headerBytes: [UInt8] = []
  /// The header whose body is being collected.
  private var header: FrameHeader?
  private var body: [UInt8] = []
  private var failure: FramingError?

  /// Creates a splitter at the start of a stream; the limits are in bytes.
  public init(headerLimit: Int = defaultHeaderLimit, bodyLimit: Int = defaultBodyLimit) {
    self.headerLimit = headerLimit
    self.bodyLimit = bodyLimit
  }

  /// Takes the next bytes of the stream and hands out each message that they complete, in order.
  ///
  /// - Throws: The reason why the stream cannot be split any further; messages before the fault were handed out. Each
  ///   later call throws the same.
  public mutating func feed(_ chunk: UnsafeBufferPointer<UInt8>, deliver: (Frame) -> Void) throws(FramingError) {
    if let failure { throw failure }
    do {
      var rest = chunk[...]
      while !rest.isEmpty {
        if header == nil { try takeHeader(from: &rest) }
        if let header { takeBody(of: header, from: &rest, deliver: deliver) }
      }
    } catch {
      failure = error
      throw error
    }
  }

  /// Notes that the stream has ended.
  ///
  /// - Throws: `truncated` when it ended within a message, or the earlier fault.
  public mutating func finish() throws(FramingError) {
    if let failure { throw failure }
    guard headerBytes.isEmpty, header == nil else { throw .truncated }
  }

  private mutating func takeHeader(from rest: inout Slice<UnsafeBufferPointer<UInt8>>) throws(FramingError) {
    while let byte = rest.popFirst() {
      guard headerBytes.count < headerLimit else { throw .headerTooLong(limit: headerLimit) }
      let followsReturn = headerBytes.last == UInt8(ascii: "\r")
      guard byte < 0x80, followsReturn == (byte == UInt8(ascii: "\n")) else { throw .malformedHeader }
      headerBytes.append(byte)
      guard byte == UInt8(ascii: "\n"), endsWithEmptyLine else { continue }
      let next = try FrameHeader(parsing: headerBytes[...], bodyLimit: bodyLimit)
      headerBytes.removeAll(keepingCapacity: true)
      body.reserveCapacity(min(next.contentLength, Self.trustedReservation))
      header = next
      return
    }
  }

  private var endsWithEmptyLine: Bool {
    headerBytes.count == 2 || headerBytes.suffix(4).elementsEqual("\r\n\r\n".utf8)
  }

  private mutating func takeBody(
    of header: FrameHeader,
    from rest: inout Slice<UnsafeBufferPointer<UInt8>>,
    deliver: (Frame) -> Void
  ) {
    let part = rest.prefix(header.contentLength - body.count)
    body.append(contentsOf: UnsafeBufferPointer(rebasing: part))
    rest = rest.dropFirst(part.count)
    guard body.count == header.contentLength else { return }
    let frame = Frame(body: body, foreignCharset: header.foreignCharset)
    self.header = nil
    body = []
    deliver(frame)
  }
}

/// Why a byte stream can no longer be split into messages; each of these is fatal for the connection.
public enum FramingError: Error, Hashable, Sendable {
  /// A header line is not `Name: value` in ASCII, or is not ended by CRLF.
  case malformedHeader
  /// The header ended without a `Content-Length` field.
  case missingContentLength
  /// The value of `Content-Length` is not a plain decimal number.
  case invalidContentLength(String)
  /// Two `Content-Length` fields of one header disagree.
  case conflictingContentLength
  /// The header is longer than the limit, in bytes.
  case headerTooLong(limit: Int)
  /// The announced body is longer than the limit, in bytes.
  case bodyTooLong(limit: Int)
  /// The input ended within a message.
  case truncated
}

extension FramingError: CustomStringConvertible {
  /// One sentence for the log.
  public var description: String {
    switch self {
    case .malformedHeader: "A message header has a line that is not 'Name: value' in ASCII, ended by CRLF."
    case .missingContentLength: "A message header has no Content-Length."
    case .invalidContentLength(let value): "The Content-Length '\(value)' is not a decimal number."
    case .conflictingContentLength: "A message header has two different Content-Length fields."
    case .headerTooLong(let limit): "A message header is longer than \(limit) bytes."
    case .bodyTooLong(let limit): "A message body is announced as longer than \(limit) bytes."
    case .truncated: "The input ended within a message."
    }
  }
}
