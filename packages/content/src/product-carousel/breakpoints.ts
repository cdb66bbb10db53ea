import type { Breakpoints } from './product-carousel.config';

/**
 * The conditions of a breakpoint as a media query. Reads `max-width: 767px` as "narrower than 768px", because zoomed pages can be
 * 767.5px wide.
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
 * How many products show now. If several breakpoints match, the last one that sets the number of products wins. Without any, one
 * product shows.
 * @param matches evaluates a media query
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
