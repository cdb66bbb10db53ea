/** How a carousel shows its slides. */
export interface View {
  /** How many slides there are. */
  slides: number;
  /** How many of them show at once; not always a whole number. */
  shown: number;
  /** After the last slide comes the first one. */
  infinite: boolean;
  /** The current slide is centered, with parts of its neighbors on both sides. */
  centered: boolean;
}

/** What is left of a number, never below 0. */
export function modulo(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor || 0;
}

/** Whether there are enough slides to go round: none can be seen at both ends at once. */
export function goesRound({ slides, shown, infinite }: View): boolean {
  return infinite && slides >= shown + 1;
}

/** How many slides one step moves. */
export function stepOf({ shown, centered }: View): number {
  return centered ? 1 : Math.max(1, Math.floor(shown));
}

/** How many steps there are from the first slide to the last one: as many dots are drawn. */
export function pageCount(view: View): number {
  const { slides, shown, infinite, centered } = view;
  if (slides <= shown) return 1;
  if (centered) return slides;
  const step = stepOf(view);
  return infinite ? Math.ceil(slides / step) : Math.ceil((slides - shown) / step) + 1;
}

/** The slide that a page begins with. Pages of a carousel that goes round have numbers below 0 and beyond the last one too. */
export function firstSlide(page: number, view: View): number {
  const { slides, shown } = view;
  if (!goesRound(view)) return Math.min(page * stepOf(view), Math.max(0, slides - shown));
  const inRound = modulo(page, pageCount(view));
  return ((page - inRound) / pageCount(view)) * slides + inRound * stepOf(view);
}

/** The page on which a slide is. */
export function pageOf(slide: number, view: View): number {
  return Math.min(pageCount(view) - 1, Math.floor(slide / stepOf(view)));
}

/** How many slides are visible before the current one at rest. */
function lead({ shown, centered }: View): number {
  return centered ? (shown - 1) / 2 : 0;
}

/** How far a slide is from the current one's place, counted in slides, when the carousel has moved on so many slides. */
export function distance(slide: number, moved: number, view: View): number {
  const { slides, shown } = view;
  const away = slide - moved;
  if (!goesRound(view)) return away;
  const before = lead(view) + (slides - shown + 1) / 2;
  return modulo(away + before, slides) - before;
}

/** Whether the whole of a slide can be seen, by its distance. */
export function isInView(away: number, view: View): boolean {
  const first = -lead(view);
  return away > first - 0.01 && away < first + view.shown - 0.99;
}

/** Whether a slide is on the page in view, on the one before or on the one after. */
export function isNear(away: number, view: View): boolean {
  const first = -lead(view);
  return away > first - view.shown - 0.99 && away < first + 2 * view.shown - 0.01;
}

/** Whether not even an edge of a slide can be seen, not of a neighbor that looks in either. */
export function isFar(away: number, view: View): boolean {
  const first = -lead(view) - (view.centered ? 1 : 0);
  return away < first - 0.999 || away > view.shown - first - 0.001;
}
