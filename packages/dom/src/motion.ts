/** Whether the shopper prefers reduced motion. Changes then happen without animation. */
export function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
