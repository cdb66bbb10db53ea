import { jsonOf } from '../config/json-sources';
import { misspelled } from '../config/misspelled';
import { knownTags } from '../element/registry';
import type { DoctorFinding } from './finding';

/** Mistakes in the page's JSON scripts. */
export function pageJson(script: Element): DoctorFinding[] {
  if (script.localName !== 'script') return [];
  return [...wrongName(script), ...brokenTexts(script)];
}

function wrongName(script: Element): DoctorFinding[] {
  const name = script.getAttribute('data-shop-config');
  if (name === null) return [];
  const names = knownTags().map((tag) => tag.replace(/^shop-/, ''));
  const meant = names.find((each) => `shop-${each}` === name) ?? misspelled(name, names);
  if (meant === undefined) return [];
  const message = `data-shop-config="${name}" matches no element; did you mean "${meant}"?`;
  return [{ kind: 'misspelled name', message, node: script }];
}

function brokenTexts(script: Element): DoctorFinding[] {
  if (!script.hasAttribute('data-shop-texts')) return [];
  const { problem } = jsonOf(script.textContent, '');
  return problem === undefined ? [] : [{ kind: 'broken texts', message: brokenTextsMessage(problem), node: script }];
}

/** Also logged when the texts are read: the same words count as the same problem. */
export function brokenTextsMessage(problem: string): string {
  return `<script data-shop-texts>: ${problem}`;
}
