#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A small project on the disk, made once and never changed, and the documents that sessions open.
enum SessionFolder {
  /// The path, below that of the variable `TMPDIR`.
  static let path: String = {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/fuzz-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { fatalError("No folder can be made in \(parent).") }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for folder in ["App.xcodeproj", "en.lproj", "de.lproj"] { mkdir("\(path)/\(folder)", 0o755) }
    for (name, contents) in files { write(contents, to: "\(path)/\(name)") }
    return path
  }()

  /// The addresses of the documents: files of the project, others that do not exist, and what is no file.
  static let documents: [String] =
    files.map { "file://\(path)/\($0.name)" } + [
      "file://\(path)/project.yml", "file://\(path)/app.json", "file://\(path)/Localizable.xcstrings",
      "file://\(path)/en.lproj/Localizable.stringsdict", "file://\(path)/ExportOptions.plist",
      "file:///nowhere/Info.plist", "untitled:Untitled-1", "plist-lsp://\(path)/Binary.plist", "",
    ]

  /// What documents are opened with.
  static let texts = files.map { String(decoding: $0.contents, as: UTF8.self) } + ["", catalog, "\r\n\r\u{FEFF}é😀\n"]

  private static let catalog = """
    {"sourceLanguage": "en", "strings": {"a %@": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "b"}}}}}}
    """

  private static let files: [(name: String, contents: [UInt8])] = [
    (
      "Info.plist",
      xml(
        """
        <key>CFBundleName</key>\n\t<string>$(A)</string>\n\t<key>CFBundleIdentifier</key>\n\t<string>a.b</string>
        \t<key>NSCameraUsageDescription</key>\n\t<string></string>\n\t<!-- c -->
        \t<key>UIBackgroundModes</key>\n\t<array>\n\t\t<string>audio</string>\n\t</array>
        """
      )
    ),
    ("App.entitlements", xml("<key>aps-environment</key>\n<string>$(E)</string>")),
    ("PrivacyInfo.xcprivacy", xml("<key>NSPrivacyTracking</key><true/>")),
    ("en.lproj/Localizable.strings", Array("/* c */\n\"a %@\" = \"b %d\";\n\"c\" = \"d\";\n".utf8)),
    ("de.lproj/Localizable.strings", Array("\"a %@\" = \"B\";\n\"a %@\" = \"é\\U00e9\";\nc = \"\";\n".utf8)),
    ("a.xcconfig", Array("INFOPLIST_KEY_UIStatusBarHidden = YES // c\nA[sdk=iphoneos*] = $(inherited) b\n".utf8)),
    (
      "App.swift",
      Array(
        "import AVFoundation\nlet a = NSLocalizedString(\"a %@\", comment: \"\")\nAVCaptureDevice.default(for: .video)\n"
          .utf8
      )
    ),
    ("App.xcodeproj/project.pbxproj", Array(RuleFuzzing.project.utf8)),
    (
      "Binary.plist",
      Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0x51, 0x62, 8, 11, 13] + [0, 0, 0, 0, 0, 0, 1, 1]
        + [0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15]
    ),
  ]

  private static func xml(_ entries: String) -> [UInt8] {
    Array(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\t\(entries)\n</dict>\n</plist>\n"
        .utf8
    )
  }

  private static func write(_ contents: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { fatalError("\(path) cannot be written.") }
    fwrite(contents, 1, contents.count, file)
    fclose(file)
  }
}
