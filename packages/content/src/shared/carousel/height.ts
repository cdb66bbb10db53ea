/** Gives a list the height of the slides in view. */
export interface Height {
  /** Other slides are in view now. */
  follow(slides: readonly HTMLElement[]): void;
  stop(): void;
}

/** Also when a slide in view changes its size, because a picture has arrived. */
export function followHeight(track: HTMLElement): Height {
  let followed: readonly HTMLElement[] = [];
  const fit = (): void => {
    const height = Math.max(0, ...followed.map((slide) => slide.offsetHeight));
    // In a closed tab there is none.
    if (height > 0) track.style.setProperty('--shop-slide-height', `${height}px`);
  };
  // In the next frame: an observer must not change sizes that are being reported.
  const sizes = new ResizeObserver(() => requestAnimationFrame(fit));
  track.classList.add('shop-carousel__track--adaptive');
  return {
    follow(slides) {
      followed = slides;
      sizes.disconnect();
      for (const slide of slides) sizes.observe(slide);
      fit();
    },
    stop() {
      sizes.disconnect();
      track.classList.remove('shop-carousel__track--adaptive');
      track.style.removeProperty('--shop-slide-height');
    },
  };
}
