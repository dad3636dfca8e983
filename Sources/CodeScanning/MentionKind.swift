/// What something is for that code mentions.
public enum MentionKind: String, Sendable, Hashable, CaseIterable {
  /// The scheme of a URL of which code asks whether an app can open it.
  case queriedScheme
  /// The identifier of a background task that is registered or requested.
  case backgroundTask
  /// The purpose for which full location accuracy is requested.
  case accuracyPurpose
  /// The type of a user activity that the code makes.
  case activityType
  /// An app group whose container the code opens.
  case appGroup
  /// A container of iCloud that the code opens.
  case cloudContainer
  /// A merchant that the code pays.
  case merchant
  /// A type of Bonjour services that the code searches for or publishes, such as `_ipp._tcp`.
  case bonjourService
  /// The host of a URL that the code loads without encryption.
  case insecureLoad
  /// The service of Multipeer Connectivity, without its underscore and protocol.
  case peerService
  /// The name of an alternate icon that the code chooses.
  case alternateIcon
  /// A suite of defaults, which may be those of an app group.
  case suite
  /// The defaults of the app alone.
  case standardDefaults
  /// A call of a library that needs something, by the name of the row in the catalog, with the literal that it begins with on a
  /// line of its own.
  case libraryCall
  /// Code that gives itself what a library needs, by the name of that row.
  case librarySetting
  /// A call that registers for remote notifications.
  case remoteNotifications
  /// A package of npm that is imported, of those that the catalog has.
  case importedPackage
  /// A background mode that a library needs.
  case backgroundMode
  /// A key that a library reads from the Info.plist and certainly needs.
  case libraryKey
  /// A part of `react-native-permissions` that must be linked.
  case permissionHandler
  /// A parameter or property that takes the source of an image picker, by its name in calls.
  case pickerSource
  /// A parameter or property that is passed `.camera`, by its name in the call.
  case cameraSource
  /// A class that adopts the protocol of a scene delegate, by its name at run time (`ScannedSource.classes`).
  case sceneDelegate
  /// A language of the app, as a list of those that it supports names it: `de`, `pt-BR`.
  case supportedLocale
  /// A module that is imported or a name that is mentioned, of those in `WatchedNames`.
  case watchedName

  /// Whether the text is a URL, of which the start is enough.
  var isOfURL: Bool { self == .queriedScheme || self == .insecureLoad }

  /// Whether one place of each name is enough.
  var isKeptOnce: Bool {
    switch self {
    case .activityType, .alternateIcon, .appGroup, .bonjourService, .cameraSource, .cloudContainer, .importedPackage,
      .insecureLoad, .libraryCall, .librarySetting, .merchant, .peerService, .pickerSource, .sceneDelegate,
      .standardDefaults, .suite, .supportedLocale, .watchedName:
      true
    case .backgroundMode, .libraryKey, .permissionHandler, .queriedScheme, .backgroundTask, .accuracyPurpose,
      .remoteNotifications:
      false
    }
  }
}
