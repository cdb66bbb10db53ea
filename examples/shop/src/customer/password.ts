import { randomHex } from '../random';

const rounds = 60_000;

/** Stores a password salted and stretched, never in plain text. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: rounds },
    key,
    256,
  );
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface HashedPassword {
  salt: string;
  passwordHash: string;
}

/** Hashes a password that is not stored yet. */
export async function newPasswordHash(password: string): Promise<HashedPassword> {
  const salt = randomHex(32);
  return { salt, passwordHash: await hashPassword(password, salt) };
}
