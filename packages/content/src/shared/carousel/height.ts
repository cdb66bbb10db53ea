/** Makes a list as high as the slides in view. */
export interface Height {
  /** Sets the slides in view. */
  follow(slides: readonly HTMLElement[]): void;
  stop(): void;
}

/** Also follows changes of a slide's height, for example when a picture has loaded. */
export function followHeight(track: HTMLElement): Height {
  let followed: readonly HTMLElement[] = [];
  const fit = (): void => {
    const height = Math.max(0, ...followed.map((slide) => slide.offsetHeight));
    // 0 in a closed tab.
    if (height > 0) track.style.setProperty('--shop-slide-height', `${height}px`);
  };
  // In the next frame: an observer must not resize what it observes.
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
