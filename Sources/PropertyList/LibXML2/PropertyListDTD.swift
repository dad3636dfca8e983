/// The document type of XML property lists, version 1.0, as a DTD held in the executable.
///
/// It declares what the DTD with the public id `-//Apple//DTD PLIST 1.0//EN` declares, so that nothing is fetched.
enum PropertyListDTD {
  static let text = """
    <!ENTITY % object "(array | data | date | dict | real | integer | string | true | false)">
    <!ELEMENT plist %object;>
    <!ATTLIST plist version CDATA "1.0">
    <!ELEMENT array (%object;)*>
    <!ELEMENT dict (key, %object;)*>
    <!ELEMENT key (#PCDATA)>
    <!ELEMENT string (#PCDATA)>
    <!ELEMENT data (#PCDATA)>
    <!ELEMENT date (#PCDATA)>
    <!ELEMENT real (#PCDATA)>
    <!ELEMENT integer (#PCDATA)>
    <!ELEMENT true EMPTY>
    <!ELEMENT false EMPTY>
    """
}
