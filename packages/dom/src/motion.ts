/** Whether the shopper has asked the system for less motion: then things are where they belong at once. */
export function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
