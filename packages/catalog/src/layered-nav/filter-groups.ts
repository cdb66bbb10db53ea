import { movePanel, type Panel, prepareTitle, setPanel } from '@shop-elements/dom';

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

/**
 * Opens what was open before; a group that was not there stays as the server has it.
 * @param areOurs their titles open and close them. A server that marks none as open then shows them all, and so they stay.
 */
export function startGroups(parts: readonly Element[], before: OpenGroups, areOurs: boolean): void {
  const groups = groupsIn(parts);
  const areAllOpen = areOurs && before.size === 0 && !groups.some(isOpen);
  for (const group of groups) {
    const open = group.classList.toggle(OPEN, areAllOpen || (before.get(codeOf(group)) ?? isOpen(group)));
    const panel = areOurs && panelOf(group);
    if (!panel) continue;
    prepareTitle(panel, `shop-filters-${codeOf(group)}`);
    setPanel(panel, open);
  }
  parts.forEach(tellAccordion);
}

/** Opens or closes the group whose title was pressed. */
export function toggleGroup({ target }: Event): void {
  const group = (target as Element).closest('.shop-title-button')?.closest(GROUP);
  const panel = group && panelOf(group);
  if (panel) void movePanel(panel, group.classList.toggle(OPEN), DURATION);
}

function panelOf(group: Element): Panel | undefined {
  const title = group.querySelector<HTMLElement>(TITLE);
  const content = group.querySelector<HTMLElement>(CONTENT);
  return title && content ? { title, content } : undefined;
}

/** Luma's accordion opens the groups that its settings name by number, whatever their classes say. */
function tellAccordion(part: Element): void {
  for (const block of part.querySelectorAll('[data-mage-init*="accordion"]')) {
    try {
      const settings = JSON.parse(block.getAttribute('data-mage-init') ?? '') as { accordion: { active: number[] } };
      settings.accordion.active = groupsIn([block]).flatMap((group, index) => (isOpen(group) ? index : []));
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
  return parts.flatMap((part) => [...part.querySelectorAll(GROUP)]);
}

function codeOf(group: Element): string {
  return group.getAttribute('attribute') ?? group.querySelector(TITLE)?.textContent?.trim() ?? '';
}
