import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Responses recorded from a live shop, stored next to the repository and not in it. Without them, as in a fresh clone, the tests
 * that compare with them are skipped.
 */
const folder = findFolder();

export const haveRecordings = folder !== undefined;

/** The recorded response's body. */
export function recordedBody(name: string): unknown {
  const exchange = read(`http/${name}.json`);
  return Reflect.get(Object(Reflect.get(Object(exchange), 'response')), 'body');
}

export function recordedStatus(name: string): number {
  const exchange = read(`http/${name}.json`);
  return Number(Reflect.get(Object(Reflect.get(Object(exchange), 'response')), 'status'));
}

export function recordedPage(name: string): unknown {
  return read(`${name}.json`);
}

function read(file: string): unknown {
  return folder === undefined ? undefined : JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

function findFolder(): string | undefined {
  let place = dirname(fileURLToPath(import.meta.url));
  while (place !== dirname(place)) {
    const candidate = join(place, 'shared/fixtures/magento-2.4.6');
    if (existsSync(candidate)) return candidate;
    place = dirname(place);
  }
  return undefined;
}
