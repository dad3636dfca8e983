@testable import LintEngine
@testable import LintFacts

/// An app with an extension inside it, for rules that compare the two.
struct EmbeddedExample {
  /// The settings of the app and of the extension in each configuration.
  private let configurations: [(name: String, app: String, inner: String)]
  private let product: String

  /// Makes an app and what is inside it, of one product type.
  init(_ configurations: (name: String, app: String, inner: String)..., product: String = "app-extension") {
    (self.configurations, self.product) = (configurations, product)
  }

  /// The project; the Info.plist of the extension is in its folder, that of the app in `App`.
  var project: ExampleProject {
    ExampleProject(
      .init(configurations.map { ($0.name, "INFOPLIST_FILE = App/Info.plist; \($0.app)") }, embeds: ["Inner"]),
      .init(
        configurations.map { ($0.name, "INFOPLIST_FILE = Info.plist; \($0.inner)") },
        name: "Inner",
        product: product
      )
    )
  }

  /// Returns a check of a rule on the extension's Info.plist, with that of the app.
  func check(_ rule: any Rule.Type, app: String = "{ a = b; }", _ files: [String: String] = [:]) -> ProjectCheck {
    ProjectCheck(rule, project, files.merging(["App/Info.plist": app]) { first, _ in first })
  }
}
