import type { Palette } from '../palettes';
import { area, box, disc, line, oval, shadow, turned } from './shapes';

export const trailDrawings = {
  backpack: (p: Palette) =>
    shadow(400, 660, 190) +
    line('M340 200 C340 140 460 140 460 200', p.shade, { width: 18 }) +
    area('M240 330 Q240 190 400 190 Q560 190 560 330 L580 610 Q580 650 540 650 H260 Q220 650 220 610 Z', p.body) +
    area('M240 330 Q240 190 400 190 Q300 210 296 340 L286 650 H260 Q220 650 220 610 Z', p.light) +
    area('M250 300 Q400 240 550 300 L556 400 Q400 440 244 400 Z', p.shade) +
    box(290, 460, 220, 140, p.shade, 20) +
    line('M306 492 H494', p.accent, { width: 8 }) +
    box(340, 380, 24, 90, p.accent, 6) +
    box(436, 380, 24, 90, p.accent, 6) +
    line('M222 440 C180 470 180 560 220 600 M578 440 C620 470 620 560 580 600', p.shade, { width: 16 }),
  'roll-bag': (p: Palette) =>
    shadow(400, 600, 280) +
    box(140, 330, 520, 250, p.body, 100) +
    box(140, 330, 520, 90, p.light, 60) +
    oval(190, 455, 60, 122, p.shade) +
    oval(186, 455, 44, 96, p.body) +
    line('M186 380 V530 M146 455 H226', p.shade, { width: 8 }) +
    box(330, 318, 34, 274, p.accent, 6) +
    box(500, 318, 34, 274, p.accent, 6) +
    box(322, 430, 50, 40, '#d6b467', 8) +
    box(492, 430, 50, 40, '#d6b467', 8) +
    line('M347 318 C380 240 480 240 517 318', p.accent, { width: 18 }),
  tote: (p: Palette) =>
    shadow(400, 650, 210) +
    line('M310 350 C310 150 490 150 490 350', p.accent, { width: 18 }) +
    area('M210 330 H590 L620 620 Q620 646 592 646 H208 Q180 646 180 620 Z', p.body) +
    area('M210 330 H270 L246 646 H208 Q180 646 180 620 Z', p.light) +
    box(204, 330, 392, 22, p.shade) +
    line('M330 352 V470 M470 352 V470', p.accent, { width: 18, round: false }) +
    area('M400 470 C340 430 330 540 400 580 C470 540 460 430 400 470 Z', p.accent) +
    line('M400 476 V574', p.body, { width: 5 }),
  tent: (p: Palette) =>
    oval(400, 620, 360, 34, '#1f2a24', 0.14) +
    disc(620, 210, 50, '#f3c566') +
    area('M60 620 L180 420 L260 540 L330 460 L460 620 Z', '#ffffff', 0.5) +
    area('M400 230 L690 616 H110 Z', p.body) +
    area('M400 230 L110 616 H250 Z', p.light) +
    area('M400 300 L500 616 H310 Z', p.shade) +
    area('M400 300 L446 616 H400 Z', '#f6dfa4') +
    line('M400 230 V200 M110 616 L60 640 M690 616 L740 640', p.accent, { width: 8 }),
  stove: (p: Palette) =>
    shadow(400, 650, 190) +
    area(
      'M340 310 C300 240 380 220 372 150 C440 200 430 250 460 270 C470 250 470 240 464 220 C510 270 500 310 470 330 Z',
      '#e08a33',
    ) +
    area('M376 320 C356 280 400 270 400 226 C440 262 446 300 430 324 Z', '#f6cf6a') +
    area('M270 320 H530 L570 646 H230 Z', p.body) +
    area('M270 320 H330 L306 646 H230 Z', p.light) +
    [0, 1, 2]
      .map((row) => [320, 380, 440, 490].map((x) => disc(x - 4, 400 + row * 56, 12, p.shade)).join(''))
      .join('') +
    box(330, 570, 140, 76, '#2b2f33', 10) +
    line('M250 320 H290 M510 320 H550', p.shade, { width: 16 }),
  blanket: (p: Palette) =>
    shadow(400, 640, 260) +
    [0, 1, 2].map((index) => box(150, 520 - index * 104, 500, 108, index === 1 ? p.light : p.body, 50)).join('') +
    [0, 1, 2]
      .map(
        (index) =>
          box(210, 520 - index * 104, 18, 108, p.accent) +
          box(240, 520 - index * 104, 8, 108, '#fbf8f1') +
          box(560, 520 - index * 104, 18, 108, p.accent),
      )
      .join('') +
    [0, 1, 2].map((index) => line(`M300 ${574 - index * 104} H530`, p.shade, { width: 4, opacity: 0.45 })).join('') +
    Array.from({ length: 12 }, (_unused, index) => line(`M${176 + index * 41} 626 v26`, p.shade, { width: 5 })).join(
      '',
    ),
  bottle: (p: Palette) =>
    shadow(400, 660, 130) +
    box(352, 150, 96, 84, '#33383b', 16) +
    line('M360 160 C360 110 440 110 440 160', '#33383b', { width: 14 }) +
    box(344, 226, 112, 20, '#aab1b6') +
    area('M344 246 H456 Q520 270 520 340 V610 Q520 652 478 652 H322 Q280 652 280 610 V340 Q280 270 344 246 Z', p.body) +
    area('M344 246 H380 Q326 280 326 340 V652 H322 Q280 652 280 610 V340 Q280 270 344 246 Z', p.light) +
    area('M400 420 C350 390 345 480 400 516 C455 480 450 390 400 420 Z', p.backdrop) +
    line('M400 426 V510', p.body, { width: 5 }),
  flask: (p: Palette) =>
    shadow(400, 660, 120) +
    box(366, 140, 68, 70, '#c9a36a', 12) +
    area(
      'M360 206 H440 L446 300 Q510 330 510 400 V620 Q510 652 478 652 H322 Q290 652 290 620 V400 Q290 330 354 300 Z',
      '#bcd6d2',
    ) +
    area('M290 380 H510 V620 Q510 652 478 652 H322 Q290 652 290 620 Z', p.body) +
    [400, 440, 480, 520, 560, 600]
      .map((y) => line(`M300 ${y} q26 18 52 0 t52 0 t52 0 t44 0`, p.light, { width: 7 }))
      .join('') +
    line('M330 320 Q316 340 316 370', '#ffffff', { width: 8 }),
  headlamp: (p: Palette) =>
    shadow(400, 620, 220) +
    line('M180 420 C180 220 620 220 620 420 C620 560 180 560 180 420 Z', p.body, { width: 54 }) +
    line('M190 400 C200 250 600 250 610 400', p.light, { width: 8 }) +
    area('M320 470 L120 760 H680 L480 470 Z', '#fff3cf', 0.55) +
    box(290, 430, 220, 150, '#2b3136', 34) +
    disc(350, 505, 46, '#dfe4e4') +
    disc(350, 505, 28, '#fff0bd') +
    disc(446, 480, 22, '#dfe4e4') +
    disc(446, 536, 18, '#c9402f') +
    box(374, 412, 60, 24, p.accent, 10),
  lantern: (p: Palette) =>
    shadow(400, 660, 160) +
    line('M270 420 C270 120 530 120 530 420', p.shade, { width: 12 }) +
    disc(400, 430, 190, '#fff3cf') +
    area('M330 250 H470 L500 310 H300 Z', p.body) +
    box(372, 216, 56, 40, p.shade, 8) +
    area('M310 310 H490 L510 540 H290 Z', '#fff8e2', 0.9) +
    area('M390 520 C350 470 396 450 394 400 C440 440 446 490 420 520 Z', '#eda83f') +
    line('M310 310 L290 540 M490 310 L510 540 M400 310 V360', p.shade, { width: 8 }) +
    area('M276 540 H524 L550 650 H250 Z', p.body) +
    area('M276 540 H330 L320 650 H250 Z', p.light) +
    turned(0, 400, 596, disc(530, 596, 20, p.accent)),
};
