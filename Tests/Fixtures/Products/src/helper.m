extern unsigned long long mach_absolute_time(void);
int main(void) { return (int)mach_absolute_time(); }
