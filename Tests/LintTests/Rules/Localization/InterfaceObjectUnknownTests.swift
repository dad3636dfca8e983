import Testing

@testable import LintRules

@Suite struct InterfaceObjectUnknownTests {
  private static let storyboard = """
    <document targetRuntime="iOS.CocoaTouch"><label id="aB1-c2-D3e" text="Title"/><view id="7"/></document>
    """

  private func check(_ files: [String: String] = ["Base.lproj/Main.storyboard": storyboard]) -> ProjectCheck {
    ProjectCheck(
      InterfaceObjectUnknown.self,
      file: "de.lproj/Main.strings",
      files.merging(["Package.swift": ""]) { $1 }
    )
  }

  @Test func reportsTextsOfObjectsThatAreGone() {
    let findings = check().finds(
      """
      "aB1-c2-D3e.text" = "Titel";
      1️⃣"old-iD-4x7.text"2️⃣ = "Alt";
      3️⃣"8.title"4️⃣ = "Alt";
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(
      findings.first?.message == "Main.storyboard has no object with the id “old-iD-4x7”, so this text is never shown."
    )
    check().fixes("a = b;\n\"old-iD-4x7.text\" = \"Alt\";\n", to: "a = b;\n")
  }

  @Test func keysOfAnotherFormAreLeftAlone() {
    check().accepts(#""old" = "Alt"; "10.0.1" = "Alt"; "list.text" = "Alt";"#)
  }

  @Test func numbersAreNoIDsInNewFiles() {
    check(["Base.lproj/Main.xib": "<document/>"]).accepts(#""8.title" = "Alt";"#)
  }

  @Test func allFilesOfTheNameCount() {
    let old = #""old-iD-4x7.text" = "Alt";"#
    let both = [
      "Base.lproj/Main.storyboard": Self.storyboard,
      "Base.lproj/Main~ipad.storyboard": #"<document><a id="old-iD-4x7"/></document>"#,
    ]
    check(both).accepts(old)
    check(["Base.lproj/Main.storyboard": Self.storyboard, "de.lproj/Main.storyboard": Self.storyboard]).accepts(old)
    check(["Base.lproj/Main.storyboard": "<document><<<<<<< HEAD"]).accepts(old)
    check(["en.lproj/Main.storyboard": Self.storyboard]).accepts(old)
    check(["Base.lproj/MainMenu.storyboard": Self.storyboard]).accepts(old)
  }
}
