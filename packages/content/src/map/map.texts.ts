/** Words of `<shop-map>`. */
export const mapTexts = {
  map: 'Map of the stores',
  show: 'Show on map',
  phone: 'Phone:',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  cluster: '%1 stores',
  fingers: 'Use two fingers to move the map',
  failed: 'The map could not be loaded.',
  retry: 'Try again',
};
