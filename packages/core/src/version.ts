/** The one version line of every package here; a test holds it to the package files. */
export const VERSION = '0.1.0';
