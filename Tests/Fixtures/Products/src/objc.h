// The few declarations of Apple's frameworks that the sample code needs.
typedef struct objc_selector *SEL;
__attribute__((objc_root_class)) @interface NSObject
+ (instancetype)alloc;
- (instancetype)init;
@end
@interface NSString : NSObject @end
@interface NSConstantString : NSString @end
