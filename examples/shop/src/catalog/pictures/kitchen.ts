import type { Palette } from '../palettes';
import { area, box, disc, line, oval, shadow, turned } from './shapes';

export const kitchenDrawings = {
  pan: (p: Palette) =>
    turned(
      -24,
      400,
      420,
      oval(390, 470, 230, 214, '#1f2a24', 0.14) +
        box(560, 384, 220, 50, p.shade, 25) +
        disc(744, 409, 13, p.backdrop) +
        disc(370, 409, 220, p.shade) +
        disc(370, 409, 200, p.body) +
        disc(370, 409, 178, '#38424a') +
        area('M240 330 A160 160 0 0 1 440 262 A220 220 0 0 0 240 330 Z', p.light, 0.5),
    ) +
    oval(350, 400, 74, 60, '#fdf8ea') +
    disc(346, 402, 32, '#eeb343'),
  pot: (p: Palette) =>
    shadow(400, 640, 230) +
    box(140, 400, 90, 44, p.shade, 22) +
    box(570, 400, 90, 44, p.shade, 22) +
    area('M190 370 H610 V560 Q610 636 534 636 H266 Q190 636 190 560 Z', p.body) +
    area('M190 370 H250 V590 Q250 636 290 636 H266 Q190 636 190 560 Z', p.light) +
    box(180, 350, 440, 34, p.shade, 10) +
    area('M196 350 Q220 266 400 262 Q580 266 604 350 Z', p.body) +
    area('M224 336 Q250 282 400 276 Q330 296 300 336 Z', p.light) +
    box(388, 232, 24, 36, '#936e27') +
    oval(400, 228, 36, 20, '#d6b467') +
    line('M330 210 C320 180 344 170 334 140 M440 200 C430 166 456 156 446 122', '#ffffff', { width: 8, opacity: 0.8 }),
  saucepan: (p: Palette) =>
    shadow(360, 620, 210) +
    box(520, 396, 250, 34, p.shade, 17) +
    disc(744, 413, 8, p.backdrop) +
    area('M170 380 H550 V550 Q550 616 484 616 H236 Q170 616 170 550 Z', p.shade) +
    area('M170 380 H470 V560 Q470 616 420 616 H236 Q170 616 170 550 Z', '#e3e1dc') +
    area('M200 380 H270 V600 Q200 600 200 540 Z', p.light) +
    oval(360, 380, 192, 34, '#f3f1ec') +
    oval(360, 382, 172, 26, '#c76e4f') +
    oval(330, 378, 60, 8, '#d98c6d'),
  dish: (p: Palette) =>
    shadow(400, 600, 280) +
    box(90, 430, 80, 36, p.shade, 18) +
    box(630, 430, 80, 36, p.shade, 18) +
    area('M130 420 H670 L640 560 Q630 596 590 596 H210 Q170 596 160 560 Z', p.body) +
    area('M130 420 H200 L226 596 H210 Q170 596 160 560 Z', p.light) +
    oval(400, 420, 270, 46, p.shade) +
    oval(400, 414, 250, 38, '#e5b25f') +
    [260, 330, 400, 470, 540].map((x, index) => oval(x, 408 + (index % 2) * 14, 30, 12, '#c7852f')).join(''),
  knife: (p: Palette) =>
    turned(
      -30,
      400,
      400,
      oval(410, 470, 320, 14, '#1f2a24', 0.12) +
        area('M80 410 Q220 300 520 352 L520 424 L120 424 Q92 424 80 410 Z', '#d7dbdd') +
        area('M80 410 Q220 300 520 352 L520 372 Q240 330 80 410 Z', '#f2f4f5') +
        box(512, 346, 26, 84, '#aab1b6', 6) +
        area('M536 350 H720 Q752 352 750 392 Q748 428 716 428 H536 Z', p.body) +
        area('M536 350 H720 Q744 352 748 374 H536 Z', p.light) +
        disc(580, 392, 9, p.accent) +
        disc(640, 392, 9, p.accent) +
        disc(700, 392, 9, p.accent),
    ),
  board: (p: Palette) =>
    shadow(400, 610, 280) +
    area('M160 290 H640 L700 560 H100 Z', p.shade) +
    box(100, 556, 600, 44, p.body, 8) +
    [0, 1, 2, 3]
      .map((row) =>
        Array.from({ length: 6 }, (_unused, column) => {
          const top = 296 + row * 65;
          const left = 164 - row * 14 + column * (78 + row * 5);
          return area(
            `M${left} ${top} h${72 + row * 5} l4 60 h-${76 + row * 5} Z`,
            (row + column) % 3 === 0 ? p.light : (row + column) % 3 === 1 ? p.body : '#d9a07e',
          );
        }).join(''),
      )
      .join('') +
    oval(520, 396, 54, 40, '#c23b2e') +
    oval(506, 384, 18, 10, '#e0685b') +
    line('M520 358 C524 340 540 334 552 336', '#4c7a3f', { width: 8 }),
  kettle: (p: Palette) =>
    shadow(400, 650, 210) +
    line('M300 520 C180 520 230 300 130 286', p.shade, { width: 26 }) +
    line('M560 330 C700 320 690 560 566 556', p.shade, { width: 28 }) +
    area('M290 320 H540 L590 600 Q590 632 556 632 H270 Q238 632 240 600 Z', p.body) +
    area('M290 320 H350 L318 632 H270 Q238 632 240 600 Z', p.light) +
    oval(415, 320, 128, 24, p.shade) +
    oval(415, 312, 118, 22, p.light) +
    box(396, 270, 38, 36, p.accent, 10) +
    oval(415, 640, 190, 20, '#2b3136') +
    disc(414, 560, 18, p.accent),
  dripper: (p: Palette) =>
    shadow(400, 650, 180) +
    area('M300 470 H500 L486 620 Q484 640 460 640 H340 Q316 640 314 620 Z', '#ffffff', 0.75) +
    area('M308 540 H492 L486 620 Q484 640 460 640 H340 Q316 640 314 620 Z', '#6b4a33') +
    line('M500 500 C566 496 566 590 490 590', '#dfe4e4', { width: 16 }) +
    oval(400, 462, 150, 24, p.shade) +
    area('M230 250 H570 L450 450 H350 Z', p.body) +
    area('M230 250 H300 L372 450 H350 Z', p.shade, 0.4) +
    line('M330 280 L384 430 M400 280 V430 M470 280 L416 430', p.shade, { width: 6 }) +
    oval(400, 250, 172, 34, p.light) +
    oval(400, 250, 150, 25, '#7d5a41') +
    line('M566 290 C640 290 640 380 520 390', p.body, { width: 20 }),
  grinder: (p: Palette) =>
    shadow(400, 660, 140) +
    line('M400 210 L590 170', '#8d9499', { width: 16 }) +
    disc(596, 166, 30, '#6d4a33') +
    box(380, 196, 40, 60, '#8d9499', 8) +
    area('M300 320 Q300 240 400 240 Q500 240 500 320 Z', p.light) +
    box(290, 316, 220, 190, p.body, 14) +
    box(290, 316, 60, 190, p.light, 14) +
    box(290, 396, 220, 22, p.shade) +
    box(300, 506, 200, 150, '#6d4a33', 16) +
    box(300, 506, 50, 150, '#84603f', 16),
  teapot: (p: Palette) =>
    shadow(400, 640, 220) +
    line('M560 400 C700 360 700 580 560 560', p.shade, { width: 26 }) +
    area('M250 520 C170 500 180 400 100 360 L140 336 C230 380 230 420 290 430 Z', p.body) +
    oval(410, 500, 190, 140, p.body) +
    area('M240 460 Q270 370 400 362 Q300 420 292 560 Q232 530 240 460 Z', p.light) +
    oval(410, 376, 100, 26, p.shade) +
    area('M318 370 Q330 318 410 314 Q490 318 502 370 Z', p.body) +
    disc(410, 300, 22, p.accent) +
    oval(410, 634, 110, 12, p.shade),
  mug: (p: Palette) =>
    shadow(390, 640, 190) +
    line('M540 390 C690 370 690 570 530 560', p.body, { width: 40 }) +
    area('M220 320 H560 L540 590 Q536 632 490 632 H290 Q244 632 240 590 Z', p.body) +
    area('M220 320 H300 L320 632 H290 Q244 632 240 590 Z', p.light) +
    area('M226 410 H554 L548 480 H232 Z', p.shade, 0.5) +
    oval(390, 320, 170, 36, p.shade) +
    oval(390, 318, 150, 28, '#6b4a33') +
    line('M340 270 C326 236 356 222 342 186 M430 262 C416 228 446 214 432 178', '#ffffff', { width: 9, opacity: 0.85 }),
  plates: (p: Palette) =>
    shadow(400, 610, 280) +
    [0, 1, 2, 3]
      .map(
        (index) =>
          oval(400, 560 - index * 44, 280, 62, p.shade) +
          oval(400, 552 - index * 44, 280, 62, index % 2 === 0 ? p.body : p.light),
      )
      .join('') +
    oval(400, 416, 200, 40, p.ground) +
    line('M300 402 q10 -6 18 2 M470 430 q12 -4 16 4 M380 440 q10 4 20 0', p.accent, { width: 5 }) +
    turned(
      8,
      640,
      330,
      box(640, 180, 12, 250, '#aab1b6', 6) + line('M628 180 V250 M646 180 V250 M664 180 V250', '#aab1b6', { width: 7 }),
    ),
  napkins: (p: Palette) =>
    shadow(400, 620, 240) +
    [0, 1, 2, 3].map((index) => box(180, 560 - index * 70, 440, 66, index % 2 === 0 ? p.body : p.light, 14)).join('') +
    [0, 1, 2, 3].map((index) => line(`M200 ${594 - index * 70} H600`, p.shade, { width: 3, opacity: 0.5 })).join('') +
    line(
      'M400 340 C360 300 330 330 360 350 C330 370 360 400 400 360 C440 400 470 370 440 350 C470 330 440 300 400 340 Z',
      p.accent,
      { width: 10 },
    ) +
    box(386, 350, 28, 276, p.accent),
  mills: (p: Palette) =>
    shadow(400, 650, 210) +
    disc(310, 190, 34, p.shade) +
    area('M262 230 H358 L346 330 H274 Z', p.body) +
    area('M270 330 H350 L380 640 H240 Z', p.body) +
    area('M270 330 H296 L282 640 H240 Z', p.light) +
    box(262, 322, 96, 14, p.accent) +
    disc(510, 320, 34, '#4a3627') +
    area('M462 360 H558 L548 430 H472 Z', '#6d4a33') +
    area('M470 430 H550 L576 640 H444 Z', '#6d4a33') +
    area('M470 430 H494 L482 640 H444 Z', '#8a6547') +
    box(462, 424, 96, 14, p.accent) +
    disc(610, 640, 6, '#33383b') +
    disc(632, 646, 5, '#33383b') +
    disc(190, 646, 5, '#fdfbf6') +
    disc(206, 640, 5, '#fdfbf6'),
};
