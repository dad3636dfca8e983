import AppProject
import BuildDescriptions
import KeyCatalog
import LintEngine
import ProjectFiles
import PropertyList

/// The value after the build, for each target and configuration that builds it.
struct BuildValueText {
  /// Longer texts are shortened.
  private static let maximumText = 300
  /// More rows are only counted.
  private static let maximumRows = 12

  /// A value with the configurations of a target that have it.
  private struct Row {
    let target: String
    var configurations: [String]
    let value: ExpandedText
  }

  private var rows: [Row] = []
  /// Whether some configuration has no value.
  private var isPartial = false

  /// Reads the value in each configuration of `targets`; nil if it has none.
  private init(_ targets: [ProjectTarget], _ value: (TargetConfiguration) -> ExpandedText?) {
    for target in targets {
      let first = rows.count
      for configuration in target.configurations {
        guard let value = value(configuration) else {
          isPartial = true
          continue
        }
        if let known = rows[first...].firstIndex(where: { $0.value == value }) {
          rows[known].configurations.append(configuration.name)
        } else {
          rows.append(Row(target: target.name, configurations: [configuration.name], value: value))
        }
      }
    }
  }

  /// Adds the values of the build variables in the text of `node`; nothing if it has none or no target is known.
  static func append(_ node: Node, in document: Document, _ project: ProjectContext, to page: inout PageContent) {
    guard document.kind == .infoPlist || document.kind == .entitlements, node.kind == .string,
      node.contentRange.count <= maximumText, let text = node.stringValue, BuildVariable.occurs(in: text)
    else { return }
    let values = BuildValueText(project.targets) { $0.expand(text) }
    values.append(to: &page, single: { .words("pages.value-in-build", $0) }, several: .words("pages.values-in-build"))
  }

  /// Returns the value that all targets and configurations have for a text with build variables; nil for several, for
  /// unknown ones and for texts of several lines.
  static func commonValue(of node: Node, in document: Document, _ project: ProjectContext) -> String? {
    guard document.kind == .infoPlist || document.kind == .entitlements, node.contentRange.count <= maximumText,
      let text = node.stringValue, BuildVariable.occurs(in: text)
    else { return nil }
    let values = BuildValueText(project.targets) { $0.expand(text) }
    guard !values.isPartial, let first = values.rows.first, values.rows.allSatisfy({ $0.value == first.value }),
      case .known(let value) = first.value, !value.isEmpty, !value.contains(where: \.isNewline)
    else { return nil }
    return value
  }

  /// Adds the values that an `INFOPLIST_KEY_` setting gives to `key`; nothing if there is no such setting.
  ///
  /// The key is one at the top level of an Info.plist.
  static func append(key: String, _ project: ProjectContext, to page: inout PageContent) {
    guard let setting = KeyCatalog.generatedKeys.first(where: { $0.key == key })?.buildSetting,
      setting.hasPrefix("INFOPLIST_KEY_")
    else { return }
    let values = BuildValueText(project.targets) { configuration in
      configuration.generatesInfoPlist && configuration.suppliedKeys.contains(key)
        ? configuration.value(of: setting) : nil
    }
    values.append(
      to: &page,
      single: { .words("pages.setting-in-build", "\(code: setting)", $0) },
      several: .words("pages.settings-in-build", "\(code: setting)")
    )
  }

  private func append(to page: inout PageContent, single: (RichText) -> RichText, several: RichText) {
    guard let first = rows.first else { return }
    guard isPartial || rows.contains(where: { $0.value != first.value }) else {
      page.paragraph(single(Self.text(of: first.value)))
      return
    }
    page.paragraph(several)
    page.table(
      [.words("pages.column-target"), .words("pages.column-configuration"), .words("pages.column-value")],
      rows.prefix(Self.maximumRows).map { row in
        [
          RichText(text: row.target), RichText(text: row.configurations.joined(separator: ", ")),
          Self.text(of: row.value),
        ]
      }
    )
    if rows.count > Self.maximumRows {
      page.paragraph(.words("pages.more", "\(String(rows.count - Self.maximumRows))"))
    }
  }

  private static func text(of value: ExpandedText) -> RichText {
    switch value {
    case .known(let text):
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return line.isEmpty ? .words("pages.empty-value") : "\(code: line.cut(to: maximumText))"
    case .unknown(let variable): return .words("pages.unknown-variable", "\(code: "$(\(variable))")")
    }
  }
}

extension String {
  /// The text, or its beginning with a mark if it has more than `length` characters.
  fileprivate func cut(to length: Int) -> String { count > length ? prefix(length) + "…" : self }
}
