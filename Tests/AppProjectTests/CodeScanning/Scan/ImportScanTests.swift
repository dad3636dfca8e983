import TestSupport
import Testing

/// Imports are hints, and do not prove a use.
@Suite struct ImportScanTests {
  private func hints(_ text: String, _ file: String = "A.swift") -> [String] {
    MarkedText(text).scan(file).hints.map(\.symbol.symbol)
  }

  @Test(arguments: [
    "import Contacts", "@preconcurrency import Contacts", "import struct Contacts.CNContact",
    "  import Contacts // why",
    "internal import Contacts",
  ])
  func importsOfSwift(_ text: String) {
    #expect(hints(text) == ["import Contacts"])
  }

  @Test(arguments: ["#import <Contacts/Contacts.h>", "@import Contacts;", "#include <Contacts/CNContact.h>"])
  func importsOfObjectiveC(_ text: String) {
    #expect(hints(text, "A.m") == ["#import <Contacts/Contacts.h>"])
    #expect(hints(text, "A.h") == ["#import <Contacts/Contacts.h>"])
  }

  @Test(arguments: [
    "// import Contacts", "import MyContacts", "import Contacts2", "canImport(Contacts)", "\"import Contacts\"",
  ])
  func otherTextsAreNoImports(_ text: String) {
    #expect(hints(text).isEmpty)
  }

  @Test(arguments: ["#import \"Contacts.h\"", "#import \"Contacts/Contacts.h\"", "// #import <Contacts/Contacts.h>"])
  func otherFilesAreNotModules(_ text: String) {
    #expect(hints(text, "A.m").isEmpty)
  }

  @Test func importOfATypeIsNotAUse() {
    let source = MarkedText("import class CoreMotion.CMPedometer\nimport CoreMotion.CMAltimeter").scan("A.swift")
    #expect(source.uses.isEmpty)
    #expect(source.hints.count == 2)
  }

  @Test func findsThePlace() throws {
    let text = MarkedText("\n1️⃣import CoreLocation2️⃣\n")
    let hint = try #require(text.scan("A.swift").hints.first)
    #expect(text.range(of: hint.evidence) == text.range("1️⃣", "2️⃣"))
    #expect(!hint.isCertain)
  }
}
