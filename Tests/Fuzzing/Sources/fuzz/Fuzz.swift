#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The targets, each of which runs on bytes of any content and stops the program where something is wrong.
private let targets: [String: @Sendable ([UInt8]) -> Void] = [
  "binary": BinaryFuzzing.run,
  "catalog": CatalogFuzzing.run,
  "edits": EditFuzzing.run,
  "framing": FramingFuzzing.run,
  "hosted": HostedFuzzing.run,
  "interface": InterfaceFuzzing.run,
  "lint": LintFuzzing.run,
  "openstep": TextFuzzing.runOpenStep,
  "project": ProjectFuzzing.run,
  "settings": ProjectFuzzing.runSettings,
  "xml": TextFuzzing.runXML,
]

/// The target that the variable `PLIST_FUZZ` names.
let target: @Sendable ([UInt8]) -> Void = {
  let name = getenv("PLIST_FUZZ").map { String(cString: $0) } ?? ""
  guard let target = targets[name] else {
    complain("PLIST_FUZZ must be one of \(targets.keys.sorted().joined(separator: ", ")).")
    exit(2)
  }
  return target
}()

/// Stops the program, with the input kept by libFuzzer, unless a claim holds.
func require(_ claim: Bool, _ message: @autoclosure () -> String) {
  guard !claim else { return }
  complain(message())
  abort()
}

/// Writes a line to standard error, whose variable of C is not safe in Swift.
private func complain(_ message: String) {
  let line = Array("\(message)\n".utf8)
  _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
}
