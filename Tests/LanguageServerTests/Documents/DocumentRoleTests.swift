import AppProject
import Testing

@testable import LanguageServer

struct DocumentRoleTests {
  @Test(arguments: FileUse.allCases)
  func theListOfFilesDecidesByName(use: FileUse) {
    let roles: [FileUse: DocumentRole] = [.carrier: .carrier, .source: .source]
    for name in use.extensions.map({ "x.\($0)" }) + use.names {
      let wanted = FileUse(fileName: name).flatMap { roles[$0] }
      #expect(DocumentRole(path: "/a/\(name)", languageID: "") == wanted, "\(name)")
    }
  }

  @Test func theLanguageDecidesIfThereIsNoExtension() {
    #expect(DocumentRole(path: "/a/script", languageID: "swift") == .source)
    #expect(DocumentRole(path: nil, languageID: "objective-c") == .source)
    #expect(DocumentRole(path: "/a/script.txt", languageID: "swift") == nil)
    #expect(DocumentRole(path: "/a/Podfile", languageID: "ruby") == nil)
  }
}
