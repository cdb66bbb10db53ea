import type { Breakpoints } from './product-carousel.config';

/**
 * The conditions of a breakpoint as a media query. `max-width: 767px` is read as 'narrower than 768px': pages that are zoomed
 * have widths in between, which belong to some breakpoint too.
 */
export function mediaQuery(conditions: Readonly<Record<string, string>>): string {
  const parts = Object.keys(conditions).map((feature) => {
    const value = conditions[feature] ?? '';
    const whole = /^(\d+)px$/.exec(value)?.[1];
    return feature === 'max-width' && whole ? `(width < ${Number(whole) + 1}px)` : `(${feature}: ${value})`;
  });
  return parts.join(' and ') || 'all';
}

/**
 * How many products show now. At a width where several breakpoints match the last of them speaks; one that says nothing about
 * products has no say. Without any, one product shows.
 * @param matches whether a media query holds
 */
export function slidesToShow(breakpoints: Breakpoints, mode: string, matches: (query: string) => boolean): number {
  let shown = 1;
  for (const name of Object.keys(breakpoints)) {
    const { conditions = {}, options } = breakpoints[name] ?? {};
    const number = options?.products[mode]?.slidesToShow ?? options?.products['default']?.slidesToShow;
    if (number !== undefined && number > 0 && matches(mediaQuery(conditions))) shown = number;
  }
  return shown;
}
