/** The version of all packages. A test compares it with their package.json files. */
export const VERSION = '0.1.0';
