/** Returns the absolute URL if it is on this site or uses https. Rejects scripts, and other sites over http. */
export function allowedUrl(url: unknown, base: string): string | undefined {
  if (typeof url !== 'string' || url === '') return undefined;
  try {
    const { href, origin, protocol } = new URL(url, base);
    return protocol === 'https:' || origin === new URL(base).origin ? href : undefined;
  } catch {
    return undefined;
  }
}
