/// A step of a progress report.
public struct ProgressNotification: NotificationType, Hashable {
  /// The name on the wire.
  public static let method = "$/progress"

  /// The name of the report, from `WorkDoneProgressCreateRequest` or from a request of the client.
  public var token: IntegerOrString
  /// The step.
  public var value: WorkDoneProgress

  /// Creates a value from its members.
  public init(token: IntegerOrString, value: WorkDoneProgress) {
    self.token = token
    self.value = value
  }
}

/// A step of a progress report: one beginning, any number of reports, one end.
public enum WorkDoneProgress: Hashable, Sendable {
  /// The work begins.
  case begin(WorkDoneProgressBegin)
  /// The work goes on.
  case report(WorkDoneProgressReport)
  /// The work is over, also when it was cancelled.
  case end(WorkDoneProgressEnd)
}

extension WorkDoneProgress: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
  }

  private enum Kind: String, Codable {
    case begin, report, end
  }

  /// Decodes a step by its `kind`.
  public init(from decoder: any Decoder) throws {
    switch try decoder.container(keyedBy: CodingKeys.self).decode(Kind.self, forKey: .kind) {
    case .begin: self = .begin(try WorkDoneProgressBegin(from: decoder))
    case .report: self = .report(try WorkDoneProgressReport(from: decoder))
    case .end: self = .end(try WorkDoneProgressEnd(from: decoder))
    }
  }

  /// Encodes the step with its `kind`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .begin(let step):
      try container.encode(Kind.begin, forKey: .kind)
      try step.encode(to: encoder)
    case .report(let step):
      try container.encode(Kind.report, forKey: .kind)
      try step.encode(to: encoder)
    case .end(let step):
      try container.encode(Kind.end, forKey: .kind)
      try step.encode(to: encoder)
    }
  }
}

/// The first step of a progress report.
public struct WorkDoneProgressBegin: Codable, Hashable, Sendable {
  /// What is being done.
  public var title: String
  /// Whether the user may stop it.
  public var cancellable: Bool?
  /// What is being done at the moment.
  public var message: String?
  /// How much is done, from 0 to 100; without it none of the steps may have one.
  public var percentage: Int?

  /// Creates a value from its members.
  public init(title: String, cancellable: Bool? = nil, message: String? = nil, percentage: Int? = nil) {
    self.title = title
    self.cancellable = cancellable
    self.message = message
    self.percentage = percentage
  }
}

/// A later step of a progress report.
public struct WorkDoneProgressReport: Codable, Hashable, Sendable {
  /// Whether the user may stop the work.
  public var cancellable: Bool?
  /// What is being done at the moment.
  public var message: String?
  /// How much is done, from 0 to 100; must not fall.
  public var percentage: Int?

  /// Creates a value from its members.
  public init(cancellable: Bool? = nil, message: String? = nil, percentage: Int? = nil) {
    self.cancellable = cancellable
    self.message = message
    self.percentage = percentage
  }
}

/// The last step of a progress report.
public struct WorkDoneProgressEnd: Codable, Hashable, Sendable {
  /// What came out.
  public var message: String?

  /// Creates a value from its members.
  public init(message: String? = nil) {
    self.message = message
  }
}
