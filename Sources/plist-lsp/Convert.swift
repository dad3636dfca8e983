import ArgumentParser
import LintFiles
import PropertyList

/// `plist-lsp convert`: writes a property list in another format.
struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a property list in another format.",
    discussion: """
      Reads XML, old-style text (including .strings) and binary property lists, with the values that Foundation reads. \
      Comments are lost. Keys are sorted, except in binary output, which keeps the order of the file.

      JSON cannot represent dates, data, keyed archive references and numbers that are not finite; a property list with \
      one of these is an error. The old-style syntax has only strings, data, arrays and dictionaries: other values become \
      strings, Booleans 1 and 0.

      The exit status is 0 on success and 2 if the file cannot be read, converted or written; the reason goes to standard \
      error, with line and column if known.

      EXAMPLES
        plist-lsp convert --to xml --output Info.xml.plist Info.plist
        plist-lsp convert --to json project.pbxproj | jq .objects
        curl … | plist-lsp convert --to openstep -
      """
  )

  @Option(help: ArgumentHelp("The format to write.", valueName: "format"))
  var to: OutputFormat

  @Option(help: ArgumentHelp("The file to write; standard output by default and for -.", valueName: "file"))
  var output: String?

  @OptionGroup var logOptions: LogOptions

  @Argument(help: ArgumentHelp("The file to read; - is standard input.", valueName: "file"))
  var file: String

  func validate() throws {
    if to == .binary, output.map(Self.isStandardOutput) ?? true, StandardStream.output.isTerminal {
      throw ValidationError("A binary property list cannot be shown on a terminal; use --output.")
    }
  }

  /// Whether a path means standard output.
  private static func isStandardOutput(_ path: String) -> Bool { path == "-" || path == "/dev/stdout" }

  func run() throws {
    let log = logOptions.log()
    do {
      let name = file == "-" ? "<stdin>" : file
      let contents = try file == "-" ? RegularFile.standardInput() : RegularFile(readingFrom: file).contents
      log.write(.debug, "read \(contents.count) bytes")
      let result = try to.write(try PropertyListInput(path: name, contents: contents).read(), path: name)
      log.write(.debug, "writing \(result.count) bytes")
      if let output, !Self.isStandardOutput(output) {
        try AtomicWriter.save(result, to: output)
      } else if !StandardStream.output.writeDocument(result) {
        throw FileFailure(path: "<stdout>", reason: "cannot be written")
      }
    } catch let failure as FileFailure {
      StandardStream.error.writeLine("\(failure)")
      throw ExitCode.unusable
    }
  }
}

/// The formats that `convert` writes.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case xml
  case openstep
  case json
  case binary

  /// Returns `value` as the bytes of a file; throws `FileFailure` if the format cannot represent it.
  func write(_ value: PropertyListValue, path: String) throws -> [UInt8] {
    switch self {
    case .xml: return Array(XMLWriter().document(value).utf8)
    case .openstep: return Array(OpenStepWriter().document(value).utf8)
    case .binary: return BinaryWriter().document(value)
    case .json:
      do {
        return Array(try JSONDocumentWriter().document(value).utf8)
      } catch {
        let place = error.path.isEmpty ? "the property list" : error.path
        throw FileFailure(path: path, reason: "cannot be written as JSON: \(place) is \(error.value)")
      }
    }
  }
}
