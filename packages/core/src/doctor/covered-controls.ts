import { type DoctorFinding, startTagOf } from './finding';

// Excludes range inputs: in our slider, the track around them handles the pointer.
const CONTROL =
  'a[href], button:enabled, input:enabled:not([type="hidden"], [type="range"]), select:enabled, textarea:enabled';

/** The content of a closed `<details>` has a position, although it is invisible. */
const OUT_OF_REACH = '[inert], [aria-hidden="true"], details:not([open]) > :not(summary)';

/** While a modal dialog is open, only its own controls are meant to be pressed. */
function isMeantToBePressed(control: Element): boolean {
  const modal = document.querySelector('dialog:modal');
  return !control.closest(OUT_OF_REACH) && (modal === null || modal.contains(control));
}

/** Controls with another node above their center, which gets the clicks. Checks only controls inside the window. */
export function coveredControls(element: Element): DoctorFinding[] {
  return [...element.querySelectorAll<HTMLElement>(CONTROL)].flatMap((node) => {
    const over = isMeantToBePressed(node) ? coverOf(node) : undefined;
    if (over === undefined) return [];
    const message = `${startTagOf(node)} cannot be pressed: ${startTagOf(over)} covers it`;
    return [{ kind: 'covered control', message, node }];
  });
}

/** The node that covers a control and all its labels. */
function coverOf(control: HTMLElement): Element | undefined {
  const labels: readonly HTMLElement[] = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const hits = [control, ...labels].map(hitAt).filter((hit) => hit !== undefined);
  const isReached = hits.some((hit) => [control, ...labels].some((target) => target.contains(hit)));
  const [cover] = hits;
  return isReached || cover === undefined || canBeScrolledPast(cover) ? undefined : cover;
}

/** A fixed bar at an edge of the window covers controls only until the shopper scrolls. */
function canBeScrolledPast(cover: Element): boolean {
  for (let node: Element | null = cover; node !== null; node = node.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(node).position)) return node.clientHeight < innerHeight / 2;
  }
  return false;
}

/** The topmost node at a target's center; undefined if the target is not visible. */
function hitAt(target: Element): Element | undefined {
  const [box] = target.getClientRects();
  if (box === undefined || box.width < 2 || box.height < 2) return undefined;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (isScrolledAway(target, x, y)) return undefined;
  return topmostAt(x, y, target.getRootNode()) ?? undefined;
}

/** Asks from the document inward, because Firefox's shadow roots don't know what covers them. */
function topmostAt(x: number, y: number, root: Node): Element | null {
  if (!(root instanceof ShadowRoot)) return document.elementFromPoint(x, y);
  const outer = topmostAt(x, y, root.host.getRootNode());
  return root.host.contains(outer) ? root.elementFromPoint(x, y) : outer;
}

/** Whether a scroll container has scrolled the point out of view. */
function isScrolledAway(target: Element, x: number, y: number): boolean {
  for (let node = target.parentElement; node !== null && node !== document.body; node = node.parentElement) {
    if (getComputedStyle(node).overflow === 'visible') continue;
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return true;
  }
  return false;
}
