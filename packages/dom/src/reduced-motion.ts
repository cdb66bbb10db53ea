/** Whether the shopper prefers reduced motion. Changes then happen without animation. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
