import JSON
import JSONRPC
import LanguageServerProtocol

extension InitializeRequest: ViewReadable {
  /// Reads what the server needs; nil if something is unusual.
  ///
  /// The general decoder takes several times as long for its first message as the whole answer.
  package init?(_ view: JSONView) {
    self.init()
    let found = view.members(
      "processId",
      "locale",
      "trace",
      "initializationOptions",
      "capabilities",
      "rootUri",
      "workspaceFolders",
      "clientInfo"
    )
    guard let members = found, [0, 1, 2, 5, 6, 7].allSatisfy({ members[$0]?.isWellFormed != false }),
      read(members[3], into: &initializationOptions), read(members[4], into: &capabilities)
    else { return nil }
    processId = members[0]?.int
    locale = members[1]?.string
    trace = members[2]?.string.map(TraceValue.init(rawValue:))
    rootUri = members[5]?.string.map(DocumentURI.init(rawValue:))
    workspaceFolders = members[6]?.elements.flatMap(Self.folders)
    clientInfo = members[7]?.members("name", "version").flatMap { info in
      info[0]?.string.map { ProgramInfo(name: $0, version: info[1]?.string) }
    }
  }

  /// Returns the folders of a list; nil if one of them has another form, as for the general decoder.
  private static func folders(_ elements: [JSONView]) -> [WorkspaceFolder]? {
    var folders: [WorkspaceFolder] = []
    for element in elements {
      guard let members = element.members("uri", "name"), let uri = members[0]?.string, let name = members[1]?.string
      else { return nil }
      folders.append(WorkspaceFolder(uri: DocumentURI(uri), name: name))
    }
    return folders
  }
}

/// Reads a value into a member, where `null` counts as absent.
private func read(_ view: JSONView?, into member: inout JSONValue?) -> Bool {
  guard let view else { return true }
  guard let value = JSONValue(view) else { return false }
  member = value == .null ? nil : value
  return true
}
