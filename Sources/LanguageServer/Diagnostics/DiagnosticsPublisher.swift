import JSONRPC
import LanguageServerProtocol
import LintEngine

/// Tells the client the diagnostics of its documents, once for each state in which a document comes to rest.
///
/// The checks that are quick enough for every keystroke come first. The slow ones join when a document was opened or
/// saved, or when it has not changed for a while; then the list is told again if they found something.
final class DiagnosticsPublisher: Sendable {
  private struct Slot {
    /// Tells the newest task from the ones that it made obsolete.
    var ticket = 0
    var task: Task<Void, Never>?
    var published: PublishDiagnosticsNotification?
  }

  private let connection: Connection
  private let analyzer: Analyzer
  private let slots = Locked<[DocumentURI: Slot]>([:])

  /// Makes a publisher that has told nothing.
  init(connection: Connection, analyzer: Analyzer) {
    self.connection = connection
    self.analyzer = analyzer
  }

  /// Computes and publishes the diagnostics of a document after the delay of the settings.
  ///
  /// A later call for the same document makes this one obsolete.
  func schedule(_ document: OpenDocument, in session: Session) {
    slots.withLock { slots in
      var slot = slots[document.uri] ?? Slot()
      let former = slot.task
      former?.cancel()
      slot.ticket += 1
      let ticket = slot.ticket
      slot.task = Task.detached { [self] in
        // Two at work on one document would only hold each other up.
        await former?.value
        await work(on: document, in: session, ticket: ticket)
      }
      slots[document.uri] = slot
    }
  }

  /// Ends the work on a document that was closed and takes its diagnostics back.
  func clear(_ document: OpenDocument) {
    slots.withLock { slots in
      let slot = slots.removeValue(forKey: document.uri)
      slot?.task?.cancel()
      guard slot?.published != nil else { return }
      send(PublishDiagnosticsNotification(uri: document.uri, diagnostics: []))
    }
  }

  /// Ends all work; what was published stays.
  func stop() {
    slots.withLock { slots in
      for slot in slots.values { slot.task?.cancel() }
      slots = [:]
    }
  }

  /// Shows what is wrong with the configurations of open documents, each problem once.
  func tellConfigurationProblems() {
    for problem in analyzer.takeConfigurationProblems() {
      connection.notify(
        ShowMessageNotification.method,
        params: ShowMessageNotification(type: .warning, message: problem)
      )
    }
  }

  private func work(on document: OpenDocument, in session: Session, ticket: Int) async {
    guard await Self.pause(delay(of: document, in: session)) else { return }
    let findings = await analyzer.findings(in: document, session: session)
    guard !Task.isCancelled else { return }
    tellConfigurationProblems()
    publish(findings, [], of: document, in: session, ticket: ticket)
    guard await Self.pause(document.isSettled ? .zero : session.settings.thoroughDelay) else { return }
    let thorough = analyzer.thoroughFindings(in: document, session: session)
    guard !Task.isCancelled, !thorough.isEmpty else { return }
    publish(findings, thorough, of: document, in: session, ticket: ticket)
  }

  /// How long a document must rest before it is judged: what a build makes of it takes a look at the whole project.
  private func delay(of document: OpenDocument, in session: Session) -> Duration {
    let isSlow = document.statedRole == .carrier && !document.isSettled
    return isSlow ? session.settings.thoroughDelay : session.settings.diagnosticsDelay
  }

  /// Waits; returns whether the work is still wanted.
  private static func pause(_ delay: Duration) async -> Bool {
    // A cancelled sleep ends early, which the next line notices.
    if delay > .zero { try? await Task.sleep(for: delay) }
    return !Task.isCancelled
  }

  private func publish(
    _ findings: FindingList,
    _ thorough: [Finding],
    of document: OpenDocument,
    in session: Session,
    ticket: Int
  ) {
    let limit = session.settings.maximumDiagnostics
    let published = PublishedFindings(findings, count: findings.count, thorough: thorough, limit: limit)
    let notification = PublishDiagnosticsNotification(
      uri: document.uri,
      version: session.client.publishesVersions ? document.version : nil,
      diagnostics: published.diagnostics(DiagnosticConverter(document, in: session))
    )
    let isSilent = !document.isPropertyList && notification.diagnostics.isEmpty
    slots.withLock { slots in
      guard let slot = slots[document.uri], slot.ticket == ticket, slot.published != notification else { return }
      // Nothing is said about files that are not ours, unless there is something to say or to take back.
      if isSilent, slot.published?.diagnostics.isEmpty ?? true { return }
      slots[document.uri]?.published = notification
      // Sent under the lock, so that no older list can overtake a newer one.
      send(notification)
    }
  }

  private func send(_ notification: PublishDiagnosticsNotification) {
    connection.notify(PublishDiagnosticsNotification.method, json: notification.json)
  }
}
