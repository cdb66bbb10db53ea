import type { Palette } from '../palettes';
import { area, box, disc, line, oval, shadow, turned } from './shapes';

/** A course is drawn as a handbook with a picture on its cover and a play button, because it is both text and video. */
function handbook(picture: (p: Palette) => string) {
  return (p: Palette) =>
    shadow(400, 690, 230) +
    box(206, 116, 410, 570, p.shade, 14) +
    box(218, 124, 400, 560, '#fbf8f1', 8) +
    box(190, 110, 410, 570, p.body, 14) +
    box(190, 110, 34, 570, p.shade, 14) +
    box(256, 150, 306, 336, p.backdrop, 10) +
    picture(p) +
    line('M270 546 H520', p.backdrop, { width: 16 }) +
    line('M270 588 H440', p.light, { width: 10 }) +
    disc(528, 618, 40, p.accent) +
    area('M516 598 L548 618 L516 638 Z', '#fbf8f1');
}

export const courseDrawings = {
  'course-bread': handbook(
    () =>
      area('M296 420 Q290 270 410 266 Q530 270 524 420 Q410 448 296 420 Z', '#c7852f') +
      area('M310 400 Q312 300 400 286 Q340 330 344 416 Z', '#dca452') +
      line('M360 320 L392 366 M404 306 L434 358 M450 314 L474 360', '#f3dcae', { width: 12 }),
  ),
  'course-spoon': handbook(
    (p) =>
      turned(
        -36,
        410,
        320,
        box(398, 300, 26, 190, '#cfae7d', 13) + oval(411, 250, 52, 74, '#cfae7d') + oval(411, 250, 36, 54, '#b08d5b'),
      ) + line('M300 440 q20 -26 40 -4 M470 210 q24 -18 40 8', p.accent, { width: 9 }),
  ),
  'course-knife': handbook(
    (p) =>
      box(286, 370, 246, 60, '#8d9499', 8) +
      box(286, 370, 246, 16, '#aab1b6', 8) +
      turned(
        -18,
        410,
        300,
        area('M280 316 Q340 262 450 286 V322 H300 Z', '#f2f4f5') + box(448, 280, 96, 46, p.accent, 14),
      ),
  ),
  'course-sampler': handbook((p) =>
    [
      [332, 238, p.body],
      [408, 238, p.accent],
      [484, 238, p.shade],
      [332, 318, p.accent],
      [408, 318, p.shade],
      [484, 318, p.light],
      [332, 398, p.light],
      [408, 398, p.body],
      [484, 398, p.accent],
    ]
      .map(([x, y, color]) => box(Number(x) - 30, Number(y) - 30, 60, 60, String(color), 10))
      .join(''),
  ),
  'course-sky': handbook(
    (p) =>
      disc(472, 230, 44, p.accent) +
      oval(370, 320, 86, 40, '#ffffff') +
      oval(430, 300, 70, 48, '#ffffff') +
      oval(470, 330, 72, 34, '#ffffff') +
      line('M330 390 l-16 44 M390 390 l-16 44 M450 390 l-16 44', p.body, { width: 9 }),
  ),
  'course-map': handbook(
    (p) =>
      area('M286 220 L370 190 L450 224 L536 194 V410 L450 440 L370 406 L286 436 Z', '#fbf8f1') +
      line('M370 190 V406 M450 224 V440', p.ground, { width: 6 }) +
      line('M306 400 C340 320 390 380 420 310 S500 300 514 240', p.accent, { width: 9 }) +
      line('M304 290 C350 270 400 300 440 260 M310 330 C340 310 360 330 380 320', p.light, { width: 5 }) +
      disc(514, 238, 14, p.body),
  ),
};
