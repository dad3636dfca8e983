import JSON

extension Connection {
  /// Sends a request to the peer.
  ///
  /// `completion` is called once: with the response on the reading thread, or with the failure. A response may carry an
  /// error; see `MessageEnvelope.decodeResult(_:)`.
  ///
  /// - Returns: The identifier of the request.
  @discardableResult
  public func request(
    _ method: String,
    params: some Encodable,
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
  public func request<Answer: Decodable>(
    _ method: String,
    params: some Encodable & Sendable,
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
    _ params: some Encodable,
    _ completion: @escaping PendingRequests.Completion
  ) {
    do {
      let frame = OutgoingMessage.request(id: id, method: method, params: try JSONText.encode(params))
      // Before the frame, since the answer may come before `send` returns.
      pending.add(id, completion: completion)
      send(frame)
    } catch {
      completion(.failure(.unencodableParams("\(error)")))
    }
  }

  private func abandon(_ id: RequestID) {
    pending.remove(id)?(.failure(.cancelled))
  }
}
