import AppProject
import Foundation
import ProjectFiles
import TestSupport
import Testing

@testable import LintEngine
@testable import LintRules

/// Purpose strings that were forgotten and added later are reported before and not after.
///
/// The pairs are in the folder that `PLIST_CORPUS` names, without the sources that need the keys: a line for each key
/// is in for them.
@Suite(.enabled(if: Fixtures.corpus != nil)) struct RealPurposeFixTests {
  private static let uses = [
    "NSBluetoothAlwaysUsageDescription": "CBCentralManager()",
    "NSCameraUsageDescription": "AVCaptureDevice.requestAccess(for: .video)",
    "NSContactsUsageDescription": "CNContactStore()",
    "NSFaceIDUsageDescription": "LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics)",
    "NSHealthShareUsageDescription": "HKHealthStore()",
    "NSHealthUpdateUsageDescription": "HKHealthStore()",
    "NSLocationAlwaysAndWhenInUseUsageDescription": "import CoreLocation\nmanager.requestAlwaysAuthorization()",
    "NSLocationWhenInUseUsageDescription": "import CoreLocation\nmanager.requestWhenInUseAuthorization()",
    "NSMicrophoneUsageDescription": "AVAudioApplication.requestRecordPermission()",
    "NSPhotoLibraryAddUsageDescription": "UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)",
    "NSPhotoLibraryUsageDescription": "PHPhotoLibrary.requestAuthorization { _ in }",
    "NSSiriUsageDescription": "INPreferences.requestSiriAuthorization { _ in }",
  ]

  static let rows: [[String: String]] = {
    let folder = Fixtures.corpus?.appendingPathComponent("fixes")
    let rows = folder.flatMap { try? Fixtures.table($0.appendingPathComponent("INDEX.tsv")) } ?? []
    return rows.filter { $0["class"] == "missing-usage-description" }
  }()

  @Test(arguments: rows) func isMissedBeforeAndNotAfter(_ row: [String: String]) throws {
    let keys = (row["key"] ?? "").components(separatedBy: " | ").filter { Self.uses[$0] != nil }
    #expect(!keys.isEmpty)
    let before = try messages(#require(row["before"]), #require(row["path"]), keys)
    let after = try messages(#require(row["after"]), #require(row["path"]), keys)
    for key in keys {
      #expect(before.contains { Self.reports($0, key) }, "\(row["id"] ?? "") \(key)")
      #expect(!after.contains { Self.reports($0, key) }, "\(row["id"] ?? "") \(key)")
    }
  }

  private static func reports(_ message: String, _ key: String) -> Bool {
    message.hasPrefix("Missing key \(key)") || message.hasPrefix("Key \(key) is probably missing")
  }

  /// Returns the messages about a file in a project that uses the API of `keys`.
  private func messages(_ file: String, _ path: String, _ keys: [String]) throws -> [String] {
    let folder = try #require(Fixtures.corpus).appendingPathComponent("fixes")
    let contents = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
    let path = "/tree/\(path)"
    let source = keys.compactMap { Self.uses[$0] }.joined(separator: "\n")
    let specification = """
      targets:
        App:
          type: application
          sources: ["\(FilePath.folder(path))"]
          settings: { INFOPLIST_FILE: "\(path)" }
      """
    let files = [
      path: contents, "/tree/project.yml": Array(specification.utf8),
      "\(FilePath.folder(path))/Use.swift": Array(source.utf8),
    ]
    let builder = ProjectContextBuilder(files: OverlaidFiles(files), homeFolder: nil)
    return Linter(rules: [PurposeStringMissing.self, PurposeStringProbablyMissing.self])
      .findings(in: Document(path: path, contents: contents), project: builder.context(for: path)).map(\.message)
  }
}
