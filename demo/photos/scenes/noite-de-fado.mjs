import { azulejoPattern } from './azulejo.mjs';
import {
  circle,
  ellipse,
  horizontal,
  path,
  placed,
  radial,
  rect,
  repeat,
  sheet,
  stroke,
  thrown,
  vertical,
} from './drawing.mjs';

const random = thrown(3);

const tuners = repeat(6, (index) => {
  const angle = -50 + index * 20;
  return placed(
    `rotate(${angle} 0 -392)`,
    rect(-3, -470, 6, 34, '#e6c36a') + circle(0, -474, 6, '#f6e2a6'),
  );
});

const guitar = placed(
  'translate(560 560) rotate(16) scale(0.94)',
  ellipse(14, 196, 190, 26, '#00000040') +
    path(
      'M-20 -150 C-52 -120 -172 -74 -172 50 C-172 148 -96 196 0 196 C96 196 172 148 172 50 C172 -74 52 -120 20 -150 Z',
      '#5a2412',
    ) +
    path(
      'M-18 -140 C-48 -112 -160 -68 -160 50 C-160 140 -90 184 0 184 C90 184 160 140 160 50 C160 -68 48 -112 18 -140 Z',
      'url(#wood)',
    ) +
    circle(0, 26, 55, '#3a160b') +
    circle(0, 26, 62, 'none', 'stroke="#f1d9a0" stroke-width="5" stroke-dasharray="3 5"') +
    circle(0, 26, 69, 'none', 'stroke="#5a2412" stroke-width="3"') +
    path('M60 70 C108 60 128 92 104 124 C88 142 62 128 52 104 Z', '#4a1c0e', 'opacity="0.8"') +
    rect(-19, -372, 38, 372, '#2b120a', 'rx="4"') +
    repeat(13, (index) => rect(-19, -350 + index * 26, 38, 2.5, '#d9b96c')) +
    path(
      'M-19 -368 C-64 -396 -68 -436 -44 -452 C-16 -468 16 -468 44 -452 C68 -436 64 -396 19 -368 Z',
      '#6b2e17',
    ) +
    tuners +
    rect(-52, 110, 104, 12, '#2b120a', 'rx="4"') +
    repeat(6, (index) =>
      stroke(`M${-12.5 + index * 5} -368 L${-15 + index * 6} 116`, '#f5e9c8', 1.4),
    ),
);

const shawl =
  path(
    'M770 372 C880 344 1010 352 1088 392 C1116 478 1096 580 1120 668 C1010 700 868 690 772 650 C800 560 748 460 770 372 Z',
    '#2a1420',
  ) +
  path(
    'M800 392 C880 372 990 378 1060 404 C1080 480 1070 560 1086 640',
    'none',
    'stroke="#5a2540" stroke-width="3"',
  ) +
  repeat(40, (index) =>
    stroke(
      `M${776 + index * 8.7} ${652 + Math.sin((index / 39) * Math.PI) * 36} v${44 + random() * 18}`,
      '#2a1420',
      3,
    ),
  ) +
  repeat(7, (index) => {
    const x = 842 + (index % 4) * 66 + (index > 3 ? 30 : 0);
    const y = index > 3 ? 570 : 460;
    return (
      repeat(5, (petal) =>
        placed(`translate(${x} ${y}) rotate(${petal * 72})`, ellipse(0, -13, 8, 12, '#c8324a')),
      ) +
      circle(x, y, 6, '#f2c14e') +
      path(`M${x + 12} ${y + 12} q14 2 20 16 q-16 0 -20 -16`, '#4f7d4a')
    );
  });

const chair =
  rect(756, 352, 16, 420, '#6b3a20', 'rx="6"') +
  rect(1094, 352, 16, 420, '#6b3a20', 'rx="6"') +
  rect(744, 344, 378, 22, '#7d4626', 'rx="10"') +
  rect(748, 660, 370, 26, '#7d4626', 'rx="8"');

const table = placed(
  'translate(178 560)',
  ellipse(0, 226, 176, 22, '#00000040') +
    rect(-14, 60, 28, 160, '#4a2616') +
    ellipse(0, 220, 92, 16, '#4a2616') +
    ellipse(0, 62, 190, 40, '#5a2e1a') +
    ellipse(0, 50, 190, 40, '#8a4c2a') +
    circle(-34, -10, 160, 'url(#glow)') +
    rect(-52, -30, 36, 76, '#fbf0d6', 'rx="5"') +
    ellipse(-34, 46, 34, 9, '#e3b85a') +
    path('M-34 -84 C-18 -60 -20 -42 -34 -36 C-48 -42 -50 -60 -34 -84 Z', '#ffb53c') +
    path('M-34 -66 C-26 -54 -27 -44 -34 -40 C-41 -44 -42 -54 -34 -66 Z', '#fff6d6') +
    path('M46 -28 C42 20 52 40 70 42 C88 40 98 20 94 -28 Z', '#fff', 'opacity="0.22"') +
    path('M46 0 C46 26 54 41 70 42 C86 41 94 26 94 0 Z', '#8e2438') +
    ellipse(70, 0, 24, 5, '#b23a4c') +
    stroke('M70 42 V62', '#f1e6e0', 4) +
    ellipse(70, 64, 20, 5, '#f1e6e0', 'opacity="0.8"'),
);

const lamp = placed(
  'translate(-118 -26)',
  path('M560 150 L250 800 H950 L640 150 Z', 'url(#cone)') +
    stroke('M600 0 V86', '#2b1710', 5) +
    path('M520 150 C524 106 560 84 600 84 C640 84 676 106 680 150 Z', '#1f4c48') +
    ellipse(600, 150, 80, 12, '#ffe7ad') +
    circle(600, 156, 120, 'url(#glow)'),
);

const frames =
  rect(214, 92, 168, 208, '#6b3a20', 'rx="4"') +
  rect(228, 106, 140, 180, '#f2e3c6') +
  circle(298, 176, 34, '#d9a98a') +
  path('M246 286 C250 228 346 228 350 286 Z', '#2a1420') +
  path(
    'M262 178 C256 120 340 120 334 178 C330 152 310 146 298 146 C286 146 266 152 262 178 Z',
    '#2a1420',
  ) +
  rect(852, 110, 220, 156, '#6b3a20', 'rx="4"') +
  rect(866, 124, 192, 128, '#9cc4d8') +
  path('M866 210 C910 180 960 210 1058 190 V252 H866 Z', '#3f7d9c') +
  path('M936 206 h60 l-12 18 h-38 Z', '#7a2f22') +
  path('M964 150 v54 h-26 Z', '#fbf3e0') +
  path('M968 158 v46 h22 Z', '#f2d9b0');

/** A Portuguese guitar in a fado house, by a wall of tiles. */
export const noiteDeFado = sheet(
  azulejoPattern('tiles', 84) +
    vertical('wall', [
      [0, '#7a2f1f'],
      [1, '#c0653a'],
    ]) +
    vertical('floor', [
      [0, '#5b3320'],
      [1, '#38200f'],
    ]) +
    horizontal('wood', [
      [0, '#c9772c'],
      [0.5, '#eeb057'],
      [1, '#b5631f'],
    ]) +
    vertical('cone', [
      [0, '#ffe3a1', 0.55],
      [1, '#ffe3a1', 0],
    ]) +
    vertical('shade', [
      [0, '#2a0f1c', 0.05],
      [1, '#2a0f1c', 0.4],
    ]) +
    radial('glow', [
      [0, '#ffdf9a', 0.8],
      [1, '#ffb860', 0],
    ]),
  rect(0, 0, 1200, 360, 'url(#wall)') +
    frames +
    rect(0, 352, 1200, 336, 'url(#tiles)') +
    rect(0, 342, 1200, 14, '#e3d3ae') +
    rect(0, 352, 1200, 336, 'url(#shade)') +
    rect(0, 688, 1200, 112, 'url(#floor)') +
    rect(0, 682, 1200, 10, '#2f62a3') +
    lamp +
    chair +
    shawl +
    table +
    guitar,
);
