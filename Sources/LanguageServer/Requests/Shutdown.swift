import JSONRPC
import LanguageServerProtocol

/// `shutdown`: finishes the work; the process stays until `exit`.
enum ShutdownHandler: SessionHandler {
  static let order = MessageOrder.barrier

  static func answer(
    _ request: ShutdownRequest,
    session: inout Session,
    services: Services
  ) throws(ResponseError) -> NullResult {
    session.lifecycle = .shutDown
    services.publisher.stop()
    return NullResult()
  }
}
