/** How a carousel shows its slides. */
export interface Layout {
  /** Number of slides. */
  slides: number;
  /** Number of slides that fit. Can be a fraction. */
  shown: number;
  /** Whether the first slide follows the last one. */
  infinite: boolean;
  /** Whether the current slide is centered, with parts of its neighbors on both sides. */
  centered: boolean;
}

/** The remainder of a division, never negative. */
export function modulo(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor || 0;
}

/** Whether the carousel loops: it needs enough slides, so that none would show at both ends at once. */
export function isLooping({ slides, shown, infinite }: Layout): boolean {
  return infinite && slides >= shown + 1;
}

/** Number of slides that one step moves. */
export function stepOf({ shown, centered }: Layout): number {
  return centered ? 1 : Math.max(1, Math.floor(shown));
}

/** Number of pages, and of dots. */
export function pageCount(layout: Layout): number {
  const { slides, shown, infinite, centered } = layout;
  if (slides <= shown) return 1;
  if (centered) return slides;
  const step = stepOf(layout);
  return infinite ? Math.ceil(slides / step) : Math.ceil((slides - shown) / step) + 1;
}

/** The first slide of a page. In a looping carousel, page numbers continue below 0 and beyond the last page. */
export function firstSlide(page: number, layout: Layout): number {
  const { slides, shown } = layout;
  if (!isLooping(layout)) return Math.min(page * stepOf(layout), Math.max(0, slides - shown));
  const pageInLoop = modulo(page, pageCount(layout));
  return ((page - pageInLoop) / pageCount(layout)) * slides + pageInLoop * stepOf(layout);
}

/** The page that starts with a slide, or contains it. The last page of a carousel that doesn't loop overlaps the previous one. */
export function pageOf(slide: number, layout: Layout): number {
  const last = pageCount(layout) - 1;
  const startsLastPage = !isLooping(layout) && !layout.centered && slide >= layout.slides - layout.shown;
  return startsLastPage ? last : Math.min(last, Math.floor(slide / stepOf(layout)));
}

/** Number of visible slides before the current one, at rest. */
function lead({ shown, centered }: Layout): number {
  return centered ? (shown - 1) / 2 : 0;
}

/** How many slides a slide is away from the current position, after a move of `moved` slides. */
export function distance(slide: number, moved: number, layout: Layout): number {
  const { slides, shown } = layout;
  const away = slide - moved;
  if (!isLooping(layout)) return away;
  const before = lead(layout) + (slides - shown + 1) / 2;
  return modulo(away + before, slides) - before;
}

/**
 * Whether a slide at this distance is completely visible. If an even number of slides is centered, the outer two are half visible,
 * which is enough.
 */
export function isInView(away: number, layout: Layout): boolean {
  const first = -lead(layout);
  const part = layout.centered ? 0.51 : 0.01;
  return away > first - part && away < first + layout.shown - 1 + part;
}

/** Whether a slide is on the page in view, or on the previous or next one. */
export function isNear(away: number, layout: Layout): boolean {
  const first = -lead(layout);
  return away > first - layout.shown - 0.99 && away < first + 2 * layout.shown - 0.01;
}

/** Whether no part of a slide is visible, not even as a neighbor. */
export function isFar(away: number, layout: Layout): boolean {
  const first = -lead(layout) - (layout.centered ? 1 : 0);
  return away < first - 0.999 || away > layout.shown - first - 0.001;
}
