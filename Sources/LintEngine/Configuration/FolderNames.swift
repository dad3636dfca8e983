/// Names of folders, compared without upper and lower case; `*.xcframework` stands for all with this extension.
public struct FolderNames: Sendable, Hashable {
  /// The names as they were written.
  public let names: [String]
  private let whole: Set<String>
  private let extensions: Set<String>

  /// Makes a list of names.
  public init(_ names: [String]) {
    self.names = names
    let lower = names.map { $0.lowercased() }
    whole = Set(lower.filter { !$0.hasPrefix("*.") })
    extensions = Set(lower.filter { $0.hasPrefix("*.") }.map { String($0.dropFirst(2)) })
  }

  /// Returns whether `name` is one of them.
  public func contains(_ name: String) -> Bool {
    let name = name.lowercased()
    if whole.contains(name) { return true }
    return name.lastIndex(of: ".").map { extensions.contains(String(name[name.index(after: $0)...])) } ?? false
  }

  /// Words at the end of a name that only describe what is made, and with what.
  private static let kinds = ["apps", "ios", "macos", "objc", "projects", "swift", "swiftui", "uikit"]

  /// Returns whether `name`, its last word or its last two words are one of them: `iOS Example`, `CameraDemo`, `MapTestHost`,
  /// `LoginSample-SwiftUI` and `Example Apps` are folders of the names `Example`, `Demo`, `TestHost` and `Sample`.
  public func containsLastWord(of name: String) -> Bool {
    let last = Self.lastWord(of: name)
    if contains(name) || whole.contains(last) { return true }
    if whole.contains(Self.lastWord(of: String(name.dropLast(last.count))) + last) { return true }
    return Self.kinds.contains { kind in
      guard name.count > kind.count, name.lowercased().hasSuffix(kind) else { return false }
      let rest = name.dropLast(kind.count)
      return containsLastWord(of: String(rest.last.map { $0.isLetter || $0.isNumber } ?? true ? rest : rest.dropLast()))
    }
  }

  /// Returns whether a property list is named after one of them, as the `Tests-Info.plist` of a target `Tests` is.
  public func containsLastWord(ofPropertyList name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), ["plist", "entitlements"].contains(name[name.index(after: dot)...]) else {
      return false
    }
    let target = name[..<dot]
    return containsLastWord(of: String(target.hasSuffix("-Info") ? target.dropLast("-Info".count) : target))
  }

  /// Returns the last word of a name, in lower case; a word starts after a sign or at an upper-case letter after a lower-case one.
  private static func lastWord(of name: String) -> String {
    var word = ""
    for character in name.reversed() {
      guard character.isLetter else { break }
      if word.first?.isUppercase == true, !character.isUppercase { break }
      word.insert(character, at: word.startIndex)
    }
    return word.lowercased()
  }
}

extension FolderNames {
  /// The folders with what tools make and others write, and with deliberately broken files of tests.
  public static let usuallySkipped = FolderNames([
    "build", "capacitor-cordova-ios-plugins", "Carthage", "CMakeFiles", "DerivedData", "node_modules", "Pods",
    "SourcePackages", "xcuserdata",
    "third_party", "third-party", "ThirdParty", "3rdparty", "dep", "deps", "extern", "externals", "vendor", "vendored",
    "vendors",
    "fixture", "fixtures", "testdata", "test_data",
    "*.app", "*.appex", "*.dSYM", "*.framework", "*.xcarchive", "*.xcframework",
  ])

  /// The folders of tests, samples and templates, which no store sees.
  public static let usualSamples = FolderNames([
    "demo", "demos", "example", "examples", "playground", "preview", "previews", "sample", "samples", "spec",
    "template", "templates",
    "test", "testapp", "testhost", "testhostapp", "testing",
    "tests", "tutorial", "tutorials", "uitest", "uitesthost", "uitesting", "uitests", "unittests", "*.xctemplate",
  ])
}
