export const galleryVideoTexts = {
  video: 'Video',
  play: 'Play video',
  close: 'Close video',
  unreachable: 'The video cannot be shown here.',
  watch: 'Watch it on %1',
};
