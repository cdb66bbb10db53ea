const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Unguessable letters and digits: session names, masked cart ids, form keys. */
export function randomText(length: number, alphabet = letters): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length * 2));
  let text = '';
  for (const byte of bytes) {
    // Skips the bytes above the last multiple, which would make the first letters more likely.
    if (byte >= 256 - (256 % alphabet.length)) continue;
    text += alphabet[byte % alphabet.length] ?? '';
    if (text.length === length) return text;
  }
  return text + randomText(length - text.length, alphabet);
}

export function randomHex(length: number): string {
  return randomText(length, '0123456789abcdef');
}
