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

const SHELVES = [270, 462, 654];

const bottle = (x, y, fill, label = '#f8efd8') =>
  placed(
    `translate(${x} ${y})`,
    path(
      'M-25 0 V-86 C-25 -104 -10 -106 -10 -124 V-146 H10 V-124 C10 -106 25 -104 25 -86 V0 Z',
      fill,
    ) +
      rect(-13, -158, 26, 18, '#7a2f22', 'rx="3"') +
      rect(-25, -70, 50, 46, label) +
      circle(0, -47, 10, fill) +
      rect(-19, -88, 6, 76, '#ffffff', 'rx="3" opacity="0.3"'),
  );

const honey = (x, y) =>
  placed(
    `translate(${x} ${y})`,
    rect(-38, -78, 76, 78, 'url(#honey)', 'rx="10"') +
      rect(-40, -96, 80, 22, '#c8473a', 'rx="5"') +
      repeat(4, (index) => rect(-40 + index * 22, -96, 10, 22, '#f8efd8')) +
      rect(-26, -58, 52, 40, '#fdf6e2', 'rx="4"') +
      path('M0 -52 l11 6 v13 l-11 6 l-11 -6 v-13 Z', '#e3a53a'),
  );

const tin = (x, y, colour) =>
  placed(
    `translate(${x} ${y})`,
    rect(-52, -38, 104, 38, colour, 'rx="10"') +
      rect(-52, -38, 104, 9, '#dfe3e4', 'rx="4"') +
      rect(-52, -9, 104, 9, '#dfe3e4', 'rx="4"') +
      path(
        'M-26 -19 C-12 -29 10 -29 20 -19 L31 -26 V-12 L20 -19 C10 -9 -12 -9 -26 -19 Z',
        '#fdf6e2',
      ),
  );

const tins = (x, y, colours) =>
  colours.map((colour, index) => tin(x, y - index * 39, colour)).join('');

const cheese = (x, y, r, colour, rind) =>
  placed(
    `translate(${x} ${y})`,
    path(`M${-r} ${-r * 0.72} V-14 C${-r} 6 ${r} 6 ${r} -14 V${-r * 0.72} Z`, rind) +
      ellipse(0, -r * 0.72, r, r * 0.27, colour) +
      path(
        `M0 ${-r * 0.72} L${r * 0.9} ${-r * 0.86} A${r} ${r * 0.27} 0 0 1 ${r * 0.66} ${-r * 0.52} Z`,
        '#fbe9b4',
      ) +
      path(`M0 ${-r * 0.72} L${r * 0.66} ${-r * 0.52} V${r * 0.02} L0 -6 Z`, '#fdf0c8'),
  );

const basket = (x, y) =>
  placed(
    `translate(${x} ${y})`,
    repeat(6, (index) =>
      circle(
        -64 + index * 26,
        -64 - (index % 2) * 12,
        24,
        ['#e07a2c', '#eb9440', '#d96a24'][index % 3],
      ),
    ) +
      repeat(3, (index) =>
        placed(
          `translate(${-44 + index * 44} -92) rotate(${-30 + index * 30})`,
          ellipse(0, 0, 16, 7, '#4f8a45'),
        ),
      ) +
      path('M-92 -54 H92 L76 0 H-76 Z', '#b07a3c') +
      repeat(9, (index) => rect(-86 + index * 20, -54, 8, 54, '#8f5d2a', 'opacity="0.6"')) +
      rect(-96, -62, 192, 14, '#c9925a', 'rx="6"'),
  );

const jar = (x, y, fill) =>
  placed(
    `translate(${x} ${y})`,
    rect(-34, -96, 68, 96, '#e8f1ee', 'rx="10" opacity="0.75"') +
      rect(-29, -78, 58, 74, fill, 'rx="8"') +
      rect(-30, -112, 60, 20, '#c9a46a', 'rx="5"') +
      rect(-26, -72, 7, 58, '#ffffff', 'rx="3" opacity="0.45"'),
  );

const garlic = (x, length) =>
  stroke(`M${x} 96 V${96 + length}`, '#d8c08a', 5) +
  repeat(5, (index) =>
    placed(
      `translate(${x + (index % 2 ? 15 : -15)} ${116 + index * (length / 5.5)})`,
      path('M0 -22 C20 -12 24 12 0 18 C-24 12 -20 -12 0 -22 Z', '#fbf3e8') +
        stroke('M-6 -8 C-10 2 -6 12 0 17 M6 -8 C10 2 6 12 0 17', '#d9c3c9', 2),
    ),
  );

const chourico = (x) =>
  stroke(`M${x} 96 V120`, '#d8c08a', 4) +
  stroke(`M${x - 26} 130 C${x - 40} 220 ${x + 40} 220 ${x + 26} 130`, '#8e2f24', 26) +
  stroke(`M${x - 28} 150 C${x - 34} 200 ${x} 208 ${x + 8} 204`, '#b8503e', 6, 'opacity="0.7"') +
  stroke(`M${x - 26} 128 L${x} 116 L${x + 26} 128`, '#d8c08a', 4);

const awning = repeat(12, (index) => {
  const fill = index % 2 ? '#fbf3e0' : '#2f7a5a';
  return path(`M${index * 100} 0 H${index * 100 + 100} V66 A50 30 0 0 1 ${index * 100} 66 Z`, fill);
});

const shelves = SHELVES.map(
  (y) =>
    rect(40, y, 1120, 20, '#9a5f34') +
    rect(40, y + 18, 1120, 8, '#6f4020') +
    rect(40, y + 26, 1120, 26, 'url(#under)'),
);

/** Shelves of a grocer's: bottles, tins, cheeses, honey, oranges. */
export const mercearia = sheet(
  vertical('wall', [
    [0, '#f3dcae'],
    [1, '#e3bd84'],
  ]) +
    vertical('under', [
      [0, '#6f4020', 0.35],
      [1, '#6f4020', 0],
    ]) +
    vertical('honey', [
      [0, '#f6b93c'],
      [1, '#c97d14'],
    ]) +
    vertical('shade', [
      [0, '#4a2c10', 0.4],
      [1, '#4a2c10', 0],
    ]) +
    horizontal('oil', [
      [0, '#77861f'],
      [0.5, '#b3bd42'],
      [1, '#6c7a1a'],
    ]) +
    horizontal('wine', [
      [0, '#3f1626'],
      [0.5, '#74294a'],
      [1, '#351220'],
    ]) +
    horizontal('green', [
      [0, '#24503c'],
      [0.5, '#3f7f60'],
      [1, '#1d4433'],
    ]) +
    radial('glow', [
      [0, '#fff1c8', 0.5],
      [1, '#fff1c8', 0],
    ]),
  rect(0, 0, 1200, 800, 'url(#wall)') +
    ellipse(600, 360, 700, 420, 'url(#glow)') +
    rect(24, 90, 20, 640, '#7d4a26') +
    rect(1156, 90, 20, 640, '#7d4a26') +
    shelves.join('') +
    repeat(5, (index) => bottle(110 + index * 62, 270, 'url(#oil)')) +
    tins(500, 270, ['#d8503c', '#2f7fa8', '#e3a53a']) +
    tins(616, 270, ['#2f7fa8', '#3f9a78']) +
    repeat(3, (index) => honey(740 + index * 90, 270)) +
    jar(1012, 270, '#c65a3a') +
    jar(1092, 270, '#6f9a45') +
    cheese(150, 462, 78, '#f0cf7c', '#d3a24a') +
    cheese(316, 462, 62, '#e9a85c', '#b8682c') +
    cheese(318, 416, 44, '#f8e7bc', '#e0c488') +
    repeat(4, (index) => bottle(436 + index * 60, 462, 'url(#wine)', '#fbe9c8')) +
    basket(800, 462) +
    jar(944, 462, '#e3a53a') +
    jar(1022, 462, '#8f3a4a') +
    jar(1100, 462, '#5a7a3a') +
    tins(120, 654, ['#3f9a78', '#e3a53a', '#d8503c']) +
    tins(238, 654, ['#d8503c', '#2f7fa8', '#3f9a78', '#e3a53a']) +
    repeat(3, (index) => bottle(342 + index * 60, 654, 'url(#green)')) +
    basket(606, 654) +
    repeat(3, (index) => honey(762 + index * 88, 654)) +
    cheese(1060, 654, 74, '#f0cf7c', '#c98f3c') +
    rect(0, 728, 1200, 72, '#7d4a26') +
    rect(0, 724, 1200, 14, '#a8683a') +
    rect(0, 60, 1200, 120, 'url(#shade)') +
    garlic(690, 110) +
    chourico(1130) +
    chourico(420) +
    awning +
    rect(0, 0, 1200, 10, '#1f5a42'),
);
