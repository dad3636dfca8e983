import JSON

extension Connection {
  /// Answers a request with a result; `nil` is sent as `null`.
  package func respond(to id: RequestID, result: some JSONWritable) {
    send(OutgoingMessage.response(id: id, result: result))
  }

  /// Answers a request with an error.
  public func respond(to id: RequestID, error: ResponseError) {
    send(OutgoingMessage.response(id: id, error: error))
  }

  /// Answers a request with a result or an error.
  package func respond(to id: RequestID, with outcome: Result<some JSONWritable, ResponseError>) {
    switch outcome {
    case .success(let result): respond(to: id, result: result)
    case .failure(let error): respond(to: id, error: error)
    }
  }

  /// Sends a notification without parameters.
  public func notify(_ method: String) {
    send(OutgoingMessage.notification(method: method))
  }

  /// Sends a notification.
  package func notify(_ method: String, params: some JSONWritable) {
    send(OutgoingMessage.notification(method: method, params: params))
  }

  /// Sends a request to the peer.
  ///
  /// `completion` is called once: with the response on the reading thread, or with the failure. A response may carry an
  /// error; see `MessageEnvelope.decodeResult(_:)`.
  ///
  /// - Returns: The identifier of the request.
  @discardableResult
  package func request(
    _ method: String,
    params: some JSONWritable,
    completion: @escaping @Sendable (Result<MessageEnvelope, RequestFailure>) -> Void
  ) -> RequestID {
    let id = pending.nextID()
    send(id, method, params, completion)
    return id
  }

  /// Sends a request to the peer and waits for its result.
  ///
  /// Cancelling the task ends the wait at once; the peer is not notified, and its late answer is ignored.
  ///
  /// - Throws: `RequestFailure`.
  package func request<Answer: Decodable>(
    _ method: String,
    params: some JSONWritable & Sendable,
    returning type: Answer.Type
  ) async throws -> Answer {
    let id = pending.nextID()
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        send(id, method, params) { continuation.resume(with: $0) }
        // The cancellation may have come before there was anything to abandon.
        if Task.isCancelled { abandon(id) }
      }
    } onCancel: {
      abandon(id)
    }
    do {
      return try response.decodeResult(type)
    } catch {
      throw RequestFailure.refused(error)
    }
  }

  private func send(
    _ id: RequestID,
    _ method: String,
    _ params: some JSONWritable,
    _ completion: @escaping PendingRequests.Completion
  ) {
    let frame = OutgoingMessage.request(id: id, method: method, params: params)
    // Before the frame, since the answer may come before `send` returns.
    pending.add(id, completion: completion)
    send(frame)
  }

  private func abandon(_ id: RequestID) {
    pending.remove(id)?(.failure(.cancelled))
  }
}

/// Why a request to the peer has no result.
public enum RequestFailure: Error, Hashable, Sendable {
  /// The peer answered with an error, or with a result that cannot be read.
  case refused(ResponseError)
  /// The connection ended before the answer came.
  case connectionClosed
  /// The waiting task was cancelled.
  case cancelled
}
