import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ScriptingDefinitionMissingTests {
  private func check(_ files: [String: String], folder: String? = "App") -> ProjectCheck {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = macosx;", folder: folder))
    return ProjectCheck(ScriptingDefinitionMissing.self, project, files)
  }

  @Test func reportsANameThatNoFileHas() {
    check(["App/Main.swift": "", "App/Barrel.sdef": ""]).finds("{ OSAScriptingDefinition = 1️⃣Cellar.sdef2️⃣; }")
  }

  @Test func acceptsAFileOfTheProjectAndUnknownNames() {
    check(["App/Cellar.sdef": ""]).accepts("{ OSAScriptingDefinition = Cellar.sdef; }")
    check(["App/Cellar.sdef": ""]).accepts("{ OSAScriptingDefinition = \"$(NAME).sdef\"; }")
    check(["App/Main.swift": ""], folder: nil).accepts("{ OSAScriptingDefinition = Cellar.sdef; }")
    RuleCheck(ScriptingDefinitionMissing.self).accepts("{ OSAScriptingDefinition = Cellar.sdef; }")
  }
}
