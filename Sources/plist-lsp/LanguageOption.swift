import ArgumentParser
import Messages

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The option that chooses the language of messages.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of messages, en or zh-Hans (default: that of LC_ALL, LC_MESSAGES or LANG).",
      valueName: "language"
    )
  )
  var language: MessageLanguage?

  /// Makes the language of the option, or else that of the environment, the one of all messages.
  ///
  /// It is chosen before the arguments are parsed, for help and for what is wrong with them; a wrong value is reported later.
  static func choose(in arguments: some Collection<String>) {
    let (name, assigned) = ("--language", "--language=")
    let named = zip(arguments, arguments.dropFirst()).first { $0.0 == name }?.1
    let value = named ?? arguments.first { $0.hasPrefix(assigned) }.map { String($0.dropFirst(assigned.count)) }
    Messages.language = value.flatMap { MessageLanguage(argument: $0) } ?? ofEnvironment
  }

  /// The language that the environment asks for: the first variable that is set decides.
  static var ofEnvironment: MessageLanguage {
    let names: [String] = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locales = names.compactMap { name in getenv(name).map { String(cString: $0) } }
    return MessageLanguage(locale: locales.first { !$0.isEmpty } ?? "")
  }
}

extension MessageLanguage: ExpressibleByArgument {
  /// Makes the language of a locale in English or Chinese; nil for others.
  public init?(argument: String) {
    guard ["en", "zh"].contains(argument.prefix { $0.isLetter }.lowercased()) else { return nil }
    self.init(locale: argument)
  }
}
