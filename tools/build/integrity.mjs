import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that a page loads with its own tag, and files that our scripts load. */
const loaded = /^(shop-elements\.[\w.]*(js|css)|locales\/\w+\.js(on)?|parts\/[\w-]+\.js)$/;

/**
 * Builds `sri.json`: the `integrity` value of every file that a page may load, by path.
 * @param {string} dist
 */
export async function integrity(dist) {
  const entries = await readdir(dist, { recursive: true });
  const files = entries.filter((file) => loaded.test(file)).sort();
  /** @type {Record<string, string>} */
  const hashes = {};
  for (const file of files) {
    const hash = createHash('sha384').update(await readFile(path.join(dist, file)));
    hashes[file] = `sha384-${hash.digest('base64')}`;
  }
  return `${JSON.stringify(hashes, null, 2)}\n`;
}
