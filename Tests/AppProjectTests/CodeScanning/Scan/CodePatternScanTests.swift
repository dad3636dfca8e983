import TestSupport
import Testing

@testable import CodeScanning

/// Literals in code are read if they cannot change at run time.
@Suite struct CodePatternScanTests {
  private func scan(_ text: String, _ file: String = "A.swift") -> ScannedSource { MarkedText(text).scan(file) }

  // MARK: Schemes

  @Test(arguments: [
    ("UIApplication.shared.canOpenURL(URL(string: \"fb://\")!)", "A.swift"),
    ("app.canOpenURL(URL(string: \"fb:profile\\(id)\")!)", "A.swift"),
    ("app.canOpenURL(.init(string: \"x\")!); app.canOpenURL( /* a */ URL( string: \"fb://x\")!)", "A.swift"),
    ("[app canOpenURL:[NSURL URLWithString:@\"fb://x\"]];", "A.m"),
    ("canLaunchUrl(Uri.parse('fb://x?id=$id'));", "a.dart"),
    ("await canLaunch(\"fb://x\")", "a.dart"),
    ("launcher.canLaunchUrlString('fb://x')", "a.dart"),
    ("await Linking.canOpenURL('fb://x')", "a.ts"),
    ("Linking.canOpenURL(`fb://x/${id}`)", "a.jsx"),
    ("canLaunchUrl(Uri(scheme: 'fb', host: 'x'))", "a.dart"),
    ("final uri = Uri(host: 'x', scheme: 'fb');\ncanLaunchUrl(uri)", "a.dart"),
    ("Linking.canOpenURL(Platform.select({ android: 'geo:', ios: 'fb://x' }))", "a.ts"),
    ("const url = Platform.select({ ios: 'fb://x', default: 'geo:' });\nLinking.canOpenURL(url!)", "a.ts"),
    ("const base = Platform.select({ ios: 'fb:', default: 'geo:' });\nLinking.canOpenURL(`${base}x`)", "a.ts"),
  ])
  func schemes(_ text: String, _ file: String) {
    #expect(scan(text, file)[.queriedScheme].map(\.name) == ["fb"])
  }

  @Test(arguments: [
    ("app.canOpenURL(url)", "A.swift"),
    ("app.canOpenURL(URL(string: scheme + \"://x\")!)", "A.swift"),
    ("app.canOpenURL(URL(string: \"\\(scheme)://x\")!)", "A.swift"),
    ("func canOpenURL(_ url: URL) {}", "A.swift"),
    ("app.canOpenURL(make(\"fb://x\"))", "A.swift"),
    ("// app.canOpenURL(URL(string: \"fb://x\")!)", "A.swift"),
    ("app.open(URL(string: \"fb://x\")!)", "A.swift"),
    ("[app canOpenURL:url]; a = @\"fb://x\";", "A.m"),
    ("canLaunchUrl(url); '''fb://x'''", "a.dart"),
    ("Linking.canOpenURL(`${scheme}://x`)", "a.js"),
    ("Linking.openURL('fb://x')", "a.js"),
    ("canLaunchUrl(Uri(scheme: scheme, host: 'fb://x'))", "a.dart"),
    ("canLaunchUrl(Uri(path: 'fb://x'))", "a.dart"),
    ("Linking.canOpenURL(Platform.select({ android: 'fb://x', ios: url }))", "a.ts"),
    ("Linking.canOpenURL(Other.select({ ios: 'fb://x' }))", "a.ts"),
    ("const base = 'fb';\nLinking.canOpenURL(`${base}x://`)", "a.ts"),
  ])
  func unknownSchemes(_ text: String, _ file: String) {
    #expect(scan(text, file)[.queriedScheme].isEmpty)
  }

  @Test func findsThePlaceOfASchemes() throws {
    let text = MarkedText("\r\nif app.1️⃣canOpenURL(URL(string: \"fb://\"2️⃣)!) {}\r\n")
    let mention = try #require(text.scan("A.swift")[.queriedScheme].first)
    #expect(text.range(of: mention.evidence) == text.range("1️⃣", "2️⃣"))
  }

  // MARK: Background tasks

  @Test(arguments: [
    ("BGTaskScheduler.shared.register(forTaskWithIdentifier: \"a.b\", using: nil) { _ in }", "A.swift"),
    ("let request = BGAppRefreshTaskRequest(identifier: \"a.b\")", "A.swift"),
    ("BGProcessingTaskRequest(\n  identifier: #\"a.b\"#\n)", "A.swift"),
    ("WindowGroup {}.backgroundTask(.appRefresh(\"a.b\")) {}", "A.swift"),
    ("[BGTaskScheduler.sharedScheduler registerForTaskWithIdentifier:@\"a.b\" usingQueue:nil launchHandler:x];", "A.m"),
    ("[[BGAppRefreshTaskRequest alloc] initWithIdentifier:@\"a.b\"];", "A.m"),
    ("[[BGProcessingTaskRequest alloc] initWithIdentifier: @\"a.b\"];", "A.m"),
  ])
  func backgroundTasks(_ text: String, _ file: String) {
    #expect(scan(text, file)[.backgroundTask].map(\.name) == ["a.b"])
  }

  @Test(arguments: [
    "s.register(forTaskWithIdentifier: id, using: nil)", "BGAppRefreshTaskRequest(identifier: \"\\(bundle).x\")",
    "s.register(forTaskWithIdentifier: prefix + \".a\")", "// BGAppRefreshTaskRequest(identifier: \"a.b\")",
    "BGAppRefreshTaskRequest.init", "view.register(Cell.self, forCellReuseIdentifier: \"a\")",
  ])
  func unknownTasks(_ text: String) {
    #expect(scan(text)[.backgroundTask].isEmpty)
  }

  // MARK: Names that property lists repeat

  @Test(arguments: [
    ("let defaults = UserDefaults(suiteName: \"group.a\")", "A.swift"),
    ("files.containerURL(forSecurityApplicationGroupIdentifier: \"group.a\")", "A.swift"),
    ("enum Keys { static let group = \"group.a\" }\nlet d = UserDefaults(suiteName: Keys.group)!", "A.swift"),
    ("static NSString *const kGroup = @\"group.a\";\n[[NSUserDefaults alloc] initWithSuiteName:kGroup];", "A.m"),
    ("[[NSUserDefaults alloc] initWithSuiteName:@\"group.a\"];", "A.m"),
  ])
  func appGroups(_ text: String, _ file: String) {
    let source = scan(text, file)
    #expect((source[.appGroup] + source[.suite]).map(\.name) == ["group.a"])
  }

  @Test(arguments: [
    ("let activity = NSUserActivity(activityType: \"a.b\")", MentionKind.activityType),
    ("NWBrowser(for: .bonjour(type: \"a.b\", domain: nil), using: .tcp)", .bonjourService),
    ("browser.searchForServices(ofType: \"a.b\", inDomain: \"\")", .bonjourService),
    ("MCNearbyServiceBrowser(peer: peers[0], serviceType: \"a.b\")", .peerService),
    ("MCNearbyServiceAdvertiser(peer: id, discoveryInfo: [\"serviceType\": x], serviceType: \"a.b\")", .peerService),
  ])
  func names(_ text: String, _ kind: MentionKind) {
    #expect(scan(text).mentions.keys.filter { $0 != .watchedName } == [kind])
    #expect(scan(text)[kind].map(\.name) == ["a.b"])
  }

  @Test(arguments: [
    "let url = URL(string: \"fb://x\")!\nif app.canOpenURL(url) {}",
    "if let url = URL(string: \"fb://x\"), app.canOpenURL(url) {}",
    "private let facebook = \"fb://x\"\nfunc f() { app.canOpenURL(URL(string: facebook)!) }",
    "enum Link { static let facebook: String = \"fb://\" }\nfunc f() { app.canOpenURL(URL(string: Link.facebook)!) }",
  ])
  func schemesOfConstants(_ text: String) {
    #expect(scan(text)[.queriedScheme].map(\.name) == ["fb"])
  }

  @Test(arguments: [
    "func a() { let url = URL(string: \"fb://x\")! }\nfunc b(url: URL) { app.canOpenURL(url) }",
    "let url = URL(string: text)!\nif app.canOpenURL(url) {}",
    "private let a = \"fb://x\"\n#if B\nprivate let a = \"tw://x\"\n#endif\nfunc f() { app.canOpenURL(URL(string: a)!) }",
    "static let link = \"fb://x\"\nfunc f() { app.canOpenURL(URL(string: link + id)!) }",
    "let url = URL(string: \"fb://x\")!\nfunc f(u: URL) { app.canOpenURL(other.url(for: u)) }",
  ])
  func unknownConstants(_ text: String) {
    #expect(scan(text)[.queriedScheme].isEmpty)
  }

  /// Missed: code that looks for the tools of a broken system queries the elements of a list.
  @Test(arguments: [
    "let all = [\"fb://\", \"tw:\"]\nfor one in all { if app.canOpenURL(URL(string: one)!) {} }",
    "for one in [\"fb://a\", \"tw://\"] { if let url = URL(string: one), app.canOpenURL(url) {} }",
    "for one in [\"fb\", \"tw\"] { if let url = URL(string: \"\\(one)://a\"), app.canOpenURL(url) {} }",
    "class A {\n  static let all: [String] = [\"fb://\", // a\n    \"tw://\",]\n  func f() { Self.all.contains { app.canOpenURL(URL(string: $0)!) } }\n}",
    "class A {\n  func f() { for one in Self.all { guard let u = URL(string: one) else { continue }; app.canOpenURL(u) } }\n  private static var all: [String] {\n    [\"fb://\", \"tw://\"]\n  }\n}",
    "func f() {\n  let all = [\"fb://\", \"tw://\"]\n  return all.contains(where: { open($0) })\n}\nfunc open(_ one: String) -> Bool {\n  guard let u = URL(string: one) else { return false }\n  return app.canOpenURL(u)\n}",
    "let all = [\"fb://\", \"tw://\"]\nall.first { one in app.canOpenURL(URL(string: one)!) }",
    "let all = [\"fb\", \"tw\"]\nall.filter { app.canOpenURL(URL(string: \"\\($0)://\")!) }",
    "let all = [\"fb://\", \"tw:\"]\nfor url in all { if let url = URL(string: url) { app.canOpenURL(url) } }",
  ])
  func schemesOfLists(_ text: String) {
    #expect(scan(text)[.queriedScheme].map(\.name) == ["fb", "tw"])
    #expect(scan(text).pendingMentions.isEmpty)
  }

  @Test(arguments: [
    "let all = [\"fb://\", other]\nfor one in all { app.canOpenURL(URL(string: one)!) }",
    "let all = [\"fb://\"] + more\nfor one in all { app.canOpenURL(URL(string: one)!) }",
    "let all = [\"fb://\", \"tw\"]\nfor one in all { app.canOpenURL(URL(string: one)!) }",
    "var all = [\"fb://\"]\nfunc f() { for one in all { app.canOpenURL(URL(string: one)!) } }\nfunc g() { all = [] }",
    "let all = [\"fb://\"]\nfor one in all { f() }\nfunc f(one: String) { app.canOpenURL(URL(string: one)!) }",
    "let all = [\"fb://\"]\nall.forEach { f() }; others.filter { app.canOpenURL(URL(string: $0)!) }",
    "let all = [\"fb://\"]\nall.forEach { open($0) }; open(b)\nfunc open(_ one: String) { app.canOpenURL(URL(string: one)!) }",
    "let all = [\"fb://\"]\nfor one in all { let url = make(one); app.canOpenURL(url) }",
    "let all = [\"fb://\"]\nfor one in all.map({ $0 + a }) { app.canOpenURL(URL(string: one)!) }",
    "let all = [\"fb://\"]\nall.forEach { urls(of: $0).forEach { app.canOpenURL(URL(string: $0)!) } }",
    "func f() { for one in [\"fb://\"] {}\nif let one = one() { app.canOpenURL(URL(string: one)!) } }",
  ])
  func unclearLists(_ text: String) {
    #expect(scan(text)[.queriedScheme].isEmpty)
  }

  // MARK: Notifications

  @Test(arguments: [
    ("application.registerForRemoteNotifications()", "A.swift"),
    ("UIApplication.shared\n  .registerForRemoteNotifications()", "A.swift"),
    ("[[UIApplication sharedApplication] registerForRemoteNotifications];", "A.m"),
    ("[application registerForRemoteNotificationTypes:types];", "A.m"),
  ])
  func remoteNotifications(_ text: String, _ file: String) {
    #expect(scan(text, file)[.remoteNotifications].count == 1)
  }

  @Test(arguments: [
    "func registerForRemoteNotifications() {}", "app.unregisterForRemoteNotifications()",
    "func application(_ a: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {}",
    "/* app.registerForRemoteNotifications() */",
  ])
  func otherNotifications(_ text: String) {
    #expect(scan(text)[.remoteNotifications].isEmpty)
  }

  // MARK: Location

  @Test func accuracyPurposes() {
    let source = scan("m.requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"Route\") { _ in }")
    #expect(source[.accuracyPurpose].map(\.name) == ["Route"])
    // The use itself counts too.
    #expect(source.uses.count == 1)
    #expect(scan("m.requestTemporaryFullAccuracyAuthorization(withPurposeKey: key)")[.accuracyPurpose].isEmpty)
    let text = "[m requestTemporaryFullAccuracyAuthorizationWithPurposeKey:@\"Route\"];"
    #expect(scan(text, "A.m")[.accuracyPurpose].map(\.name) == ["Route"])
  }

  // MARK: Long lines

  @Test func longLinesAreCut() throws {
    let text = String(repeating: "a;", count: 2_000) + "Linking.canOpenURL('fb://x')"
    let evidence = try #require(scan(text, "a.js")[.queriedScheme].first).evidence
    #expect(evidence.lineText.utf8.count == 1_000)
    #expect(evidence.columns == 1_000..<1_000)
  }

  @Test(arguments: [
    ("let id = \"a.b\"\nBGTaskScheduler.shared.register(forTaskWithIdentifier: id, using: nil) { _ in }", "A.swift"),
    ("static NSString *kId = @\"a.b\";\n[s registerForTaskWithIdentifier:kId usingQueue:nil launchHandler:h];", "A.m"),
  ])
  func backgroundTasksByConstants(_ text: String, _ file: String) {
    #expect(scan(text, file)[.backgroundTask].map(\.name) == ["a.b"])
  }

  @Test(arguments: [
    ("listener.service = NWListener.Service(name: \"Desk\", type: \"_a._tcp\")", "A.swift"),
    ("listener.service = NWListener.Service(type: \"_a._tcp\")", "A.swift"),
    ("NetService(domain: \"local.\", type: \"_a._tcp\", name: \"Desk\").resolve(withTimeout: 3)", "A.swift"),
    ("NWConnection(to: .service(name: n, type: \"_a._tcp\", domain: d, interface: nil), using: .tcp)", "A.swift"),
    ("[[NSNetService alloc] initWithDomain:@\"\" type:@\"_a._tcp\" name:@\"\" port:80];", "A.m"),
    ("static NSString *type = @\"_a._tcp\";\n[browser searchForServicesOfType:type inDomain:@\"\"];", "A.m"),
  ])
  func bonjourServicesThatArePublishedOrResolved(_ text: String, _ file: String) {
    #expect(scan(text, file)[.bonjourService].map(\.name) == ["_a._tcp"])
  }

  @Test func namesOfOtherFilesArePending() {
    let pending = scan("files.containerURL(forSecurityApplicationGroupIdentifier: Group.logs.rawValue)").pendingMentions
    #expect(pending.map(\.constant) == ["Group.logs"])
    #expect(
      scan("[b searchForServicesOfType:SERVICE_TYPE inDomain:@\"\"];", "A.m").pendingMentions.map(\.constant) == [
        "SERVICE_TYPE"
      ]
    )
  }

  // MARK: Bonjour

  @Test(arguments: [
    ("let l = try NWListener(service: .init(type: \"_a._tcp\"), using: .tcp)", "A.swift"),
    ("let l = try NWListener(service: .init(name: n, type: \"_a._tcp\"), using: .tcp)", "A.swift"),
    ("l.service = .init(type: \"_a._tcp\")", "A.swift"),
    ("await startDiscovery('_a._tcp');", "a.dart"),
    ("await register(const Service(name: 'n', type: '_a._tcp', port: 1));", "a.dart"),
    ("final d = BonsoirDiscovery(type: '_a._tcp');", "a.dart"),
    ("final s = BonsoirService(name: 'n', type: '_a._tcp', port: 1);", "a.dart"),
  ])
  func servicesOfListenersAndFlutter(_ text: String, _ file: String) {
    #expect(scan(text, file)[.bonjourService].map(\.name) == ["_a._tcp"])
  }

  // MARK: Receivers

  @Test(arguments: [
    ("UIApplication.shared.registerForRemoteNotifications()", "A.swift"),
    ("await UIApplication\n  .shared\n  .registerForRemoteNotifications()", "A.swift"),
    ("NSApp.registerForRemoteNotifications()", "A.swift"),
    ("func f(_ a: UIApplication) { a.registerForRemoteNotifications() }", "A.swift"),
    ("let a = UIApplication.shared\na.registerForRemoteNotifications()", "A.swift"),
    ("self.application?.registerForRemoteNotifications()", "A.swift"),
    ("[[UIApplication sharedApplication] registerForRemoteNotifications];", "A.m"),
    ("[UIApplication.sharedApplication registerForRemoteNotifications];", "A.m"),
    ("- (void)a:(UIApplication *)b { [b registerForRemoteNotifications]; }", "A.m"),
  ])
  func theAppRegistersForNotifications(_ text: String, _ file: String) {
    #expect(scan(text, file)[.remoteNotifications].count == 1)
  }

  @Test(arguments: [
    ("struct M { let a: any Registrar; func f() { a.registerForRemoteNotifications() } }", "A.swift"),
    (
      "import UIKit\nfunc f(_ application: PushApplication) { application.registerForRemoteNotifications() }", "A.swift"
    ),
    ("Messaging().registerForRemoteNotifications()", "A.swift"),
    ("[self.registrar registerForRemoteNotifications];", "A.m"),
    ("[[CLRPush shared] registerForRemoteNotifications];", "A.m"),
  ])
  func typesOfAProjectHaveAMethodOfThatName(_ text: String, _ file: String) {
    #expect(scan(text, file)[.remoteNotifications].isEmpty)
  }

  @Test func theIconIsSetForTheApp() {
    #expect(scan("FakeClient().setAlternateIconName(\"A\")")[.alternateIcon].isEmpty)
    #expect(scan("UIApplication.shared.setAlternateIconName(\"A\")")[.alternateIcon].map(\.name) == ["A"])
  }

  @Test func theUptimeIsThatOfTheProcess() {
    #expect(scan("server.systemUptime()").requiredReasonUses.isEmpty)
    #expect(scan("[server systemUptime];", "A.m").requiredReasonUses.isEmpty)
    #expect(scan("let a = ProcessInfo.processInfo.systemUptime").requiredReasonUses.count == 1)
    #expect(scan("let info = ProcessInfo.processInfo\nf(info.systemUptime)").requiredReasonUses.count == 1)
    #expect(scan("[[NSProcessInfo processInfo] systemUptime];", "A.m").requiredReasonUses.count == 1)
  }

  // MARK: Empty lists

  @Test(arguments: [
    ("s.requestAuthorization(toShare: [], read: types)", "A.swift", "Share"),
    ("s.requestAuthorization(toShare: nil, read: types)", "A.swift", "Share"),
    ("s.requestAuthorization(toShare: Set<HKSampleType>(), read: types)", "A.swift", "Share"),
    ("let none: Set<HKSampleType> = []\ns.requestAuthorization(toShare: none, read: types)", "A.swift", "Share"),
    ("s.requestAuthorization(toShare: types, read: [])", "A.swift", "Update"),
    ("[s requestAuthorizationToShareTypes:nil readTypes:types completion:done];", "A.m", "Share"),
    ("[s requestAuthorizationToShareTypes:[NSSet set] readTypes:types completion:done];", "A.m", "Share"),
    ("[s requestAuthorizationToShareTypes:types readTypes:nil completion:done];", "A.m", "Update"),
    ("s.requestAuthorization(toShare: types, read: types)", "A.swift", "Share Update"),
    ("var some: Set<HKSampleType> = []\ns.requestAuthorization(toShare: some, read: types)", "A.swift", "Share Update"),
    ("s.requestAuthorization(toShare: [a], read: types)", "A.swift", "Share Update"),
  ])
  func anEmptyListNeedsNoKey(_ text: String, _ file: String, _ keys: String) {
    let head = file == "A.m" ? "#import <HealthKit/HealthKit.h>\n" : "import HealthKit\n"
    let wanted = keys.split(separator: " ").map { "NSHealth\($0)UsageDescription" }
    let uses = scan(head + text, file).uses.filter { $0.symbol.symbol.contains("equestAuthorization") }
    #expect(uses.map(\.requirement) == [[wanted]])
  }

  @Test func namesGroupsContainersAndMerchants() {
    let groups = scan(
      "let a = ModelConfiguration(groupContainer: .identifier(\"group.a\"))\nc.sharedContainerIdentifier = \"group.b\""
    )
    #expect(groups[.appGroup].map(\.name) == ["group.a", "group.b"])
    #expect(scan("CKContainer(identifier: \"iCloud.a\")")[.cloudContainer].map(\.name) == ["iCloud.a"])
    #expect(
      scan("[CKContainer containerWithIdentifier:@\"iCloud.a\"];", "A.m")[.cloudContainer].map(\.name) == ["iCloud.a"]
    )
    #expect(scan("r.merchantIdentifier = \"merchant.a\"")[.merchant].map(\.name) == ["merchant.a"])
    #expect(scan("if r.merchantIdentifier == \"merchant.a\" {}")[.merchant].isEmpty)
  }

  // MARK: Dart

  @Test(arguments: [
    ("CameraController(a, (await b()).first, enableAudio: true)", true),
    ("CameraController(enableAudio: true, a)", true),
    ("CameraController(a, enableAudio: false)", false), ("CameraController(a, f(enableAudio: true))", false),
    ("CameraController(a, enableAudio: isOn)", false),
  ]) func argumentsWithLabelsHaveAnyOrder(call: String, isUse: Bool) {
    let uses = scan("import 'package:camera/camera.dart';\nfinal c = \(call);", "a.dart").uses
    #expect(uses.contains { $0.symbol.requirement.joined().contains("NSMicrophoneUsageDescription") } == isUse)
  }

  @Test func fetchesInTheBackgroundNeedTheirMode() {
    let call = "BackgroundFetch.configure(a, b);"
    #expect(
      scan("import 'package:background_fetch/background_fetch.dart';\n" + call, "a.dart")[.backgroundMode].map(\.name)
        == ["fetch"]
    )
    #expect(scan("import 'package:other/background_fetch.dart';\n" + call, "a.dart")[.backgroundMode].isEmpty)
  }
}
