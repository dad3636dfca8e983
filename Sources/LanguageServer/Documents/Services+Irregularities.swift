import LanguageServerProtocol
import Logging

extension Services {
  /// Logs unusual messages, to find faults in clients.
  func note(_ irregularities: [DocumentStore.Irregularity], about uri: DocumentURI) {
    for irregularity in irregularities {
      logger.info("\(Self.sentence(irregularity))", metadata: ["uri": "\(uri)"])
    }
  }

  private static func sentence(_ irregularity: DocumentStore.Irregularity) -> String {
    switch irregularity {
    case .openedTwice: "An open document was opened again; using the new text"
    case .unknown: "A message about a document that is not open was ignored"
    case .early(let version): "Version \(version) arrived before the document was opened; it will be applied then"
    case .versionWentBack(let from, let to): "The version went from \(from) to \(to); the change was applied"
    case .late(let version, let newest): "Version \(version) arrived after \(newest); it was applied before"
    case .unusualRange(let range): "A range outside the text was adjusted: \(range)"
    }
  }
}
