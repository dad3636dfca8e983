import FuzzDriver

/// The target that runs, one of those which need rules, features or the server.
let target = chosenTarget(of: [
  "hosted": HostedFuzzing.run,
  "lint": LintFuzzing.run,
  "rules": RuleFuzzing.run,
  "sessions": SessionFuzzing.run,
])
