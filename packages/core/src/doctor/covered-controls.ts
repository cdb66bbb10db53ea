import { type DoctorFinding, nodeName } from './finding';

// A slider's thumb is moved by what is drawn around it.
const CONTROL =
  'a[href], button:enabled, input:enabled:not([type="hidden"], [type="range"]), select:enabled, textarea:enabled';

/** What nobody is meant to press. In a closed `<details>` things keep their places without being seen. */
const OUT_OF_REACH = '[inert], [aria-hidden="true"], details:not([open]) > :not(summary)';

/** Below a modal dialog nothing can be pressed, and nothing is meant to be. */
function isMeantToBePressed(control: Element): boolean {
  const modal = document.querySelector('dialog:modal');
  return !control.closest(OUT_OF_REACH) && (modal === null || modal.contains(control));
}

/** Controls in sight whose middle belongs to another node, so that a press does not reach them. Out of sight nothing can be said. */
export function coveredControls(element: Element): DoctorFinding[] {
  return [...element.querySelectorAll<HTMLElement>(CONTROL)].flatMap((node) => {
    const over = isMeantToBePressed(node) ? coverOf(node) : undefined;
    if (over === undefined) return [];
    return [
      { kind: 'covered control', message: `${nodeName(node)} cannot be pressed: ${nodeName(over)} lies over it`, node },
    ];
  });
}

/** What lies over a control, and over its labels too. */
function coverOf(control: HTMLElement): Element | undefined {
  const labels: readonly HTMLElement[] = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const hits = [control, ...labels].map(hitAt).filter((hit) => hit !== undefined);
  const isReached = hits.some((hit) => [control, ...labels].some((target) => target.contains(hit)));
  const [cover] = hits;
  return isReached || cover === undefined || canBeScrolledPast(cover) ? undefined : cover;
}

/** A bar that stays at an edge of the window covers whatever is below it only for as long as nobody scrolls. */
function canBeScrolledPast(cover: Element): boolean {
  for (let node: Element | null = cover; node !== null; node = node.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(node).position)) return node.clientHeight < innerHeight / 2;
  }
  return false;
}

/** The topmost node at the middle of a target; undefined where the target shows nowhere in the window. */
function hitAt(target: Element): Element | undefined {
  const [box] = target.getClientRects();
  if (box === undefined || box.width < 2 || box.height < 2) return undefined;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (isScrolledAway(target, x, y)) return undefined;
  return document.elementFromPoint(x, y) ?? undefined;
}

/** Whether a box that scrolls has moved the point out of its sight. */
function isScrolledAway(target: Element, x: number, y: number): boolean {
  for (let node = target.parentElement; node !== null && node !== document.body; node = node.parentElement) {
    if (getComputedStyle(node).overflow === 'visible') continue;
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return true;
  }
  return false;
}
