import PropertyList
import SourceText
import Testing

@testable import LintFacts
@testable import LintRules

/// An Info.plist that must pass the C preprocessor is checked for purpose strings; what is between its lines may be there.
@Suite struct PreprocessedInfoPlistTests {
  private let check = ProjectCheck(
    PurposeStringMissing.self,
    ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")),
    ["App/A.swift": "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)"]
  )

  private func text(_ entries: String, condition: String = "") -> String {
    """
    <plist version="1.0">1️⃣<dict>2️⃣
    #define NAME Cellar
    <key>CFBundleName</key>
    <string>NAME</string>
    #if BETA
    \(condition)
    #endif
    \(entries)
    </dict></plist>
    """
  }

  private let camera = "<key>NSCameraUsageDescription</key>\n<string>Scan.</string>"

  @Test func aKeyThatIsNowhereIsMissing() {
    let findings = check.finds(text(""))
    #expect(findings.map(\.severity) == [.error])
    // Between lines of the preprocessor a new entry might vanish.
    #expect(findings.map(\.fixes.isEmpty) == [true])
  }

  @Test func aKeyUnderAConditionMayBeThere() {
    check.accepts(plain(text("", condition: camera)))
    check.accepts(plain(text(camera)))
  }

  @Test func whatIsIncludedMayHaveTheKey() {
    check.accepts(plain(text("#include \"Keys.h\"")))
  }

  @Test func aBrokenFileIsNotChecked() {
    check.accepts(plain(text("<key>A</key><string>")))
  }

  @Test func theTreePrintsBack() {
    let text = plain(text(camera, condition: "<key>A</key><true/>\n#else\n<key>A</key><false/>"))
    let tree = PropertyListTree.parse(SourceText(text))
    #expect(tree.printed() == Array(text.utf8))
    #expect(tree.isReadableWhenPreprocessed && !tree.isReadable)
  }

  private func plain(_ marked: String) -> String { String(marked.filter { !["1️⃣", "2️⃣"].contains($0) }) }
}
