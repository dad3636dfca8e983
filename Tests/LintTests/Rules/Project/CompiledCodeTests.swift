import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

/// Code counts for a bundle as far as its target compiles it.
@Suite struct CompiledCodeTests {
  private static let call = "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)"
  private static let marked = "1️⃣{2️⃣ CFBundleName = a; }"
  private static let plain = "{ CFBundleName = a; }"
  private static let settings = "SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist;"

  private enum Verdict { case certain, probable, silent }

  /// Expects a verdict about the camera's key of an app whose code is `source`, with the settings of its configurations.
  private func expect(
    _ verdict: Verdict,
    _ source: String,
    _ configurations: [(name: String, settings: String)],
    file: String = "Code/A.swift",
    others: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let all = configurations.map { ($0.name, Self.settings + $0.settings) }
    let project = ExampleProject(.init(all, folder: "Code"))
    let files = others.merging([file: source]) { first, _ in first }
    let checks: [(any Rule.Type, Verdict)] = [
      (PurposeStringMissing.self, .certain), (PurposeStringProbablyMissing.self, .probable),
    ]
    for (rule, own) in checks {
      let check = ProjectCheck(rule, project, files)
      if own == verdict {
        check.finds(Self.marked, sourceLocation: sourceLocation)
      } else {
        check.accepts(Self.plain, sourceLocation: sourceLocation)
      }
    }
  }

  private func inside(_ condition: String) -> String { "#if \(condition)\n\(Self.call)\n#endif" }

  private let usual = [
    (name: "Debug", settings: #"SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)";"#),
    (name: "Release", settings: ""),
  ]

  @Test func flagsOfTheTarget() {
    expect(.certain, inside("CAMERA"), [("Release", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = CAMERA;")])
    expect(.certain, inside("CAMERA"), [("Release", #"OTHER_SWIFT_FLAGS = "-Xfrontend -x -D CAMERA -DB";"#)])
    expect(.silent, inside("!CAMERA"), [("Release", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = CAMERA;")])
  }

  @Test func flagThatNothingDefinesIsNotSet() {
    expect(.silent, inside("CAMERA"), usual)
    expect(.certain, inside("!CAMERA"), usual)
  }

  @Test func settingsThatAreNotReadLeaveFlagsUnknown() {
    expect(.probable, inside("CAMERA"), [("Release", #"OTHER_SWIFT_FLAGS = "$(FLAGS)";"#)])
    expect(.probable, inside("!CAMERA"), [("Release", #"OTHER_SWIFT_FLAGS = "$(FLAGS)";"#)])
    expect(.certain, inside("!DEBUG"), [("Release", #"OTHER_SWIFT_FLAGS = "$(FLAGS)";"#)])
  }

  @Test func flagOfSomeBuildsForUsersIsNotCertain() {
    expect(
      .probable,
      inside("BETA"),
      [("Beta", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = BETA;"), ("Release", "")]
    )
  }

  @Test func codeForDebugging() {
    expect(.probable, inside("DEBUG"), usual)
    expect(.certain, inside("!DEBUG"), usual)
    expect(.certain, "#if DEBUG\nlet a = 0\n#else\n\(Self.call)\n#endif", usual)
    expect(.probable, inside("DEBUG || targetEnvironment(simulator)"), usual)
    expect(.silent, inside("DEBUG"), [("Release", "")])
  }

  @Test func codeForSimulators() {
    expect(.silent, inside("targetEnvironment(simulator)"), usual)
    expect(.certain, inside("!targetEnvironment(simulator)"), usual)
  }

  @Test func codeForOtherPlatforms() {
    expect(.silent, inside("os(macOS)"), usual)
    expect(.silent, inside("canImport(AppKit)"), usual)
    expect(.silent, inside("targetEnvironment(macCatalyst)"), usual)
    expect(.certain, inside("canImport(UIKit)"), usual)
    expect(.certain, inside("targetEnvironment(macCatalyst)"), [("Release", "SUPPORTS_MACCATALYST = YES;")])
  }

  @Test func macrosOfC() {
    let call = "[AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo completionHandler:nil];"
    let defined = "#ifdef CAMERA\n\(call)\n#endif"
    let set = "#if CAMERA\n\(call)\n#endif"
    expect(.certain, set, [("Release", "GCC_PREPROCESSOR_DEFINITIONS = CAMERA;")], file: "Code/A.m")
    expect(.silent, set, [("Release", #"GCC_PREPROCESSOR_DEFINITIONS = "CAMERA=0";"#)], file: "Code/A.m")
    expect(.certain, defined, [("Release", #"GCC_PREPROCESSOR_DEFINITIONS = "CAMERA=0";"#)], file: "Code/A.m")
    expect(.certain, set, [("Release", #"OTHER_CFLAGS = "-DCAMERA=1";"#)], file: "Code/A.m")
    // A header may define it.
    expect(.probable, set, [("Release", "")], file: "Code/A.m")
    // Settings of another configuration do.
    let both = [(name: "Debug", settings: "GCC_PREPROCESSOR_DEFINITIONS = CAMERA;"), (name: "Release", settings: "")]
    expect(.probable, set, both, file: "Code/A.m")
    expect(.certain, "#ifndef CAMERA\n\(call)\n#endif", both, file: "Code/A.m")
  }

  @Test func codeOfALibraryHasItsFlags() {
    let project = ExampleProject(
      .init(
        [("Release", Self.settings + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = APP;")],
        embeds: ["Kit"],
        folder: "Code"
      ),
      .init(
        [("Release", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = CAMERA;")],
        name: "Kit",
        product: "framework",
        folder: "Kit"
      )
    )
    ProjectCheck(PurposeStringMissing.self, project, ["Kit/A.swift": inside("CAMERA")]).finds(Self.marked)
    ProjectCheck(PurposeStringMissing.self, project, ["Kit/A.swift": inside("APP")]).accepts(Self.plain)
  }

  @Test func codeOfAPackageHasItsSettings() {
    let package = """
      let package = Package(
        name: "Kit",
        products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [
          .target(name: "Kit", swiftSettings: [.define("CAMERA"), .define("LOG", .when(configuration: .debug))])
        ]
      )
      """
    let project = """
      {
        rootObject = P;
        objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T); };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (S); };
          S = { isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; };
          L = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
          D = { isa = XCSwiftPackageProductDependency; productName = Kit; package = L; };
          T = {
            isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildConfigurationList = C; buildPhases = (); fileSystemSynchronizedGroups = (S);
            packageProductDependencies = (D);
          };
          C = { isa = XCConfigurationList; buildConfigurations = (R); };
          R = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(Self.settings) }; };
        };
      }
      """
    let verdicts: [(String, Bool)] = [
      ("CAMERA", true), ("SWIFT_PACKAGE", true), ("!DEBUG", true), ("!LOG", true), ("OTHER", false), ("LOG", false),
    ]
    for (condition, isCompiled) in verdicts {
      let check = ProjectCheck(
        PurposeStringMissing.self,
        [
          ExampleProject.file: project, "Kit/Package.swift": package, "Code/B.swift": "",
          "Kit/Sources/Kit/A.swift": inside(condition),
        ]
      )
      if isCompiled { check.finds(Self.marked) } else { check.accepts(Self.plain) }
    }
  }

  @Test func codeForOldSystems() {
    let old = "if #available(iOS 14, *) {\n} else {\n\(Self.call)\n}"
    expect(.silent, old, [("Release", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")])
    expect(.certain, old, [("Release", "IPHONEOS_DEPLOYMENT_TARGET = 13.0;")])
    expect(.certain, "if #available(iOS 17, *) {\n\(Self.call)\n}", [("Release", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")])
  }

  @Test func photoLibraryNeedsNoKeySinceIOS11() {
    let picker = "let picker = UIImagePickerController()"
    expect(.silent, picker, [("Release", "IPHONEOS_DEPLOYMENT_TARGET = 12.0;")])
    expect(.silent, picker, usual)
    expect(.probable, picker, [("Release", "IPHONEOS_DEPLOYMENT_TARGET = 10.0;")])
  }

  @Test func debuggingIsNoMatterOfTheStore() {
    let project = ExampleProject(.init(usual.map { ($0.name, Self.settings + $0.settings) }, folder: "Code"))
    let finding = ProjectCheck(PurposeStringProbablyMissing.self, project, ["Code/A.swift": inside("DEBUG")])
      .finds(Self.marked).first
    #expect(finding?.appStoreCode == nil)
    #expect(finding?.message.hasSuffix("Only builds for debugging contain that code.") == true)
  }
}
