import { allowedAddress } from '../post-action/post-data';
import type { ListPage } from './list-page';
import type { ToolbarOptions } from './toolbar.schema';
import { isToolbarRole, toolbarAddress } from './toolbar-address';

/**
 * Where a click or a choice leads: a filter's link or box, a page, a control of the toolbar.
 * @returns undefined when it is not ours: a product, an anchor, another site, what a key opens in another tab
 */
export function wantedAddress(event: Event, { navigation, products, toolbar }: ListPage): string | undefined {
  const { target } = event;
  if (!(target instanceof HTMLElement) || isForBrowser(event)) return undefined;
  const isIn = (parts: readonly Element[]): boolean => parts.some((part) => part.contains(target));
  const isChoice = target instanceof HTMLSelectElement;
  if (isChoice !== (event.type === 'change')) return undefined;
  if (isIn(navigation.nodes)) return linkOf(target);
  if (!isIn(products.nodes)) return undefined;
  const control = target.closest<HTMLElement>('[data-role]');
  const role = control?.dataset.role;
  if (!toolbar || !isToolbarRole(role)) return target.closest('.pages') ? linkOf(target) : undefined;
  return toolbarAddress(baseOf(toolbar), role, isChoice ? target.value : (control?.dataset.value ?? ''), toolbar);
}

/** A link, or the link beside a box. */
function linkOf(target: Element): string | undefined {
  const boxed = target.matches('[type="checkbox"], [type="radio"]') ? target.closest('li, .item') : null;
  const href = (target.closest('a') ?? boxed?.querySelector('a'))?.getAttribute('href');
  const address = href?.startsWith('#') ? undefined : allowedAddress(href, location.href);
  return address !== undefined && new URL(address).origin === location.origin ? address : undefined;
}

/** The list's own address with what the page's address has: a stock toolbar prints both together. */
function baseOf({ url }: ToolbarOptions): string {
  const base = new URL(url ?? '', location.href);
  if (base.origin !== location.origin) return location.href;
  if (base.search === '' && base.pathname === location.pathname) base.search = location.search;
  return base.href;
}

function isForBrowser(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
