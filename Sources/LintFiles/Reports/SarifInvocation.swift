extension SarifLog {
  /// Section 3.20: how the run ended.
  struct Invocation: Encodable {
    private let executionSuccessful: Bool
    private let exitCode: Int32
    private let toolConfigurationNotifications: [Notification]
    private let toolExecutionNotifications: [Notification]

    init(_ outcome: RunOutcome, _ artifacts: SarifArtifacts) {
      executionSuccessful = outcome.isComplete
      exitCode = outcome.exitStatus
      toolConfigurationNotifications = outcome.problems.map { problem in
        let lines = problem.line.map { Lines(startLine: $0) }
        return Notification(problem.message, problem.path.map { Place(artifacts.location($0), lines) })
      }
      toolExecutionNotifications =
        outcome.failures.map { failure in
          Notification("\(failure)", Place(artifacts.location(failure.path), nil))
        } + outcome.notChecked.map { Notification($0.text, Place(artifacts.location($0.file), nil), level: "note") }
    }
  }

  /// Section 3.58: why something could not be checked.
  private struct Notification: Encodable {
    private let level: String
    private let message: Message
    private let locations: [Place]

    private enum CodingKeys: CodingKey { case level, message, locations }

    init(_ text: String, _ place: Place?, level: String = "error") {
      self.level = level
      message = Message(text: text)
      locations = place.map { [$0] } ?? []
    }
  }

  /// Section 3.28, without a column.
  private struct Place: Encodable {
    private struct Physical: Encodable {
      let artifactLocation: SarifArtifacts.Location
      let region: Lines?
    }

    private let physicalLocation: Physical

    init(_ location: SarifArtifacts.Location, _ lines: Lines?) {
      physicalLocation = Physical(artifactLocation: location, region: lines)
    }
  }

  /// Section 3.30.5.
  private struct Lines: Encodable {
    let startLine: Int
  }
}
