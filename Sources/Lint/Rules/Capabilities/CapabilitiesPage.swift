/// The reference page of the list of device capabilities.
let capabilitiesPage =
  "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequireddevicecapabilities"
