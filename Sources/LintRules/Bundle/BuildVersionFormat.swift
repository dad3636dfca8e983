import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports values of `CFBundleVersion` that are not a version number.
enum BuildVersionFormat: Rule {
  static let description = RuleDescription(
    id: "build-version-format",
    severity: .error,
    premises: [.fileKind],
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleVersion</key> <string>2.4.1-7</string>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleVersion</key> <string>2.4.1</string>
        """
    ),
    appStoreCode: "ITMS-90058",
    references: [.apple("bundleresources/information-property-list/cfbundleversion")]
  )
  static let subject = RuleSubject.keys("CFBundleVersion", in: .infoPlist)

  static let checks = Check.withOrWithoutProject(check)

  private static func check(_ document: Document, _ project: ProjectContext, in context: inout RuleContext) {
    // The system ignores more than three integers.
    VersionReport.report("CFBundleVersion", project, description, allowingMore: true, in: &context)
  }
}
