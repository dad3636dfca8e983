/// Facts in code other than uses of symbols of the catalog.
enum CodeFact: Sendable, Hashable, CaseIterable {
  /// Checks whether an app can open a URL.
  case queriedScheme
  /// Registers or requests a background task, whose identifier follows.
  case backgroundTask
  /// Requests the precise location, for the purpose that follows.
  case accuracyPurpose
  case remoteNotifications
  /// Opens the container of an app group, whose name follows.
  case appGroup
  /// Opens a suite of defaults, whose name follows.
  case suite
  /// Makes a user activity, whose type follows.
  case activityType
  /// Searches for Bonjour services, whose type follows.
  case bonjourService
  /// Searches for or shows itself to nearby devices, for the service that an argument names.
  case peerService
  /// Asks a table of strings for a text.
  case localizedKey
  /// Uses the attributes of files, so that the key `.creationDate` is one of them.
  case fileAttributes
  /// Mentions a name that needs no import.
  case watchedName

  /// What the name that follows is for; nil for facts that are kept otherwise.
  var nameKind: CodeNameKind? {
    switch self {
    case .appGroup: .appGroup
    case .suite: .suite
    case .activityType: .activityType
    case .bonjourService: .bonjourService
    case .peerService: .peerService
    case .queriedScheme, .backgroundTask, .accuracyPurpose, .remoteNotifications, .localizedKey, .fileAttributes,
      .watchedName:
      nil
    }
  }

  /// The forms of the fact in code, as the catalog writes symbols.
  func forms(in language: SourceLanguage) -> [SymbolPattern] {
    if self == .watchedName, language != .dart, language != .javaScript {
      return Self.patterns(WatchedNames.symbols, "swift", .mention)
    }
    return switch language {
    case .swift: Self.patterns(swiftForms, "swift", Self.role(self))
    case .objectiveC: Self.patterns(objectiveCForms, "objc", nil)
    case .header: self == .localizedKey ? Self.patterns(objectiveCForms, "objc", nil) : []
    case .c: []
    case .dart: Self.patterns(dartForms, "dart", .anything)
    case .javaScript: Self.patterns(javaScriptForms, "js", .anything)
    }
  }

  private static func patterns(_ forms: [String], _ language: String, _ role: SymbolPattern.Role?) -> [SymbolPattern] {
    forms.compactMap { SymbolPattern(symbol: $0, language: language, role: role) }
  }

  private static func role(_ fact: CodeFact) -> SymbolPattern.Role? {
    switch fact {
    // Common types, for which a declaration in the project proves nothing.
    case .queriedScheme, .localizedKey, .fileAttributes, .appGroup, .suite: .anything
    case .backgroundTask, .accuracyPurpose, .remoteNotifications, .watchedName, .activityType, .bonjourService,
      .peerService:
      nil
    }
  }

  private var swiftForms: [String] {
    switch self {
    case .queriedScheme: ["canOpenURL("]
    case .backgroundTask:
      [
        "register(forTaskWithIdentifier:", "BGAppRefreshTaskRequest(identifier:", "BGProcessingTaskRequest(identifier:",
        "BGHealthResearchTaskRequest(identifier:", "BGContinuedProcessingTaskRequest(identifier:",
        "backgroundTask(.appRefresh(",
      ]
    case .accuracyPurpose: ["requestTemporaryFullAccuracyAuthorization(withPurposeKey:"]
    case .remoteNotifications: ["registerForRemoteNotifications()", "registerForRemoteNotifications(matching:"]
    case .appGroup: ["containerURL(forSecurityApplicationGroupIdentifier:"]
    case .suite: ["UserDefaults(suiteName:"]
    case .activityType: ["NSUserActivity(activityType:", "userActivity("]
    case .bonjourService:
      ["searchForServices(ofType:", "bonjour(type:", "bonjourWithTXTRecord(type:"]
    case .peerService: ["MCNearbyServiceBrowser(peer:", "MCNearbyServiceAdvertiser(peer:"]
    case .localizedKey: LocalizedKeyReader.swiftForms
    case .fileAttributes: ["attributesOfItem", "attributesOfFileSystem", "setAttributes", "FileAttributeKey"]
    case .watchedName: []
    }
  }

  private var objectiveCForms: [String] {
    switch self {
    case .queriedScheme: ["canOpenURL:"]
    case .backgroundTask:
      [
        "registerForTaskWithIdentifier:", "BGAppRefreshTaskRequest initWithIdentifier:",
        "BGProcessingTaskRequest initWithIdentifier:", "BGHealthResearchTaskRequest initWithIdentifier:",
      ]
    case .accuracyPurpose: ["requestTemporaryFullAccuracyAuthorizationWithPurposeKey:"]
    case .remoteNotifications: ["registerForRemoteNotifications", "registerForRemoteNotificationTypes:"]
    case .appGroup: ["containerURLForSecurityApplicationGroupIdentifier:"]
    case .suite: ["initWithSuiteName:"]
    case .activityType: ["initWithActivityType:"]
    case .bonjourService: ["searchForServicesOfType:", "nw_browse_descriptor_create_bonjour_service("]
    case .peerService: ["initWithPeer:"]
    case .localizedKey: LocalizedKeyReader.objectiveCForms
    case .fileAttributes, .watchedName: []
    }
  }

  private var dartForms: [String] {
    self == .queriedScheme ? ["canLaunchUrl(", "canLaunchUrlString(", "canLaunch("] : []
  }

  private var javaScriptForms: [String] {
    self == .queriedScheme ? ["canOpenURL("] : []
  }
}
