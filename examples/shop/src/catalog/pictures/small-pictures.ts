import { palettes } from '../palettes';
import { findProductBySku } from '../products';
import { drawings } from './drawings';
import { svg } from './product-picture';
import { area, box, disc, line, moved, oval } from './shapes';

const starPath = 'M10 1.6 L12.5 7 L18.4 7.7 L14 11.7 L15.2 17.5 L10 14.6 L4.8 17.5 L6 11.7 L1.6 7.7 L7.5 7 Z';

/** Five stars for visitors without scripts, filled up to a score in tenths. */
export function starsPicture(tenths: number): string {
  const width = (Math.max(0, Math.min(50, tenths)) / 10) * 20;
  const stars = (fill: string) =>
    [0, 1, 2, 3, 4].map((index) => moved(index * 20, 0, 1, area(starPath, fill))).join('');
  const clip = `<clipPath id="score"><rect width="${width}" height="20"/></clipPath>`;
  return svg(`${clip}${stars('#d8d2c4')}<g clip-path="url(#score)">${stars('#b4601f')}</g>`, 100, 20);
}

/** Card icons in our own style: a colored card with initials instead of logos. */
const cardFaces: Readonly<Record<string, readonly [text: string, face: string, stripe: string]>> = {
  ae: ['AMEX', '#2f6f9f', '#9cc3dd'],
  vi: ['VISA', '#24356b', '#d9a441'],
  mc: ['MC', '#7a2f26', '#e08a33'],
  di: ['DISC', '#b4601f', '#f3d9b4'],
  jcb: ['JCB', '#2f5d46', '#a9c9b6'],
  dn: ['DINERS', '#46525b', '#b9c4cb'],
  mi: ['MAESTRO', '#552d43', '#d7a857'],
};

export const cardTypes: readonly { code: string; title: string }[] = [
  { code: 'AE', title: 'American Express' },
  { code: 'VI', title: 'Visa' },
  { code: 'MC', title: 'MasterCard' },
  { code: 'DI', title: 'Discover' },
  { code: 'JCB', title: 'JCB' },
  { code: 'DN', title: 'Diners' },
  { code: 'MI', title: 'Maestro International' },
];

export function cardPicture(code: string): string | undefined {
  const card = cardFaces[code.toLowerCase()];
  if (card === undefined) return undefined;
  const [text, face, stripe] = card;
  const size = text.length > 5 ? 8.2 : text.length > 3 ? 11 : 13;
  return svg(
    `${box(0, 0, 46, 30, face, 4)}${box(0, 22, 46, 4, stripe)}<text x="23" y="16" font-family="sans-serif" font-weight="700" font-size="${size}" fill="#fff" text-anchor="middle">${text}</text>`,
    46,
    30,
  );
}

/** Shows where to find the verification number, on both kinds of card. */
export function verificationPicture(): string {
  const digits = (x: number, y: number, text: string) =>
    `<text x="${x}" y="${y}" font-family="monospace" font-size="16" fill="#1f2a24">${text}</text>`;
  return svg(
    box(0, 0, 420, 140, '#f4f0e8') +
      box(20, 20, 180, 100, '#46525b', 10) +
      box(20, 36, 180, 20, '#1f2a24') +
      box(36, 70, 110, 24, '#fbf8f1') +
      digits(112, 87, '123') +
      `<circle cx="126" cy="82" r="24" fill="none" stroke="#b4601f" stroke-width="4"/>` +
      box(220, 20, 180, 100, '#2f6f9f', 10) +
      box(240, 40, 34, 26, '#d9a441', 4) +
      box(344, 42, 44, 24, '#fbf8f1') +
      digits(347, 60, '1234') +
      `<circle cx="366" cy="54" r="28" fill="none" stroke="#b4601f" stroke-width="4"/>`,
    420,
    140,
  );
}

/** The finch on its branch: the logo in the header, and the favicon. */
export function finchPicture(color = '#2f5d46'): string {
  return svg(
    area('M10 34 C8 22 18 13 29 15 C33 8 44 8 47 16 L55 19 L47 23 C48 36 38 44 26 43 L8 54 Z', color) +
      area('M18 36 C16 28 24 22 32 25 C34 33 28 39 18 36 Z', '#d9a441') +
      disc(42, 17, 2, '#fbf8f1') +
      line('M6 58 H58 M30 43 V57 M36 42 V57', color, { width: 3 }) +
      area('M50 58 C50 50 58 48 62 50 C62 56 58 60 50 58 Z', '#8fa178'),
    64,
    64,
  );
}

/** The home page's scene: a long table by a window, with products from the shop. */
export function heroPicture(): string {
  const place = (sku: string, x: number, y: number, scale: number) => {
    const product = findProductBySku(sku);
    return product === undefined ? '' : moved(x, y, scale, drawings[product.drawing](palettes[product.color]));
  };
  return svg(
    box(0, 0, 1600, 900, '#e6e0d0') +
      box(880, 60, 520, 500, '#cfe0dc', 8) +
      disc(1240, 190, 60, '#f3c566') +
      area('M880 470 Q1000 330 1130 430 Q1260 320 1400 420 V560 H880 Z', '#8fa178') +
      area('M880 510 Q1040 430 1180 500 Q1300 450 1400 500 V560 H880 Z', '#6b7f56') +
      line('M1140 60 V560 M880 300 H1400', '#f7f3e9', { width: 16, round: false }) +
      `<rect x="880" y="60" width="520" height="500" fill="none" stroke="#f7f3e9" stroke-width="24"/>` +
      box(850, 556, 580, 26, '#f7f3e9', 6) +
      box(0, 700, 1600, 30, '#a9773f') +
      box(0, 730, 1600, 170, '#8a5a3c') +
      oval(800, 730, 900, 8, '#6d4a33') +
      place('AF-HL-03', 470, -6, 0.42) +
      place('AF-VS-02', 1130, 322, 0.56) +
      place('AF-CO-01', 868, 346, 0.56) +
      place('AF-TB-01', 720, 446, 0.4) +
      place('AF-DL-01', 90, 290, 0.64) +
      place('AF-WR-01', 330, 396, 0.46) +
      place('AF-KN-03', 520, 462, 0.4) +
      place('AF-TL-02', 1360, 372, 0.5),
    1600,
    900,
  );
}
