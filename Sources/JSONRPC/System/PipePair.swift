/// Two ends joined by two pipes, so that both sides of a connection can live in one process.
public struct PipePair: Sendable {
  /// The descriptors of one side.
  public struct End: Sendable {
    /// The descriptor to read from.
    public var input: Int32
    /// The descriptor to write to.
    public var output: Int32
  }

  /// The side of the client.
  public let client: End
  /// The side of the server.
  public let server: End

  /// Creates both pipes; the user of an end closes it.
  public init() throws(SystemError) {
    let toServer = try SystemCalls.makePipe()
    let toClient: (readEnd: Int32, writeEnd: Int32)
    do {
      toClient = try SystemCalls.makePipe()
    } catch {
      SystemCalls.close(toServer.readEnd)
      SystemCalls.close(toServer.writeEnd)
      throw error
    }
    client = End(input: toClient.readEnd, output: toServer.writeEnd)
    server = End(input: toServer.readEnd, output: toClient.writeEnd)
  }
}
