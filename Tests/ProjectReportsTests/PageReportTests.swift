import LintEngine
import LintFacts
import ProjectReports
import Testing

@testable import Messages

struct PageReportTests {
  private static let hostile = "<script>alert('\"1\"')</script>"
  private static let escaped = "&lt;script&gt;alert(&#39;&quot;1&quot;&#39;)&lt;/script&gt;"

  private func page(_ report: ProjectReport) -> String {
    PageReport(title: "Trails", folder: Sample.folder, placeLimit: 3).text([report])
  }

  /// A project with hostile text wherever the page shows some.
  private func makeHostileReport() throws -> ProjectReport {
    let text = "&lt;script&gt;alert('\"1\"')&lt;/script&gt;"
    let settings = "INFOPLIST_FILE = App/Info.plist; CODE_SIGN_ENTITLEMENTS = App/App.entitlements;"
    return try Sample.report(
      ExampleProject.Target(
        settings + "PRODUCT_BUNDLE_IDENTIFIER = \"<script>alert('1')</script>\"; MARKETING_VERSION = \"<script>\";"
      ),
      files: [
        "App/Info.plist": Sample.app(
          Sample.entry("NSCameraUsageDescription", text) + Sample.entry("CFBundleDevelopmentRegion", "en")
        ),
        "App/App.entitlements": Sample.plist(Sample.entry("\"><img src=x>".replacing("<", with: "&lt;"), text)),
        "App/PrivacyInfo.xcprivacy": Sample.plist(
          "<key>NSPrivacyTrackingDomains</key><array><string>\(text)</string></array>"
        ),
        "App/<img src=x>.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"<script>alert('1')</script>\";",
        "App/<b>.swift": "AVCaptureDevice.requestAccess(for: .video) // <script>alert('1')</script>",
      ]
    )
  }

  @Test func textOfTheProjectIsInert() throws {
    let page = page(try makeHostileReport())
    #expect(!page.contains("<script"))
    #expect(!page.contains("<img"))
    #expect(page.contains(Self.escaped))
    #expect(page.contains("&lt;b&gt;.<wbr>swift:1"))
    #expect(page.contains("&lt;img src=x&gt;"))
  }

  @Test func nothingIsLoaded() throws {
    let page = page(try makeHostileReport())
    for mark in ["src=", "url(", "@import", "http://", "https://", "<link", "<iframe", "<object", "javascript:"] {
      #expect(!page.replacing("img src=x", with: "").contains(mark), "\(mark)")
    }
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("/trees/"))
  }

  @Test func everyLinkHasItsPlace() throws {
    let page = page(try makeHostileReport())
    for link in page.matches(of: /href="#([^"]*)"/) { #expect(page.contains("id=\"\(link.1)\""), "\(link.1)") }
  }

  @Test func everyElementEnds() throws {
    var open: [Substring] = []
    let body = page(try makeHostileReport()).split(separator: "<body>").last ?? ""
    for tag in body.matches(of: /<(\/?)([a-z0-9]+)/) where tag.2 != "wbr" {
      if tag.1.isEmpty {
        open.append(tag.2)
      } else if tag.2 != "body", tag.2 != "html" {
        #expect(open.popLast() == tag.2)
      }
    }
    #expect(open.isEmpty)
  }

  @Test func aLargeProjectMakesABoundedPage() throws {
    var files = ["App/Info.plist": Sample.app(Sample.entry("CFBundleDevelopmentRegion", "en"))]
    let languages = (0..<60).map { number in
      "\(["a", "b", "c"][number % 3])\(["a", "b", "c", "d", "e"][number / 3 % 5])\(["x", "y", "z", "w"][number / 15])"
    }
    for language in languages + ["en"] {
      for table in 0..<200 {
        files["App/\(language).lproj/Table\(table).strings"] = "a = \"\(language)\"; b = \"\(table)\";"
      }
    }
    let report = try Sample.report(ExampleProject.Target("INFOPLIST_FILE = App/Info.plist;"), files: files)
    #expect(report.tables.count == 200)
    let page = page(report)
    #expect(page.utf8.count < 1_500_000)
    #expect(page.contains("Smaller tables that are not shown: 50."))
  }

  @Test func thePageIsInTheChosenLanguage() throws {
    for word in ["doctor.overview", "doctor.page-footer"] {
      #expect(Messages.text(word, [], in: .simplifiedChinese) != Messages.text(word, [], in: .english))
    }
  }
}
