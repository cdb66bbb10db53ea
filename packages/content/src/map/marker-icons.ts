import { DivIcon } from 'leaflet';

const SVG = 'http://www.w3.org/2000/svg';

/** A pin whose point is the store. Drawn by hand: no image file, no markup. */
export function pinIcon(): DivIcon {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 30 42');
  picture.setAttribute('aria-hidden', 'true');
  shape(picture, 'path', { d: 'M15 1a14 14 0 0 0-14 14c0 10 14 26 14 26s14-16 14-26A14 14 0 0 0 15 1Z' });
  shape(picture, 'circle', { cx: '15', cy: '15', r: '5' });
  // Leaflet's types ask for an HTML element; it only appends it.
  const html = document.createElement('span');
  html.append(picture);
  return new DivIcon({ className: 'shop-map__pin', html, iconSize: [44, 46], iconAnchor: [22, 46] });
}

export function clusterIcon(count: number): DivIcon {
  const html = document.createElement('span');
  html.append(String(count));
  return new DivIcon({ className: 'shop-map__cluster', html, iconSize: [44, 44] });
}

function shape(picture: SVGElement, name: string, attributes: Readonly<Record<string, string>>): void {
  const node = document.createElementNS(SVG, name);
  for (const key of Object.keys(attributes)) node.setAttribute(key, attributes[key] ?? '');
  picture.append(node);
}
