/// What a name in code is for that a property list must repeat.
public enum CodeNameKind: String, Sendable, Hashable, CaseIterable {
  /// An app group whose container the code opens.
  case appGroup
  /// A suite of defaults, which may be those of an app group.
  case suite
  /// The type of a user activity that the code makes.
  case activityType
  /// A type of Bonjour services that the code searches for, such as `_ipp._tcp`.
  case bonjourService
  /// The service of Multipeer Connectivity, without its underscore and protocol.
  case peerService
}
