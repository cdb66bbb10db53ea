import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');

/** Mozilla's browser compatibility data. */
export const compatibility = JSON.parse(readFileSync(file, 'utf8')) as CompatData;

/** The oldest browsers in the README, by their names in the table. */
const oldest = {
  chrome: '111',
  edge: '111',
  firefox: '113',
  safari: '16.4',
} as const;

/** Whether a feature is newer than the oldest browsers. Features missing from the table count as old. */
export function isTooNew(feature: Identifier | undefined): boolean {
  return tooNewIn(feature?.__compat).length > 0;
}

/** Which of the oldest browsers lack a feature. */
export function tooNewIn(compat: CompatStatement | undefined): string[] {
  if (compat === undefined) return [];
  return (Object.keys(oldest) as (keyof typeof oldest)[]).filter((browser) => {
    const statements = [compat.support[browser] ?? []].flat();
    return statements.length > 0 && !statements.some((statement) => holdsIn(statement, oldest[browser]));
  });
}

function holdsIn(
  { version_added: added, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: string,
): boolean {
  if (flags !== undefined || prefix !== undefined || alternative_name !== undefined) return false;
  if (typeof added !== 'string' || added === 'preview') return false;
  return numberOf(added.replace('≤', '')) <= numberOf(version);
}

/** `16.4` as a comparable number. */
function numberOf(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
}
