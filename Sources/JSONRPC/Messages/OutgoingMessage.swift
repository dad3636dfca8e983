import JSON

/// The bytes of outgoing messages, including the frame header.
enum OutgoingMessage {
  /// Returns the frame of a request.
  static func request(id: RequestID, method: String, params: some JSONWritable) -> [UInt8] {
    frame { message in
      message.member("id", id)
      message.member("method", method)
      message.member("params") { params.write(to: &$0) }
    }
  }

  /// Returns the frame of a notification.
  static func notification(method: String, params: some JSONWritable) -> [UInt8] {
    frame { message in
      message.member("method", method)
      message.member("params") { params.write(to: &$0) }
    }
  }

  /// Returns the frame of a notification without parameters.
  static func notification(method: String) -> [UInt8] {
    frame { $0.member("method", method) }
  }

  /// Returns the frame of a response.
  static func response(id: RequestID, result: some JSONWritable) -> [UInt8] {
    frame { message in
      message.member("id", id)
      message.member("result") { result.write(to: &$0) }
    }
  }

  /// Returns the frame of an error response; the id is `null` if that of the request could not be read.
  static func response(id: RequestID?, error: ResponseError) -> [UInt8] {
    frame { message in
      message.memberOrNull("id", id)
      message.member("error") { writer in
        writer.object { object in
          object.member("code", error.code)
          object.member("message", error.message)
          if let data = error.data { object.member("data") { $0.literal(String(decoding: data, as: UTF8.self)) } }
        }
      }
    }
  }

  private static func frame(_ writeMembers: (inout JSONWriter) -> Void) -> [UInt8] {
    var body = JSONWriter()
    body.object { message in
      message.member("jsonrpc", "2.0")
      writeMembers(&message)
    }
    return Array("Content-Length: \(body.bytes.count)\r\n\r\n".utf8) + body.bytes
  }
}
