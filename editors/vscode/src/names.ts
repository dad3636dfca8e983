/** The prefix of settings and commands, and the name of the program. */
export const id = "plist-lsp";

/** The name of the extension where people read it. */
export const title = "Property Lists";

/** The section under which the server asks for its settings. */
export const serverSection = "plistLSP";

/** The scheme of binary property lists that are shown as XML; the server knows it. */
export const binaryScheme = "plist-lsp";
