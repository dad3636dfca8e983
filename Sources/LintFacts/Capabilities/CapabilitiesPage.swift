/// The reference page of the list of device capabilities.
package let capabilitiesPage =
  "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequireddevicecapabilities"
