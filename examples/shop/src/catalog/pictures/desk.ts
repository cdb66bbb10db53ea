import type { Palette } from '../palettes';
import { area, box, disc, line, oval, shadow, turned } from './shapes';

export const deskDrawings = {
  'desk-lamp': (p: Palette) =>
    shadow(360, 640, 190) +
    area('M436 262 L620 470 L330 470 Z', '#fff3cf', 0.55) +
    line('M330 628 L280 400 L460 240', p.shade, { width: 16 }) +
    disc(280, 400, 18, p.accent) +
    disc(460, 240, 14, p.accent) +
    box(230, 612, 200, 26, p.body, 13) +
    area('M404 214 Q470 150 548 196 L592 318 Q500 366 398 342 Z', p.body) +
    area('M404 214 Q470 150 548 196 L560 230 Q470 212 402 262 Z', p.light) +
    oval(496, 336, 98, 24, '#fff0bd'),
  'task-light': (p: Palette) =>
    shadow(400, 640, 210) +
    area('M170 268 L630 268 L720 560 L80 560 Z', '#fff3cf', 0.5) +
    box(384, 270, 30, 350, p.shade, 10) +
    box(150, 236, 500, 34, p.body, 17) +
    box(150, 236, 500, 14, p.light, 7) +
    box(180, 262, 440, 10, '#fff0bd', 5) +
    oval(400, 622, 150, 26, p.shade) +
    oval(400, 612, 150, 26, p.body) +
    oval(400, 608, 60, 10, p.light),
  notebook: (p: Palette) =>
    shadow(410, 640, 220) +
    turned(
      -7,
      400,
      400,
      box(246, 186, 330, 440, p.shade, 16) +
        box(258, 178, 330, 440, '#fbf8f1', 10) +
        box(236, 176, 330, 440, p.body, 16) +
        box(236, 176, 46, 440, p.shade, 16) +
        box(330, 250, 190, 96, p.light, 8) +
        line('M356 282 H494 M356 314 H452', p.shade, { width: 6 }) +
        line('M500 616 V668', p.accent, { width: 14, round: false }) +
        box(540, 176, 12, 440, p.accent),
    ),
  pen: (p: Palette) =>
    turned(
      -38,
      400,
      400,
      oval(400, 470, 300, 18, '#1f2a24', 0.12) +
        box(150, 372, 300, 58, p.body, 26) +
        box(150, 372, 300, 22, p.light, 11) +
        box(430, 378, 140, 46, p.shade, 8) +
        area('M570 384 L664 401 L570 418 Z', '#cfd3d6') +
        line('M588 401 H664', '#5b6268', { width: 3 }) +
        disc(604, 401, 5, '#5b6268') +
        box(196, 356, 190, 12, p.accent, 6) +
        box(440, 374, 14, 54, p.accent),
    ) + line('M520 600 C590 560 640 640 706 586', p.shade, { width: 5, opacity: 0.6 }),
  pencils: (p: Palette) =>
    shadow(400, 640, 210) +
    [
      [270, p.body],
      [322, p.accent],
      [374, p.light],
      [426, p.shade],
      [478, p.body],
      [530, p.accent],
    ]
      .map(([x, color], index) => {
        const left = Number(x);
        const top = 230 + (index % 3) * 34;
        return (
          area(`M${left - 20} ${top + 70} L${left} ${top} L${left + 20} ${top + 70} Z`, '#ead2a8') +
          area(`M${left - 6} ${top + 22} L${left} ${top} L${left + 6} ${top + 22} Z`, '#33383b') +
          box(left - 20, top + 68, 40, 540 - top, String(color)) +
          box(left - 20, top + 68, 12, 540 - top, '#ffffff55')
        );
      })
      .join('') +
    box(226, 430, 348, 210, p.shade, 14) +
    box(226, 430, 348, 60, p.body, 14) +
    box(330, 520, 140, 64, '#fbf8f1', 6) +
    line('M352 544 H448 M352 564 H420', p.shade, { width: 5 }),
  tray: (p: Palette) =>
    shadow(400, 610, 280) +
    area('M180 420 L620 420 L700 560 L100 560 Z', p.light) +
    area('M214 440 L586 440 L640 536 L160 536 Z', p.shade) +
    area('M230 400 L560 388 L612 520 L192 524 Z', '#fbf8f1') +
    line('M270 424 H520 M260 452 H540 M250 480 H480', '#b9b4a8', { width: 5 }) +
    box(100, 556, 600, 48, p.body, 6) +
    box(100, 556, 600, 12, p.light, 6) +
    line('M130 556 V604 M670 556 V604', p.shade, { width: 6 }),
  file: (p: Palette) =>
    shadow(400, 640, 200) +
    box(300, 196, 60, 400, '#fbf8f1') +
    box(364, 176, 44, 420, p.accent) +
    box(412, 214, 56, 400, '#efe8da') +
    box(472, 190, 34, 400, p.light) +
    area('M250 640 L250 300 Q330 300 400 400 L540 400 L540 640 Z', p.body) +
    area('M250 640 L250 300 Q262 300 276 304 L276 640 Z', p.light) +
    box(346, 490, 128, 70, p.accent, 8) +
    box(356, 500, 108, 50, '#fbf8f1', 4) +
    line('M376 525 H440', p.shade, { width: 6 }),
  mat: (p: Palette) =>
    area('M120 330 L600 250 L700 480 L190 580 Z', '#1f2a24', 0.12) +
    area('M110 316 L590 236 L690 466 L180 566 Z', p.body) +
    area('M110 316 L590 236 L596 250 L118 332 Z', p.light) +
    [
      [240, 360],
      [330, 420],
      [420, 330],
      [520, 390],
      [300, 500],
      [580, 440],
      [460, 470],
      [200, 420],
      [390, 390],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 9, 5, p.shade, 0.6))
      .join('') +
    turned(
      -10,
      300,
      430,
      box(230, 360, 150, 190, '#fbf8f1', 4) + line('M254 396 H356 M254 424 H340', '#b9b4a8', { width: 5 }),
    ) +
    oval(560, 372, 44, 30, p.accent) +
    oval(560, 366, 44, 28, '#fbf8f1') +
    oval(560, 366, 32, 19, '#6b4a33'),
  charger: (p: Palette) =>
    line('M520 520 C650 560 620 660 760 640', p.accent, { width: 12 }) +
    shadow(400, 580, 230) +
    oval(400, 520, 216, 96, p.shade) +
    oval(400, 496, 216, 96, p.body) +
    oval(400, 490, 190, 80, p.light) +
    turned(
      -14,
      400,
      400,
      box(312, 236, 176, 300, '#22282c', 28) +
        box(322, 248, 156, 276, '#3b464d', 20) +
        area('M322 420 L478 300 V504 Q478 524 458 524 H342 Q322 524 322 504 Z', '#46535b'),
    ) +
    disc(586, 506, 7, '#7dc48a'),
  keyboard: (p: Palette) =>
    shadow(400, 560, 320) +
    box(96, 330, 608, 224, p.shade, 24) +
    box(96, 318, 608, 220, p.body, 24) +
    [0, 1, 2, 3]
      .map((row) =>
        Array.from({ length: 12 }, (_unused, column) =>
          box(
            124 + column * 47,
            340 + row * 46,
            40,
            38,
            (row === 0 && column === 0) || (row === 2 && column === 11)
              ? p.accent
              : row === 3 && (column < 2 || column > 9)
                ? p.shade
                : p.ground,
            7,
          ),
        ).join(''),
      )
      .join('') +
    box(266, 478, 228, 38, p.ground, 7) +
    disc(640, 306, 16, p.accent),
  speaker: (p: Palette) =>
    shadow(400, 650, 190) +
    box(230, 170, 340, 470, '#6d4a33', 22) +
    box(230, 170, 340, 60, '#84603f', 22) +
    box(256, 200, 288, 414, '#e9dfcf', 12) +
    disc(400, 330, 96, p.shade) +
    disc(400, 330, 80, p.body) +
    disc(400, 330, 40, p.light) +
    disc(400, 330, 20, p.shade) +
    disc(330, 520, 34, p.accent) +
    line('M330 520 V494', '#fbf8f1', { width: 6 }) +
    disc(470, 520, 34, p.accent) +
    line('M470 520 L492 506', '#fbf8f1', { width: 6 }) +
    box(360, 580, 80, 10, p.shade, 5),
  headphones: (p: Palette) =>
    shadow(400, 640, 220) +
    line('M230 470 C210 190 590 190 570 470', p.shade, { width: 34 }) +
    line('M250 400 C260 236 540 236 550 400', p.light, { width: 10, opacity: 0.7 }) +
    line('M300 246 C360 208 440 208 500 246', p.accent, { width: 26 }) +
    box(196, 420, 96, 190, p.body, 46) +
    box(264, 436, 46, 158, '#2c3236', 22) +
    box(508, 420, 96, 190, p.body, 46) +
    box(490, 436, 46, 158, '#2c3236', 22) +
    disc(236, 516, 16, p.accent),
};
