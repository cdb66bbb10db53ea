/** Input for the position of a parallax background. All lengths are in pixels. */
export interface ParallaxInput {
  /** From -1 to 2: at 0 the background is fixed in the window, at 1 it moves with the page. */
  speed: number;
  containerHeight: number;
  windowHeight: number;
  /** Top of the container in the window. */
  containerTop: number;
  /** Whether the layer is positioned in the window or in its container. */
  imagePosition: 'fixed' | 'absolute';
}

/** The position of the background's layer. */
export interface ParallaxPlace {
  /** High enough that its edges never show. */
  imageHeight: number;
  marginTop: number;
  /** Half the distance that the layer moves in total. */
  scrollDistance: number;
  /** -1 when the container is just above the window, 1 when it is just below. */
  fromViewportCenter: number;
  translateY: number;
}

/** Reads a speed from -1 to 2. Returns 0.5 if the text is not a number. */
export function parallaxSpeed(text: string): number {
  const speed = Number.parseFloat(text);
  return clampSpeed(Number.isNaN(speed) ? 0.5 : speed);
}

function clampSpeed(speed: number): number {
  return Math.min(2, Math.max(-1, speed));
}

/** Calculates the layer's position for the current scroll position. */
export function parallaxPlace(input: ParallaxInput): ParallaxPlace {
  const { containerHeight, windowHeight, containerTop, imagePosition } = input;
  const speed = clampSpeed(input.speed);
  const travel = speed * (speed < 0 ? windowHeight : containerHeight + windowHeight);
  const imageHeight =
    speed < 0 || speed > 1
      ? Math.abs(travel - windowHeight)
      : containerHeight + (windowHeight - containerHeight) * (1 - speed);
  const scrollDistance = travel / 2;
  const fromViewportCenter = 1 - (2 * (windowHeight - containerTop)) / (windowHeight + containerHeight);
  return {
    imageHeight,
    marginTop: (windowHeight - imageHeight) / 2,
    scrollDistance,
    fromViewportCenter,
    translateY: scrollDistance * fromViewportCenter - (imagePosition === 'absolute' ? containerTop : 0),
  };
}
