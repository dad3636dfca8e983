import Testing

@testable import CodeScanning

@Suite struct ClassScanTests {
  private func classes(_ text: String, _ language: SourceLanguage = .swift) -> Set<String> {
    SourceScanner.scan(Array(text.utf8), language: language, path: "A").classes
  }

  @Test func aClassOfSwiftHasItsModuleBeforeItsName() {
    #expect(classes("final class A: B {}\nclass C {}") == [".A", ".C"])
    #expect(classes("struct S { class func f() {}; class var a: Int { 1 } }").isEmpty)
    #expect(classes("// class A\nlet a = \"class B\"").isEmpty)
  }

  @Test func anAttributeGivesASecondName() {
    #expect(classes("@objc(Name) public final class A {}") == ["Name", ".A"])
    #expect(classes("@objc(first) func f() {}\nclass A {}") == [".A"])
  }

  @Test func objectiveCDeclaresAndImplements() {
    #expect(classes("@interface A : NSObject\n@end\n@implementation B\n@end\n@class C;", .objectiveC) == ["A", "B"])
    #expect(classes("@interface A : NSObject\n@end", .header) == ["A"])
  }

  @Test func classesThatAdoptTheProtocolOfAScene() {
    let delegates = { (text: String, language: SourceLanguage) in
      SourceScanner.scan(Array(text.utf8), language: language, path: "A")[.sceneDelegate].map(\.name)
    }
    #expect(delegates("final class A<T>: B,\n  UIWindowSceneDelegate where T: C {}", .swift) == [".A"])
    #expect(delegates("class A: B { let c: UIWindowSceneDelegate }", .swift) == [])
    #expect(delegates("class A: CPTemplateApplicationSceneDelegate {}", .swift) == [])
    #expect(delegates("class A", .swift) == [])
    #expect(delegates("@interface A : B <C, UISceneDelegate>\n@end", .header) == ["A"])
    #expect(delegates("@interface A : B\n@property id<UISceneDelegate> c;\n@end", .header) == [])
    #expect(delegates("@implementation A\n- (id<UISceneDelegate>)c;\n@end", .objectiveC) == [])
  }
}
