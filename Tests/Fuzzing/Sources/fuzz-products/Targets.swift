import FuzzDriver

/// The target that runs, one of those which need what reads built products.
let target = chosenTarget(of: [
  "assets": ProductFuzzing.runAssets,
  "inflate": ProductFuzzing.runInflate,
  "macho": ProductFuzzing.runMachO,
  "product": ProductFuzzing.runProduct,
  "signature": ProductFuzzing.runSignature,
])
