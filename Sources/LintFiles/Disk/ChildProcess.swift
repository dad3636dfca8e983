#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program that is run to its end.
///
/// Foundation's `Process` would make every start slower, since Foundation sets itself up.
struct ChildProcess {
  /// What a program wrote.
  private(set) var output: [UInt8] = []
  /// What it wrote to standard error.
  private(set) var errors: [UInt8] = []
  /// Its exit status; nil if a signal ended it.
  private(set) var status: Int32?

  /// How long a program may neither write nor read anything before it is ended: it may wait for what never comes.
  private static let patience: Int32 = 120_000

  /// Runs the program `name` of the `PATH` with `input` on standard input; nil if it cannot be started.
  ///
  /// Relative folders of the `PATH` do not count: they could be those of a stranger's repository.
  init?(_ name: String, _ arguments: [String], environment: [String: String], input: [UInt8] = []) {
    guard let program = Self.program(name, in: environment["PATH"]) else { return nil }
    guard let standardInput = Pipe(), let standardOutput = Pipe(), let standardError = Pipe() else { return nil }
    let pipes = (standardInput, standardOutput, standardError)
    guard let child = Self.start(program, [name] + arguments, environment, pipes) else { return nil }
    standardInput.readEnd.close()
    standardOutput.writeEnd.close()
    standardError.writeEnd.close()
    if !exchange(input, pipes) { kill(child, SIGKILL) }
    var code: Int32 = 0
    while waitpid(child, &code, 0) < 0, errno == EINTR {}
    status = code & 0x7F == 0 ? code >> 8 & 0xFF : nil
  }

  private typealias Pipes = (input: Pipe, output: Pipe, errors: Pipe)

  private static func program(_ name: String, in path: String?) -> String? {
    let folders = (path ?? "/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.first { access("\($0)/\(name)", X_OK) == 0 }.map { "\($0)/\(name)" }
  }

  private static func start(_ program: String, _ arguments: [String], _ environment: [String: String], _ pipes: Pipes)
    -> pid_t?
  {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes.input.readEnd.number, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes.output.writeEnd.number, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes.errors.writeEnd.number, STDERR_FILENO)
    let texts = arguments.map { strdup($0) }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in texts + variables { free(text) } }
    var child: pid_t = 0
    return posix_spawn(&child, program, &actions, nil, texts + [nil], variables + [nil]) == 0 ? child : nil
  }

  /// Writes the input and reads what the program writes as each becomes possible, so that no side waits for the other; returns
  /// false where the program does nothing any more.
  private mutating func exchange(_ input: [UInt8], _ pipes: Pipes) -> Bool {
    // A program that ends before it has read all must not end this one.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    var written = 0
    _ = fcntl(pipes.input.writeEnd.number, F_SETFL, O_NONBLOCK)
    if input.isEmpty { pipes.input.writeEnd.close() }
    while pipes.output.readEnd.isOpen || pipes.errors.readEnd.isOpen {
      // The system ignores entries with a negative number, which closed ends have.
      var ends = [
        pollfd(fd: pipes.output.readEnd.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipes.errors.readEnd.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipes.input.writeEnd.number, events: Int16(POLLOUT), revents: 0),
      ]
      let count = poll(&ends, nfds_t(ends.count), Self.patience)
      guard count > 0 || count < 0 && errno == EINTR else { return false }
      if ends[0].revents != 0 { pipes.output.readEnd.read(into: &output) }
      if ends[1].revents != 0 { pipes.errors.readEnd.read(into: &errors) }
      guard ends[2].revents != 0 else { continue }
      let sent = input.withUnsafeBytes {
        write(pipes.input.writeEnd.number, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if sent > 0 { written += sent }
      if written == input.count || sent < 0 && errno != EAGAIN && errno != EINTR { pipes.input.writeEnd.close() }
    }
    return true
  }
}

/// A pipe to or from a program; its ends are closed with it.
private final class Pipe {
  let readEnd: End
  let writeEnd: End

  init?() {
    var numbers: [Int32] = [-1, -1]
    guard pipe(&numbers) == 0 else { return nil }
    (readEnd, writeEnd) = (End(numbers[0]), End(numbers[1]))
  }

  /// One end.
  final class End {
    /// Its number; -1 when it is closed.
    private(set) var number: Int32

    var isOpen: Bool { number >= 0 }

    init(_ number: Int32) {
      self.number = number
      // A program gets only what it is given.
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }

    deinit { close() }

    func close() {
      guard isOpen else { return }
      #if canImport(Darwin)
      Darwin.close(number)
      #elseif canImport(Glibc)
      Glibc.close(number)
      #elseif canImport(Musl)
      Musl.close(number)
      #endif
      number = -1
    }

    /// Appends what can be read at once; closes the end where nothing more comes.
    func read(into bytes: inout [UInt8]) {
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        var received = 0
        repeat {
          #if canImport(Darwin)
          received = Darwin.read(number, buffer.baseAddress, buffer.count)
          #elseif canImport(Glibc)
          received = Glibc.read(number, buffer.baseAddress, buffer.count)
          #elseif canImport(Musl)
          received = Musl.read(number, buffer.baseAddress, buffer.count)
          #endif
        } while received < 0 && errno == EINTR
        count = max(0, received)
      }
      if part.isEmpty { close() } else { bytes += part }
    }
  }
}
