import Testing

/// What the parser of arguments, the system and the commands write in English is in Chinese where that is chosen.
struct ChineseTests {
  private static let chinese = ["LC_ALL": "zh_CN.UTF-8"]

  @Test func helpIsInTheLanguageOfTheEnvironment() throws {
    let help = try Program.run(["strings", "sort", "--help"], environment: Self.chinese)
    #expect(help.text.hasPrefix("概述：将字符串表的条目按基准语言的顺序排列。\n"))
    #expect(help.text.contains("\n用法：plist-lsp strings sort [--check] [--diff] [--quiet] <path> ...\n"))
    #expect(help.text.contains("\n  --check                 输出将会更改的文件的路径，不写入任何文件。\n"))
    #expect(help.status == 0)
    let keys = try Program.run(["help", "keys"], environment: Self.chinese)
    #expect(keys.text.contains("\n  path             从根开始：/ 进入字典，[] 为数组的任意项，* 为任意键\n"))
  }

  @Test func theOptionChoosesTheLanguageOfWrongArgumentsToo() throws {
    let run = try Program.run("lint", "--language", "zh-CN", "--formt")
    #expect(run.errors.hasPrefix("错误：未知选项“--formt”。是否应为“--format”？\n用法："))
    #expect(run.status == 2)
    let english = try Program.run(["lint", "--language=en", "--formt"], environment: Self.chinese)
    #expect(english.errors.hasPrefix("Error: Unknown option '--formt'. Did you mean '--format'?\n"))
    let value = try Program.run(["rules", "--format", "yaml"], environment: Self.chinese)
    #expect(value.errors.hasPrefix("错误：值“yaml”对“--format <format>”无效。请使用“text”或“json”。\n帮助：--format <format>  输出格式。\n"))
  }

  @Test func reasonsOfTheSystemAreTranslated() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(["convert", "--to", "json", "nowhere.plist"], in: folder, environment: Self.chinese)
    #expect(run.errors == "nowhere.plist: 无法打开：没有这样的文件或文件夹\n")
    let status = try Program.run(["strings", "status", "."], in: folder, environment: Self.chinese)
    #expect(status.errors == "没有找到字符串表。\n")
    #expect(try Program.run(["init"], in: folder, environment: Self.chinese).errors == "已写入 .plist-lsp.yml。\n")
  }
}
