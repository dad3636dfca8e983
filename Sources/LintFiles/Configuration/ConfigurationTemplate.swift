import Messages

/// The configuration that a project begins with.
public enum ConfigurationTemplate {
  /// The text of a file in which each setting is a comment with an example, with its sentences in the language of messages.
  public static var text: String {
    english.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("# ") ? "# " + Messages.translatedTemplate(String(line.dropFirst(2))) : String(line)
    }.joined(separator: "\n")
  }

  private static let english = """
    # The configuration of plist-lsp for the files in this folder and below.
    # Everything here is a comment. To change a setting, remove the # before its lines.
    # `plist-lsp rules` lists the rules, `plist-lsp explain RULE` describes one and its options.

    # Rules that do not run:
    #disabled_rules:
    #  - purpose-string-duplicate-text

    # Rules to run that do not run by default:
    #opt_in_rules:
    #  - strings-key-unused

    # The only rules to run:
    #only_rules:
    #  - purpose-string-missing

    # Files that are not checked. A folder includes its contents; ** stands for any folders:
    #excluded:
    #  - "**/Generated"

    # The only files that a search of folders checks:
    #included:
    #  - App

    # The severity of a rule (info, warning or error), or its severity and its options:
    #key-invalid-value: error
    #purpose-string-too-vague:
    #  severity: warning
    #  minimum_words: 5

    """
}
