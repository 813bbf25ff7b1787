import {
  circle,
  ellipse,
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

const WALLS = ['#e9c9a4', '#d98d74', '#f0dcc0', '#c9a0a0', '#e0b088', '#b8a5b5', '#eccfb4'];
const random = thrown(7);

function house(x, y, width, height, index) {
  const wall = WALLS[index % WALLS.length];
  const columns = Math.max(1, Math.floor(width / 34));
  const rows = Math.max(1, Math.floor(height / 46));
  const gap = width / columns;
  const windows = repeat(columns * rows, (each) => {
    const lit = random() > 0.45;
    const left = x + gap * (each % columns) + gap / 2 - 7;
    const top = y + 16 + 46 * Math.floor(each / columns);
    return rect(left, top, 14, 21, lit ? '#ffd98a' : '#5b5372', 'rx="2"');
  });
  const roof = path(
    `M${x - 6} ${y} L${x + width / 2} ${y - 26} L${x + width + 6} ${y} Z`,
    '#a8503c',
  );
  return rect(x, y, width, height, wall) + roof + windows;
}

function row(base, sizes, shade) {
  let x = -20;
  const houses = sizes.map(([width, height], index) => {
    const drawn = house(x, base - height, width, height + 200, index + sizes.length);
    x += width;
    return drawn;
  });
  return placed('', houses.join(''), `style="filter:brightness(${shade})"`);
}

const church = placed(
  'translate(770 262)',
  rect(-62, 40, 124, 160, '#efe0d0') +
    rect(-40, -8, 80, 52, '#f5e8d8') +
    path('M-44 -6 C-44 -70 44 -70 44 -6 Z', '#fbf1e4') +
    rect(-6, -82, 12, 26, '#fbf1e4') +
    circle(0, -86, 5, '#f3c65c') +
    repeat(4, (index) => rect(-33 + index * 19, 8, 9, 24, '#8d7b92', 'rx="4"')),
);

const lights = (() => {
  const bulbs = repeat(13, (index) => {
    const t = index / 12;
    const x = -20 + t * 1240;
    const y = 40 + 300 * t * (1 - t) + (index % 2) * 5;
    return circle(x, y + 12, 34, 'url(#bulb)') + circle(x, y + 12, 7, '#fff1c4');
  });
  return stroke('M-20 40 Q600 190 1220 40', '#2c2745', 3) + bulbs;
})();

function glass(x, y, wine) {
  return placed(
    `translate(${x} ${y})`,
    ellipse(0, 150, 42, 9, '#00000030') +
      stroke('M0 82 V146', '#f7eef1', 5, 'opacity="0.8"') +
      ellipse(0, 148, 36, 8, '#f7eef1', 'opacity="0.65"') +
      path('M-40 -40 C-46 30 -30 82 0 84 C30 82 46 30 40 -40 Z', '#ffffff', 'opacity="0.2"') +
      path('M-42 6 C-40 50 -26 80 0 82 C26 80 40 50 42 6 Z', wine) +
      ellipse(0, 6, 42, 8, '#b23a4c') +
      stroke('M-28 -26 C-32 10 -26 44 -16 62', '#ffffff', 5, 'opacity="0.55"') +
      ellipse(0, -40, 40, 8, 'none', 'stroke="#ffffff" stroke-width="2.500" opacity="0.7"'),
  );
}

const candle = placed(
  'translate(602 560)',
  circle(0, -10, 210, 'url(#flame)') +
    path('M-34 -12 L-28 78 H28 L34 -12 Z', '#ffce7a', 'opacity="0.55"') +
    rect(-20, 22, 40, 54, '#fff3d8', 'rx="4"') +
    path('M0 -34 C16 -10 14 8 0 14 C-14 8 -16 -10 0 -34 Z', '#ffb53c') +
    path('M0 -16 C8 -4 7 6 0 9 C-7 6 -8 -4 0 -16 Z', '#fff6d6') +
    ellipse(0, -12, 34, 7, 'none', 'stroke="#ffe8b8" stroke-width="3" opacity="0.8"'),
);

const plate = (x) =>
  placed(
    `translate(${x} 726)`,
    ellipse(0, 10, 178, 42, '#00000026') +
      ellipse(0, 0, 175, 40, '#fdf8ee') +
      ellipse(0, -1, 160, 34, 'none', 'stroke="#2f5d8c" stroke-width="5" stroke-dasharray="3 11"') +
      ellipse(0, 2, 122, 25, '#f3e9d8'),
  );

const cutlery = (x) =>
  stroke(`M${x} 704 L${x - 22} 770`, '#d9d3cf', 7) +
  stroke(`M${x + 446} 704 L${x + 468} 770`, '#d9d3cf', 7);

const olives = placed(
  'translate(770 668)',
  ellipse(0, 16, 66, 18, '#00000026') +
    path('M-62 -8 C-56 34 56 34 62 -8 Z', '#2f5d8c') +
    ellipse(0, -8, 62, 17, '#f3e9d8') +
    repeat(9, (index) =>
      ellipse(
        -38 + (index % 5) * 19,
        -14 + Math.floor(index / 5) * 9,
        10,
        8,
        index % 2 ? '#6c7a35' : '#4b3550',
      ),
    ),
);

const wall =
  rect(0, 470, 1200, 330, '#43334c') +
  rect(0, 462, 1200, 14, '#6b5468') +
  repeat(31, (index) => stroke(`M${index * 40} 476 V800`, '#3a2b43', 3)) +
  rect(0, 540, 1200, 3, '#3a2b43');

/** A terrace table at dusk above Alfama, the Tagus behind it. */
export const tascaAoAnoitecer = sheet(
  vertical('sky', [
    [0, '#2b2c5e'],
    [0.45, '#8a5a8c'],
    [0.75, '#ef9b7c'],
    [1, '#ffd3a0'],
  ]) +
    vertical('river', [
      [0, '#f4b48c'],
      [1, '#7c6a9c'],
    ]) +
    vertical('cloth', [
      [0, '#f6ead8'],
      [1, '#dcc3ac'],
    ]) +
    radial('flame', [
      [0, '#ffd890', 0.75],
      [1, '#ffb060', 0],
    ]) +
    radial('bulb', [
      [0, '#ffe2a0', 0.8],
      [1, '#ffe2a0', 0],
    ]) +
    radial('moonlight', [
      [0, '#fff4dc', 0.5],
      [1, '#fff4dc', 0],
    ]),
  rect(0, 0, 1200, 480, 'url(#sky)') +
    circle(1040, 176, 130, 'url(#moonlight)') +
    circle(1040, 176, 42, '#fff6e2') +
    repeat(26, () =>
      circle(random() * 1200, random() * 170, 1 + random() * 1.4, '#fff', 'opacity="0.75"'),
    ) +
    rect(0, 330, 1200, 150, 'url(#river)') +
    path(
      'M0 330 C200 300 320 322 520 318 C760 312 980 296 1200 320 V338 H0 Z',
      '#6f5884',
      'opacity="0.75"',
    ) +
    repeat(22, (index) =>
      rect(
        560 + random() * 560,
        346 + index * 5,
        30 + random() * 90,
        2.4,
        '#ffe4bf',
        'opacity="0.55" rx="1"',
      ),
    ) +
    church +
    row(
      470,
      [
        [110, 110],
        [86, 150],
        [120, 96],
        [92, 136],
        [104, 170],
        [96, 118],
        [88, 140],
        [120, 90],
        [110, 126],
        [96, 84],
        [120, 104],
        [110, 80],
      ],
      0.82,
    ) +
    row(
      520,
      [
        [140, 96],
        [100, 130],
        [128, 82],
        [96, 118],
        [132, 72],
        [120, 92],
        [100, 70],
        [140, 88],
        [110, 62],
        [130, 78],
        [120, 66],
      ],
      1,
    ) +
    wall +
    path('M-40 800 L60 590 H1140 L1240 800 Z', 'url(#cloth)') +
    path('M60 590 H1140 L1146 602 H54 Z', '#fffaf0', 'opacity="0.7"') +
    plate(310) +
    plate(900) +
    cutlery(92) +
    cutlery(682) +
    olives +
    glass(446, 548, '#8e2438') +
    glass(1010, 532, '#8e2438') +
    candle +
    lights,
);
