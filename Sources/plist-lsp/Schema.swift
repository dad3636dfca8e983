import ArgumentParser
import LintFiles

/// `plist-lsp schema`: prints the schema of the configuration file.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON schema of \(ConfigurationFile.name).",
    discussion: """
      Editors that help with YAML can take it: keep it beside the configuration and name it in its first line.

      EXAMPLES
        plist-lsp schema > plist-lsp.schema.json
        # yaml-language-server: $schema=plist-lsp.schema.json
      """
  )

  func run() throws {
    _ = StandardStream.output.write(Array(ConfigurationSchema.json().utf8))
  }
}
