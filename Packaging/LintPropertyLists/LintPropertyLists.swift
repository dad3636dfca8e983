import Foundation
import PackagePlugin

/// `swift package lint-property-lists`: runs `plist-lsp lint` in the folder of the package, with the arguments that follow.
///
/// It asks for no permission, so that nothing has to be allowed for a check; for `--fix` SwiftPM is told
/// `--allow-writing-to-package-directory`, since on macOS plugins run in a sandbox.
@main struct LintPropertyLists: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "plist-lsp").url
    process.arguments = ["lint"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): break
    case (.exit, 1): Diagnostics.error("There are findings at or above the severity that fails.")
    default: Diagnostics.error("plist-lsp lint ended with status \(process.terminationStatus).")
    }
  }
}
