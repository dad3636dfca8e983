import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct SignatureBrokenTests {
  private let check = ProductCheck(SignatureBroken.self)
  private let app = BuiltBundle().with { $0.brokenSeal.changed = ["Cellar.app/a.png"] }

  @Test func whatWasChangedAfterSigningIsRefused() {
    #expect(check.finds(app, .error, "ITMS-90035").hasPrefix("Changed after the bundle was signed: Cellar.app/a.png."))
    check.accepts(BuiltBundle())
  }

  @Test func aMessageNamesAllKindsOfChangesAndSomePaths() {
    let broken = app.with {
      $0.brokenSeal.missing = ["b"]
      $0.brokenSeal.added = ["c", "d", "e", "f"]
      $0.brokenSeal.altered = "g"
    }
    let message = check.finds(broken, .error, "ITMS-90035")
    #expect(message.contains("Removed after the bundle was signed: b. Added after the bundle was signed: c, d, e, …."))
    #expect(message.hasSuffix("The entitlements or requirements in g are others than those that were signed."))
  }

  @Test func whatIsSignedAnewBeforeItIsUsedIsNotReported() {
    check.accepts(app.inArchive)
    check.accepts(app.inSimulator)
    let folder = app.with { $0.product.kind = .bundle }
    check.finds(folder, .error, nil)
    check.accepts(folder.with { $0.product.isSigned = false })
    check.accepts(folder.with { $0.product.hasApp = false })
    check.finds(app.with { $0.product.isSigned = false }, .warning, "ITMS-90035")
  }

  @Test func macOSOpensNoChangedAppAndXcodeBuildsWithNoChangedLibrary() {
    check.finds(app.onMac, .error, nil)
    let library = BuiltBundle("Juice.xcframework", .framework).with {
      $0.product.hasApp = false
      $0.brokenSeal.added = ["Juice.xcframework/a"]
    }
    // Of what may be added no signature of Apple's tool was at hand.
    ProductCheck(SignatureBroken.self).finds(library, .warning, nil)
    ProductCheck(SignatureBroken.self).finds(
      library.with { $0.brokenSeal.missing = ["Juice.xcframework/b"] },
      .error,
      nil
    )
  }
}
