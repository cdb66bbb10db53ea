export const galleryVideoTexts = {
  play: 'Play video',
  close: 'Close video',
  watch: 'Watch on %1',
  open: 'Open the video file',
};
