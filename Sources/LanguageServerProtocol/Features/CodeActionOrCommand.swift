/// One offer in the answer to a code action request.
public enum CodeActionOrCommand: Hashable, Sendable {
  /// A change; only for clients with `codeActionLiteralSupport`.
  case action(CodeAction)
  /// A command.
  case command(Command)
}

extension CodeActionOrCommand: Codable {
  /// Decodes either form; only a command has a string as `command`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let command = try? container.decode(Command.self) {
      self = .command(command)
    } else {
      self = .action(try container.decode(CodeAction.self))
    }
  }

  /// Encodes the form that it has.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .action(let action): try container.encode(action)
    case .command(let command): try container.encode(command)
    }
  }
}
