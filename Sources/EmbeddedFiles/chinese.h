// The files of the folder zh-Hans.lproj, an entry each, sorted. Included twice: for the bytes, and for the table of their places.

FILE_BEGIN(zh_background_modes, "BackgroundModes")
#embed "zh-Hans.lproj/BackgroundModes.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_bundle, "Bundle")
#embed "zh-Hans.lproj/Bundle.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_capabilities, "Capabilities")
#embed "zh-Hans.lproj/Capabilities.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_catalog, "Catalog")
#embed "zh-Hans.lproj/Catalog.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_commands, "Commands")
#embed "zh-Hans.lproj/Commands.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_common, "Common")
#embed "zh-Hans.lproj/Common.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_configuration, "Configuration")
#embed "zh-Hans.lproj/Configuration.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_doctor, "Doctor")
#embed "zh-Hans.lproj/Doctor.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_documents, "Documents")
#embed "zh-Hans.lproj/Documents.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_entitlements, "Entitlements")
#embed "zh-Hans.lproj/Entitlements.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_foreign, "Foreign")
#embed "zh-Hans.lproj/Foreign.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_help, "Help")
#embed "zh-Hans.lproj/Help.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_interface, "Interface")
#embed "zh-Hans.lproj/Interface.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_keys, "Keys")
#embed "zh-Hans.lproj/Keys.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_languages, "Languages")
#embed "zh-Hans.lproj/Languages.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_libraries, "Libraries")
#embed "zh-Hans.lproj/Libraries.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_localization, "Localization")
#embed "zh-Hans.lproj/Localization.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_network, "Network")
#embed "zh-Hans.lproj/Network.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_pages, "Pages")
#embed "zh-Hans.lproj/Pages.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_privacy, "Privacy")
#embed "zh-Hans.lproj/Privacy.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_products, "Products")
#embed "zh-Hans.lproj/Products.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_project, "Project")
#embed "zh-Hans.lproj/Project.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_purpose_strings, "PurposeStrings")
#embed "zh-Hans.lproj/PurposeStrings.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_reasons, "Reasons")
#embed "zh-Hans.lproj/Reasons.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_strings, "Strings")
#embed "zh-Hans.lproj/Strings.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_syntax, "Syntax")
#embed "zh-Hans.lproj/Syntax.strings" limit(MOST)
FILE_END

FILE_BEGIN(zh_url_types, "URLTypes")
#embed "zh-Hans.lproj/URLTypes.strings" limit(MOST)
FILE_END
