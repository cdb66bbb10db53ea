/**
 * An address out of the shop's data, when a link may lead there: web, mail, telephone, or relative. The browser's own reading
 * decides, so no spelling of `javascript:` gets through.
 * @returns undefined for any other address, and for an empty one
 */
export function safeAddress(address: string): string | undefined {
  if (address === '' || !URL.canParse(address, document.baseURI)) return undefined;
  return /^(https?|mailto|tel|file):$/.test(new URL(address, document.baseURI).protocol) ? address : undefined;
}
