import { prepareCleaner } from '@shop-elements/dom';
import { baseUrl, request } from '@shop-elements/host';
import { showSection } from '../shared/own-forms';
import { isOpen, stepOf } from './accordion';

/** Where the page's progress column tells what was chosen in a step. */
function entryOf(section: Element): HTMLElement | null {
  return document.getElementById(`${stepOf(section)}-progress-opcheckout`);
}

/** What is asked anew is not chosen any more. */
export function clearProgress(sections: readonly Element[]): void {
  for (const section of sections) entryOf(section)?.replaceChildren();
}

/** Brings the entry of a step up to date; unless the shopper has gone back behind it meanwhile. */
export async function loadProgress(
  section: HTMLElement,
  sections: readonly HTMLElement[],
  address: string,
): Promise<void> {
  const entry = entryOf(section);
  if (entry === null) return;
  const { href } = new URL(`${address}?prevStep=${stepOf(section)}`, baseUrl());
  const [reply] = await Promise.all([request(href, { accept: 'text/html' }), prepareCleaner()]);
  if (reply.ok && sections.indexOf(section) < sections.findIndex(isOpen)) showSection(entry, reply.text);
}
