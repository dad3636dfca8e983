import ArgumentParser
import LintFiles
import Messages
import ProjectFiles

/// `plist-lsp init`: writes a configuration to begin with.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a \(ConfigurationFile.name) with comments that explain each setting.",
    discussion: """
      All settings in it are comments, so it changes nothing until you edit it. A configuration that exists is not replaced.

      The exit status is 0, and 2 if the file exists or cannot be written.

      EXAMPLES
        plist-lsp init
        plist-lsp init App
      """
  )

  @Argument(help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var folder = "."

  func run() throws {
    let path = folder == "." ? ConfigurationFile.name : FilePath.join(folder, ConfigurationFile.name)
    do throws(FileFailure) {
      try AtomicWriter.create([(path, Array(ConfigurationTemplate.text.utf8))])
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
    StandardStream.error.writeLine(Messages.text("commands.wrote", [path]))
  }
}
