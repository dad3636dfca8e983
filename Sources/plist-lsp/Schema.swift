import ArgumentParser
import LintFiles

/// `plist-lsp schema`: prints the schema of the configuration file.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON schema of \(ConfigurationFile.name).",
    discussion: """
      For editors that support YAML schemas: save it next to the configuration and name it in the first line.

      EXAMPLES
        plist-lsp schema > plist-lsp.schema.json
        # yaml-language-server: $schema=plist-lsp.schema.json
      """
  )

  func run() throws {
    StandardStream.output.writeText(ConfigurationSchema.json())
  }
}
