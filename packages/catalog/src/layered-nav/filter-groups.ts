import { isModified } from '@shop-elements/core';
import { isTitlePressed, movePanel, type Panel, prepareTitle, setPanel } from '@shop-elements/dom';
import { categoryPage, groupCode, layerSettings, pageOpensGroups, setOpenGroups } from '@shop-elements/host';
import type { LayeredNavConfig } from './layered-nav.config';
import { allIn } from './region';

/** Milliseconds, as in the add-on. */
const DURATION = 200;

const { openGroup: OPEN } = categoryPage;

/** Attribute of the groups that open and close here, not by the page's own scripts. */
const OURS = 'data-shop-group';

/** Whether each group is open, by its code. */
export type OpenGroups = ReadonlyMap<string, boolean>;

/** The groups before the list was replaced. */
export interface GroupsBefore {
  open: OpenGroups;
  /** Whether the page's own accordion runs, so that it will start in the new list, too. */
  pageClosesGroups: boolean;
}

type GroupSettings = Pick<LayeredNavConfig, 'groups' | 'accordion' | 'dropdown'>;

export function openGroups(filters: readonly Element[], { groups }: GroupSettings): OpenGroups {
  return new Map(allIn(filters, groups).map((group) => [groupCode(group), isOpen(group)]));
}

/** Whether the page's own accordion has closed a group. */
export function pageClosesGroups(filters: readonly Element[], { groups }: GroupSettings): boolean {
  return allIn(filters, groups).some((group) => panelOf(group)?.content.style.display === 'none');
}

/**
 * Makes the groups open and close, unless the page's own scripts do. Opens those that were open before. New groups are as printed by
 * the server: the Ajax add-on lists the open ones, which may be none; if a stock page marks no group as open, all are. New dropdowns
 * are closed, because they would cover the list.
 */
export function startGroups(filters: readonly Element[], before: GroupsBefore, settings: GroupSettings): void {
  const { open } = before;
  const { groups: selector, accordion, dropdown } = settings;
  const groups = allIn(filters, selector);
  const pageOpensThem = pageOpensGroups(filters);
  const areOurs = accordion && !pageOpensThem;
  const listed = layerSettings(filters)?.active;
  const areAllOpen = areOurs && !groups.some(isOpen);
  for (const group of groups) {
    const isDropdown = areOurs && dropdown !== undefined && group.matches(dropdown);
    group.toggleAttribute(OURS, areOurs);
    group.toggleAttribute('data-shop-dropdown', isDropdown);
    const code = groupCode(group);
    const isPrintedOpen = isOpen(group) || (listed?.includes(code) ?? areAllOpen);
    const isOpened = open.get(code) ?? (!isDropdown && isPrintedOpen);
    group.classList.toggle(OPEN, isOpened);
    const panel = panelOf(group);
    if (!panel) continue;
    if (areOurs) {
      // Ids can't contain spaces.
      prepareTitle(panel, `shop-filters-${code.replace(/\s+/g, '-')}`);
      setPanel(panel, isOpened);
    } else if (pageOpensThem && before.pageClosesGroups && !isOpened) {
      // The page's accordion starts a moment later. Until then, the group would be open, and could take the focus.
      panel.content.style.display = 'none';
    }
  }
  setOpenGroups(filters, (block) => allIn([block], selector).flatMap((group, index) => (isOpen(group) ? index : [])));
}

/** Opens or closes the group whose title was clicked, and closes other dropdowns. Themes draw an arrow in the title's padding. */
export function groupPressed(event: Event, filters: readonly Element[]): void {
  const target = event.target as Node | null;
  closeDropdowns(filters, target);
  for (const group of allIn(filters, `[${OURS}]`)) {
    const panel = panelOf(group);
    if (!panel || !isTitlePressed(panel, event) || isModified(event)) continue;
    event.preventDefault();
    const open = group.classList.toggle(OPEN);
    // A dropdown covers the page, so there is nothing to animate.
    if (group.hasAttribute('data-shop-dropdown')) setPanel(panel, open);
    else void movePanel(panel, open, DURATION);
  }
}

/** Closes every dropdown that does not contain this node. */
export function closeDropdowns(filters: readonly Element[], except: Node | null): void {
  for (const group of allIn(filters, '[data-shop-dropdown]')) {
    if (isOpen(group) && !group.contains(except)) closeGroup(group);
  }
}

/** Closes the focused dropdown on Escape, and focuses its title. */
export function leaveDropdown(target: EventTarget | null): boolean {
  const group = target instanceof Element ? target.closest('[data-shop-dropdown]') : null;
  if (group === null || !isOpen(group)) return false;
  closeGroup(group);
  group.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  return true;
}

function closeGroup(group: Element): void {
  group.classList.remove(OPEN);
  const panel = panelOf(group);
  if (panel) setPanel(panel, false);
}

function panelOf(group: Element): Panel | undefined {
  const title = group.querySelector<HTMLElement>(categoryPage.groupTitle);
  const content = group.querySelector<HTMLElement>(categoryPage.groupContent);
  return title && content ? { title, content } : undefined;
}

function isOpen(group: Element): boolean {
  return group.classList.contains(OPEN);
}
