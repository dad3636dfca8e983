import AppProject
import ArgumentParser
import LintFiles

/// The option that names what Expo makes of an app.
struct ExpoOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The output of npx expo config --type introspect --json, whose keys, entitlements and privacy manifest are those of the \
      Expo app. You run that command, since it runs code of the project.
      """,
      valueName: "file"
    )
  )
  var expoConfig: String?

  /// Adds what the file has; exits if it is no such output.
  func read(into builder: inout ProjectContextBuilder) throws {
    guard let path = expoConfig else { return }
    do throws(FileFailure) {
      let contents = try RegularFile(readingFrom: path).contents
      guard builder.takeIntrospection(contents, of: path) else {
        throw FileFailure(path: path, reason: "not the output of npx expo config --type introspect --json")
      }
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
  }
}
