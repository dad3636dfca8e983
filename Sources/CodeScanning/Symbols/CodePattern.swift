/// Facts in code other than uses of symbols of the catalog.
enum CodePattern: Sendable, Hashable, CaseIterable {
  /// Mentions something, most often in the argument that follows.
  case mention(MentionKind)
  /// Asks a string table for a text.
  case localizedKey
  /// Uses the attributes of files, so that the key `.creationDate` is one of them.
  case fileAttributes

  static let allCases = MentionKind.allCases.map(mention) + [.localizedKey, .fileAttributes]

  /// The forms of the fact in code, as the catalog writes symbols.
  func forms(in language: SourceLanguage) -> [SymbolPattern] {
    let traits = language.traits
    if self == .mention(.watchedName), !traits.importWords.isEmpty {
      return Self.patterns(WatchedNames.symbols, "swift", .mention)
    }
    // A header declares, but macros and inline functions in it ask for texts.
    let written = traits.patternLanguage ?? (self == .localizedKey ? traits.importLanguage : nil)
    guard let written, let texts = forms[written] else { return [] }
    return Self.patterns(texts, written, traits.isUniform ? .anything : written == "swift" ? role : nil)
  }

  private static func patterns(_ forms: [String], _ language: String, _ role: SymbolPattern.Role?) -> [SymbolPattern] {
    forms.compactMap { SymbolPattern(symbol: $0, language: language, role: role) }
  }

  /// Where the forms in Swift may be; nil if their spelling shows it.
  private var role: SymbolPattern.Role? {
    switch self {
    // Common types, for which a declaration in the project proves nothing.
    case .mention(.queriedScheme), .localizedKey, .fileAttributes, .mention(.appGroup), .mention(.cloudContainer),
      .mention(.insecureLoad),
      .mention(.standardDefaults), .mention(.suite):
      .anything
    case .mention: nil
    }
  }

  /// The forms by language of the catalog.
  private var forms: [String: [String]] {
    switch self {
    case .mention(.queriedScheme):
      [
        "swift": ["canOpenURL("], "objc": ["canOpenURL:"],
        "dart": ["canLaunchUrl(", "canLaunchUrlString(", "canLaunch("], "js": ["canOpenURL("],
      ]
    case .mention(.backgroundTask):
      [
        "swift": [
          "register(forTaskWithIdentifier:", "BGAppRefreshTaskRequest(identifier:",
          "BGProcessingTaskRequest(identifier:", "BGHealthResearchTaskRequest(identifier:",
          "BGContinuedProcessingTaskRequest(identifier:", "backgroundTask(.appRefresh(",
          "WorkmanagerPlugin.registerTask(withIdentifier:",
          "WorkmanagerPlugin.registerBGProcessingTask(withIdentifier:",
          "WorkmanagerPlugin.registerPeriodicTask(withIdentifier:",
        ],
        // Of workmanager; other tasks of it need no identifier.
        "dart": ["registerProcessingTask("],
        "objc": [
          "registerForTaskWithIdentifier:", "BGAppRefreshTaskRequest initWithIdentifier:",
          "BGProcessingTaskRequest initWithIdentifier:", "BGHealthResearchTaskRequest initWithIdentifier:",
        ],
      ]
    case .mention(.accuracyPurpose):
      [
        "swift": ["requestTemporaryFullAccuracyAuthorization(withPurposeKey:"],
        "objc": ["requestTemporaryFullAccuracyAuthorizationWithPurposeKey:"],
      ]
    case .mention(.remoteNotifications):
      [
        "swift": ["registerForRemoteNotifications()", "registerForRemoteNotifications(matching:"],
        "objc": ["registerForRemoteNotifications", "registerForRemoteNotificationTypes:"],
      ]
    case .mention(.appGroup):
      [
        "swift": [
          "containerURL(forSecurityApplicationGroupIdentifier:", "groupContainer: .identifier(",
          "sharedContainerIdentifier =",
        ],
        "objc": ["containerURLForSecurityApplicationGroupIdentifier:", "sharedContainerIdentifier ="],
        // Of home_widget.
        "dart": ["setAppGroupId("],
      ]
    case .mention(.cloudContainer):
      [
        "swift": [
          "CKContainer(identifier:", "NSPersistentCloudKitContainerOptions(containerIdentifier:",
          "cloudKitDatabase: .private(",
        ],
        "objc": [
          "CKContainer containerWithIdentifier:",
          "NSPersistentCloudKitContainerOptions alloc]initWithContainerIdentifier:",
        ],
      ]
    case .mention(.merchant):
      ["swift": ["merchantIdentifier ="], "objc": ["merchantIdentifier =", "setMerchantIdentifier:"]]
    case .mention(.backgroundMode):
      [
        "swift": ["desiredPushTypes = [.voIP", "desiredPushTypes = [PKPushType.voIP"],
        "objc": ["desiredPushTypes = [NSSet setWithObject:PKPushTypeVoIP"],
        // Of flutter_callkit_incoming, geolocator, just_audio_background and background_fetch.
        "dart": [
          "getDevicePushTokenVoIP(", "AppleSettings(", "JustAudioBackground.init(", "BackgroundFetch.configure(",
        ],
      ]
    case .mention(.alternateIcon): ["swift": ["setAlternateIconName("], "objc": ["setAlternateIconName:"]]
    case .mention(.suite): ["swift": ["UserDefaults(suiteName:"], "objc": ["initWithSuiteName:"]]
    case .mention(.activityType):
      ["swift": ["NSUserActivity(activityType:", "userActivity("], "objc": ["initWithActivityType:"]]
    case .mention(.bonjourService):
      [
        "swift": [
          "searchForServices(ofType:", "bonjour(type:", "bonjourWithTXTRecord(type:", "NWListener.Service(",
          "NetService(domain:", "service(name:", "NWListener(service: .init(", "service = .init(",
        ],
        // Of nsd and bonsoir.
        "dart": ["startDiscovery(", "BonsoirDiscovery(", "BonsoirService(", "Service("],
        "objc": ["searchForServicesOfType:", "initWithDomain:", "nw_browse_descriptor_create_bonjour_service("],
      ]
    case .mention(.insecureLoad):
      [
        "swift": [
          "data(from:", "data(for:", "dataTask(with:", "dataTaskPublisher(for:", "download(from:", "downloadTask(with:",
          "URLRequest(url:", "Data(contentsOf:", "String(contentsOf:", "AsyncImage(url:", "AVPlayer(url:",
          "AVPlayerItem(url:", "AF.request(",
        ],
        "objc": [
          "dataTaskWithURL:", "downloadTaskWithURL:", "requestWithURL:", "dataWithContentsOfURL:", "playerWithURL:",
        ],
      ]
    case .mention(.supportedLocale): ["dart": ["Locale("]]
    case .mention(.pickerSource): ["swift": ["UIImagePickerController.SourceType"]]
    case .mention(.cameraSource): ["swift": ["camera"]]
    case .mention(.peerService):
      ["swift": ["MCNearbyServiceBrowser(peer:", "MCNearbyServiceAdvertiser(peer:"], "objc": ["initWithPeer:"]]
    case .localizedKey:
      [
        "swift": LocalizedKeyReader.swiftForms + LocalizedKeyReader.wrapperNames,
        "objc": LocalizedKeyReader.objectiveCForms,
      ]
    case .fileAttributes:
      ["swift": ["attributesOfItem", "attributesOfFileSystem", "setAttributes", "FileAttributeKey"]]
    case .mention(.standardDefaults):
      ["swift": ["UserDefaults.standard"], "objc": ["NSUserDefaults standardUserDefaults"]]
    // The catalog has the calls of libraries, and the table of packages what is done with them.
    case .mention(.watchedName), .mention(.libraryCall), .mention(.librarySetting), .mention(.importedPackage),
      .mention(.libraryKey), .mention(.permissionHandler), .mention(.sceneDelegate):
      [:]
    }
  }

  /// The background modes that the calls of `.mention(.backgroundMode)` are for, by how they begin, and what must be in the file besides.
  static let backgroundModes: [(start: String, mode: String, option: String?)] = [
    ("AppleSettings", "location", "allowBackgroundLocationUpdates: true"), ("JustAudioBackground", "audio", nil),
    ("BackgroundFetch", "fetch", "package:background_fetch/"),
    ("desiredPushTypes", "voip", nil), ("getDevicePushTokenVoIP", "voip", nil),
  ]
}
