import Testing

@testable import CodeScanning

@Suite struct StringConstantsTests {
  private func constants(_ text: String, _ language: SourceLanguage = .swift) -> [String] {
    StringConstants.constants(in: Array(text.utf8), language).map { "\($0.owner ?? "-").\($0.name)=\($0.text)" }
  }

  @Test func constantsOfTypesAndFiles() {
    #expect(constants("let group = \"group.a\"") == ["-.group=group.a"])
    #expect(constants("enum Keys {\n  static let group: String = \"group.a\"\n}") == ["Keys.group=group.a"])
    #expect(constants("enum Group: String {\n  case logs = \"group.a\"\n}") == ["Group.logs=group.a"])
    #expect(constants("struct A {\n  static var group: String { \"group.a\" }\n}") == ["A.group=group.a"])
    #expect(constants("struct A {\n  static var group: String { return \"group.a\" }\n}") == ["A.group=group.a"])
  }

  @Test func constantsOfC() {
    #expect(constants("#define GROUP @\"group.a\"\n", .header) == ["-.GROUP=group.a"])
    #expect(constants("NSString *const Group = @\"group.a\";", .objectiveC) == ["-.Group=group.a"])
    #expect(constants("#define JOIN(a) @\"a\"\n#define N 1\n#define E", .header) == [])
  }

  @Test func otherNamesAreNone() {
    #expect(constants("func f() {\n  let group = \"group.a\"\n}") == [])
    #expect(constants("let group = prefix + \"a\"\nlet b = \"a\" + c") == [])
    #expect(constants("let group = \"a\\(b)\"") == [])
    #expect(constants("if group == \"a\" {}") == [])
  }
}
