import KeyCatalog
import LintRules
import Testing

@testable import LanguageFeatures

/// Every row of the catalog has a page with its type, its platforms and its purpose.
@Suite struct ReferenceRowsTests {
  private func page(_ term: String, in domain: CatalogDomain? = nil) -> String {
    ReferencePage.page(for: term, in: domain)?.plainText ?? ""
  }

  @Test(arguments: CatalogDomain.allCases)
  func everyKey(_ domain: CatalogDomain) {
    let keys = KeyCatalog.keys(in: domain)
    var missing: [String] = []
    // A page shows the names of free-form keys only if a file gives them.
    for info in keys where info.key != "*" && info.key != "[]" {
      let page = page(info.path, in: domain)
      let platforms = AvailabilityText.line(info.platforms)?.plain
      let isComplete =
        !info.typeDescription.isEmpty && page.contains("\(info.typeDescription), \(domain.fileDescription)")
        && page.contains("Available on: \(platforms ?? "")") == (platforms != nil)
        && info.summary.map { !$0.isEmpty && page.contains($0) } == true
      if !isComplete { missing.append(info.path) }
    }
    #expect(!keys.isEmpty)
    #expect(missing == [])
  }

  @Test(arguments: CatalogDomain.allCases)
  func everyValue(_ domain: CatalogDomain) {
    var missing: [String] = []
    for info in KeyCatalog.keys(in: domain)
    where info.key != "*" && info.key != "[]" && info.path != "UIRequiredDeviceCapabilities" {
      for value in info.values {
        let page = page("\(info.path)=\(value.value)", in: domain)
        let platforms = AvailabilityText.line(value.platforms.isEmpty ? info.platforms : value.platforms)?.plain
        let isComplete =
          page.hasPrefix(value.value) && page.contains("value of \(info.key) (")
          && page.contains("Available on: \(platforms ?? "")") == (platforms != nil)
          && value.summary.map { !$0.isEmpty && page.contains($0) } == true
        if !isComplete { missing.append("\(info.path)=\(value.value)") }
      }
    }
    #expect(missing == [])
  }

  @Test func everyValueByItself() {
    for domain in CatalogDomain.allCases {
      for info in KeyCatalog.keys(in: domain) where info.types != .boolean {
        for value in info.values { #expect(!page(value.value).isEmpty, "\(value.value) of \(info.path)") }
      }
    }
  }

  @Test func everyDeviceCapability() {
    for capability in KeyCatalog.deviceCapabilities {
      let page = page(capability.value)
      #expect(page.contains("value of UIRequiredDeviceCapabilities (string, Info.plist)"), "\(capability.value)")
      #expect(page.contains("Available on: ") == !capability.platforms.isEmpty, "\(capability.value)")
      #expect(!capability.summary.isEmpty && page.contains(capability.summary), "\(capability.value)")
    }
  }

  @Test func everyReasonCode() {
    let codes = Set(KeyCatalog.requiredReasonAPIs.flatMap(\.reasons))
    #expect(codes.count > 10)
    for code in codes {
      let page = page(code)
      #expect(page.contains("Available on: ") && page.contains("Fits NSPrivacyAccessedAPICategory"), "\(code)")
    }
    for category in Set(KeyCatalog.requiredReasonAPIs.map(\.category)) {
      #expect(page(category).contains("Reasons: "), "\(category)")
    }
  }

  @Test func everyAppStoreCode() {
    for error in KeyCatalog.appStoreErrors {
      let page = page(error.displayCode)
      #expect(page.contains("Severity: ") == (error.severity != nil), "\(error.code)")
      #expect(!error.summary.isEmpty && page.contains(error.summary), "\(error.code)")
    }
  }

  @Test func codesNameTheRulesThatReportThem() {
    let ids = Set(RuleRegistry.all.map { $0.description.id })
    for error in KeyCatalog.appStoreErrors {
      #expect(error.rules.filter { !ids.contains($0) } == [], "\(error.code)")
      for rule in error.rules { #expect(page(error.code).contains(rule), "\(error.code)") }
    }
    #expect(page("ITMS-90870").contains("launch-screen-missing"))
  }

  @Test func codesOfRulesHavePages() {
    for code in RuleRegistry.all.compactMap({ $0.description.appStoreCode }) {
      #expect(KeyCatalog.appStoreError(code) != nil, "\(code)")
    }
    for code in ["90034", "90119", "90349", "90511", "91108"] { #expect(!page("ITMS-\(code)").isEmpty, "\(code)") }
  }

  @Test func everyProtectedResource() {
    for resource in KeyCatalog.protectedResources {
      let page = page(resource.key)
      #expect(page.contains("Available on: ") || resource.platforms.isEmpty, "\(resource.key)")
      #expect(page.contains("Protects: ") || resource.scope.isEmpty, "\(resource.key)")
    }
  }

  @Test func everySymbol() {
    var missing: [String] = []
    for symbol in Set(KeyCatalog.apiSymbols.map(\.symbol) + KeyCatalog.requiredReasonAPIs.map(\.symbol)) {
      if page(symbol).isEmpty { missing.append(symbol) }
    }
    #expect(missing == [])
  }

  @Test func everyBuildSettingThatWritesAKey() {
    for generated in KeyCatalog.generatedKeys {
      guard let setting = generated.buildSetting else { continue }
      #expect(page(setting).hasPrefix("\(generated.key)\n"), "\(setting)")
    }
  }

  @Test func everyLibrary() {
    for library in KeyCatalog.libraries {
      #expect(page(library.name).contains(library.summary) && !library.summary.isEmpty, "\(library.name)")
    }
  }

  @Test func everyRelationShowsWithItsKey() {
    let kinds = ["background-mode", "capability", "entitlement", "info-plist"]
    for relation in KeyCatalog.entitlementRelations
    where kinds.contains(relation.kind) && relation.certainty != .doubtful {
      guard !relation.name.contains(" + "), !page(relation.name).isEmpty, let note = relation.note,
        relation.relation != "supported-on"
      else { continue }
      #expect(page(relation.name).contains(note), "\(relation.name)")
    }
  }
}
