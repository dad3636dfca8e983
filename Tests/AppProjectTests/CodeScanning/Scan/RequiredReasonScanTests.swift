import KeyCatalog
import TestSupport
import Testing

@testable import CodeScanning

private enum Category {
  static let timestamp = "NSPrivacyAccessedAPICategoryFileTimestamp"
  static let diskSpace = "NSPrivacyAccessedAPICategoryDiskSpace"
  static let bootTime = "NSPrivacyAccessedAPICategorySystemBootTime"
  static let keyboards = "NSPrivacyAccessedAPICategoryActiveKeyboards"
  static let defaults = "NSPrivacyAccessedAPICategoryUserDefaults"
}

/// The API whose use a privacy manifest explains is found by its own names only.
@Suite struct RequiredReasonScanTests {
  private func categories(_ text: String, _ file: String = "A.swift") -> [[String]] {
    MarkedText(text).scan(file).requiredReasonUses.map(\.categories)
  }

  @Test(
    "bug: the code of values that are inserted into texts was not read",
    arguments: [
      #"let a = "up \(ProcessInfo.processInfo.systemUptime)""#,
      #"let a = "\(name ?? "Unknown") " + "up \(ProcessInfo.processInfo.systemUptime)""#,
      #"let a = "\(f("\(b)")) \(c.d), up \(ProcessInfo.processInfo.systemUptime)!""#,
      "let a = \"\"\"\n  \\(b)\n  up \\(ProcessInfo.processInfo.systemUptime)\n\"\"\"",
      ##"let a = #"\(b) \#(ProcessInfo.processInfo.systemUptime)"#"##,
    ]
  )
  func valuesInTextsAreCode(_ text: String) {
    #expect(categories(text) == [[Category.bootTime]])
  }

  @Test(arguments: [
    #"let a = "ProcessInfo.processInfo.systemUptime \(b) ProcessInfo.processInfo.systemUptime""#,
    ##"let a = #"\(ProcessInfo.processInfo.systemUptime)"#"##,
    #"let a = "\(f("ProcessInfo.processInfo.systemUptime"))""#,
  ])
  func textsAreNoCode(_ text: String) {
    #expect(categories(text).isEmpty)
  }

  // MARK: Swift

  @Test(arguments: [
    "let keys: [URLResourceKey] = [.creationDateKey]",
    "url.resourceValues(forKeys: [.isRegularFileKey, .contentModificationDateKey])",
    "[URLResourceKey.contentModificationDateKey]",
    "attributes[FileAttributeKey.creationDate]",
    "let attributes = try manager.attributesOfItem(atPath: path)\nlet date = attributes[.modificationDate] as? Date",
    "try manager.setAttributes([.creationDate: date], ofItemAtPath: path)",
    "document.fileModificationDate",
    "stat(path, &info)",
    "guard Darwin.stat(path, &info) == 0 else { return }",
    "if lstat(path, &info) != 0 {}",
    "fstatat(folder, path, &info, 0)",
    "getattrlistbulk(folder, &list, buffer, size, 0)",
  ])
  func fileTimestamps(_ text: String) {
    #expect(categories(text) == [[Category.timestamp]])
  }

  @Test(arguments: [
    "asset.creationDate", "record.modificationDate = now", "NSSortDescriptor(key: \"creationDate\", ascending: true)",
    "record[.creationDate]", "sort(by: .modificationDate)", "case creationDate", "var info = stat()", "struct stat {}",
    "func stat(_ path: String) {}", "server.stat(path)", "let stat = 1", "// stat(path, &info)", "print(\"stat(a)\")",
    "case .stat(let path): break", "fstat", "File.stat(path, &info)",
  ])
  func otherDates(_ text: String) {
    #expect(categories(text).isEmpty)
  }

  @Test func keysOfAttributesNeedTheAttributes() {
    #expect(categories("m.attributesOfItem(atPath: p)\nrows.sort(by: .creationDate)\nphoto.creationDate").isEmpty)
    #expect(categories("m.attributesOfFileSystem(forPath: p)[.systemFreeSize]") == [[Category.diskSpace]])
  }

  @Test(arguments: [
    "values.volumeAvailableCapacityKey", "[.volumeAvailableCapacityForImportantUsageKey]",
    "[.volumeTotalCapacityKey]", "statfs(path, &info)", "statvfs(path, &info)",
  ])
  func diskSpace(_ text: String) {
    #expect(categories(text) == [[Category.diskSpace]])
  }

  @Test func someBelongToTwoCategories() {
    #expect(categories("getattrlist(path, &list, &buffer, size, 0)") == [[Category.diskSpace, Category.timestamp]])
  }

  @Test(arguments: ["ProcessInfo.processInfo.systemUptime", "processInfo.systemUptime", "mach_absolute_time()"])
  func bootTime(_ text: String) {
    #expect(categories(text) == [[Category.bootTime]])
  }

  @Test func activeKeyboards() {
    #expect(categories("UITextInputMode.activeInputModes") == [[Category.keyboards]])
    #expect(categories("[UITextInputMode activeInputModes];", "A.m") == [[Category.keyboards]])
  }

  @Test(arguments: [
    "@AppStorage(\"a\") var a = 1", "_a = AppStorage(wrappedValue: 1, \"a\")", "@SwiftUI.AppStorage(key) var a = 1",
  ])
  func appStorageUsesUserDefaults(_ text: String) {
    #expect(categories(text) == [[Category.defaults]])
  }

  @Test(arguments: ["UserDefaults.standard.bool(forKey: key)", "let store: UserDefaults", "Foundation.UserDefaults()"])
  func userDefaults(_ text: String) {
    #expect(categories(text) == [[Category.defaults]])
  }

  @Test(arguments: [
    "// UserDefaults", "\"UserDefaults\"", "MyUserDefaults.standard", "UserDefaultsKey", "extension UserDefaults {}",
    "case .UserDefaults: break", "MyAppStorage(1)", "case .AppStorage: break",
  ])
  func otherDefaults(_ text: String) {
    #expect(categories(text).isEmpty)
  }

  @Test func ownDeclarationsAreNoted() {
    let source = MarkedText("final class UserDefaults {}\nfunc stat(_ path: String, _ b: Int) {}\nstat(a, 1)").scan(
      "A.swift"
    )
    #expect(source.declaredNames == ["UserDefaults", "stat"])
    #expect(source.requiredReasonUses.map(\.declaredName) == ["stat"])
  }

  // MARK: Objective-C and C

  @Test(arguments: [
    ("[[NSUserDefaults standardUserDefaults] boolForKey:key];", Category.defaults),
    ("NSDate *date = attributes[NSFileModificationDate];", Category.timestamp),
    ("[url getResourceValue:&date forKey:NSURLContentModificationDateKey error:nil];", Category.timestamp),
    ("[document fileModificationDate];", Category.timestamp),
    ("document.fileModificationDate;", Category.timestamp),
    ("return stat(path, &info);", Category.timestamp),
    ("if (fstat(file, &info) == 0) {}", Category.timestamp),
    ("attributes[NSFileSystemFreeSize];", Category.diskSpace),
    ("NSTimeInterval time = [[NSProcessInfo processInfo] systemUptime];", Category.bootTime),
    ("NSProcessInfo.processInfo.systemUptime;", Category.bootTime),
  ])
  func objectiveC(_ text: String, _ category: String) {
    #expect(categories(text, "A.m") == [[category]])
  }

  @Test(arguments: [
    "struct stat info;", "int stat(const char *path, struct stat *info);", "file->stat(path);", "file.stat(path);",
    "File::stat(path, &info);", "[self stat:path];", "@class NSUserDefaults;", "- (NSDate *)fileModificationDate;",
    "asset.creationDate;", "/* NSUserDefaults */",
  ])
  func otherObjectiveC(_ text: String) {
    #expect(categories(text, "A.mm").isEmpty)
  }

  @Test func functionsOfC() {
    #expect(categories("int a(void) { return ::stat(path, &info); }", "a.cpp") == [[Category.timestamp]])
    #expect(categories("uint64_t a = mach_absolute_time();", "a.c") == [[Category.bootTime]])
    #expect(categories("int stat(const char *path, struct stat *info);", "stat.h").isEmpty)
    #expect(categories("NSUserDefaults *defaults;", "a.h") == [[Category.defaults]])
  }

  @Test func scriptsHaveNone() {
    #expect(categories("stat(path, info); UserDefaults.standard", "a.dart").isEmpty)
    #expect(categories("fs.stat(path, done); stat(path, done)", "a.js").isEmpty)
  }

  // MARK: Places

  @Test func findsThePlaceAndTheName() throws {
    let text = MarkedText("let a = 1\n  let b = 1️⃣UserDefaults2️⃣.standard\n")
    let use = try #require(text.scan("A.swift").requiredReasonUses.first)
    #expect(text.range(of: use.evidence) == text.range("1️⃣", "2️⃣"))
    #expect(use.symbol == "UserDefaults")
    #expect(use.evidence.line == 1)
    #expect(use.declaredName == "UserDefaults")
  }

  @Test func namesSymbolsAsInCode() {
    let source = MarkedText("m.attributesOfItem(atPath: p)[.creationDate]; stat(p, &i)").scan("A.swift")
    #expect(source.requiredReasonUses.map(\.symbol) == ["stat", "FileAttributeKey.creationDate"])
  }

  @Test func keepsFewPlacesOfEach() {
    let text = String(repeating: "UserDefaults.standard\n", count: 100) + "mach_absolute_time()"
    #expect(categories(text).count == 5)
  }

  @Test func everySymbolOfTheCatalogIsLookedFor() {
    let languages = [SourceLanguage.swift, .objectiveC, .c]
    let found = languages.reduce(into: Set<String>()) { found, language in
      for symbol in RequiredReasonSymbol.symbols(for: language) { found.insert(symbol.name) }
    }
    for api in KeyCatalog.requiredReasonAPIs {
      let name = api.symbol.split { $0 == "." || $0 == " " || $0 == "(" }.joined(separator: ".")
      #expect(found.contains(name), "\(api.symbol)")
    }
  }
}
