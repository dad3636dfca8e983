extension ResponseError {
  /// The error to answer with when a member of a message cannot be decoded; the message names the invalid field.
  init(decoding member: String, failure: any Error) {
    guard let failure = failure as? DecodingError else {
      self.init(code: .invalidParams, message: "\(member): \(failure)")
      return
    }
    switch failure {
    case .keyNotFound(let key, let context):
      let field = Self.fieldName(member, context.codingPath + [key])
      self.init(code: .invalidParams, message: "\(field) is missing.")
    case .valueNotFound(_, let context):
      self.init(code: .invalidParams, message: "\(Self.fieldName(member, context.codingPath)) must not be null.")
    case .typeMismatch(_, let context):
      self.init(code: .invalidParams, message: "\(Self.fieldName(member, context.codingPath)) has the wrong type.")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      // The decoder reports broken JSON text in this way, and only that: a rejected value always has a path.
      self.init(code: .parseError, message: "\(member) is not valid JSON.")
    case .dataCorrupted(let context):
      let field = Self.fieldName(member, context.codingPath)
      self.init(code: .invalidParams, message: "\(field) has a value that is not allowed.")
    @unknown default:
      self.init(code: .invalidParams, message: "\(member) cannot be decoded.")
    }
  }

  private static func fieldName(_ member: String, _ path: [any CodingKey]) -> String {
    path.reduce(into: member) { name, key in
      name += key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
  }
}
