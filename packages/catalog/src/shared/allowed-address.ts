/** An address as a whole one, if it is on this site or on https: never a script, and never another site in the clear. */
export function allowedAddress(url: unknown, base: string): string | undefined {
  if (typeof url !== 'string' || url === '') return undefined;
  try {
    const { href, origin, protocol } = new URL(url, base);
    return protocol === 'https:' || origin === new URL(base).origin ? href : undefined;
  } catch {
    return undefined;
  }
}
