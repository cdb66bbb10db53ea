import type { Palette } from '../palettes';
import { area, box, disc, line, oval, shadow } from './shapes';

export const homeDrawings = {
  'floor-lamp': (p: Palette) =>
    shadow(400, 690, 120) +
    disc(400, 400, 270, '#fff3cf') +
    box(310, 130, 180, 500, p.light, 40) +
    box(310, 130, 50, 500, '#fffaf0', 25) +
    Array.from({ length: 12 }, (_unused, index) =>
      line(`M312 ${168 + index * 38} H488`, p.shade, { width: 3, opacity: 0.7 }),
    ).join('') +
    line('M340 630 L310 690 M460 630 L490 690 M400 630 V686', p.accent, { width: 14 }),
  'table-lamp': (p: Palette) =>
    shadow(400, 650, 170) +
    disc(400, 400, 240, '#fff3cf') +
    area('M350 430 H450 L480 620 Q480 646 450 646 H350 Q320 646 320 620 Z', p.body) +
    area('M350 430 H380 L362 646 H350 Q320 646 320 620 Z', p.light) +
    area('M190 430 Q200 210 400 206 Q600 210 610 430 Q400 480 190 430 Z', p.body) +
    area('M214 400 Q230 250 390 226 Q286 290 280 424 Z', p.light) +
    area('M190 430 Q400 480 610 430 Q400 462 190 430 Z', '#fff0bd'),
  pendant: (p: Palette) =>
    line('M400 0 V220', '#33383b', { width: 8 }) +
    area('M170 460 L60 760 H740 L630 460 Z', '#fff3cf', 0.6) +
    box(376, 210, 48, 50, p.accent, 8) +
    area('M150 450 Q170 250 400 246 Q630 250 650 450 Z', p.body) +
    area('M180 430 Q210 290 380 264 Q270 330 262 450 Z', p.light) +
    oval(400, 450, 250, 36, '#fdf6e3') +
    oval(400, 452, 70, 16, '#ffdf8a'),
  cushion: (p: Palette) =>
    shadow(400, 620, 250) +
    area('M180 240 Q400 286 620 240 Q576 430 620 610 Q400 566 180 610 Q224 430 180 240 Z', p.body) +
    area('M180 240 Q300 266 400 266 Q270 330 262 590 Q214 596 180 610 Q224 430 180 240 Z', p.light, 0.7) +
    line('M300 300 Q290 430 300 560 M500 300 Q510 430 500 560', p.shade, { width: 5, opacity: 0.6 }) +
    line('M210 330 Q400 350 590 330 M210 520 Q400 500 590 520', p.shade, { width: 5, opacity: 0.6 }),
  towel: (p: Palette) =>
    box(120, 190, 560, 22, '#a9773f', 11) +
    disc(120, 201, 20, '#8a5a3c') +
    disc(680, 201, 20, '#8a5a3c') +
    area('M220 196 H580 V640 Q400 668 220 640 Z', p.body) +
    area('M220 196 H290 V654 Q250 648 220 640 Z', p.light) +
    Array.from({ length: 8 }, (_unused, index) =>
      line(`M222 ${250 + index * 46} H578`, p.shade, { width: 3, opacity: 0.5 }),
    ).join('') +
    Array.from({ length: 7 }, (_unused, index) =>
      line(`M${264 + index * 46} 214 V644`, p.shade, { width: 3, opacity: 0.5 }),
    ).join('') +
    box(220, 560, 360, 26, p.accent),
  vase: (p: Palette) =>
    shadow(400, 670, 150) +
    line(
      'M400 340 C390 240 330 200 300 120 M400 340 C410 220 470 200 500 110 M400 330 C400 240 400 180 404 90',
      '#5e7a4b',
      { width: 8 },
    ) +
    [
      [300, 116],
      [500, 106],
      [404, 86],
      [350, 190],
      [456, 186],
    ]
      .map(([x = 0, y = 0], index) => disc(x, y, index < 3 ? 34 : 22, index % 2 === 0 ? '#d98c4a' : '#c0714d'))
      .join('') +
    area(
      'M360 320 H440 Q440 380 500 430 Q560 490 540 580 Q520 664 460 664 H340 Q280 664 260 580 Q240 490 300 430 Q360 380 360 320 Z',
      p.body,
    ) +
    line(
      'M340 400 Q296 520 330 656 M380 380 Q356 520 376 660 M420 380 Q444 520 424 660 M460 400 Q504 520 470 656',
      p.shade,
      { width: 7 },
    ) +
    oval(400, 320, 42, 12, p.shade),
  planter: (p: Palette) =>
    shadow(400, 670, 200) +
    line(
      'M400 430 C400 330 330 300 280 230 M400 430 C400 300 440 260 500 190 M400 430 C400 320 396 240 392 150',
      '#4c6b3f',
      { width: 10 },
    ) +
    area('M280 230 C220 220 190 170 200 130 C260 130 300 170 280 230 Z', '#6f9159') +
    area('M500 190 C560 190 600 140 596 96 C540 92 496 130 500 190 Z', '#5e7f4a') +
    area('M392 150 C350 120 350 70 386 36 C424 70 430 118 392 150 Z', '#7fa268') +
    area('M330 330 C270 340 236 310 226 276 C276 262 320 286 330 330 Z', '#5e7f4a') +
    area('M452 300 C510 320 556 300 572 262 C526 242 476 256 452 300 Z', '#6f9159') +
    box(250, 420, 300, 60, p.light, 8) +
    area('M270 480 H530 L500 640 H300 Z', p.body) +
    area('M270 480 H330 L344 640 H300 Z', p.light) +
    box(240, 636, 320, 26, p.shade, 12),
  'hanging-planter': (p: Palette) =>
    line('M400 40 L250 420 M400 40 L550 420 M400 40 V400', '#8a5a3c', { width: 6 }) +
    disc(400, 40, 14, '#b98e3a') +
    line(
      'M300 420 C240 480 260 560 210 640 M500 420 C560 500 530 580 580 680 M400 420 C400 540 360 600 380 700',
      '#5e7f4a',
      { width: 8 },
    ) +
    [
      [240, 520],
      [222, 600],
      [548, 540],
      [560, 620],
      [388, 590],
      [372, 660],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 26, 16, '#7fa268'))
      .join('') +
    area('M230 400 H570 Q570 560 400 564 Q230 560 230 400 Z', p.body) +
    area('M230 400 H300 Q300 520 360 560 Q230 540 230 400 Z', p.light) +
    oval(400, 400, 170, 34, '#4b3a2c') +
    [280, 330, 400, 460, 520]
      .map((x, index) => oval(x, 380 - (index % 2) * 16, 40, 30, index % 2 === 0 ? '#6f9159' : '#5e7f4a'))
      .join(''),
  basket: (p: Palette) =>
    shadow(400, 650, 230) +
    line('M250 330 C250 250 330 250 330 330 M470 330 C470 250 550 250 550 330', p.accent, { width: 18 }) +
    area('M190 330 H610 L570 620 Q566 646 540 646 H260 Q234 646 230 620 Z', p.body) +
    [0, 1, 2, 3, 4, 5]
      .map((row) =>
        Array.from({ length: 9 }, (_unused, column) =>
          box(
            206 + row * 6 + column * (44 - row * 1.4),
            350 + row * 48,
            36,
            26,
            (row + column) % 2 === 0 ? p.light : p.shade,
            8,
          ),
        ).join(''),
      )
      .join('') +
    box(182, 318, 436, 26, p.shade, 13),
  boxes: (p: Palette) =>
    shadow(400, 650, 240) +
    box(180, 500, 440, 146, p.body, 70) +
    box(172, 470, 456, 70, p.light, 35) +
    box(240, 376, 320, 96, p.body, 48) +
    box(232, 348, 336, 56, p.light, 28) +
    box(296, 276, 208, 72, p.body, 36) +
    box(288, 254, 224, 44, p.light, 22) +
    [250, 290, 330].map((x) => disc(x, 590, 5, p.shade)).join('') +
    [300, 330].map((x) => disc(x, 436, 5, p.shade)).join('') +
    line('M250 560 L340 590 L250 620', p.shade, { width: 4, opacity: 0.7 }),
  clock: (p: Palette) =>
    oval(420, 430, 262, 258, '#1f2a24', 0.14) +
    disc(400, 400, 256, '#a9773f') +
    disc(400, 400, 232, '#fdfaf3') +
    Array.from({ length: 12 }, (_unused, index) => {
      const angle = (index * Math.PI) / 6;
      const inner = index % 3 === 0 ? 176 : 196;
      const at = (radius: number) =>
        `${(400 + Math.sin(angle) * radius).toFixed(1)} ${(400 - Math.cos(angle) * radius).toFixed(1)}`;
      return line(`M${at(inner)} L${at(212)}`, p.shade, { width: index % 3 === 0 ? 12 : 6 });
    }).join('') +
    line('M400 400 L318 310', p.body, { width: 16 }) +
    line('M400 400 L506 270', p.body, { width: 10 }) +
    line('M400 440 L400 230', p.accent, { width: 4 }) +
    disc(400, 400, 16, p.accent),
};
