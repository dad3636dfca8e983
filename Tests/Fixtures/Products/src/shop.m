#include "objc.h"
@interface AVCaptureDevice : NSObject
+ (void)requestAccessForMediaType:(NSString *)type completionHandler:(void (^)(signed char))handler;
@end
@interface CBCentralManager : NSObject @end
extern NSString *const AVMediaTypeVideo;
extern int UIApplicationMain(int, char **, NSString *, NSString *);

@interface ShopWindow : NSObject @end
@implementation ShopWindow
// Defined here, sent by nobody.
- (void)requestAlwaysAuthorization {}
- (void)scanCode {
  [AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo completionHandler:^(signed char granted) {}];
}
@end

int main(int count, char **arguments) {
  [[[ShopWindow alloc] init] scanCode];
  return UIApplicationMain(count, arguments, 0, 0);
}
