#include "catalog.h"

// One array and one row of the table for each file of the folder catalog; both lists are sorted alike.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char api_symbols[] = {
#embed "catalog/api-symbols.plist"
};
static const unsigned char app_store_errors[] = {
#embed "catalog/app-store-errors.plist"
};
static const unsigned char build_settings[] = {
#embed "catalog/build-settings.plist"
};
static const unsigned char device_capabilities[] = {
#embed "catalog/device-capabilities.plist"
};
static const unsigned char entitled_apis[] = {
#embed "catalog/entitled-apis.plist"
};
static const unsigned char entitlement_relations[] = {
#embed "catalog/entitlement-relations.plist"
};
static const unsigned char entry_templates[] = {
#embed "catalog/entry-templates.plist"
};
static const unsigned char expo_updates[] = {
#embed "catalog/expo-updates.plist"
};
static const unsigned char export_options[] = {
#embed "catalog/export-options.plist"
};
static const unsigned char file_forms[] = {
#embed "catalog/file-forms.plist"
};
static const unsigned char google_service_info[] = {
#embed "catalog/google-service-info.plist"
};
static const unsigned char launchd_job[] = {
#embed "catalog/launchd-job.plist"
};
static const unsigned char libraries[] = {
#embed "catalog/libraries.plist"
};
static const unsigned char privacy_manifest[] = {
#embed "catalog/privacy-manifest.plist"
};
static const unsigned char privacy_sdks[] = {
#embed "catalog/privacy-sdks.plist"
};
static const unsigned char protected_resources[] = {
#embed "catalog/protected-resources.plist"
};
static const unsigned char required_reason_apis[] = {
#embed "catalog/required-reason-apis.plist"
};
static const unsigned char settings_bundle[] = {
#embed "catalog/settings-bundle.plist"
};
static const unsigned char strings_dictionary[] = {
#embed "catalog/strings-dictionary.plist"
};
static const unsigned char suggested_values[] = {
#embed "catalog/suggested-values.plist"
};
static const unsigned char usual_keys[] = {
#embed "catalog/usual-keys.plist"
};
static const unsigned char xcframework[] = {
#embed "catalog/xcframework.plist"
};
static const unsigned char entitlements_accessories_and_home[] = {
#embed "catalog/entitlements/accessories-and-home.plist"
};
static const unsigned char entitlements_app_sandbox[] = {
#embed "catalog/entitlements/app-sandbox.plist"
};
static const unsigned char entitlements_app_services[] = {
#embed "catalog/entitlements/app-services.plist"
};
static const unsigned char entitlements_browsers_and_marketplaces[] = {
#embed "catalog/entitlements/browsers-and-marketplaces.plist"
};
static const unsigned char entitlements_code_signing[] = {
#embed "catalog/entitlements/code-signing.plist"
};
static const unsigned char entitlements_drivers[] = {
#embed "catalog/entitlements/drivers.plist"
};
static const unsigned char entitlements_enhanced_security[] = {
#embed "catalog/entitlements/enhanced-security.plist"
};
static const unsigned char entitlements_enterprise[] = {
#embed "catalog/entitlements/enterprise.plist"
};
static const unsigned char entitlements_hardened_runtime[] = {
#embed "catalog/entitlements/hardened-runtime.plist"
};
static const unsigned char entitlements_icloud_and_notifications[] = {
#embed "catalog/entitlements/icloud-and-notifications.plist"
};
static const unsigned char entitlements_media_and_games[] = {
#embed "catalog/entitlements/media-and-games.plist"
};
static const unsigned char entitlements_networking[] = {
#embed "catalog/entitlements/networking.plist"
};
static const unsigned char entitlements_security[] = {
#embed "catalog/entitlements/security.plist"
};
static const unsigned char entitlements_wallet_and_health[] = {
#embed "catalog/entitlements/wallet-and-health.plist"
};
static const unsigned char info_plist_app_execution[] = {
#embed "catalog/info-plist/app-execution.plist"
};
static const unsigned char info_plist_app_services[] = {
#embed "catalog/info-plist/app-services.plist"
};
static const unsigned char info_plist_build_system[] = {
#embed "catalog/info-plist/build-system.plist"
};
static const unsigned char info_plist_bundle[] = {
#embed "catalog/info-plist/bundle.plist"
};
static const unsigned char info_plist_data_and_storage[] = {
#embed "catalog/info-plist/data-and-storage.plist"
};
static const unsigned char info_plist_drivers[] = {
#embed "catalog/info-plist/drivers.plist"
};
static const unsigned char info_plist_extensions[] = {
#embed "catalog/info-plist/extensions.plist"
};
static const unsigned char info_plist_launch_interface[] = {
#embed "catalog/info-plist/launch-interface.plist"
};
static const unsigned char info_plist_legacy[] = {
#embed "catalog/info-plist/legacy.plist"
};
static const unsigned char info_plist_main_interface[] = {
#embed "catalog/info-plist/main-interface.plist"
};
static const unsigned char info_plist_network[] = {
#embed "catalog/info-plist/network.plist"
};
static const unsigned char info_plist_privacy[] = {
#embed "catalog/info-plist/privacy.plist"
};
static const unsigned char info_plist_user_interface[] = {
#embed "catalog/info-plist/user-interface.plist"
};
static const unsigned char libraries_google[] = {
#embed "catalog/libraries/google.plist"
};
static const unsigned char libraries_services[] = {
#embed "catalog/libraries/services.plist"
};
static const unsigned char libraries_social[] = {
#embed "catalog/libraries/social.plist"
};
static const unsigned char libraries_sparkle[] = {
#embed "catalog/libraries/sparkle.plist"
};
static const unsigned char libraries_toolkits[] = {
#embed "catalog/libraries/toolkits.plist"
};

static const KeyCatalogFile files[] = {
    {"api-symbols", api_symbols, sizeof api_symbols},
    {"app-store-errors", app_store_errors, sizeof app_store_errors},
    {"build-settings", build_settings, sizeof build_settings},
    {"device-capabilities", device_capabilities, sizeof device_capabilities},
    {"entitled-apis", entitled_apis, sizeof entitled_apis},
    {"entitlement-relations", entitlement_relations, sizeof entitlement_relations},
    {"entry-templates", entry_templates, sizeof entry_templates},
    {"expo-updates", expo_updates, sizeof expo_updates},
    {"export-options", export_options, sizeof export_options},
    {"file-forms", file_forms, sizeof file_forms},
    {"google-service-info", google_service_info, sizeof google_service_info},
    {"launchd-job", launchd_job, sizeof launchd_job},
    {"libraries", libraries, sizeof libraries},
    {"privacy-manifest", privacy_manifest, sizeof privacy_manifest},
    {"privacy-sdks", privacy_sdks, sizeof privacy_sdks},
    {"protected-resources", protected_resources, sizeof protected_resources},
    {"required-reason-apis", required_reason_apis, sizeof required_reason_apis},
    {"settings-bundle", settings_bundle, sizeof settings_bundle},
    {"strings-dictionary", strings_dictionary, sizeof strings_dictionary},
    {"suggested-values", suggested_values, sizeof suggested_values},
    {"usual-keys", usual_keys, sizeof usual_keys},
    {"xcframework", xcframework, sizeof xcframework},
    {"entitlements/accessories-and-home", entitlements_accessories_and_home, sizeof entitlements_accessories_and_home},
    {"entitlements/app-sandbox", entitlements_app_sandbox, sizeof entitlements_app_sandbox},
    {"entitlements/app-services", entitlements_app_services, sizeof entitlements_app_services},
    {"entitlements/browsers-and-marketplaces", entitlements_browsers_and_marketplaces, sizeof entitlements_browsers_and_marketplaces},
    {"entitlements/code-signing", entitlements_code_signing, sizeof entitlements_code_signing},
    {"entitlements/drivers", entitlements_drivers, sizeof entitlements_drivers},
    {"entitlements/enhanced-security", entitlements_enhanced_security, sizeof entitlements_enhanced_security},
    {"entitlements/enterprise", entitlements_enterprise, sizeof entitlements_enterprise},
    {"entitlements/hardened-runtime", entitlements_hardened_runtime, sizeof entitlements_hardened_runtime},
    {"entitlements/icloud-and-notifications", entitlements_icloud_and_notifications, sizeof entitlements_icloud_and_notifications},
    {"entitlements/media-and-games", entitlements_media_and_games, sizeof entitlements_media_and_games},
    {"entitlements/networking", entitlements_networking, sizeof entitlements_networking},
    {"entitlements/security", entitlements_security, sizeof entitlements_security},
    {"entitlements/wallet-and-health", entitlements_wallet_and_health, sizeof entitlements_wallet_and_health},
    {"info-plist/app-execution", info_plist_app_execution, sizeof info_plist_app_execution},
    {"info-plist/app-services", info_plist_app_services, sizeof info_plist_app_services},
    {"info-plist/build-system", info_plist_build_system, sizeof info_plist_build_system},
    {"info-plist/bundle", info_plist_bundle, sizeof info_plist_bundle},
    {"info-plist/data-and-storage", info_plist_data_and_storage, sizeof info_plist_data_and_storage},
    {"info-plist/drivers", info_plist_drivers, sizeof info_plist_drivers},
    {"info-plist/extensions", info_plist_extensions, sizeof info_plist_extensions},
    {"info-plist/launch-interface", info_plist_launch_interface, sizeof info_plist_launch_interface},
    {"info-plist/legacy", info_plist_legacy, sizeof info_plist_legacy},
    {"info-plist/main-interface", info_plist_main_interface, sizeof info_plist_main_interface},
    {"info-plist/network", info_plist_network, sizeof info_plist_network},
    {"info-plist/privacy", info_plist_privacy, sizeof info_plist_privacy},
    {"info-plist/user-interface", info_plist_user_interface, sizeof info_plist_user_interface},
    {"libraries/google", libraries_google, sizeof libraries_google},
    {"libraries/services", libraries_services, sizeof libraries_services},
    {"libraries/social", libraries_social, sizeof libraries_social},
    {"libraries/sparkle", libraries_sparkle, sizeof libraries_sparkle},
    {"libraries/toolkits", libraries_toolkits, sizeof libraries_toolkits},
};

const KeyCatalogFile *keyCatalogFiles(void) { return files; }

size_t keyCatalogFileCount(void) { return sizeof files / sizeof files[0]; }
