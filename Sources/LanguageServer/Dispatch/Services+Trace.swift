import LanguageServerProtocol

extension Services {
  /// Reports a received message, as far as the client wants such reports.
  func trace(_ kind: String, _ method: String, in session: Session) {
    guard session.trace == .messages || session.trace == .verbose else { return }
    let verbose = session.trace == .verbose ? "\(session.documents.all.count) open documents" : nil
    let report = LogTraceNotification(message: "Received \(kind) '\(method)'.", verbose: verbose)
    connection.notify(LogTraceNotification.method, params: report)
  }
}
