import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct IconNotInCatalogTests {
  private let check = ProductCheck(IconNotInCatalog.self, "<key>CFBundleIconName</key> <string>AppIcon</string>")

  private func app(_ name: String, _ sizes: Int...) -> BuiltBundle {
    BuiltBundle().with { bundle in
      let all = sizes.map { CatalogImage.Size(width: $0, height: $0) }
      bundle.images = [CatalogImage(name: name, sizes: all)]
    }
  }

  @Test func theIconMustBeInTheCatalog() {
    check.finds(app("Barrel", 1_024), .warning, "ITMS-90022")
    check.accepts(app("AppIcon", 1_024))
    check.accepts(BuiltBundle())
  }

  @Test func theStoreNeedsItsImage() {
    check.finds(app("AppIcon", 120, 180), .warning, "ITMS-90704")
    check.accepts(app("AppIcon", 120, 1_024))
  }

  @Test func iconsInLayersHaveNoSizes() {
    check.accepts(app("AppIcon"))
    check.accepts(app("AppIcon", 0, 120))
    check.accepts(app("AppIcon", 120).inSimulator)
  }
}
