// The files of the folder en.lproj, an entry each, sorted. Included twice: for the bytes, and for the table of their places.

FILE_BEGIN(en_background_modes, "BackgroundModes")
#embed "en.lproj/BackgroundModes.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_bundle, "Bundle")
#embed "en.lproj/Bundle.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_capabilities, "Capabilities")
#embed "en.lproj/Capabilities.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_commands, "Commands")
#embed "en.lproj/Commands.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_common, "Common")
#embed "en.lproj/Common.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_configuration, "Configuration")
#embed "en.lproj/Configuration.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_doctor, "Doctor")
#embed "en.lproj/Doctor.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_documents, "Documents")
#embed "en.lproj/Documents.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_entitlements, "Entitlements")
#embed "en.lproj/Entitlements.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_interface, "Interface")
#embed "en.lproj/Interface.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_keys, "Keys")
#embed "en.lproj/Keys.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_languages, "Languages")
#embed "en.lproj/Languages.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_libraries, "Libraries")
#embed "en.lproj/Libraries.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_localization, "Localization")
#embed "en.lproj/Localization.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_network, "Network")
#embed "en.lproj/Network.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_pages, "Pages")
#embed "en.lproj/Pages.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_privacy, "Privacy")
#embed "en.lproj/Privacy.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_products, "Products")
#embed "en.lproj/Products.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_project, "Project")
#embed "en.lproj/Project.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_purpose_strings, "PurposeStrings")
#embed "en.lproj/PurposeStrings.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_strings, "Strings")
#embed "en.lproj/Strings.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_syntax, "Syntax")
#embed "en.lproj/Syntax.strings" limit(MOST)
FILE_END

FILE_BEGIN(en_url_types, "URLTypes")
#embed "en.lproj/URLTypes.strings" limit(MOST)
FILE_END
