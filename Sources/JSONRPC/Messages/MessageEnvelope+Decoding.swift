import JSON

extension MessageEnvelope {
  /// The undecoded parameters; `nil` when they are absent or `null`, which mean the same.
  public var params: ArraySlice<UInt8>? {
    present(members.params).map { body[$0] }
  }

  /// The parameters for custom readers; `nil` when they are absent or `null`.
  public var paramsView: JSONView? {
    present(members.params).map { JSONView(body, $0) }
  }

  /// Decodes the parameters; absent ones and `null` are decoded like an empty object.
  ///
  /// - Throws: `invalidParams` naming the field that does not fit, or `parseError` when the text is not JSON.
  public func decodeParams<Params: Decodable>(_ type: Params.Type) throws(ResponseError) -> Params {
    do {
      guard let range = present(members.params) else { return try JSONText.decode(type, from: Array("{}".utf8), 0..<2) }
      return try decode(type, at: range)
    } catch {
      throw ResponseError(decoding: "params", failure: error)
    }
  }

  /// Decodes the result of a response; a missing one is decoded like `null`.
  ///
  /// - Throws: The error that the peer answered with, or `internalError` when the result does not have the form of
  ///   `type`.
  public func decodeResult<Result: Decodable>(_ type: Result.Type) throws(ResponseError) -> Result {
    if let error = responseError { throw error }
    do {
      guard let range = members.result else { return try JSONText.decode(type, from: Array("null".utf8), 0..<4) }
      return try JSONText.decode(type, from: body, range)
    } catch {
      let reason = ResponseError(decoding: "result", failure: error).message
      throw ResponseError(code: .internalError, message: "The response of the client cannot be read: \(reason)")
    }
  }

  /// The error member of a response; `nil` when it is absent or `null`, as some peers send it next to a result.
  public var responseError: ResponseError? {
    guard let range = present(members.error) else { return nil }
    guard let fields = try? JSONText.decode(ErrorFields.self, from: body, range) else {
      return ResponseError(code: .internalError, message: "The peer responded with an error that cannot be read.")
    }
    return ResponseError(code: fields.code, message: fields.message ?? "", data: data(ofErrorAt: range))
  }

  private func decode<Value: Decodable>(_ type: Value.Type, at range: Range<Int>) throws -> Value {
    do {
      return try JSONText.decode(type, from: body, range)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      guard let repaired = LoneSurrogates.replaced(in: body[range]) else {
        throw DecodingError.dataCorrupted(context)
      }
      return try JSONText.decode(type, from: repaired, 0..<repaired.count)
    }
  }

  private func data(ofErrorAt range: Range<Int>) -> [UInt8]? {
    body[range].withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes)
      guard scanner.take(UInt8(ascii: "{")) else { return nil }
      repeat {
        guard let key = scanner.value(), scanner.take(UInt8(ascii: ":")), let value = scanner.value() else {
          return nil
        }
        if bytes[key].elementsEqual("\"data\"".utf8) { return Array(bytes[value]) }
      } while scanner.take(UInt8(ascii: ","))
      return nil
    }
  }

  /// The range, unless the member is `null`.
  private func present(_ range: Range<Int>?) -> Range<Int>? {
    range.flatMap { body[$0].elementsEqual("null".utf8) ? nil : $0 }
  }
}

/// The members of an error object that have a fixed type.
private struct ErrorFields: Decodable {
  var code: ErrorCode
  var message: String?
}
