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
  "edits": EditFuzzing.run,
  "framing": FramingFuzzing.run,
  "lint": LintFuzzing.run,
  "openstep": TextFuzzing.runOpenStep,
  "project": ProjectFuzzing.run,
  "settings": ProjectFuzzing.runSettings,
  "xml": TextFuzzing.runXML,
]

/// The target that the variable `PLIST_FUZZ` names.
private let target: @Sendable ([UInt8]) -> Void = {
  let name = getenv("PLIST_FUZZ").map { String(cString: $0) } ?? ""
  guard let target = targets[name] else {
    fputs("PLIST_FUZZ must be one of \(targets.keys.sorted().joined(separator: ", "))\n", stderr)
    exit(2)
  }
  return target
}()

/// libFuzzer calls it for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Stops the program, with the input kept by libFuzzer, unless a claim holds.
func require(_ claim: Bool, _ message: @autoclosure () -> String) {
  guard !claim else { return }
  fputs("\(message())\n", stderr)
  abort()
}
