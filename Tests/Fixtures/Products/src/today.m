extern int getattrlist(const char *, void *, void *, unsigned long, unsigned);
extern int NSExtensionMain(int, char **);
int probe(void) { return getattrlist("/", 0, 0, 0, 0); }
int main(int count, char **arguments) { return probe() + NSExtensionMain(count, arguments); }
