import JSONRPC
import LintEngine
import Locking

/// Publishes the diagnostics of the client's documents, once for each state in which a document comes to rest.
///
/// What the quick checks find comes first, with what is still shown of former states. The slow ones join when a document was opened
/// or saved, or when it has not changed for a while. A list is published only if it is another one than the last.
final class DiagnosticsPublisher: Sendable {
  private let connection: Connection
  private let analyzer: Analyzer
  private let slots = Locked(DiagnosticsSlots())

  /// Makes a publisher that has published nothing.
  init(connection: Connection, analyzer: Analyzer) {
    self.connection = connection
    self.analyzer = analyzer
  }

  /// Computes and publishes the diagnostics of a document after the delay of the settings.
  ///
  /// A later call for the same document makes this one obsolete.
  func schedule(_ document: OpenDocument, in session: Session) {
    slots.withLock { slots in
      slots.replaceTask(for: document.uri) { ticket, former in
        Task.detached { [self] in
          // Two tasks for one document would only delay each other.
          await former?.value
          await work(on: document, in: session, ticket: ticket)
        }
      }
    }
  }

  /// Ends the work on a document that was closed and clears its diagnostics.
  func clear(_ document: OpenDocument) {
    slots.withLock { slots in
      guard slots.remove(document.uri) else { return }
      send(PublishDiagnosticsNotification(uri: document.uri, diagnostics: []))
    }
  }

  /// Ends all work; what was published stays.
  func stop() {
    slots.withLock { $0.removeAll() }
  }

  /// Shows what is wrong with the configurations of open documents, each problem once.
  func reportConfigurationProblems() {
    for problem in analyzer.takeConfigurationProblems() {
      connection.notify(
        ShowMessageNotification.method,
        params: ShowMessageNotification(type: .warning, message: problem)
      )
    }
  }

  private func work(on document: OpenDocument, in session: Session, ticket: Int) async {
    guard await Self.pause(delay(of: document, in: session)) else { return }
    let list = await analyzer.shownFindings(in: document, session: session, runsSlowChecks: false)
    guard !Task.isCancelled else { return }
    reportConfigurationProblems()
    let isForeign = await !document.isPropertyList
    publish(list, of: document, in: session, ticket, isForeign)
    await analyzer.followUp(list, of: document, session: session) { list in
      publish(list, of: document, in: session, ticket, isForeign)
    }
  }

  /// The delay before a document is checked: if a build makes files from it, the whole project is read.
  private func delay(of document: OpenDocument, in session: Session) -> Duration {
    let isSlow = document.statedRole == .carrier && !document.isSettled
    return isSlow ? session.settings.thoroughDelay : session.settings.diagnosticsDelay
  }

  /// Waits; returns whether the work is still needed.
  private static func pause(_ delay: Duration) async -> Bool {
    // A cancelled sleep ends early, which the next line detects.
    if delay > .zero { try? await Task.sleep(for: delay) }
    return !Task.isCancelled
  }

  private func publish(
    _ list: ShownFindings.List,
    of document: OpenDocument,
    in session: Session,
    _ ticket: Int,
    _ isForeign: Bool
  ) {
    let published = PublishedFindings(list, limit: session.settings.maximumDiagnostics)
    let notification = PublishDiagnosticsNotification(
      uri: document.uri,
      version: session.client.publishesVersions ? document.version : nil,
      diagnostics: published.diagnostics(DiagnosticConverter(document, in: session))
    )
    slots.withLock { slots in
      // Sent under the lock, so that no older list can overtake a newer one.
      if slots.publish(notification, ticket: ticket, isForeign: isForeign) { send(notification) }
    }
  }

  private func send(_ notification: PublishDiagnosticsNotification) {
    connection.notify(PublishDiagnosticsNotification.method, params: notification)
  }
}
