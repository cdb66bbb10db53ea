/** Page Builder's slider: slick, which moves the slides into a track and adds arrows. */
define([], () => (block) => {
  const track = document.createElement('div');
  track.className = 'slick-track';
  track.append(...block.children);
  for (const slide of track.children) slide.classList.add('slick-slide');
  const next = document.createElement('button');
  next.type = 'button';
  next.className = 'slick-next slick-arrow';
  next.textContent = 'Next';
  block.append(track, next);
  block.classList.add('slick-initialized');
});
