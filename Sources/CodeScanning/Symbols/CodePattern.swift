/// Facts in code other than uses of symbols of the catalog.
enum CodePattern: Sendable, Hashable, CaseIterable {
  /// Mentions something, most often in the argument that follows.
  case mention(MentionKind)
  /// Asks a table of strings for a text.
  case localizedKey
  /// Uses the attributes of files, so that the key `.creationDate` is one of them.
  case fileAttributes

  static let allCases = MentionKind.allCases.map(mention) + [.localizedKey, .fileAttributes]

  /// The forms of the fact in code, as the catalog writes symbols.
  func forms(in language: SourceLanguage) -> [SymbolPattern] {
    if self == .mention(.watchedName), language != .dart, language != .javaScript {
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

  private static func role(_ fact: CodePattern) -> SymbolPattern.Role? {
    switch fact {
    // Common types, for which a declaration in the project proves nothing.
    case .mention(.queriedScheme), .localizedKey, .fileAttributes, .mention(.appGroup), .mention(.suite): .anything
    case .mention: nil
    }
  }

  private var swiftForms: [String] {
    switch self {
    case .mention(.queriedScheme): ["canOpenURL("]
    case .mention(.backgroundTask):
      [
        "register(forTaskWithIdentifier:", "BGAppRefreshTaskRequest(identifier:", "BGProcessingTaskRequest(identifier:",
        "BGHealthResearchTaskRequest(identifier:", "BGContinuedProcessingTaskRequest(identifier:",
        "backgroundTask(.appRefresh(",
      ]
    case .mention(.accuracyPurpose): ["requestTemporaryFullAccuracyAuthorization(withPurposeKey:"]
    case .mention(.remoteNotifications):
      ["registerForRemoteNotifications()", "registerForRemoteNotifications(matching:"]
    case .mention(.appGroup): ["containerURL(forSecurityApplicationGroupIdentifier:"]
    case .mention(.suite): ["UserDefaults(suiteName:"]
    case .mention(.activityType): ["NSUserActivity(activityType:", "userActivity("]
    case .mention(.bonjourService):
      ["searchForServices(ofType:", "bonjour(type:", "bonjourWithTXTRecord(type:"]
    case .mention(.peerService): ["MCNearbyServiceBrowser(peer:", "MCNearbyServiceAdvertiser(peer:"]
    case .localizedKey: LocalizedKeyReader.swiftForms
    case .fileAttributes: ["attributesOfItem", "attributesOfFileSystem", "setAttributes", "FileAttributeKey"]
    case .mention(.watchedName): []
    }
  }

  private var objectiveCForms: [String] {
    switch self {
    case .mention(.queriedScheme): ["canOpenURL:"]
    case .mention(.backgroundTask):
      [
        "registerForTaskWithIdentifier:", "BGAppRefreshTaskRequest initWithIdentifier:",
        "BGProcessingTaskRequest initWithIdentifier:", "BGHealthResearchTaskRequest initWithIdentifier:",
      ]
    case .mention(.accuracyPurpose): ["requestTemporaryFullAccuracyAuthorizationWithPurposeKey:"]
    case .mention(.remoteNotifications): ["registerForRemoteNotifications", "registerForRemoteNotificationTypes:"]
    case .mention(.appGroup): ["containerURLForSecurityApplicationGroupIdentifier:"]
    case .mention(.suite): ["initWithSuiteName:"]
    case .mention(.activityType): ["initWithActivityType:"]
    case .mention(.bonjourService): ["searchForServicesOfType:", "nw_browse_descriptor_create_bonjour_service("]
    case .mention(.peerService): ["initWithPeer:"]
    case .localizedKey: LocalizedKeyReader.objectiveCForms
    case .fileAttributes, .mention(.watchedName): []
    }
  }

  private var dartForms: [String] {
    self == .mention(.queriedScheme) ? ["canLaunchUrl(", "canLaunchUrlString(", "canLaunch("] : []
  }

  private var javaScriptForms: [String] {
    self == .mention(.queriedScheme) ? ["canOpenURL("] : []
  }
}
