import FuzzDriver

/// The target that runs, one of those which need no more than the parsers: a small program runs them several times as fast.
let target = chosenTarget(of: [
  "binary": BinaryFuzzing.run,
  "catalog": CatalogFuzzing.run,
  "edits": EditFuzzing.run,
  "framing": FramingFuzzing.run,
  "openstep": TextFuzzing.runOpenStep,
  "xml": TextFuzzing.runXML,
  "yaml": YAMLFuzzing.run,
])
