import LintFacts
import ProjectReports
import Testing

struct TextReportTests {
  private static let camera = Sample.entry("NSCameraUsageDescription", "Scan the codes of trails.")

  private func text(_ report: ProjectReport) -> String {
    TextReport(folder: Sample.folder, placeLimit: 3).text([report])
  }

  @Test func theWholeText() throws {
    let settings = """
      INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0;
      PRODUCT_BUNDLE_IDENTIFIER = org.example.trails; MARKETING_VERSION = 1.2; CURRENT_PROJECT_VERSION = 7;
      """
    let report = try Sample.report(
      ExampleProject.Target([("Debug", settings), ("Release", settings)], name: "Trails"),
      ExampleProject.Target("", name: "Kit", product: "framework"),
      files: [
        "App/Info.plist": Sample.app(Self.camera), "App/de.lproj/Main.strings": "a = \"b\";",
        "App/Scanner.swift": "func scan() { AVCaptureDevice.requestAccess(for: .video) { _ in } }",
      ]
    )
    #expect(
      text(report) == """
        Project Trails
        ==============

        Trails (app)
        ------------
          Info.plist        App/Info.plist
          source files      1
          languages         de
          Trails            iOS 16.0
            Debug, Release  org.example.trails, 1.2 (7)

          PURPOSE STRING            DECLARED  WHERE             NEEDED BY
          NSCameraUsageDescription  yes       App/Info.plist:3  App/Scanner.swift:1 AVCaptureDevice.requestAccess(for: .video)

        Other targets: Kit


        """
    )
  }

  @Test func whatIsUnknownEmptyOrAPlaceholderIsReported() throws {
    let report = try Sample.report(
      ExampleProject.Target("INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = \"$(PREFIX).trails\";"),
      files: [
        "Info.plist": Sample.app(
          Sample.entry("NSCameraUsageDescription", "") + Sample.entry("NSMicrophoneUsageDescription", "TODO")
        )
      ]
    )
    let lines = text(report).split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("identifier unknown: $(PREFIX) has no value") })
    #expect(lines.contains { $0.hasPrefix("  App ") && $0.hasSuffix("platform unknown") })
    #expect(lines.contains { $0.hasPrefix("  NSCameraUsageDescription") && $0.contains(" empty ") })
    #expect(lines.contains { $0.hasPrefix("  NSMicrophoneUsageDescription") && $0.contains(" placeholder ") })
  }

  @Test func equalTablesAreThereOnce() throws {
    let report = try Sample.report(
      ExampleProject.Target("INFOPLIST_FILE = A/Info.plist;", name: "Free"),
      ExampleProject.Target("INFOPLIST_FILE = B/Info.plist;", name: "Plus"),
      files: ["A/Info.plist": Sample.app(Self.camera), "B/Info.plist": Sample.app(Self.camera)]
    )
    let lines = text(report).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  NSCameraUsageDescription") } == 1)
    #expect(lines.contains("  Purpose strings are the same as for Free."))
  }

  @Test func namesDoNotControlTheTerminal() throws {
    let report = try Sample.report(
      ExampleProject.Target("INFOPLIST_FILE = \"A\u{1B}[31m/Info.plist\";"),
      files: ["A\u{1B}[31m/Info.plist": Sample.app()]
    )
    #expect(!text(report).contains("\u{1B}"))
    #expect(text(report).contains("A\\u{1B}[31m/Info.plist"))
  }
}
