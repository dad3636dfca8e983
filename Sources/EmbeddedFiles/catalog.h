// The files of the folder catalog, an entry each, sorted. Included twice: for the bytes, and for the table of their places.

FILE_BEGIN(api_symbols, "api-symbols")
#embed "catalog/api-symbols.plist" limit(MOST)
FILE_END

FILE_BEGIN(app_store_errors, "app-store-errors")
#embed "catalog/app-store-errors.plist" limit(MOST)
FILE_END

FILE_BEGIN(build_settings, "build-settings")
#embed "catalog/build-settings.plist" limit(MOST)
FILE_END

FILE_BEGIN(configuration_profile_accounts, "configuration-profile/accounts")
#embed "catalog/configuration-profile/accounts.plist" limit(MOST)
FILE_END

FILE_BEGIN(configuration_profile_apps, "configuration-profile/apps")
#embed "catalog/configuration-profile/apps.plist" limit(MOST)
FILE_END

FILE_BEGIN(configuration_profile_certificates, "configuration-profile/certificates")
#embed "catalog/configuration-profile/certificates.plist" limit(MOST)
FILE_END

FILE_BEGIN(configuration_profile_network, "configuration-profile/network")
#embed "catalog/configuration-profile/network.plist" limit(MOST)
FILE_END

FILE_BEGIN(configuration_profile_privacy_preferences, "configuration-profile/privacy-preferences")
#embed "catalog/configuration-profile/privacy-preferences.plist" limit(MOST)
FILE_END

FILE_BEGIN(configuration_profile_profile, "configuration-profile/profile")
#embed "catalog/configuration-profile/profile.plist" limit(MOST)
FILE_END

FILE_BEGIN(configuration_profile_restrictions, "configuration-profile/restrictions")
#embed "catalog/configuration-profile/restrictions.plist" limit(MOST)
FILE_END

FILE_BEGIN(configuration_profile_security, "configuration-profile/security")
#embed "catalog/configuration-profile/security.plist" limit(MOST)
FILE_END

FILE_BEGIN(device_capabilities, "device-capabilities")
#embed "catalog/device-capabilities.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitled_apis, "entitled-apis")
#embed "catalog/entitled-apis.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlement_relations, "entitlement-relations")
#embed "catalog/entitlement-relations.plist" limit(MOST)
FILE_END

FILE_BEGIN(entry_templates, "entry-templates")
#embed "catalog/entry-templates.plist" limit(MOST)
FILE_END

FILE_BEGIN(expo_updates, "expo-updates")
#embed "catalog/expo-updates.plist" limit(MOST)
FILE_END

FILE_BEGIN(export_options, "export-options")
#embed "catalog/export-options.plist" limit(MOST)
FILE_END

FILE_BEGIN(file_kinds, "file-kinds")
#embed "catalog/file-kinds.plist" limit(MOST)
FILE_END

FILE_BEGIN(google_service_info, "google-service-info")
#embed "catalog/google-service-info.plist" limit(MOST)
FILE_END

FILE_BEGIN(intent_vocabulary, "intent-vocabulary")
#embed "catalog/intent-vocabulary.plist" limit(MOST)
FILE_END

FILE_BEGIN(javascript_packages, "javascript-packages")
#embed "catalog/javascript-packages.plist" limit(MOST)
FILE_END

FILE_BEGIN(launchd_job, "launchd-job")
#embed "catalog/launchd-job.plist" limit(MOST)
FILE_END

FILE_BEGIN(libraries, "libraries")
#embed "catalog/libraries.plist" limit(MOST)
FILE_END

FILE_BEGIN(library_needs, "library-needs")
#embed "catalog/library-needs.plist" limit(MOST)
FILE_END

FILE_BEGIN(privacy_manifest, "privacy-manifest")
#embed "catalog/privacy-manifest.plist" limit(MOST)
FILE_END

FILE_BEGIN(privacy_sdks, "privacy-sdks")
#embed "catalog/privacy-sdks.plist" limit(MOST)
FILE_END

FILE_BEGIN(protected_resources, "protected-resources")
#embed "catalog/protected-resources.plist" limit(MOST)
FILE_END

FILE_BEGIN(required_reason_apis, "required-reason-apis")
#embed "catalog/required-reason-apis.plist" limit(MOST)
FILE_END

FILE_BEGIN(setting_names, "setting-names")
#embed "catalog/setting-names.plist" limit(MOST)
FILE_END

FILE_BEGIN(settings_bundle, "settings-bundle")
#embed "catalog/settings-bundle.plist" limit(MOST)
FILE_END

FILE_BEGIN(strings_dictionary, "strings-dictionary")
#embed "catalog/strings-dictionary.plist" limit(MOST)
FILE_END

FILE_BEGIN(suggested_values, "suggested-values")
#embed "catalog/suggested-values.plist" limit(MOST)
FILE_END

FILE_BEGIN(uniform_types, "uniform-types")
#embed "catalog/uniform-types.plist" limit(MOST)
FILE_END

FILE_BEGIN(usual_keys, "usual-keys")
#embed "catalog/usual-keys.plist" limit(MOST)
FILE_END

FILE_BEGIN(xcframework, "xcframework")
#embed "catalog/xcframework.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlements_accessories_and_home, "entitlements/accessories-and-home")
#embed "catalog/entitlements/accessories-and-home.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlements_app_sandbox, "entitlements/app-sandbox")
#embed "catalog/entitlements/app-sandbox.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlements_app_services, "entitlements/app-services")
#embed "catalog/entitlements/app-services.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlements_browsers_and_marketplaces, "entitlements/browsers-and-marketplaces")
#embed "catalog/entitlements/browsers-and-marketplaces.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlements_code_signing, "entitlements/code-signing")
#embed "catalog/entitlements/code-signing.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlements_drivers, "entitlements/drivers")
#embed "catalog/entitlements/drivers.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlements_enhanced_security, "entitlements/enhanced-security")
#embed "catalog/entitlements/enhanced-security.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlements_enterprise, "entitlements/enterprise")
#embed "catalog/entitlements/enterprise.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlements_hardened_runtime, "entitlements/hardened-runtime")
#embed "catalog/entitlements/hardened-runtime.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlements_icloud_and_notifications, "entitlements/icloud-and-notifications")
#embed "catalog/entitlements/icloud-and-notifications.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlements_media_and_games, "entitlements/media-and-games")
#embed "catalog/entitlements/media-and-games.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlements_networking, "entitlements/networking")
#embed "catalog/entitlements/networking.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlements_security, "entitlements/security")
#embed "catalog/entitlements/security.plist" limit(MOST)
FILE_END

FILE_BEGIN(entitlements_wallet_and_health, "entitlements/wallet-and-health")
#embed "catalog/entitlements/wallet-and-health.plist" limit(MOST)
FILE_END

FILE_BEGIN(info_plist_app_execution, "info-plist/app-execution")
#embed "catalog/info-plist/app-execution.plist" limit(MOST)
FILE_END

FILE_BEGIN(info_plist_app_services, "info-plist/app-services")
#embed "catalog/info-plist/app-services.plist" limit(MOST)
FILE_END

FILE_BEGIN(info_plist_build_system, "info-plist/build-system")
#embed "catalog/info-plist/build-system.plist" limit(MOST)
FILE_END

FILE_BEGIN(info_plist_bundle, "info-plist/bundle")
#embed "catalog/info-plist/bundle.plist" limit(MOST)
FILE_END

FILE_BEGIN(info_plist_data_and_storage, "info-plist/data-and-storage")
#embed "catalog/info-plist/data-and-storage.plist" limit(MOST)
FILE_END

FILE_BEGIN(info_plist_drivers, "info-plist/drivers")
#embed "catalog/info-plist/drivers.plist" limit(MOST)
FILE_END

FILE_BEGIN(info_plist_extensions, "info-plist/extensions")
#embed "catalog/info-plist/extensions.plist" limit(MOST)
FILE_END

FILE_BEGIN(info_plist_launch_interface, "info-plist/launch-interface")
#embed "catalog/info-plist/launch-interface.plist" limit(MOST)
FILE_END

FILE_BEGIN(info_plist_legacy, "info-plist/legacy")
#embed "catalog/info-plist/legacy.plist" limit(MOST)
FILE_END

FILE_BEGIN(info_plist_main_interface, "info-plist/main-interface")
#embed "catalog/info-plist/main-interface.plist" limit(MOST)
FILE_END

FILE_BEGIN(info_plist_network, "info-plist/network")
#embed "catalog/info-plist/network.plist" limit(MOST)
FILE_END

FILE_BEGIN(info_plist_plug_ins, "info-plist/plug-ins")
#embed "catalog/info-plist/plug-ins.plist" limit(MOST)
FILE_END

FILE_BEGIN(info_plist_privacy, "info-plist/privacy")
#embed "catalog/info-plist/privacy.plist" limit(MOST)
FILE_END

FILE_BEGIN(info_plist_user_interface, "info-plist/user-interface")
#embed "catalog/info-plist/user-interface.plist" limit(MOST)
FILE_END

FILE_BEGIN(libraries_google, "libraries/google")
#embed "catalog/libraries/google.plist" limit(MOST)
FILE_END

FILE_BEGIN(libraries_services, "libraries/services")
#embed "catalog/libraries/services.plist" limit(MOST)
FILE_END

FILE_BEGIN(libraries_social, "libraries/social")
#embed "catalog/libraries/social.plist" limit(MOST)
FILE_END

FILE_BEGIN(libraries_sparkle, "libraries/sparkle")
#embed "catalog/libraries/sparkle.plist" limit(MOST)
FILE_END

FILE_BEGIN(libraries_toolkits, "libraries/toolkits")
#embed "catalog/libraries/toolkits.plist" limit(MOST)
FILE_END
