#!/bin/bash
# Makes the products in this folder without a Mac: clang and ld64.lld (LLVM 19 or newer) with stubs of Apple's libraries that hold
# names only, llvm-lipo, llvm-libtool-darwin, openssl, Python 3. Nothing in it is Apple's. Run it where these are installed, with another clang in CLANG:
#   Tests/Fixtures/Products/make.sh
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export ZERO_AR_DATE=1

# stub PATH INSTALL-NAME SYMBOLS CLASSES
stub() {
  mkdir -p "$(dirname "$work/sdk/$1")"
  local targets='[ arm64-ios, arm64-ios-simulator, x86_64-ios-simulator, arm64-macos, x86_64-macos ]'
  printf -- "--- !tapi-tbd\ntbd-version: 4\ntargets: %s\ninstall-name: '%s'\ncurrent-version: 1\nexports:\n  - targets: %s\n    symbols: [ %s ]\n    objc-classes: [ %s ]\n...\n" \
    "$targets" "$2" "$targets" "$3" "$4" > "$work/sdk/$1"
}
framework() { stub "System/Library/Frameworks/$1.framework/$1.tbd" "/System/Library/Frameworks/$1.framework/$1" "$2" "$3"; }
stub usr/lib/libSystem.tbd /usr/lib/libSystem.B.dylib \
  '_stat, "_stat$INODE64", _getattrlist, _mach_absolute_time, _notify_post, dyld_stub_binder, __NSConcreteGlobalBlock, ___stack_chk_fail, ___stack_chk_guard' ''
stub usr/lib/libobjc.tbd /usr/lib/libobjc.A.dylib \
  '_objc_msgSend, _objc_alloc, _objc_alloc_init, _objc_opt_class, _objc_release, _objc_retain, _objc_retainAutoreleasedReturnValue, _objc_unsafeClaimAutoreleasedReturnValue, _objc_claimAutoreleasedReturnValue, __objc_empty_cache' NSObject
framework CoreFoundation ___CFConstantStringClassReference ''
framework Foundation '_NSFileCreationDate, _NSExtensionMain' 'NSUserDefaults, NSProcessInfo'
framework AVFoundation _AVMediaTypeVideo AVCaptureDevice
framework CoreLocation '' CLLocationManager
framework UIKit _UIApplicationMain ''

# compile SOURCE TRIPLE OBJECT
compile() { "${CLANG:-clang}" -target "$2" -O1 -fobjc-arc -fblocks -fno-modules -nostdinc -w -c -o "$work/$3" "src/$1.m"; }
# link ARCHITECTURE PLATFORM MINIMUM ARGUMENT...
link() { ld64.lld -arch "$1" -platform_version "$2" "$3" 26.0 -syslibroot "$work/sdk" -adhoc_codesign -lSystem -lobjc "${@:4}"; }

compile shop arm64-apple-ios15.0 shop.o
compile metrics arm64-apple-ios15.0 metrics.o
compile today arm64-apple-ios15.0 today.o
frameworks=(-framework Foundation -framework CoreFoundation)
# The framework binds by opcodes and needs a newer system than its Info.plist says.
link arm64 ios 17.0 -dylib -no_fixup_chains -install_name @rpath/Metrics.framework/Metrics -framework CoreLocation \
  "${frameworks[@]}" -o "$work/Metrics" "$work/metrics.o"
link arm64 ios 15.0 -fixup_chains -framework AVFoundation -framework UIKit "${frameworks[@]}" "$work/Metrics" \
  -rpath @executable_path/Frameworks -o "$work/Shop" "$work/shop.o"
link arm64 ios 15.0 "${frameworks[@]}" -o "$work/Today" "$work/today.o"

# macOS: two processors, and a tool with its Info.plist inside.
printf '<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.desk.tool</string></dict></plist>' > "$work/tool.plist"
for architecture in arm64 x86_64; do
  for source in helper metrics; do compile $source $architecture-apple-macos13.0 $source-$architecture.o; done
  link $architecture macos 13.0 -sectcreate __TEXT __info_plist "$work/tool.plist" -o "$work/tool-$architecture" "$work/helper-$architecture.o"
  link $architecture macos 13.0 -dylib -install_name @rpath/Metrics.framework/Versions/A/Metrics -framework CoreLocation \
    "${frameworks[@]}" -o "$work/MacMetrics-$architecture" "$work/metrics-$architecture.o"
done
llvm-lipo -create "$work"/tool-{arm64,x86_64} -output "$work/Tool"
llvm-lipo -create -fat64 "$work"/MacMetrics-{arm64,x86_64} -output "$work/MacMetrics"

# A static library for devices, and a framework of archives for simulators.
for architecture in arm64 x86_64; do
  compile metrics $architecture-apple-ios15.0-simulator metrics-sim-$architecture.o
  llvm-libtool-darwin -static -o "$work/sim-$architecture.a" "$work/metrics-sim-$architecture.o"
done
llvm-libtool-darwin -static -o "$work/libMetrics.a" "$work/metrics.o" "$work/today.o"
llvm-lipo -create "$work"/sim-{arm64,x86_64}.a -output "$work/SimMetrics"

openssl req -x509 -newkey rsa:2048 -nodes -keyout "$work/key.pem" -out "$work/certificate.pem" -days 3650 -batch \
  -subj '/UID=AAAAA11111/CN=Apple Development: Sam Sample (BBBBB22222)/OU=TEAM123456/O=Sample/C=US' 2> "$work/log"
python3 pack.py "$work"
ls -l -- *.ipa *.zip
