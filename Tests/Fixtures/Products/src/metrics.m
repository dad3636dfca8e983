#include "objc.h"
@interface CLLocationManager : NSObject
- (void)requestWhenInUseAuthorization;
@end
@interface NSUserDefaults : NSObject
+ (instancetype)standardUserDefaults;
- (id)objectForKey:(NSString *)key;
@end
@interface NSProcessInfo : NSObject
+ (instancetype)processInfo;
- (double)systemUptime;
@end
extern NSString *const NSFileCreationDate;
extern int stat(const char *, void *);
extern int notify_post(const char *) __attribute__((weak_import));

@interface MXSession : NSObject @end
@implementation MXSession
- (void)begin {
  [[[CLLocationManager alloc] init] requestWhenInUseAuthorization];
  [[NSUserDefaults standardUserDefaults] objectForKey:NSFileCreationDate];
  (void)[[NSProcessInfo processInfo] systemUptime];
  char status[256];
  stat("/", status);
  if (notify_post) notify_post("begin");
}
@end
