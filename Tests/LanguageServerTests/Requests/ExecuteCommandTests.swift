import Foundation
import JSONRPC
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct ExecuteCommandTests {
  private let showAsXML = "plist-lsp.showAsXML"
  private let explainRule = "plist-lsp.explainRule"

  @Test func aBinaryPropertyListIsAnsweredAsXMLAndStaysAsItIs() async throws {
    let project = try ProjectFolder(["a b.plist": ""])
    let data = try PropertyListSerialization.data(fromPropertyList: ["key": "é"], format: .binary, options: 0)
    let path = try #require(DocumentLocation(project.uri("a b.plist")).filePath)
    try data.write(to: URL(fileURLWithPath: path))
    let client = try await project.started()
    for uri in [project.uri("a b.plist"), BinaryView(filePath: path).uri] {
      let request = ExecuteCommandRequest(command: showAsXML, arguments: [.string(uri.rawValue)])
      let text = try await client.request(request).string
      #expect(text?.hasSuffix("<dict>\n\t<key>key</key>\n\t<string>é</string>\n</dict>\n</plist>\n") == true)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == data)
    _ = try await client.finish()
  }

  @Test func thePageOfARuleOpensInClientsThatReadIt() async throws {
    let capabilities = #"{"workspace": {"textDocumentContent": {}}, "window": {"showDocument": {"support": true}}}"#
    let client = try await TestClient.started(capabilities, answers: ["window/showDocument": ["success": true]])
    let request = ExecuteCommandRequest(command: explainRule, arguments: ["purpose-string-empty"])
    #expect(try await client.request(request) == .null)
    let shown = try #require(await client.next("window/showDocument")).params(ShowDocumentRequest.self)
    #expect(shown.uri.rawValue == "plist-lsp-rule:/purpose-string-empty.md")
    _ = try await client.finish()
  }

  @Test func otherClientsShowTheRuleInAMessage() async throws {
    let client = try await TestClient.started(#"{"window": {"showDocument": {"support": true}}}"#)
    let request = ExecuteCommandRequest(command: explainRule, arguments: ["purpose-string-empty"])
    #expect(try await client.request(request) == .null)
    let shown = try #require(await client.next("window/showMessage")).params(ShowMessageNotification.self)
    #expect(shown.type == .info)
    #expect(shown.message.hasPrefix("purpose-string-empty: "))
    #expect(shown.message.contains("https://"))
    let unknown: JSONValue = ["command": .string(explainRule), "arguments": ["other"]]
    #expect(try await client.errorCode("workspace/executeCommand", unknown) == .invalidParams)
    _ = try await client.finish()
  }

  @Test func otherCommandsAndFilesAreRefused() async throws {
    let project = try ProjectFolder(["Info.plist": Texts.goodPurpose])
    let client = try await project.started()
    let file = JSONValue.string(project.uri("Info.plist").rawValue)
    for (command, arguments, code) in [
      ("plist-lsp.other", [file], ErrorCode.invalidParams), (showAsXML, [], .invalidParams),
      (showAsXML, [5], .invalidParams), (showAsXML, ["untitled:a"], .invalidParams),
      (showAsXML, [file], .requestFailed),
    ] as [(String, [JSONValue], ErrorCode)] {
      let params: JSONValue = ["command": .string(command), "arguments": .array(arguments)]
      #expect(try await client.errorCode("workspace/executeCommand", params) == code)
    }
    #expect(try await client.errorCode("workspace/executeCommand", ["command": .string(showAsXML)]) == .invalidParams)
    _ = try await client.finish()
  }
}
