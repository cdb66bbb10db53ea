/** The groups of the filters: `color`, `price` … Several may be open; an open one has the class `active`, as at the host. */

const GROUP = '.filter-options-item';
const TITLE = '.filter-options-title, [data-role$="title"]';
const CONTENT = '.filter-options-content, [data-role$="content"]';
const OPEN = 'active';

/** Milliseconds. Specification: catalogue, section 9. */
const DURATION = 200;

/** Whether each group is open, by its attribute's code. */
export type OpenGroups = ReadonlyMap<string, boolean>;

export function openGroups(parts: readonly Element[]): OpenGroups {
  return new Map(groupsIn(parts).map((group) => [codeOf(group), isOpen(group)]));
}

/** Opens what was open before; a group that was not there stays as the server has it. */
export function keepOpen(parts: readonly Element[], before: OpenGroups): void {
  for (const group of groupsIn(parts)) group.classList.toggle(OPEN, before.get(codeOf(group)) ?? isOpen(group));
  for (const part of parts) tellAccordion(part);
}

/** Makes titles open and close their groups. A server that marks none as open shows them all, and so they stay. */
export function startGroups(parts: readonly Element[], before: OpenGroups): void {
  const groups = groupsIn(parts);
  const areAllOpen = before.size === 0 && !groups.some(isOpen);
  for (const group of groups) {
    const title = group.querySelector(TITLE);
    title?.setAttribute('role', 'button');
    title?.setAttribute('tabindex', '0');
    group.setAttribute('data-shop-group', '');
    mark(group, areAllOpen || isOpen(group));
  }
}

/** Opens or closes the group whose title was pressed. */
export function toggleGroup(event: Event): void {
  const title = event.target instanceof Element ? event.target.closest(TITLE) : null;
  const group = title?.closest('[data-shop-group]');
  if (!group || (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  const content = group.querySelector(CONTENT);
  const before = content?.clientHeight ?? 0;
  mark(group, !isOpen(group));
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const heights = [before, content?.clientHeight ?? 0];
  // A browser that cannot animate `display` closes at once.
  const frames = heights.map((height) => ({ blockSize: `${height}px`, overflow: 'hidden', display: 'block' }));
  content?.animate(frames, isStill ? 0 : DURATION);
}

function mark(group: Element, open: boolean): void {
  group.classList.toggle(OPEN, open);
  group.querySelector(TITLE)?.setAttribute('aria-expanded', String(open));
}

/** Luma's accordion opens the groups that its settings name by number, whatever their classes say. */
function tellAccordion(part: Element): void {
  for (const block of part.querySelectorAll('[data-mage-init*="accordion"]')) {
    try {
      const settings = JSON.parse(block.getAttribute('data-mage-init') ?? '') as { accordion: { active: number[] } };
      const numbers = groupsIn([block]).map((group, index) => (isOpen(group) ? index : -1));
      settings.accordion.active = numbers.filter((index) => index >= 0);
      block.setAttribute('data-mage-init', JSON.stringify(settings));
    } catch {
      // Not ours to mend.
    }
  }
}

function isOpen(group: Element): boolean {
  return group.classList.contains(OPEN);
}

function groupsIn(parts: readonly Element[]): Element[] {
  return parts.flatMap((part) => Array.from(part.querySelectorAll(GROUP)));
}

function codeOf(group: Element): string {
  return group.getAttribute('attribute') ?? group.querySelector(TITLE)?.textContent?.trim() ?? '';
}
