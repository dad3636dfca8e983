import AppProject
import CodeScanning
import LintEngine
import ProjectFiles
import PropertyList

/// Reports bundles without code that name an executable, and executables without a name.
enum ExecutableInResourceBundle: EntryRule {
  static let description = RuleDescription(
    id: "executable-in-resource-bundle",
    severity: .error,
    premises: [.fileKind, .bundleKind],
    refusedBy: [.appStoreConnect],
    example: .plist(
      file: "Pictures.bundle/Info.plist",
      bad: """
        <key>CFBundlePackageType</key> <string>BNDL</string>
        <key>CFBundleExecutable</key> <string>Pictures</string>
        """,
      good: "<key>CFBundlePackageType</key> <string>BNDL</string>"
    ),
    references: ["https://github.com/tuist/tuist/pull/1361", "https://github.com/bazel-ios/rules_ios/issues/800"]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  /// What templates write for the name.
  private static let variables = ["$(EXECUTABLE_NAME)", "${EXECUTABLE_NAME}"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let value = entry.value, let name = value.stringValue else { return }
    guard !variables.contains(name) else {
      if isBuiltWithoutCode(context.traits.bundle) {
        report(entry, at: entry.key.range, description.text("message", entry.name), code: "ITMS-90535", in: &context)
      }
      return
    }
    guard value.literalText != nil else { return }
    if name.isEmpty {
      report(entry, at: value.range, description.text("empty"), code: "ITMS-90207", in: &context)
    } else if context.traits.bundle.kind?.value == .loadableBundle,
      isFlatBundle(context.document.path) || isBuiltWithoutCode(context.traits.bundle)
    {
      report(entry, at: entry.key.range, description.text("message", entry.name), code: "ITMS-90535", in: &context)
    }
  }

  /// Whether a target makes the bundle for other systems than the Mac, which load no code from one, and compiles no source.
  private static func isBuiltWithoutCode(_ bundle: AppBundle) -> Bool {
    guard let target = bundle.target, target.productType == "bundle", target.knowsFiles, !bundle.systems.isEmpty,
      !bundle.systems.contains(.macOS)
    else { return false }
    return target.namedFiles.allSatisfy { SourceLanguage(fileName: FilePath.name($0)) == nil }
  }

  /// Whether a file is directly in a folder with the extension of bundles, as on all systems but the Mac.
  ///
  /// Bundles of the Mac may have code, and the file alone does not show whether a bundle has only resources or is a
  /// plug-in or test.
  private static func isFlatBundle(_ path: String?) -> Bool {
    let folder = path.map(FilePath.folder).map(FilePath.name)
    return folder.map { FilePath.fileExtension($0) == "bundle" } ?? false
  }

  private static func report(
    _ entry: CatalogEntry,
    at range: Range<Int>,
    _ message: String,
    code: String,
    in context: inout RuleContext
  ) {
    let removal = context.editor.removeEntry(entry.entry)
    context.report(
      description,
      at: range,
      message,
      appStoreCode: code,
      fixes: [Fix(description.text("remove", entry.name), [removal], isSafe: false)]
    )
  }
}
