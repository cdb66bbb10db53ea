/** The menu's state in an entry of the browser's history. */
interface Step {
  /** Identifies the menu's element: another one starts at its own level. */
  owner: number;
  /** The menu's index among those of the page, which identifies it after a reload. */
  menu: number;
  path: string;
  /** How many history entries this menu has added so far. */
  added: number;
  /** How many entries the menu can go back: the menu's own consecutive entries that end with this one. */
  back: number;
  /** The entry's URL. Another script may copy the state to an entry of its own. */
  url: string;
}

const KEY = 'shopMobileMenu';

/** Stores the menu's state in the current history entry. */
export function mark(element: HTMLElement, place: Pick<Step, 'path' | 'added' | 'back'>): void {
  const step: Step = { owner: ownerOf(element), menu: indexOf(element), url: location.href, ...place };
  history.replaceState({ ...history.state, [KEY]: step }, '');
}

/** How many entries the menu can go back from here. */
export function entriesBackFromHere(element: HTMLElement): number {
  const step = stepOf(element, history.state);
  return step?.url === location.href ? step.back : 0;
}

/** The menu's state in a history entry; undefined if another menu stored its own there. */
export function stepOf(element: HTMLElement, state: unknown): Step | undefined {
  const step = stepIn(state);
  return step?.owner === ownerOf(element) ? step : undefined;
}

function stepIn(state: unknown): Step | undefined {
  return typeof state === 'object' && state !== null ? (Reflect.get(state, KEY) as Step | undefined) : undefined;
}

const owners = new WeakMap<HTMLElement, number>();
/** All owners since the page was loaded. */
const takenOwners = new Set<number | undefined>();

/** The menu's own number in the history. After a reload, it is that of the same menu before. */
function ownerOf(element: HTMLElement): number {
  const step = stepIn(history.state);
  const isBack = step?.menu === indexOf(element) && !takenOwners.has(step.owner);
  const owner = owners.get(element) ?? (isBack ? step.owner : Math.random());
  owners.set(element, owner);
  takenOwners.add(owner);
  return owner;
}

function indexOf(element: HTMLElement): number {
  return [...document.querySelectorAll(element.localName)].indexOf(element);
}
