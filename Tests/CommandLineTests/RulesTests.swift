import Foundation
import LintRules
import Testing

@Suite struct RulesTests {
  @Test func everyRuleIsInOneGroup() throws {
    let run = try Program.run("rules", "--format", "json")
    #expect(run.status == 0)
    let rules = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String }.sorted() == RuleRegistry.all.map { $0.description.id }.sorted())
    let fixes = Set(rules.compactMap { $0["fix"] as? String })
    #expect(fixes == ["safe", "unsafe", "choice", "none"])
    let help = try Program.run("rules", "--help").text
    for member in Set(rules.flatMap(\.keys)) { #expect(help.contains("\n  \(member) "), "\(member)") }
  }

  @Test func aLineHasSeverityFixAndOptIn() throws {
    let lines = try Program.run("rules", "--group", "syntax").text.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("Syntax (") == true)
    let line = try #require(lines.first { $0.hasPrefix("  plist-not-valid-xml ") })
    #expect(line.split(separator: " ").dropFirst().prefix(3).allSatisfy { !$0.isEmpty })
    #expect(try Program.run("rules", "--group", "nothing").status == 2)
  }

  @Test func chineseIsChosenByOptionAndEnvironment() throws {
    let english = try Program.run("rules", "--group", "privacy", "--language", "en").text
    let chinese = try Program.run("rules", "--group", "privacy", "--language", "zh-TW").text
    #expect(english != chinese)
    #expect(chinese.hasPrefix("隐私清单 ("))
    let arguments = ["rules", "--group", "privacy"]
    #expect(try Program.run(arguments, environment: ["LC_ALL": "zh_HK.UTF-8"]).text == chinese)
    #expect(try Program.run(arguments, environment: ["LC_ALL": "", "LANG": "zh_CN.UTF-8"]).text == chinese)
    #expect(try Program.run(arguments, environment: ["LC_ALL": "de_DE.UTF-8"]).text == english)
    #expect(try Program.run("rules", "--language", "xx").status == 2)
  }
}
