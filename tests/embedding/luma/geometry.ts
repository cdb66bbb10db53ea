/* Runs in the page, so it can use nothing outside itself. */

/**
 * Finds conflicts between our elements and the theme: hidden parts that show, covered controls, and breadcrumbs with no separator
 * or with two.
 */
export function lumaFaults(): string[] {
  const faults: string[] = [];
  const ours = Array.from(document.querySelectorAll<HTMLElement>('*')).filter(
    (element) => element.localName.startsWith('shop-') && element.matches('[data-state]'),
  );
  const inOurs = (selector: string): HTMLElement[] =>
    ours.flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...element.querySelectorAll<HTMLElement>(selector),
    ]);

  for (const node of new Set(inOurs('[hidden]')))
    if (node.checkVisibility()) faults.push(`${nameOf(node)} is hidden and shows`);

  // Excludes range inputs: the controls drawn around them move their thumbs.
  for (const control of new Set(
    inOurs('a[href], button, input:not([type="hidden"], [type="range"]), select, textarea'),
  )) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
    if (control.closest('[inert], [aria-hidden="true"], :disabled') !== null) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const hit = hitOf(control);
    if (hit !== undefined) faults.push(`${nameOf(control)} is covered by ${hit === null ? 'nothing' : nameOf(hit)}`);
  }

  for (const crumb of inOurs('.breadcrumbs .item')) {
    const signs = ['::before', '::after']
      .map((part) => getComputedStyle(crumb, part).content)
      .filter((content) => content !== 'none' && content !== 'normal').length;
    const wanted = crumb.matches(':last-child') ? 0 : 1;
    if (signs !== wanted) faults.push(`${nameOf(crumb)} has ${signs} separators`);
  }
  return faults;

  /** The node above a control's center; undefined if the control or its label can be pressed. */
  function hitOf(control: HTMLElement): Element | null | undefined {
    const labels = control instanceof HTMLInputElement ? Array.from(control.labels ?? []) : [];
    let over: Element | null = null;
    for (const target of [control, ...labels]) {
      // A link around blocks has empty boxes before and after them.
      const box = Array.from(target.getClientRects()).find(({ width, height }) => width >= 2 && height >= 2);
      if (box === undefined) continue;
      over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (over !== null && (target.contains(over) || labels.some((label) => label.contains(over)))) return undefined;
    }
    return over;
  }

  function nameOf(element: Element): string {
    const classes = Array.from(element.classList, (name) => `.${name}`).join('');
    const element_ = element.closest('[data-state][class], [data-state]')?.localName ?? '';
    const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 25);
    return `${element_} ${element.localName}${classes} '${words || element.getAttribute('name') || ''}'`;
  }
}
