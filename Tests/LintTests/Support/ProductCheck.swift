import AppProject
import ProductFiles
import ProjectFiles
import PropertyList
import TestSupport
import Testing

@testable import LintEngine
@testable import LintRules

/// Runs one rule over a property list of a bundle that was built.
struct ProductCheck {
  private let rule: any Rule.Type
  private let file: String
  private let entries: String

  /// Makes a check of `rule` on an Info.plist, or another `file`, with these entries.
  init(_ rule: any Rule.Type, _ entries: String = "", file: String = "Info.plist") {
    (self.rule, self.file, self.entries) = (rule, file, entries)
  }

  func findings(_ bundle: BuiltBundle) -> [Finding] {
    let document = Document(path: "/Cellar.ipa/\(file)", contents: Array(String.plist(entries).utf8))
    return RuleExampleRun.findings(of: [rule], in: document, bundle)
  }

  /// Expects one finding with a severity and a code.
  @discardableResult
  func finds(
    _ bundle: BuiltBundle,
    _ severity: Severity,
    _ code: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let findings = findings(bundle)
    #expect(findings.map(\.severity) == [severity], "\(findings.map(\.message))", sourceLocation: sourceLocation)
    #expect(findings.first?.appStoreCode == code, sourceLocation: sourceLocation)
    return findings.first?.message ?? ""
  }

  /// Expects no finding.
  func accepts(_ bundle: BuiltBundle, sourceLocation: SourceLocation = #_sourceLocation) {
    let findings = findings(bundle)
    #expect(findings.isEmpty, "\(findings.map(\.message))", sourceLocation: sourceLocation)
  }
}

extension BuiltBundle {
  static let framework = BuiltBundle("Cellar.app/Frameworks/Juice.framework", .framework)
  static let share = BuiltBundle("Cellar.app/PlugIns/Share.appex", .appExtension)

  /// Returns the same bundle after changes.
  func with(_ change: (inout BuiltBundle) -> Void) -> BuiltBundle {
    var bundle = self
    change(&bundle)
    return bundle
  }

  /// The same in a build for simulators.
  var inSimulator: BuiltBundle { with { $0.product.platform = .iOSSimulator } }
  /// The same in an archive of Xcode.
  var inArchive: BuiltBundle { with { $0.product.kind = .archive } }
  /// The same in an app for the Mac.
  var onMac: BuiltBundle { with { $0.product.platform = .macOS } }

  /// Returns the same with a provisioning profile of these contents.
  func with(profile: [String: PropertyListValue]) -> BuiltBundle {
    with {
      $0.profile = ProvisioningProfile(contents: .dictionary(profile.map { .init(key: $0.key, value: $0.value) }))
    }
  }
}
