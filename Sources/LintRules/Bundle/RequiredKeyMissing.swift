import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports written-out files of apps and extensions that lack a key which every such bundle has.
enum RequiredKeyMissing: Rule {
  static let description = RuleDescription(
    id: "required-key-missing",
    severity: .warning,
    example: .plist(
      bad: """
        <key>CFBundleDevelopmentRegion</key> <string>en</string>
        <key>CFBundleExecutable</key> <string>$(EXECUTABLE_NAME)</string>
        <key>CFBundleInfoDictionaryVersion</key> <string>6.0</string>
        <key>CFBundleName</key> <string>$(PRODUCT_NAME)</string>
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>CFBundleShortVersionString</key> <string>1.0</string>
        <key>CFBundleVersion</key> <string>1</string>
        """,
      good: """
        <key>CFBundleDevelopmentRegion</key> <string>en</string>
        <key>CFBundleExecutable</key> <string>$(EXECUTABLE_NAME)</string>
        <key>CFBundleIdentifier</key> <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleInfoDictionaryVersion</key> <string>6.0</string>
        <key>CFBundleName</key> <string>$(PRODUCT_NAME)</string>
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>CFBundleShortVersionString</key> <string>1.0</string>
        <key>CFBundleVersion</key> <string>1</string>
        """
    ),
    appStoreCode: "ITMS-90360",
    references: [
      .apple("bundleresources/information-property-list/bundle-configuration"),
      "https://github.com/Expensify/App/pull/35336",
    ]
  )
  static let subject = RuleSubject.everything(in: .infoPlist)

  static let checks = Check.withOrWithoutProject(check)

  /// The keys, and the build settings for their values in the templates of Xcode.
  private static let variables = [
    ("CFBundleExecutable", "$(EXECUTABLE_NAME)"),
    ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
    ("CFBundleName", "$(PRODUCT_NAME)"),
    ("CFBundlePackageType", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
  ]

  private static let name = "CFBundleName"
  private static let displayName = "CFBundleDisplayName"

  private static func check(_ document: Document, _ project: ProjectContext, in context: inout RuleContext) {
    // Another rule reports what was built for devices.
    guard project.built?.isForDevices != true, let root = document.rootDictionary, document.tree.isReadable,
      context.traits.bundle.isAppOrPartOfOne
    else {
      return
    }
    if lacksName(context) {
      let edit = context.editor.insertEntry(displayName, .string("$(PRODUCT_NAME)"), into: root)
      context.report(
        description,
        at: document.anchor,
        description.text("no-name", displayName, name),
        fixes: [Fix(description.text("insert", displayName), [edit], isSafe: false)],
        key: displayName
      )
    } else if lacksDisplayName(context) {
      let edit = context.editor.insertEntry(displayName, .string("$(PRODUCT_NAME)"), into: root)
      context.report(
        description,
        at: document.anchor,
        description.text("no-display-name", displayName),
        severity: .info,
        fixes: [Fix(description.text("insert", displayName), [edit], isSafe: false)],
        key: displayName
      )
    }
    guard CompleteBundle.isWrittenOut(context.rootKeys) else { return reportAll(document, root, in: &context) }
    let supplied = context.traits.bundle.target?.generatorDefaults ?? []
    for (key, variable) in variables
    where !context.rootKeys.contains(key) && !supplied.contains(key) && !(key == name && lacksName(context)) {
      let edit = context.editor.insertEntry(key, .string(variable), into: root)
      context.report(
        description,
        at: document.anchor,
        description.text("message", key),
        // The system needs no name, and a Mac app may be for other stores.
        severity: key == name && !context.traits.bundle.isForStoreOnly ? .info : nil,
        fixes: [Fix(description.text("insert", key), [edit], isSafe: false)],
        key: key
      )
    }
  }

  /// Reports all missing keys at once, if the target builds the file as it is: the build then adds none of them.
  private static func reportAll(_ document: Document, _ root: Node, in context: inout RuleContext) {
    guard isBuiltAsItIs(context) else { return }
    let all = variables + versions
    let missing = all.filter { !context.rootKeys.contains($0.0) && !($0.0 == name && lacksName(context)) }
    // Without one of these nothing can be installed.
    guard missing.count > 1, missing.contains(where: { essential.contains($0.0) }) else { return }
    let edits = missing.map { context.editor.insertEntry($0.0, .string($0.1), into: root) }
    let areInsertions = edits.allSatisfy(\.range.isEmpty)
    context.report(
      description,
      at: document.anchor,
      description.text("several", missing.map(\.0).joined(separator: ", ")),
      fixes: areInsertions ? [Fix(description.text("insert-all", "\(missing.count)"), edits, isSafe: false)] : []
    )
  }

  private static let essential: Set = ["CFBundleExecutable", "CFBundleIdentifier"]
  private static let versions = [
    ("CFBundleShortVersionString", "$(MARKETING_VERSION)"), ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)"),
  ]

  /// Returns whether no configuration of the target adds keys to the file.
  private static func isBuiltAsItIs(_ context: RuleContext) -> Bool {
    let bundle = context.traits.bundle
    guard let target = bundle.target, target.isOfXcode, !bundle.configurations.isEmpty else { return false }
    return bundle.configurations.allSatisfy {
      !$0.generatesInfoPlist && $0.infoPlist == context.document.path && $0.hasBundleSettings
        && !$0.sets("INFOPLIST_PREPROCESS")
    }
  }

  /// Returns whether an extension has neither name, and its target builds the file as it is.
  private static func lacksName(_ context: RuleContext) -> Bool {
    lacksDisplayName(context) && !context.rootKeys.contains(name)
  }

  /// Returns whether an extension has no name for users, and its target builds the file as it is.
  private static func lacksDisplayName(_ context: RuleContext) -> Bool {
    let bundle = context.traits.bundle
    guard bundle.isExtension, let target = bundle.target, target.isOfXcode, !bundle.configurations.isEmpty else {
      return false
    }
    return !context.rootKeys.contains(displayName)
      && bundle.configurations.allSatisfy { !$0.generatesInfoPlist && $0.infoPlist == context.document.path }
  }
}
