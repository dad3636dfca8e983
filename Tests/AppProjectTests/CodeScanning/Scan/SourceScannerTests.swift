import TestSupport
import Testing

@testable import CodeScanning

/// Each form in which the catalog writes symbols is found in code, and only there.
@Suite struct SourceScannerTests {
  private func symbols(_ text: String, _ file: String = "A.swift") -> [String] {
    guard let language = SourceLanguage(fileName: file) else { return [] }
    let uses = SourceScanner.scan(Array(text.utf8), language: language, path: file).uses
    return uses.filter(\.isCertain).map(\.symbol.symbol)
  }

  // MARK: Swift

  @Test(arguments: [
    ("class Store { func save() { context.performChanges { } } }", false),
    ("import Photos\nfunc save() { library.performChanges { } }", true),
    ("func run() { recorder.startRecording() }", false),
    ("let recorder = RPScreenRecorder.shared()\nfunc run() { recorder.startRecording() }", true),
    ("import AVFoundation\nlet torch = AVCaptureDevice.default(for: .video)", false),
    ("let input = AVCaptureDevice.default(for: .video).flatMap { try? AVCaptureDeviceInput(device: $0) }", true),
  ])
  func wordsOfManyFrameworksNeedTheirTypeOrImport(_ text: String, _ isUse: Bool) {
    let source = SourceScanner.scan(Array(text.utf8), language: .swift, path: "a")
    #expect(source.uses.isEmpty != isUse, "\(source.uses.map(\.symbol.symbol))")
  }

  @Test(arguments: [
    "AVCaptureDevice.requestAccess(for: .video)",
    "await AVCaptureDevice.requestAccess(for: .video)",
    "AVCaptureDevice.requestAccess(for: .video, completionHandler: done)",
    "AVCaptureDevice.requestAccess(for: .video) { _ in }",
    "AVCaptureDevice.requestAccess(for: AVMediaType.video)",
    "AVCaptureDevice\n  .requestAccess( // why\n    for: .video)",
    "AVFoundation.AVCaptureDevice.requestAccess(for: .video)",
  ])
  func callWithDecidingArgument(_ text: String) {
    #expect(symbols(text) == ["AVCaptureDevice.requestAccess(for: .video)"])
  }

  @Test func argumentDecides() {
    #expect(symbols("AVCaptureDevice.requestAccess(for: .audio)") == ["AVCaptureDevice.requestAccess(for: .audio)"])
    #expect(symbols("AVCaptureDevice.requestAccess(for: kind)").isEmpty)
    #expect(symbols("AVCaptureDevice.requestAccess(for: .videoFile)").isEmpty)
  }

  @Test func scriptsThatCommandNoOtherAppNeedNothing() {
    let uses = { (text: String) in
      SourceScanner.scan(Array(text.utf8), language: .swift, path: "A.swift").uses.map(\.symbol.symbol)
    }
    #expect(uses("let script = \"do shell script \\\"ls\\\"\"\nNSAppleScript(source: script)").isEmpty)
    #expect(uses("let script = \"tell application \\\"Mail\\\"\"\nNSAppleScript(source: script)") == ["NSAppleScript"])
  }

  @Test func openCall() {
    #expect(symbols("try AVCaptureDeviceInput(device: camera)") == ["AVCaptureDeviceInput(device:"])
    #expect(symbols("AVCaptureDeviceInput()").isEmpty)
  }

  @Test(arguments: ["manager.requestWhenInUseAuthorization()", "manager?.requestWhenInUseAuthorization( )"])
  func memberCall(_ text: String) {
    #expect(symbols(text) == ["requestWhenInUseAuthorization()"])
  }

  @Test(arguments: [
    "func requestWhenInUseAuthorization() {}", "requestWhenInUseAuthorization()",
    "manager.requestWhenInUseAuthorization(now: true)", "manager.requestWhenInUseAuthorizationLater()",
  ])
  func otherMembersOfThatName(_ text: String) {
    #expect(symbols(text).isEmpty)
  }

  @Test(arguments: [
    (
      "import CoreLocation\nextension CLLocationManager { func ask() { requestWhenInUseAuthorization() } }",
      "requestWhenInUseAuthorization()"
    ),
    (
      "import LocalAuthentication\nextension LAContext { func ask() { evaluatePolicy(policy, localizedReason: why) } }",
      "evaluatePolicy("
    ),
    ("extension CLLocationManager { func requestWhenInUseAuthorization() {} }", nil),
    ("import CoreLocation\nextension Session { func ask() { requestWhenInUseAuthorization() } }", nil),
  ])
  func callsOnSelfInAnExtensionOfTheType(_ text: String, _ symbol: String?) {
    let uses = SourceScanner.scan(Array(text.utf8), language: .swift, path: "A.swift").uses
    #expect(uses.map(\.symbol.symbol) == [symbol].compactMap(\.self))
  }

  @Test func instanceMayHaveAnyName() {
    #expect(symbols("store.requestAccess(to: .event) { _ in }") == ["EKEventStore().requestAccess(to: .event"])
    #expect(
      symbols("import AVFoundation\nsession.requestRecordPermission { _ in }") == [
        "AVAudioSession.sharedInstance().requestRecordPermission"
      ]
    )
    #expect(symbols("store.requestAccess(to: .page)").isEmpty)
  }

  @Test func sharedInstanceMustBeNamed() {
    #expect(symbols("INFocusStatusCenter.default.requestAuthorization { _ in }").count == 1)
    #expect(symbols("center.requestAuthorization { _ in }").isEmpty)
  }

  @Test func longerFormGoesFirst() {
    #expect(symbols("PHPhotoLibrary.requestAuthorization { _ in }") == ["PHPhotoLibrary.requestAuthorization"])
    #expect(
      symbols("PHPhotoLibrary.requestAuthorization(for: .addOnly) { _ in }")
        == ["PHPhotoLibrary.requestAuthorization(for: .addOnly"]
    )
    #expect(symbols("PHPhotoLibrary.requestAuthorization(for: level) { _ in }").isEmpty)
  }

  @Test func bareType() {
    #expect(symbols("let session: ARSession") == ["ARSession"])
    #expect(symbols("class View: UIView, ARSessionDelegate {}").isEmpty)
    #expect(symbols("let MyARSession = 1; ARSession2()").isEmpty)
    #expect(symbols("enum Kind { case ARSession }; kind = .ARSession").isEmpty)
    #expect(symbols("extension ARSession {}").isEmpty)
  }

  @Test func assignment() {
    #expect(symbols("map.showsUserLocation = true") == ["showsUserLocation = true"])
    #expect(symbols("map.showsUserLocation = false").isEmpty)
    #expect(symbols("if map.showsUserLocation == true {}").isEmpty)
  }

  @Test func functionOfC() {
    #expect(symbols("UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)") == ["UIImageWriteToSavedPhotosAlbum"])
    #expect(symbols("DNSServiceBrowse(&ref, 0, 0, type, nil, reply, nil)", "a.c") == ["DNSServiceBrowse"])
    #expect(symbols("DNSServiceErrorType DNSServiceBrowse(DNSServiceRef *ref);", "dns_sd.h").isEmpty)
  }

  @Test func commentsAndStringsDoNotCount() {
    #expect(symbols("// CNContactStore\n/* CNContactStore */ let a = \"CNContactStore\"").isEmpty)
  }

  @Test func typesWithoutKeysDoNotCount() {
    #expect(symbols("PhotosPicker(selection: $item)").isEmpty)
    #expect(symbols("OSSystemExtensionRequest.activationRequest(forExtensionWithIdentifier: a, queue: b)").isEmpty)
  }

  @Test func likelySymbolsAreMarked() {
    let uses = SourceScanner.scan(Array("let a = AVCaptureSession()".utf8), language: .swift, path: "A.swift").uses
    #expect(uses.map(\.symbol.symbol) == ["AVCaptureSession"])
    #expect(uses.map(\.isCertain) == [false])
  }

  @Test func likelyUsesHideNoCertainOne() {
    let text = String(repeating: "AVCaptureSession()\n", count: 200) + "CMPedometer()"
    let uses = SourceScanner.scan(Array(text.utf8), language: .swift, path: "A.swift").uses
    #expect(uses.count == 65)
    #expect(uses.last?.symbol.symbol == "CMPedometer")
  }

  @Test func ownTypesAreNoted() {
    let source = SourceScanner.scan(Array("final class AlarmManager {}".utf8), language: .swift, path: "A.swift")
    #expect(source.declaredNames == ["AlarmManager"])
    #expect(source.uses.isEmpty)
  }

  // MARK: Objective-C

  @Test func messageWithDecidingArgument() {
    let text = "[AVCaptureDevice requestAccessForMediaType: AVMediaTypeVideo completionHandler:^(BOOL ok) {}];"
    #expect(symbols(text, "A.m") == ["requestAccessForMediaType:AVMediaTypeVideo"])
    #expect(symbols("[AVCaptureDevice requestAccessForMediaType:type completionHandler:done];", "A.m").isEmpty)
  }

  @Test func messageToClass() {
    #expect(symbols("[PHPhotoLibrary requestAuthorization:^{}];", "A.m") == ["PHPhotoLibrary requestAuthorization:"])
    #expect(symbols("[Other requestAuthorization:^{}];", "A.m").isEmpty)
  }

  @Test func messageToSharedInstance() {
    let text = "[[INFocusStatusCenter defaultCenter] requestAuthorizationWithCompletionHandler:^{}];"
    #expect(symbols(text, "A.m") == ["INFocusStatusCenter requestAuthorizationWithCompletionHandler:"])
  }

  @Test func startOfSelector() {
    #expect(symbols("[PHAsset fetchAssetsWithOptions:nil];", "A.m") == ["PHAsset fetchAssets"])
    #expect(symbols("[PHAsset new];", "A.m").isEmpty)
  }

  @Test func partsOfSelector() {
    let selector = "requestAuthorizationToShareTypes:readTypes:completion:"
    let text =
      "[store requestAuthorizationToShareTypes:[self types:@\"completion:\"]\n readTypes:nil completion:^{ a(); }];"
    #expect(symbols(text, "A.mm") == [selector])
    #expect(symbols("[store requestAuthorizationToShareTypes:types];", "A.mm").isEmpty)
  }

  @Test func messageToVariable() {
    #expect(symbols("[self.manager requestAlwaysAuthorization];", "A.m") == ["requestAlwaysAuthorization"])
    #expect(symbols("[[self manager] requestAlwaysAuthorization];", "A.m") == ["requestAlwaysAuthorization"])
    #expect(symbols("- (void)requestAlwaysAuthorization;", "A.h").isEmpty)
    #expect(symbols("if ([m respondsToSelector:@selector(requestAlwaysAuthorization)]) {}", "A.m").isEmpty)
  }

  @Test func forwardDeclarations() {
    #expect(symbols("@class CBCentralManager, CBPeripheralManager;\n", "A.h").isEmpty)
    #expect(symbols("@interface A\n@end\nCBCentralManager *manager;", "A.m") == ["CBCentralManager"])
    #expect(symbols("@interface CBCentralManager (More)\n@end", "A.m").isEmpty)
  }

  @Test func ownClassesAreNoted() {
    let text = "@class CMPedometer;\n@interface NISession (A)\n@end\n@interface CMAltimeter : NSObject\n@end"
    let source = SourceScanner.scan(Array(text.utf8), language: .header, path: "A.h")
    #expect(source.declaredNames == ["CMAltimeter"])
  }

  // MARK: Places

  @Test func reportsLineAndColumns() throws {
    let text = "import Contacts\r\n\r\nlet ö = CNContactStore() // é\r\n"
    let source = SourceScanner.scan(Array(text.utf8), language: .swift, path: "/a/A.swift")
    let evidence = try #require(source.uses.first).evidence
    #expect(evidence.path == "/a/A.swift")
    #expect(evidence.line == 2)
    #expect(evidence.lineText == "let ö = CNContactStore() // é")
    #expect(Array(evidence.lineText.utf8)[evidence.columns].elementsEqual("CNContactStore".utf8))
  }

  @Test func symbolOverSeveralLinesEndsWithTheFirst() throws {
    let source = SourceScanner.scan(
      Array("PHPhotoLibrary\n  .requestAuthorization {}".utf8),
      language: .swift,
      path: "a"
    )
    #expect(try #require(source.uses.first).evidence.columns == 0..<14)
  }

  @Test func everySymbolFindsItself() {
    for language in [SourceLanguage.swift, .objectiveC] {
      for entry in SymbolTable.table(for: language).entries {
        guard case .purpose(let symbol) = entry.meaning else { continue }
        var text = symbol.symbol
        if entry.pattern.role == .member { text = language == .swift ? "x." + text : "[x " + text }
        if language == .objectiveC, text.split(separator: ":").count > 2 || text.hasSuffix(":") {
          text = text.split(separator: ":").map { "\($0):x" }.joined(separator: " ")
        }
        if let item = symbol.items.first { text += " \(item)" }
        if let companion = symbol.companions.first { text += "\n// \(companion)" }
        let source = SourceScanner.scan(Array(text.utf8), language: language, path: "a")
        #expect(source.uses.first?.symbol.requirement == symbol.requirement, "\(text)")
      }
    }
  }

  @Test func brokenSourcesDoNoHarm() {
    let text = """
      #if os(iOS) && !targetEnvironment(macCatalyst)
      x.requestAccess(to: .event); [PHAsset fetchAssetsWithOptions:nil]; ""\"#"'/*\\(@class CBCentralManager
      #elif TARGET_OS_OSX
      canOpenURL(URL(string: "fb://x")); String(localized: "a", table: "b"); values[.creationDate] `${'''r
      #endif
      """
    var mutator = Mutator(seed: 7)
    for _ in 0..<1_000 { checkScan(mutator.mutate(Array(text.utf8))) }
  }

  @Test func anyBytesDoNoHarm() {
    var generator = SeededGenerator(seed: 11)
    let alphabet = Array("\"'`#/*\\(){}[]$@\n\r rR!&|.,:;<>=if0aendelsos stat UserDefaults import ".utf8)
    for _ in 0..<1_000 {
      let count = Int.random(in: 0..<200, using: &generator)
      let bytes = (0..<count).map { _ in
        Bool.random(using: &generator)
          ? alphabet.randomElement(using: &generator) ?? 0 : UInt8.random(in: 0...255, using: &generator)
      }
      checkScan(bytes)
    }
  }

  private func checkScan(_ bytes: [UInt8]) {
    for language in [SourceLanguage.swift, .objectiveC, .header, .c, .dart, .javaScript] {
      let source = SourceScanner.scan(bytes, language: language, path: "a")
      var evidence = (source.uses + source.hints).map(\.evidence) + source.requiredReasonUses.map(\.evidence)
      evidence += (source[.queriedScheme] + source[.backgroundTask] + source[.remoteNotifications]).map(\.evidence)
      #expect(evidence.allSatisfy { $0.columns.upperBound <= $0.lineText.utf8.count })
    }
  }
}
