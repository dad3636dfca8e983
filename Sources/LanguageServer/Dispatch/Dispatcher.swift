import JSON
import JSONRPC

/// The message loop: takes messages in order and hands each to its handler.
struct Dispatcher {
  private var session: Session
  private let services: Services
  private let running: RunningRequests

  /// Makes a loop at the beginning of a conversation.
  init(services: Services, running: RunningRequests) {
    session = Session(settings: Settings(services.options))
    self.services = services
    self.running = running
  }

  /// Works until the conversation ends; returns the exit code.
  mutating func run() async -> Int32 {
    for await message in services.inbox.messages {
      services.inbox.noteTaken(message)
      services.unusedMemory.note(message)
      if let exitCode = await take(message) { return exitCode }
      actOnChanges()
    }
    return session.exitCode
  }

  private mutating func take(_ message: Incoming) async -> Int32? {
    switch message {
    case .event(.request(let id, let method, let message)):
      await take(request: message, id: id, method: method)
    case .event(.notification(ExitNotification.method, _)):
      return session.exitCode
    case .event(.notification(let method, let message)):
      take(notification: message, method: method)
    case .event(.closed(let reason)):
      return exitCode(after: reason)
    case .configuration(let settings):
      session.apply(configuration: settings, services: services)
    case .documentsRested:
      if session.lifecycle == .running { session.noteRest() }
    case .filesChanged(let record):
      if session.lifecycle == .running, record === session.disk { session.noteChangeOfAll() }
    case .idle:
      let analyzer = services.analyzer
      services.unusedMemory.giveBack { [session] in await analyzer.forgetClosed(session) }
    case .clientProcessGone:
      services.log.write(.info, "The client process has ended")
      return session.exitCode
    }
    return nil
  }

  /// Starts the work that the last messages made necessary.
  private mutating func actOnChanges() {
    guard session.lifecycle == .running else { return }
    let changes = session.takeUrgentChanges()
    for document in changes.closed {
      services.publisher.clear(document)
      services.pullReports.forget(document.uri)
      services.lateChecks.forget(document.uri)
      services.tokenReports.forget(document.uri)
    }
    if changes.isRestless { services.restTimer.restart(session.settings.thoroughDelay) }
    services.fileWatch.watch(session.documents.isEmpty ? nil : session.disk)
    // A waiting message may change the state again.
    guard services.inbox.isEmpty else { return }
    if session.takeRefresh() { services.refresh(session.client) }
    for document in session.takeChangedDocuments() { services.publisher.schedule(document, in: session) }
  }

  private func exitCode(after reason: CloseReason) -> Int32 {
    switch reason {
    case .endOfInput, .writeFailed, .closedByOwner:
      return session.exitCode
    case .framing, .readFailed:
      services.log.write(.critical, "The input can no longer be read", ["reason": "\(reason)"])
      return 1
    }
  }

  // MARK: Requests

  private mutating func take(request message: MessageEnvelope, id: RequestID, method: String) async {
    if session.lifecycle == .running { services.trace("request", method, in: session) }
    if let refusal = refusal(of: method) {
      refuse(id, refusal)
    } else if running.isCancelled(id) {
      refuse(id, .cancelled)
    } else if let handler = MessageTable.sessionRequests.first(where: { $0.method == method }) {
      await run(handler, message, id)
    } else if let handler = MessageTable.reads.first(where: { $0.method == method }) {
      begin(handler, message, id)
    } else {
      refuse(id, .methodNotFound(method))
    }
  }

  /// Why a request must not be answered in this state of the conversation; nil if it may.
  private func refusal(of method: String) -> ResponseError? {
    switch session.lifecycle {
    case .uninitialized where method != InitializeRequest.method:
      ResponseError(code: .serverNotInitialized, message: "The first request must be 'initialize'.")
    case .running where method == InitializeRequest.method:
      ResponseError(code: .invalidRequest, message: "The server is already initialized.")
    case .shutDown:
      ResponseError(code: .invalidRequest, message: "The server is shut down and accepts only 'exit'.")
    case .uninitialized, .running:
      nil
    }
  }

  private mutating func run<Handler: SessionHandler>(
    _ handler: Handler.Type,
    _ message: MessageEnvelope,
    _ id: RequestID
  ) async {
    if MessageOrder.read.mustFinish(before: Handler.order) {
      // Only this work takes longer than a user waits for.
      services.workspaceChecks.stop()
      await running.waitForTasks()
    }
    do throws(ResponseError) {
      let request = try Handler.read(message)
      answer(id, try Handler.answer(request, session: &session, services: services))
    } catch {
      refuse(id, error)
    }
  }

  private func begin<Handler: ReadHandler>(_ handler: Handler.Type, _ message: MessageEnvelope, _ id: RequestID) {
    let context = ReadContext(session: session, services: services)
    let task = Task.detached(priority: .userInitiated) { [self] in
      do throws(ResponseError) {
        let request = try message.decodeParams(Handler.Request.self)
        let result = try await Handler.answer(request, in: context)
        try context.checkCancellation()
        answer(id, result)
      } catch {
        refuse(id, error)
      }
    }
    running.setTask(task, for: id)
  }

  private func answer(_ id: RequestID, _ result: some JSONWritable) {
    services.connection.respond(to: id, result: result)
    running.finish(id)
  }

  private func refuse(_ id: RequestID, _ error: ResponseError) {
    services.log.write(.debug, "Refused a request", ["id": "\(id)", "reason": "\(error.message)"])
    services.connection.respond(to: id, error: error)
    running.finish(id)
  }

  // MARK: Notifications

  private mutating func take(notification message: MessageEnvelope, method: String) {
    guard session.lifecycle == .running else {
      services.log.write(.info, "Dropped a notification", ["method": "\(method)"])
      return
    }
    services.trace("notification", method, in: session)
    guard let handler = MessageTable.notifications.first(where: { $0.method == method }) else {
      services.log.write(.debug, "Ignored a notification", ["method": "\(method)"])
      return
    }
    apply(handler, message)
  }

  private mutating func apply<Handler: NotificationHandler>(_ handler: Handler.Type, _ message: MessageEnvelope) {
    do throws(ResponseError) {
      try Handler.take(message, into: &session, services: services)
    } catch {
      services.log.write(
        .warning,
        "Ignored a notification that cannot be read",
        ["method": Handler.Notification.method, "reason": error.message]
      )
    }
  }
}
