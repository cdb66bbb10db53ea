/** What a moving background is worked out from. All lengths are in pixels. */
export interface ParallaxInput {
  /** From -1 to 2: 0 keeps its place in the window, 1 moves with the page. */
  speed: number;
  containerHeight: number;
  windowHeight: number;
  /** Top of the container in the window. */
  containerTop: number;
  /** Whether the layer is placed in the window or in its container. */
  imagePosition: 'fixed' | 'absolute';
}

/** Where the layer of a background is. */
export interface ParallaxPlace {
  /** High enough that no edge of it is ever seen. */
  imageHeight: number;
  marginTop: number;
  /** Half the way that the layer goes in all. */
  scrollDistance: number;
  /** -1 when the container has just left at the top, 1 when it is just below the window. */
  fromViewportCenter: number;
  translateY: number;
}

/** A speed from -1 to 2; 0.5 where the text is no number. */
export function parallaxSpeed(text: string): number {
  const speed = Number.parseFloat(text);
  return clampSpeed(Number.isNaN(speed) ? 0.5 : speed);
}

function clampSpeed(speed: number): number {
  return Math.min(2, Math.max(-1, speed));
}

/** Places the layer for one position of the page. */
export function parallaxPlace(input: ParallaxInput): ParallaxPlace {
  const { containerHeight, windowHeight, containerTop, imagePosition } = input;
  const speed = clampSpeed(input.speed);
  const way = speed * (speed < 0 ? windowHeight : containerHeight + windowHeight);
  const imageHeight =
    speed < 0 || speed > 1
      ? Math.abs(way - windowHeight)
      : containerHeight + (windowHeight - containerHeight) * (1 - speed);
  const scrollDistance = way / 2;
  const fromViewportCenter = 1 - (2 * (windowHeight - containerTop)) / (windowHeight + containerHeight);
  return {
    imageHeight,
    marginTop: (windowHeight - imageHeight) / 2,
    scrollDistance,
    fromViewportCenter,
    translateY: scrollDistance * fromViewportCenter - (imagePosition === 'absolute' ? containerTop : 0),
  };
}
