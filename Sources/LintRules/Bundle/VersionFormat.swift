import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports values of `CFBundleShortVersionString` that are not a version number.
enum VersionFormat: Rule {
  static let description = RuleDescription(
    id: "version-format",
    severity: .error,
    premises: [.fileKind],
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleShortVersionString</key> <string>2.4.1-beta</string>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleShortVersionString</key> <string>2.4.1</string>
        """
    ),
    appStoreCode: "ITMS-90060",
    references: [.apple("bundleresources/information-property-list/cfbundleshortversionstring")]
  )
  static let subject = RuleSubject.keys("CFBundleShortVersionString", in: .infoPlist)

  static let checks = Check.withOrWithoutProject(check)

  private static func check(_ document: Document, _ project: ProjectContext, in context: inout RuleContext) {
    VersionReport.report("CFBundleShortVersionString", project, description, in: &context)
  }
}
