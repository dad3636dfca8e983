/// A function that libFuzzer calls with each input.
public typealias FuzzFunction = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

/// The main function of libFuzzer.
///
/// The package manager gives the program a main function of its own, so that of the library is not used.
/// Source: LLVM, "libFuzzer", section "Using libFuzzer as a library".
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ testOneInput: FuzzFunction
) -> CInt

/// Calls `function` with inputs as the arguments of the program request.
public func runFuzzer(_ function: FuzzFunction) {
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  _ = runDriver(&count, &arguments, function)
}
