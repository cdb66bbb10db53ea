import { misspelled } from '../config/misspelled';
import { jsonOf } from '../config/page-scripts';
import { knownTags } from '../element/registry';
import type { DoctorFinding } from './finding';

/** What is wrong with the page's own JSON scripts: nobody reads one with a wrong name. */
export function pageJson(script: Element): DoctorFinding[] {
  if (script.localName !== 'script') return [];
  return [...wrongName(script), ...brokenTexts(script)];
}

function wrongName(script: Element): DoctorFinding[] {
  const name = script.getAttribute('data-shop-config');
  if (name === null) return [];
  const names = knownTags().map((tag) => tag.replace(/^shop-/, ''));
  const meant = names.find((known) => `shop-${known}` === name) ?? misspelled(name, names);
  if (meant === undefined) return [];
  const message = `No element reads <script data-shop-config="${name}">: write data-shop-config="${meant}"`;
  return [{ kind: 'misspelled name', message, node: script }];
}

function brokenTexts(script: Element): DoctorFinding[] {
  if (!script.hasAttribute('data-shop-texts')) return [];
  const { problem } = jsonOf(script.textContent, '');
  return problem === undefined ? [] : [{ kind: 'broken texts', message: brokenTextsMessage(problem), node: script }];
}

/** The same sentence in the console, when the texts are read. */
export function brokenTextsMessage(problem: string): string {
  return `The texts of <script data-shop-texts> are not used: ${problem}`;
}
