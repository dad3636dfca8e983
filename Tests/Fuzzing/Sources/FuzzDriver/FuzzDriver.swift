#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What runs on bytes of any content, and stops the program where something is wrong.
public typealias FuzzTarget = @Sendable ([UInt8]) -> Void

/// Returns the one of `targets` that the variable `PLIST_FUZZ` names; the program ends if it names none.
public func chosenTarget(of targets: [String: FuzzTarget]) -> FuzzTarget {
  let name = getenv("PLIST_FUZZ").map { String(cString: $0) } ?? ""
  guard let target = targets[name] else {
    complain("PLIST_FUZZ must be one of \(targets.keys.sorted().joined(separator: ", ")).")
    exit(2)
  }
  return target
}

/// Stops the program, with the input kept by libFuzzer, unless a claim holds.
public func require(_ claim: Bool, _ message: @autoclosure () -> String) {
  guard !claim else { return }
  complain(message())
  abort()
}

/// Writes a line to standard error, whose variable of C is not safe in Swift.
private func complain(_ message: String) {
  let line = Array("\(message)\n".utf8)
  _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
}
