import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports libraries in the list of a framework for several systems that are missing or have other code.
enum XCFrameworkLibraryMismatch: ProjectRule {
  static let description = RuleDescription(
    id: "xcframework-library-mismatch",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.xcodeBuild],
    example: .built(
      """
      <key>AvailableLibraries</key> <array>
        <dict>
          <key>LibraryIdentifier</key> <string>ios-arm64</string>
          <key>LibraryPath</key> <string>libJuice.a</string>
          <key>SupportedArchitectures</key> <array> <string>arm64</string> </array>
        </dict>
      </array>
      """,
      repairing: {
        var bundle = BuiltBundle("Juice.xcframework", .framework)
        (bundle.executable, bundle.product.hasApp) = (nil, false)
        return bundle
      }(),
      of: .xcframework
    ) { $0.libraries = ["ios-arm64/libJuice.a": BuiltCode(path: "ios-arm64/libJuice.a", isArchive: true)] },
    references: [.apple("xcode/creating-a-multi-platform-binary-framework-bundle")]
  )
  static let subject = RuleSubject.keys("AvailableLibraries", in: .xcframework)

  /// More systems and processors than there are.
  private static let limit = 100

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isXCFramework,
      let list = context.rootKeys.value(forKey: "AvailableLibraries"), list.kind == .array
    else { return }
    for item in list.children.prefix(limit) where item.kind == .dictionary {
      guard let folder = item.value(forKey: "LibraryIdentifier")?.literalText,
        let name = item.value(forKey: "LibraryPath"), let file = name.literalText
      else { continue }
      let path = "\(folder)/\(file)"
      guard let code = built.libraries[path] else {
        context.report(description, at: name.range, description.text("message", path))
        continue
      }
      guard let architectures = item.value(forKey: "SupportedArchitectures") else { continue }
      let declared = Set(architectures.children.compactMap(\.literalText))
      let found = Set(code.slices.map(\.architecture))
      guard !found.isEmpty, found != declared else { continue }
      let names = found.sorted().joined(separator: ", ")
      context.report(
        description,
        at: architectures.range,
        description.text("architectures", path, names),
        severity: .warning
      )
    }
  }
}
