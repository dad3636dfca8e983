import JSON

extension Connection {
  /// Answers a request with a result; `nil` is sent as `null`.
  ///
  /// A result without JSON form is logged, and the answer is an internal error.
  public func respond(to id: RequestID, result: some Encodable) {
    do {
      send(OutgoingMessage.response(id: id, result: try JSONText.encode(result)))
    } catch {
      logger.error("A result cannot be encoded", metadata: ["id": "\(id)", "reason": "\(error)"])
      respond(to: id, error: ResponseError(code: .internalError, message: "The result cannot be encoded."))
    }
  }

  /// Answers a request with a result that is JSON text already.
  public func respond(to id: RequestID, json: [UInt8]) {
    send(OutgoingMessage.response(id: id, result: json))
  }

  /// Answers a request with an error.
  public func respond(to id: RequestID, error: ResponseError) {
    send(OutgoingMessage.response(id: id, error: error))
  }

  /// Answers a request with a result or an error.
  public func respond(to id: RequestID, with outcome: Result<some Encodable, ResponseError>) {
    switch outcome {
    case .success(let result): respond(to: id, result: result)
    case .failure(let error): respond(to: id, error: error)
    }
  }

  /// Sends a notification without parameters.
  public func notify(_ method: String) {
    send(OutgoingMessage.notification(method: method, params: []))
  }

  /// Sends a notification; parameters without JSON form are logged, and nothing is sent.
  public func notify(_ method: String, params: some Encodable) {
    do {
      send(OutgoingMessage.notification(method: method, params: try JSONText.encode(params)))
    } catch {
      logger.error("A notification cannot be encoded", metadata: ["method": "\(method)", "reason": "\(error)"])
    }
  }

  /// Sends a notification with parameters that are JSON text already.
  public func notify(_ method: String, json: [UInt8]) {
    send(OutgoingMessage.notification(method: method, params: json))
  }
}
