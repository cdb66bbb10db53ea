import { palettes } from '../palettes';
import { findProductBySku } from '../products';
import { drawings } from './drawings';
import { svg } from './product-picture';
import { area, box, disc, line, moved, oval, turned } from './shapes';

/** Pictures for editors' pages, by name. All are wide, with space for text. */
export function cmsPicture(name: string): string | undefined {
  return Object.hasOwn(scenes, name) ? svg(scenes[name]?.() ?? '', 1600, 1000) : undefined;
}

const scenes: Readonly<Record<string, () => string>> = { workshop, evening, kitchen, trail, lamp };

function place(sku: string, x: number, y: number, scale: number): string {
  const product = findProductBySku(sku);
  return product === undefined ? '' : moved(x, y, scale, drawings[product.drawing](palettes[product.color]));
}

function bench(top: number): string {
  return (
    box(0, top, 1600, 34, '#a9773f') +
    box(0, top + 34, 1600, 1000 - top, '#7d5235') +
    oval(800, top + 34, 900, 8, '#5f3e28')
  );
}

/** Tools on a dark wall, above the bench. */
function workshop(): string {
  const holes = Array.from({ length: 14 * 6 }, (_, at) =>
    disc(180 + (at % 14) * 96, 150 + Math.floor(at / 14) * 76, 4, '#24332c'),
  );
  const hammer = box(-10, 0, 20, 210, '#c89256', 8) + box(-62, -34, 124, 50, '#9aa5a0', 10);
  const saw =
    area('M-120 0 L130 -34 L130 30 L-120 44 Z', '#b9c4bf') +
    box(120, -50, 80, 96, '#9c4a16', 26) +
    disc(160, -2, 20, '#2f443a');
  const driver = box(-9, 0, 18, 120, '#b9c4bf', 6) + box(-22, -96, 44, 104, '#d9a441', 16);
  const jar = (x: number, fill: string) =>
    box(x, 350, 84, 96, '#dfe8e2', 12) + box(x + 8, 388, 68, 50, fill, 8) + box(x + 4, 336, 76, 20, '#9aa5a0', 6);
  return (
    box(0, 0, 1600, 1000, '#24332c') +
    box(130, 96, 1340, 500, '#2f443a', 14) +
    holes.join('') +
    moved(300, 210, 1, hammer) +
    moved(430, 230, 0.9, driver) +
    moved(500, 250, 0.8, driver) +
    turned(-4, 760, 250, moved(760, 250, 1.2, saw)) +
    box(1000, 446, 420, 24, '#a9773f', 4) +
    jar(1020, '#c0714d') +
    jar(1130, '#d9a441') +
    jar(1240, '#6b7f56') +
    disc(1250, 226, 66, '#f3ead8') +
    line('M1250 226 V184 M1250 226 L1280 242', '#24332c', { width: 7 }) +
    bench(780) +
    place('AF-DL-01', 60, 340, 0.68) +
    place('AF-WR-01', 930, 452, 0.5) +
    place('AF-KN-03', 520, 520, 0.45) +
    place('AF-TL-02', 1250, 420, 0.56)
  );
}

/** A window at dusk, with a lit lamp. */
function evening(): string {
  return (
    box(0, 0, 1600, 1000, '#2c3947') +
    box(900, 70, 560, 460, '#1d2a40', 8) +
    disc(1300, 180, 40, '#e9dcb4') +
    area('M900 470 Q1040 350 1180 430 Q1320 330 1460 420 V530 H900 Z', '#172231') +
    line('M1180 70 V530 M900 300 H1460', '#4a5a6b', { width: 14, round: false }) +
    `<rect x="900" y="70" width="560" height="460" fill="none" stroke="#4a5a6b" stroke-width="22"/>` +
    oval(470, 640, 380, 300, '#f3c566', 0.16) +
    bench(800) +
    place('AF-DL-01', 180, 340, 0.7) +
    place('AF-VS-02', 1060, 390, 0.6)
  );
}

/** Tiles, a shelf and a kettle. */
function kitchen(): string {
  const tiles = Array.from({ length: 10 * 4 }, (_, at) =>
    box((at % 10) * 162 - 4, 300 + Math.floor(at / 10) * 122, 154, 114, at % 3 === 0 ? '#dbe5da' : '#e6ece2', 4),
  );
  return (
    box(0, 0, 1600, 1000, '#f1eadc') +
    box(0, 290, 1600, 520, '#cfd8cc') +
    tiles.join('') +
    box(620, 236, 980, 22, '#a9773f', 4) +
    box(680, 120, 90, 116, '#c0714d', 10) +
    box(800, 150, 110, 86, '#6b7f56', 10) +
    box(940, 104, 80, 132, '#d9a441', 10) +
    box(1060, 160, 130, 76, '#2f4058', 10) +
    bench(790) +
    place('AF-CW-02', 660, 380, 0.64) +
    place('AF-WR-01', 1120, 444, 0.52) +
    place('AF-KN-03', 360, 520, 0.46)
  );
}

/** Hills, and a lantern on a stump. */
function trail(): string {
  const tree = (x: number, y: number, size: number) =>
    moved(x, y, size, box(-8, 90, 16, 50, '#5b4430') + area('M0 -120 L70 20 H-70 Z M0 -50 L86 96 H-86 Z', '#34523f'));
  return (
    box(0, 0, 1600, 1000, '#d9e6e4') +
    disc(380, 230, 84, '#f6d79a') +
    area('M0 560 Q260 330 520 500 Q820 270 1120 470 Q1380 340 1600 480 V1000 H0 Z', '#a9bfae') +
    area('M0 690 Q400 500 800 660 Q1200 520 1600 660 V1000 H0 Z', '#7f9a7c') +
    tree(130, 590, 1.1) +
    tree(300, 620, 0.8) +
    tree(980, 580, 0.9) +
    area('M0 830 Q800 720 1600 830 V1000 H0 Z', '#5d7a57') +
    place('AF-CP-01', 500, 420, 0.66) +
    place('AF-TL-02', 1120, 490, 0.5)
  );
}

/** A lamp alone: the poster of its video. */
function lamp(): string {
  return (
    box(0, 0, 1600, 1000, '#2f443a') +
    oval(1120, 520, 420, 380, '#f3c566', 0.22) +
    bench(820) +
    place('AF-DL-01', 840, 300, 0.78)
  );
}
