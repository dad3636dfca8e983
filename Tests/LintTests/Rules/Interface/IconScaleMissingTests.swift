import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct IconScaleMissingTests {
  private func check(_ images: String...) -> ProjectCheck {
    ProjectCheck(
      IconScaleMissing.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")),
      images.reduce(into: [:]) { $0["App/\($1)"] = "" }
    )
  }

  @Test func iconsHaveVariantsForRetina() {
    check("Icon.png").finds("{ CFBundleIconFiles = (1️⃣Icon2️⃣); }")
    check("Icon.png").finds(
      "{ CFBundleIcons = { CFBundlePrimaryIcon = { CFBundleIconFiles = (1️⃣Icon.png2️⃣); }; }; }"
    )
  }

  @Test func acceptsIconsWithVariantsAndMissingOnes() {
    check("Icon.png", "Icon@2x.png").accepts("{ CFBundleIconFiles = (Icon); }")
    check("Icon.png", "Icon@3x~ipad.png").accepts("{ CFBundleIconFiles = (Icon); }")
    check("Other.png").accepts("{ CFBundleIconFiles = (Icon); }")
    check("Icon.png").accepts("{ CFBundleIconFiles = (\"Icon@2x.png\"); }")
  }
}
