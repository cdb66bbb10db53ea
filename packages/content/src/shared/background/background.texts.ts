/** Texts of the videos behind rows, banners and slides. */
export const backgroundTexts = {
  pause: 'Pause the background video',
  play: 'Play the background video',
};
