#include "messages.h"

// One array and one row of the table for each file of a folder; both lists are sorted alike.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char en_background_modes[] = {
#embed "en.lproj/BackgroundModes.strings"
};
static const unsigned char en_bundle[] = {
#embed "en.lproj/Bundle.strings"
};
static const unsigned char en_capabilities[] = {
#embed "en.lproj/Capabilities.strings"
};
static const unsigned char en_commands[] = {
#embed "en.lproj/Commands.strings"
};
static const unsigned char en_common[] = {
#embed "en.lproj/Common.strings"
};
static const unsigned char en_configuration[] = {
#embed "en.lproj/Configuration.strings"
};
static const unsigned char en_doctor[] = {
#embed "en.lproj/Doctor.strings"
};
static const unsigned char en_documents[] = {
#embed "en.lproj/Documents.strings"
};
static const unsigned char en_entitlements[] = {
#embed "en.lproj/Entitlements.strings"
};
static const unsigned char en_interface[] = {
#embed "en.lproj/Interface.strings"
};
static const unsigned char en_keys[] = {
#embed "en.lproj/Keys.strings"
};
static const unsigned char en_languages[] = {
#embed "en.lproj/Languages.strings"
};
static const unsigned char en_libraries[] = {
#embed "en.lproj/Libraries.strings"
};
static const unsigned char en_localization[] = {
#embed "en.lproj/Localization.strings"
};
static const unsigned char en_network[] = {
#embed "en.lproj/Network.strings"
};
static const unsigned char en_pages[] = {
#embed "en.lproj/Pages.strings"
};
static const unsigned char en_privacy[] = {
#embed "en.lproj/Privacy.strings"
};
static const unsigned char en_project[] = {
#embed "en.lproj/Project.strings"
};
static const unsigned char en_purpose_strings[] = {
#embed "en.lproj/PurposeStrings.strings"
};
static const unsigned char en_strings[] = {
#embed "en.lproj/Strings.strings"
};
static const unsigned char en_syntax[] = {
#embed "en.lproj/Syntax.strings"
};
static const unsigned char en_url_types[] = {
#embed "en.lproj/URLTypes.strings"
};

static const MessageTable tables[] = {
    {"BackgroundModes", en_background_modes, sizeof en_background_modes},
    {"Bundle", en_bundle, sizeof en_bundle},
    {"Capabilities", en_capabilities, sizeof en_capabilities},
    {"Commands", en_commands, sizeof en_commands},
    {"Common", en_common, sizeof en_common},
    {"Configuration", en_configuration, sizeof en_configuration},
    {"Doctor", en_doctor, sizeof en_doctor},
    {"Documents", en_documents, sizeof en_documents},
    {"Entitlements", en_entitlements, sizeof en_entitlements},
    {"Interface", en_interface, sizeof en_interface},
    {"Keys", en_keys, sizeof en_keys},
    {"Languages", en_languages, sizeof en_languages},
    {"Libraries", en_libraries, sizeof en_libraries},
    {"Localization", en_localization, sizeof en_localization},
    {"Network", en_network, sizeof en_network},
    {"Pages", en_pages, sizeof en_pages},
    {"Privacy", en_privacy, sizeof en_privacy},
    {"Project", en_project, sizeof en_project},
    {"PurposeStrings", en_purpose_strings, sizeof en_purpose_strings},
    {"Strings", en_strings, sizeof en_strings},
    {"Syntax", en_syntax, sizeof en_syntax},
    {"URLTypes", en_url_types, sizeof en_url_types},
};

const MessageTable *messageTables(void) { return tables; }

size_t messageTableCount(void) { return sizeof tables / sizeof tables[0]; }

static const unsigned char zh_background_modes[] = {
#embed "zh-Hans.lproj/BackgroundModes.strings"
};
static const unsigned char zh_bundle[] = {
#embed "zh-Hans.lproj/Bundle.strings"
};
static const unsigned char zh_capabilities[] = {
#embed "zh-Hans.lproj/Capabilities.strings"
};
static const unsigned char zh_catalog[] = {
#embed "zh-Hans.lproj/Catalog.strings"
};
static const unsigned char zh_commands[] = {
#embed "zh-Hans.lproj/Commands.strings"
};
static const unsigned char zh_common[] = {
#embed "zh-Hans.lproj/Common.strings"
};
static const unsigned char zh_configuration[] = {
#embed "zh-Hans.lproj/Configuration.strings"
};
static const unsigned char zh_doctor[] = {
#embed "zh-Hans.lproj/Doctor.strings"
};
static const unsigned char zh_documents[] = {
#embed "zh-Hans.lproj/Documents.strings"
};
static const unsigned char zh_entitlements[] = {
#embed "zh-Hans.lproj/Entitlements.strings"
};
static const unsigned char zh_interface[] = {
#embed "zh-Hans.lproj/Interface.strings"
};
static const unsigned char zh_keys[] = {
#embed "zh-Hans.lproj/Keys.strings"
};
static const unsigned char zh_languages[] = {
#embed "zh-Hans.lproj/Languages.strings"
};
static const unsigned char zh_libraries[] = {
#embed "zh-Hans.lproj/Libraries.strings"
};
static const unsigned char zh_localization[] = {
#embed "zh-Hans.lproj/Localization.strings"
};
static const unsigned char zh_network[] = {
#embed "zh-Hans.lproj/Network.strings"
};
static const unsigned char zh_pages[] = {
#embed "zh-Hans.lproj/Pages.strings"
};
static const unsigned char zh_privacy[] = {
#embed "zh-Hans.lproj/Privacy.strings"
};
static const unsigned char zh_project[] = {
#embed "zh-Hans.lproj/Project.strings"
};
static const unsigned char zh_purpose_strings[] = {
#embed "zh-Hans.lproj/PurposeStrings.strings"
};
static const unsigned char zh_strings[] = {
#embed "zh-Hans.lproj/Strings.strings"
};
static const unsigned char zh_syntax[] = {
#embed "zh-Hans.lproj/Syntax.strings"
};
static const unsigned char zh_url_types[] = {
#embed "zh-Hans.lproj/URLTypes.strings"
};

static const MessageTable chinese_tables[] = {
    {"BackgroundModes", zh_background_modes, sizeof zh_background_modes},
    {"Bundle", zh_bundle, sizeof zh_bundle},
    {"Capabilities", zh_capabilities, sizeof zh_capabilities},
    {"Catalog", zh_catalog, sizeof zh_catalog},
    {"Commands", zh_commands, sizeof zh_commands},
    {"Common", zh_common, sizeof zh_common},
    {"Configuration", zh_configuration, sizeof zh_configuration},
    {"Doctor", zh_doctor, sizeof zh_doctor},
    {"Documents", zh_documents, sizeof zh_documents},
    {"Entitlements", zh_entitlements, sizeof zh_entitlements},
    {"Interface", zh_interface, sizeof zh_interface},
    {"Keys", zh_keys, sizeof zh_keys},
    {"Languages", zh_languages, sizeof zh_languages},
    {"Libraries", zh_libraries, sizeof zh_libraries},
    {"Localization", zh_localization, sizeof zh_localization},
    {"Network", zh_network, sizeof zh_network},
    {"Pages", zh_pages, sizeof zh_pages},
    {"Privacy", zh_privacy, sizeof zh_privacy},
    {"Project", zh_project, sizeof zh_project},
    {"PurposeStrings", zh_purpose_strings, sizeof zh_purpose_strings},
    {"Strings", zh_strings, sizeof zh_strings},
    {"Syntax", zh_syntax, sizeof zh_syntax},
    {"URLTypes", zh_url_types, sizeof zh_url_types},
};

const MessageTable *chineseMessageTables(void) { return chinese_tables; }

size_t chineseMessageTableCount(void) { return sizeof chinese_tables / sizeof chinese_tables[0]; }
