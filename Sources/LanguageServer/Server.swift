import JSONRPC

/// A language server at one end of a connection.
///
/// The connection's thread reads. One task takes messages in order, applies what changes the session, and starts reads
/// as separate tasks on a copy of it. The engine is not used before a message needs it.
public struct Server: Sendable {
  private let services: Services
  private let running = RunningRequests()
  private let limit: Backlog

  /// Makes a server that does not listen yet.
  ///
  /// - Parameters:
  ///   - connection: The way to the client; not started.
  ///   - options: The options that the server is started with.
  ///   - log: The log for faults, whose level the client may change; must not write to the connection.
  public init(
    connection: Connection,
    options: ServerOptions = ServerOptions(),
    log: Log
  ) {
    let projects = WorkspaceProjects()
    self.init(connection: connection, options: options, projects: projects, log: log)
  }

  /// Makes a server that uses `projects` for the apps that files belong to, and reads no more while `limit` waits.
  init(
    connection: Connection,
    options: ServerOptions,
    projects: any ProjectContextProvider,
    log: Log,
    limit: Backlog = .limit
  ) {
    self.limit = limit
    services = Services(
      connection: connection,
      options: options,
      projects: projects,
      log: log
    )
  }

  /// Serves the client until the conversation ends.
  ///
  /// - Returns: The exit code of the protocol: 0 if `shutdown` came first, else 1.
  /// - Throws: `SystemError` if the connection cannot be read.
  public func run() async throws -> Int32 {
    UnusedMemory.limitHeaps()
    try services.connection.start(pausingWhile: { [self] in isBusy }) { [self] in receive($0) }
    services.processWatch.watch(services.options.clientProcessID)
    var dispatcher = Dispatcher(services: services, running: running)
    let exitCode = await dispatcher.run()
    services.stop()
    return exitCode
  }

  /// Whether so much waits for the message loop or for its answer that no more is read.
  private var isBusy: Bool { services.inbox.backlog.reaches(limit) || running.backlog.reaches(limit) }

  /// Takes an event on the reading thread; a cancellation overtakes waiting messages.
  private func receive(_ event: Connection.Event) {
    switch event {
    case .notification(CancelNotification.method, let message):
      guard let cancellation = try? message.decodeParams(CancelNotification.self) else { return }
      running.cancel(RequestID(cancellation.id))
    case .request(let id, _, let message):
      running.add(id, size: message.body.count)
      services.inbox.add(.event(event))
    case .notification, .closed:
      services.inbox.add(.event(event))
    }
  }
}

extension RequestID {
  /// Makes the identifier in a cancellation.
  fileprivate init(_ id: IntegerOrString) {
    switch id {
    case .integer(let number): self = .number(number)
    case .string(let string): self = .string(string)
    }
  }
}
