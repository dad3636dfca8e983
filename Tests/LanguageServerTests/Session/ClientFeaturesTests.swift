import Foundation
import Testing

@testable import LanguageServer

struct ClientFeaturesTests {
  private func features(_ json: String) throws -> ClientFeatures {
    ClientFeatures(try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)))
  }

  @Test func everythingIsRead() throws {
    let client = try features(
      #"""
      {
        "general": {"positionEncodings": ["utf-32", "utf-8"]},
        "workspace": {
          "configuration": true, "workspaceEdit": {"documentChanges": true}, "diagnostics": {"refreshSupport": true},
          "didChangeConfiguration": {"dynamicRegistration": true}, "didChangeWatchedFiles": {"dynamicRegistration": true}
        },
        "textDocument": {
          "diagnostic": {},
          "publishDiagnostics": {
            "relatedInformation": true, "tagSupport": {"valueSet": [1, 2]}, "versionSupport": true,
            "codeDescriptionSupport": true, "dataSupport": true
          },
          "hover": {"contentFormat": ["x", "markdown", "plaintext"]},
          "completion": {
            "completionItem": {
              "snippetSupport": true, "documentationFormat": ["plaintext", "markdown"],
              "tagSupport": {"valueSet": [1]}, "insertTextModeSupport": {"valueSet": [1, 2]}
            }
          },
          "codeAction": {"codeActionLiteralSupport": {}, "isPreferredSupport": true}
        }
      }
      """#
    )
    #expect(client.positionEncodings == [.utf32, .utf8])
    #expect(client.pullsDiagnostics && client.refreshesDiagnostics && client.publishesVersions)
    #expect(client.diagnosticMembers.tags == [.unnecessary, .deprecated])
    #expect(client.diagnosticMembers.relatedInformation)
    #expect(client.diagnosticMembers.data)
    #expect(client.hoverFormat == .markdown)
    #expect(client.documentationFormat == .plainText)
    #expect(client.usesSnippets && client.tagsDeprecatedItems && client.keepsIndentation)
    #expect(client.takesCodeActionLiterals && client.takesPreferredActions && client.takesDocumentChanges)
    #expect(client.answersConfiguration && client.registersConfiguration && client.watchesFiles)
  }

  @Test(
    "what is absent or odd counts as absent",
    arguments: [
      "null", "{}", "[]", "5",
      #"{"general":{"positionEncodings":"utf-8"},"workspace":true,"textDocument":[]}"#,
      #"{"general":{"positionEncodings":["utf-8",1]},"workspace":{"configuration":"yes","diagnostics":null}}"#,
      #"{"textDocument":{"diagnostic":null,"hover":[],"completion":{"completionItem":{"snippetSupport":1}}}}"#,
      #"{"textDocument":{"publishDiagnostics":{"tagSupport":true,"versionSupport":"yes"}}}"#,
      #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":true}}}"#,
    ]
  )
  func oddCapabilities(json: String) throws {
    let client = try features(json)
    #expect(client.positionEncodings == nil)
    #expect(!client.pullsDiagnostics && !client.refreshesDiagnostics && !client.publishesVersions)
    #expect(client.diagnosticMembers.tags.isEmpty && !client.diagnosticMembers.data)
    #expect(client.hoverFormat == .plainText)
    #expect(!client.usesSnippets && !client.tagsDeprecatedItems && !client.keepsIndentation)
    #expect(!client.takesCodeActionLiterals && !client.takesPreferredActions && !client.takesDocumentChanges)
    #expect(!client.answersConfiguration && !client.registersConfiguration && !client.watchesFiles)
  }

  @Test func oneOddCapabilityDoesNotHideItsNeighbours() throws {
    let json = #"{"textDocument":{"publishDiagnostics":{"tagSupport":true,"versionSupport":"yes","dataSupport":true}}}"#
    #expect(try features(json).diagnosticMembers.data)
  }

  @Test func eachMemberThatARequestNamesCountsBeforeThatOfTheNotification() throws {
    let json = #"""
      {"textDocument":{"diagnostic":{"dataSupport":false,"tagSupport":{"valueSet":[1]}},
       "publishDiagnostics":{"dataSupport":true,"relatedInformation":true}}}
      """#
    let members = try features(json).diagnosticMembers
    #expect(!members.data)
    #expect(members.relatedInformation)
    #expect(members.tags == [.unnecessary])
  }

  @Test("bug: Helix names the capability in the singular, and its pulls were never repeated")
  func refreshOfHelix() throws {
    #expect(try features(#"{"workspace":{"diagnostic":{"refreshSupport":true}}}"#).refreshesDiagnostics)
    let both = #"{"workspace":{"diagnostic":{"refreshSupport":true},"diagnostics":{"refreshSupport":false}}}"#
    #expect(try !features(both).refreshesDiagnostics)
  }

  @Test("bug: Neovim lists operations on files alone, and got no edits that make files")
  func operationsOnFilesNeedDocumentChanges() throws {
    let client = try features(#"{"workspace":{"workspaceEdit":{"resourceOperations":["rename","create","delete"]}}}"#)
    #expect(client.takesDocumentChanges && client.createsFiles && client.deletesFiles)
    #expect(try !features(#"{"workspace":{"workspaceEdit":{"resourceOperations":[]}}}"#).takesDocumentChanges)
  }
}
