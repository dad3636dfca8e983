import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList
import StringTable

/// Reports keys of `InfoPlist.strings` under which the system looks nothing up.
///
/// Any key may translate a text of the Info.plist, such as the title of a shortcut, so only those are reported that were meant
/// for a key of the system.
enum LocalizedUnknownKey: Rule {
  static let description = RuleDescription(
    id: "localized-unknown-key",
    severity: .warning,
    example: .init(
      file: "InfoPlist.strings",
      bad: #""Privacy - Camera Usage Description" = "Scan the barcode of a product.";"#,
      good: #""NSCameraUsageDescription" = "Scan the barcode of a product.";"#
    ),
    references: [.apple("bundleresources/managing-your-app-s-information-property-list")]
  )
  static let checks: [Check] = [.entry(check), .project(check), .stringCatalog(check)]
  static let subject = RuleSubject.everything(in: .infoPlistStrings, .stringCatalog)

  /// Keys whose values users see.
  private static let translatable = [
    "CFBundleDisplayName", "CFBundleGetInfoString", "CFBundleName", "CFBundleSpokenName", "NSHumanReadableCopyright",
  ]

  // MARK: Names

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isTopLevel, entry.info == nil, WhiteSpace.trim(entry.name) == entry.name,
      KeyCatalog.protectedResource(forKey: entry.name) == nil
    else { return }
    let isNamedAsSystemKey = PurposeKeys.isPurposeString(entry.name) && entry.name.hasPrefix("NS")
    guard let meant = meantKey(entry.name) else {
      guard isNamedAsSystemKey else { return }
      let message = description.text("message", entry.name)
      return context.report(description, at: entry.key.range, message, cause: .table(entry.name))
    }
    let fix =
      context.hasSibling(meant, of: entry)
      ? Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)
      : Fix(description.text("rename", meant), [context.editor.replaceText(of: entry.key, with: meant)], isSafe: false)
    let message = description.text("near-miss", entry.name, meant)
    context.report(description, at: entry.key.range, message, fixes: [fix], cause: .table(entry.name))
  }

  /// Looks at the keys of a catalog that translates an Info.plist; linear in them.
  private static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    guard StringTableFormat.stringCatalog.mayTranslateInfoPlist(context.document.name) else { return }
    for text in catalog.countedTexts where !text.isStale && KeyCatalog.key(at: text.key, in: .infoPlist) == nil {
      guard WhiteSpace.trim(text.key) == text.key, KeyCatalog.protectedResource(forKey: text.key) == nil else {
        continue
      }
      if let meant = meantKey(text.key) {
        context.report(description, at: text.name.range, description.text("near-miss", text.key, meant))
      } else if PurposeKeys.isPurposeString(text.key), text.key.hasPrefix("NS") {
        context.report(description, at: text.name.range, description.text("message", text.key))
      }
    }
  }

  private static func meantKey(_ name: String) -> String? {
    if let meant = NearestPurposeKey.key(meantBy: name)?.key { return meant }
    return translatable.first { key in
      key.utf8.count >= 12 && EditDistance.bounded(name, key, limit: 2) != nil
    }
  }

  // MARK: Names that the Info.plist has as a text

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.kind != .stringCatalog else { return }
    for infoPlist in project.documents.infoPlists {
      for entry in PurposeKeys.entries(RootKeys(infoPlist.rootDictionary)) {
        guard let name = entry.name, let text = PurposeString(key: name, value: entry.value),
          name == text.resource.key, !text.isBlank, KeyCatalog.key(at: text.value, in: .infoPlist) == nil,
          let key = context.rootKeys.entry(forKey: text.value)?.key, !context.rootKeys.contains(name)
        else { continue }
        context.report(
          description,
          at: key.range,
          description.text("indirect", text.value, name),
          fixes: [
            Fix(description.text("rename", name), [context.editor.replaceText(of: key, with: name)], isSafe: false)
          ],
          cause: .table(text.value)
        )
      }
    }
  }
}
