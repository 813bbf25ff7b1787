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
  vertical,
} from './drawing.mjs';

const tiles = repeat(84, (index) =>
  rect(
    (index % 14) * 88 - 16,
    Math.floor(index / 14) * 88,
    84,
    84,
    index % 3 ? '#3d7f86' : '#448a90',
    'rx="3"',
  ),
);

const bag = placed(
  'translate(420 316)',
  ellipse(20, 352, 230, 24, '#4a2c18', 'opacity="0.4"') +
    stroke('M-76 4 C-76 -96 76 -96 76 4', '#a97842', 13) +
    path('M-180 0 L-168 344 H168 L180 0 Z', 'url(#kraft)') +
    path('M-180 0 L-140 30 L-132 344 H-168 Z', '#b98a52', 'opacity="0.65"') +
    path('M180 0 L140 30 L132 344 H168 Z', '#a87844', 'opacity="0.65"') +
    path(
      'M-180 0 L-162 -16 L-144 0 L-126 -16 L-108 0 L-90 -16 L-72 0 L-54 -16 L-36 0 L-18 -16 L0 0 L18 -16 L36 0 L54 -16 L72 0 L90 -16 L108 0 L126 -16 L144 0 L162 -16 L180 0 V12 H-180 Z',
      '#dbae74',
    ) +
    circle(0, 168, 82, '#f9efd9') +
    path('M26 110 A64 64 0 1 0 26 226 A50 50 0 1 1 26 110 Z', '#1d5c63') +
    circle(38, 150, 6, '#e3a53a') +
    circle(52, 182, 4, '#e3a53a') +
    stroke('M-54 284 H54', '#8d6333', 6, 'opacity="0.6"') +
    stroke('M-30 304 H30', '#8d6333', 6, 'opacity="0.6"'),
);

const box = (y, lid) =>
  placed(
    `translate(792 ${y})`,
    path('M-180 0 L-162 106 H162 L180 0 Z', '#fbf4e6') +
      path('M-180 0 L-162 106 H-110 L-122 0 Z', '#e6d9c2') +
      rect(-190, -22, 380, 28, lid, 'rx="8"') +
      rect(-26, -22, 52, 28, '#ffffff', 'opacity="0.25"') +
      rect(-46, 22, 92, 58, '#e9dcc5', 'rx="6"') +
      stroke('M-26 42 H26 M-26 58 H10', '#a08a6a', 5),
  );

const tart = (x, y, size) =>
  placed(
    `translate(${x} ${y}) scale(${size})`,
    ellipse(4, 34, 88, 16, '#4a2c18', 'opacity="0.35"') +
      path('M-84 -10 L-62 34 C-40 46 40 46 62 34 L84 -10 Z', '#d99a48') +
      repeat(9, (index) =>
        stroke(`M${-70 + index * 17.5} -4 L${-52 + index * 13} 36`, '#b8752c', 4),
      ) +
      ellipse(0, -10, 86, 28, '#e8b260') +
      ellipse(0, -12, 72, 21, '#ffd45c') +
      ellipse(-24, -15, 18, 6, '#8a4a1c', 'opacity="0.85"') +
      ellipse(18, -8, 22, 6, '#8a4a1c', 'opacity="0.75"') +
      ellipse(36, -19, 11, 4, '#8a4a1c', 'opacity="0.8"') +
      ellipse(-4, -22, 9, 3, '#8a4a1c', 'opacity="0.7"') +
      ellipse(-46, -8, 8, 3, '#8a4a1c', 'opacity="0.7"'),
  );

const cup = placed(
  'translate(142 470)',
  ellipse(8, 186, 92, 16, '#4a2c18', 'opacity="0.4"') +
    path('M-78 0 L-60 184 H60 L78 0 Z', '#f9efd9') +
    path('M-73 52 L-63 150 H63 L73 52 Z', '#c65a3a') +
    path('M-78 0 L-60 184 H-30 L-42 0 Z', '#000000', 'opacity="0.07"') +
    rect(-88, -20, 176, 26, '#3a2a22', 'rx="9"') +
    rect(-70, -40, 140, 24, '#4a372c', 'rx="8"') +
    circle(0, 102, 26, '#f9efd9') +
    path('M8 84 A20 20 0 1 0 8 120 A16 16 0 1 1 8 84 Z', '#c65a3a') +
    stroke('M-20 -70 C-44 -104 8 -126 -16 -166', '#ffffff', 9, 'opacity="0.35"') +
    stroke('M24 -66 C4 -96 48 -116 26 -150', '#ffffff', 7, 'opacity="0.3"'),
);

const lamp = (x) =>
  stroke(`M${x} 0 V74`, '#2a2320', 5) +
  path(
    `M${x - 74} 136 C${x - 70} 94 ${x - 30} 72 ${x} 72 C${x + 30} 72 ${x + 70} 94 ${x + 74} 136 Z`,
    '#d9893a',
  ) +
  ellipse(x, 136, 74, 11, '#ffefc4') +
  circle(x, 150, 190, 'url(#glow)');

const plant = placed(
  'translate(1096 640)',
  path('M-62 -110 H62 L48 20 H-48 Z', '#c65a3a') +
    rect(-70, -124, 140, 26, '#d86c4a', 'rx="6"') +
    repeat(11, (index) =>
      placed(
        `translate(0 -116) rotate(${-75 + index * 15})`,
        path(
          'M0 0 C-26 -52 -14 -130 0 -168 C14 -130 26 -52 0 0 Z',
          ['#5f9a4f', '#7cb463', '#4a8445'][index % 3],
        ),
      ),
    ),
);

/** Food packed to be taken away: a bag, boxes, coffee and custard tarts. */
export const paraLevar = sheet(
  vertical('counter', [
    [0, '#b87842'],
    [1, '#8a5228'],
  ]) +
    horizontal('kraft', [
      [0, '#c8985c'],
      [0.5, '#dcb37c'],
      [1, '#c08f54'],
    ]) +
    radial('glow', [
      [0, '#ffe9b0', 0.6],
      [1, '#ffe0a0', 0],
    ]) +
    vertical('shade', [
      [0, '#123a40', 0.45],
      [1, '#123a40', 0],
    ]),
  rect(0, 0, 1200, 660, '#356f76') +
    tiles +
    rect(0, 0, 1200, 540, 'url(#shade)') +
    lamp(250) +
    lamp(640) +
    lamp(1020) +
    rect(0, 604, 1200, 196, 'url(#counter)') +
    rect(0, 600, 1200, 14, '#d99a5c') +
    repeat(5, (index) =>
      stroke(
        `M${60 + index * 250} ${690 + (index % 2) * 56} h${150 + index * 12}`,
        '#70411d',
        3,
        'opacity="0.4"',
      ),
    ) +
    plant +
    cup +
    bag +
    ellipse(800, 664, 220, 20, '#4a2c18', 'opacity="0.4"') +
    box(554, '#c65a3a') +
    box(438, '#1d5c63') +
    tart(330, 724, 0.9) +
    tart(520, 736, 1.05) +
    tart(936, 730, 1),
);
