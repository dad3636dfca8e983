/// The main function of libFuzzer, which calls a function for each input.
///
/// The package manager gives the program a main function of its own, so that of the library is not used.
/// Source: LLVM, "libFuzzer", section "Using libFuzzer as a library".
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ testOneInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
_ = runDriver(&count, &arguments) { start, count in
  target(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
