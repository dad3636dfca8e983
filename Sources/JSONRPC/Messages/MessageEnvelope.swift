import JSON

/// A received message of which only the envelope is read: its kind, method and identifier.
///
/// Parameters, result and error stay bytes until one of the `decode` methods is called, so that a large message is
/// decoded once, by the handler for its type.
public struct MessageEnvelope: Sendable {
  /// The kind of a message.
  public enum Kind: Hashable, Sendable {
    /// A call that must be answered.
    case request(id: RequestID, method: String)
    /// A call that must not be answered.
    case notification(method: String)
    /// An answer; `nil` if the peer cannot determine which request it answers.
    case response(id: RequestID?)
    /// Not a message; to be answered with `error`, with its `id` if it has one, otherwise with `null`.
    case invalid(id: RequestID?, error: ResponseError)
  }

  /// The kind of the message.
  public let kind: Kind
  /// The undecoded body.
  public let body: [UInt8]
  let members: EnvelopeMembers

  /// Reads the envelope of a framed message; one whose header declares another charset than UTF-8 is invalid.
  public init(_ frame: FrameSplitter.Frame) {
    self.init(body: frame.body, foreignCharset: frame.foreignCharset)
  }

  /// Reads the envelope of a message in one linear pass over `body`.
  public init(body: [UInt8], foreignCharset: String? = nil) {
    self.body = body
    members = EnvelopeMembers(scanning: body)
    if let foreignCharset {
      let message = "The charset '\(foreignCharset)' is not supported; messages must be UTF-8."
      kind = .invalid(id: nil, error: ResponseError(code: .parseError, message: message))
    } else {
      kind = Self.kind(of: members, in: body)
    }
  }

  private static func kind(of members: EnvelopeMembers, in body: [UInt8]) -> Kind {
    switch members.shape {
    case .object: kind(ofObject: members, in: body)
    case .array: invalid("Batches are not supported.", id: nil)
    case .scalar: invalid("A message must be a JSON object.", id: nil)
    case .malformed: .invalid(id: nil, error: ResponseError(code: .parseError, message: "The message is not JSON."))
    }
  }

  private static func kind(ofObject members: EnvelopeMembers, in body: [UInt8]) -> Kind {
    let id = members.id.flatMap { Self.id(at: $0, in: body) }
    guard let methodRange = members.method else {
      let isResponse = members.result != nil || members.error != nil
      return isResponse ? .response(id: id) : invalid("The message has no method.", id: id)
    }
    guard let method = JSONView(body, methodRange).string else {
      return invalid("The method must be a string.", id: id)
    }
    if let id { return .request(id: id, method: method) }
    guard members.id == nil else { return invalid("The id must be an integer or a string.", id: nil) }
    return .notification(method: method)
  }

  /// The identifier, if it is one; numbers in an unusual form are left to the general decoder.
  private static func id(at range: Range<Int>, in body: [UInt8]) -> RequestID? {
    let view = JSONView(body, range)
    return view.int.map(RequestID.number) ?? view.string.map(RequestID.string)
      ?? (try? JSONText.decode(RequestID.self, from: body, range))
  }

  private static func invalid(_ message: String, id: RequestID?) -> Kind {
    .invalid(id: id, error: ResponseError(code: .invalidRequest, message: message))
  }
}

/// The identifier of a request: an integer or a string, in the form in which the peer sent it.
public enum RequestID: Hashable, Sendable {
  /// An integer identifier.
  case number(Int)
  /// A string identifier; `"1"` and `1` are different identifiers.
  case string(String)
}

extension RequestID: Decodable {
  /// Decodes an integer or a string; anything else is a type mismatch.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }
}

extension RequestID: JSONWritable {
  /// Writes the identifier in its own form.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.number(number)
    case .string(let string): writer.string(string)
    }
  }
}

extension RequestID: CustomStringConvertible {
  /// The identifier as JSON text without escapes; for logs.
  public var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .string(let string): "\"\(string)\""
    }
  }
}
