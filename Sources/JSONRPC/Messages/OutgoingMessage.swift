import JSON

/// The bytes of outgoing messages, including the frame header.
enum OutgoingMessage {
  /// Returns the frame of a request; `params` is JSON text, and is omitted when empty.
  static func request(id: RequestID, method: String, params: some Collection<UInt8>) -> [UInt8] {
    frame { body in
      append(id, to: &body)
      append(method: method, params: params, to: &body)
    }
  }

  /// Returns the frame of a notification; `params` is JSON text, and is omitted when empty.
  static func notification(method: String, params: some Collection<UInt8>) -> [UInt8] {
    frame { append(method: method, params: params, to: &$0) }
  }

  /// Returns the frame of a response; `result` is JSON text.
  static func response(id: RequestID, result: some Sequence<UInt8>) -> [UInt8] {
    frame { body in
      append(id, to: &body)
      body += ",\"result\":".utf8
      body += result
    }
  }

  /// Returns the frame of an error response; the id is `null` if that of the request could not be read.
  static func response(id: RequestID?, error: ResponseError) -> [UInt8] {
    frame { body in
      append(id, to: &body)
      body += ",\"error\":{\"code\":\(error.code.rawValue),\"message\":".utf8
      JSONText.appendString(error.message, to: &body)
      if let data = error.data {
        body += ",\"data\":".utf8
        body += data
      }
      body += "}".utf8
    }
  }

  private static func frame(_ appendMembers: (inout [UInt8]) -> Void) -> [UInt8] {
    var body = Array("{\"jsonrpc\":\"2.0\"".utf8)
    appendMembers(&body)
    body.append(UInt8(ascii: "}"))
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  private static func append(_ id: RequestID?, to body: inout [UInt8]) {
    body += ",\"id\":".utf8
    switch id {
    case .number(let number): body += String(number).utf8
    case .string(let string): JSONText.appendString(string, to: &body)
    case nil: body += "null".utf8
    }
  }

  private static func append(method: String, params: some Collection<UInt8>, to body: inout [UInt8]) {
    body += ",\"method\":".utf8
    JSONText.appendString(method, to: &body)
    guard !params.isEmpty else { return }
    body += ",\"params\":".utf8
    body += params
  }
}
