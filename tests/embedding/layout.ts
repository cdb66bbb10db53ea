/* These functions run in the page, so they can use nothing outside themselves. */

/**
 * Finds layout problems that a shopper would notice: parts outside the window, text that is cut off, overflowing or too small,
 * and targets that overlap or are too small for a finger.
 */
export function layoutFaults(): string[] {
  const root = document.documentElement;
  const width = root.clientWidth;
  // Ignores the host's own buttons and links in a loading button.
  const ours = ':is([data-shop-root], .shop-dialog, .shop-loader) *, [class*="shop-"]:not(.disabled.shop-spinner)';
  const faults = new Set<string>();
  const everywhere = new DOMRect(-1e6, -1e6, 2e6, 2e6);
  /** The inner box of an element, cached. */
  const rooms = new Map<Element, DOMRect>();
  if (root.scrollWidth > width) faults.add(`the page scrolls sideways: ${root.scrollWidth} px in ${width} px`);

  const elements = Array.from(document.body.querySelectorAll('*')).filter(isSeen);
  if (
    !elements.some((element) => element.matches('img, iframe, input, [role="img"]') || ownTextBoxes(element).length > 0)
  )
    faults.add('nothing is to be seen');
  for (const element of elements) {
    const { left, right } = visibleBox(element);
    if (left < -1 || right > width + 1) fault(element, 'overflows the window');
  }
  for (const element of elements) for (const box of ownTextBoxes(element)) checkText(element, box);
  // Only the content of an open modal dialog can be reached.
  const reachable = document.querySelector(':modal') ?? document.body;
  const targets = elements.filter((element) => isTarget(element) && reachable.contains(element));
  const linesOf = new Map(targets.map((target) => [target, lines(target)]));
  for (const target of targets) {
    const box = targetBox(target);
    const hidden = targets.find((other) => covers(other, target));
    if (hidden !== undefined) fault(target, `is covered by ${nameOf(hidden)}`);
    if (target.matches(ours) && !isInText(target) && Math.min(box.width, box.height) < 43.5)
      fault(target, `is ${Math.round(box.width)} by ${Math.round(box.height)} px, less than a finger`);
  }
  return [...faults];

  function fault(element: Element, what: string): void {
    faults.add(`${nameOf(element)} ${what}`);
  }

  function nameOf(element: Element): string {
    const classes = Array.from(element.classList, (name) => `.${name}`).join('');
    const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 30);
    return `${element.localName}${classes}${text === '' ? '' : ` '${text}'`}`;
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      return false;
    // Ignores hidden slides and copies, and text for screen readers only.
    if (element.closest('[aria-hidden="true"], [inert], svg, .leaflet-pane') !== null) return false;
    const { width, height } = visibleBox(element);
    return width > 2 && height > 2;
  }

  /** The part of a box that its clipping or scrolling ancestors leave visible. */
  function visibleBox(element: Element): DOMRect {
    return overlap(element.getBoundingClientRect(), roomOf(element));
  }

  /** The space that an element's ancestors leave for it. */
  function roomOf(element: Element): DOMRect {
    const around = element.parentElement;
    if (around === null || around === root || getComputedStyle(element).position === 'fixed') return everywhere;
    const known = rooms.get(around);
    if (known !== undefined) return known;
    const isOpen = getComputedStyle(around).overflowX === 'visible';
    const room = isOpen ? roomOf(around) : overlap(around.getBoundingClientRect(), roomOf(around));
    rooms.set(around, room);
    return room;
  }

  function overlap(one: DOMRect, other: DOMRect): DOMRect {
    const left = Math.max(one.left, other.left);
    const top = Math.max(one.top, other.top);
    const right = Math.min(one.right, other.right);
    const bottom = Math.min(one.bottom, other.bottom);
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  function ownTextBoxes(element: Element): DOMRect[] {
    return Array.from(element.childNodes)
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Array.from(range.getClientRects()).filter((box) => box.width > 0);
      });
  }

  function checkText(element: Element, text: DOMRect): void {
    const { color, fontSize } = getComputedStyle(element);
    if (/, 0\)$|\/ 0\)$/.test(color) && color !== 'rgb(0, 0, 0)') return;
    if (element.matches(ours) && Number.parseFloat(fontSize) < 11.5) fault(element, `is written in ${fontSize}`);
    let box = element;
    while (['inline', 'contents'].includes(getComputedStyle(box).display) && box.parentElement !== null)
      box = box.parentElement;
    const own = box.getBoundingClientRect();
    if (text.left < own.left - 1 || text.right > own.right + 1) fault(element, 'has words outside of its box');
    for (; box !== root && box.parentElement !== null; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const clip = box.getBoundingClientRect();
      if (isCut(overflowX) && (text.left < clip.left - 1 || text.right > clip.right + 1)) fault(element, 'is cut off');
      if (isCut(overflowY) && (text.top < clip.top - 2 || text.bottom > clip.bottom + 2)) fault(element, 'is cut off');
      if (position === 'fixed') return;
    }
  }

  function isCut(overflow: string): boolean {
    return overflow === 'hidden' || overflow === 'clip';
  }

  function isTarget(element: Element): boolean {
    return element.matches('a[href], button, input, select, textarea, summary, [role="tab"], [role="slider"]');
  }

  /** A checkbox's target includes its label. */
  function targetBox(element: Element): DOMRect {
    const box = element.getBoundingClientRect();
    const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
    const round = element.closest('[data-star], .shop-price-slider__thumb');
    const boxes = [
      box,
      ...labels.map((label) => label.getBoundingClientRect()),
      ...(round ? [round.getBoundingClientRect()] : []),
    ];
    const left = Math.min(...boxes.map((one) => one.left));
    const top = Math.min(...boxes.map((one) => one.top));
    return new DOMRect(
      left,
      top,
      Math.max(...boxes.map((one) => one.right)) - left,
      Math.max(...boxes.map((one) => one.bottom)) - top,
    );
  }

  function covers(other: Element, target: Element): boolean | undefined {
    if (other === target || other.contains(target) || target.contains(other)) return false;
    return linesOf.get(other)?.some((a) =>
      linesOf.get(target)?.some((b) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 2 && down > 2;
      }),
    );
  }

  /** A link in a sentence has one box per line. */
  function lines(element: Element): DOMRect[] {
    return getComputedStyle(element).display === 'inline'
      ? Array.from(element.getClientRects())
      : [visibleBox(element)];
  }

  /** Links and text buttons in a sentence are only as tall as the line. */
  function isInText(element: Element): boolean {
    return element.localName === 'a' && getComputedStyle(element).display === 'inline';
  }
}

/** Our focusable controls without a visible focus indicator. */
export function focusFaults(): string[] {
  const targets = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';
  const ours =
    ':is([data-shop-root], .shop-dialog) *, [class*="shop-"]:not(.disabled.shop-spinner), [data-masonry-item]';
  const faults: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>(`:is(${targets})`)) {
    if (
      !element.matches(ours) ||
      element.matches(':disabled') ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    element.blur();
    const before = rings(element);
    element.focus({ preventScroll: true });
    if (document.activeElement === element && rings(element) === before)
      faults.push(`${element.localName}.${element.className} does not show the focus`);
    element.blur();
  }
  return faults;

  /** Looks around the control, or around its visible replacement if it is invisible. */
  function rings(element: Element): string {
    return [element, element.parentElement ?? element]
      .flatMap((one) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo || null)))
      .map(({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle === 'none' ? '' : outlineWidth + outlineColor,
      )
      .join();
  }
}
