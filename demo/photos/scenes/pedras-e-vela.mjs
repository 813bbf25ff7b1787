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

const random = thrown(21);

const bokeh = repeat(26, () =>
  circle(
    random() * 1200,
    random() * 470,
    14 + random() * 46,
    '#f7f3d2',
    `opacity="${(0.05 + random() * 0.14).toFixed(2)}"`,
  ),
);

function stone(x, y, rx, ry, tone) {
  return (
    ellipse(x, y, rx, ry, `url(#stone${tone})`) +
    ellipse(x - rx * 0.25, y - ry * 0.48, rx * 0.48, ry * 0.2, '#ffffff', 'opacity="0.2"')
  );
}

const pile =
  ellipse(430, 646, 250, 30, '#0d3034', 'opacity="0.45"') +
  stone(430, 596, 214, 58, 1) +
  stone(418, 504, 164, 48, 2) +
  stone(438, 426, 122, 40, 1) +
  stone(424, 358, 84, 32, 3) +
  stone(432, 308, 50, 23, 2);

const ripples = [300, 400, 520, 660].map((rx, index) =>
  ellipse(
    430,
    660,
    rx,
    rx * 0.16,
    'none',
    `stroke="#e8fbf2" stroke-width="3" opacity="${0.42 - index * 0.09}"`,
  ),
);

const candle = placed(
  'translate(842 560)',
  circle(0, -60, 300, 'url(#glow)') +
    ellipse(0, 92, 120, 20, '#0d3034', 'opacity="0.4"') +
    path('M-92 -8 C-92 60 -70 92 0 92 C70 92 92 60 92 -8 Z', 'url(#bowl)') +
    ellipse(0, -8, 92, 20, '#fff3d6') +
    ellipse(0, -6, 76, 14, '#ffe1a0') +
    stroke('M0 -10 V-30', '#5a4634', 5) +
    path('M0 -110 C34 -62 28 -30 0 -22 C-28 -30 -34 -62 0 -110 Z', '#ffb23e') +
    path('M0 -78 C16 -52 14 -34 0 -28 C-14 -34 -16 -52 0 -78 Z', '#fff3cf'),
);

function leaf(x, y, angle, length, colour) {
  return placed(
    `translate(${x} ${y}) rotate(${angle})`,
    path(
      `M0 0 C${length * 0.3} ${-length * 0.16} ${length * 0.75} ${-length * 0.13} ${length} 0 C${length * 0.75} ${length * 0.1} ${length * 0.3} ${length * 0.13} 0 0 Z`,
      colour,
    ) + stroke(`M6 0 L${length * 0.92} 0`, '#ffffff', 2, 'opacity="0.25"'),
  );
}

const bamboo = [
  [1096, 26],
  [1150, 34],
  [1010, 18],
].map(([x, width]) =>
  repeat(
    6,
    (index) =>
      rect(x, -20 + index * 104, width, 98, 'url(#bamboo)', 'rx="7"') +
      rect(x - 2, 74 + index * 104, width + 4, 9, '#3f6d43', 'rx="4"'),
  ),
);

const leaves =
  leaf(1020, 120, 155, 210, '#5d9a5b') +
  leaf(1030, 210, 190, 180, '#4a8450') +
  leaf(1108, 60, 140, 250, '#7bb26b') +
  leaf(1150, 250, 165, 230, '#5d9a5b') +
  leaf(1018, 330, 200, 150, '#7bb26b') +
  leaf(-30, 70, 24, 260, '#3f7a5a') +
  leaf(-40, 150, 4, 240, '#58946a') +
  leaf(-20, 10, 50, 230, '#2f6a50');

function flower(x, y, size) {
  const petals = repeat(5, (index) =>
    placed(
      `rotate(${index * 72})`,
      path(
        `M0 0 C${-size * 0.62} ${-size * 0.4} ${-size * 0.4} ${-size * 1.1} 0 ${-size * 1.05} C${size * 0.5} ${-size} ${size * 0.5} ${-size * 0.4} 0 0 Z`,
        'url(#petal)',
      ),
    ),
  );
  return placed(
    `translate(${x} ${y}) scale(1 0.72)`,
    `${petals}${circle(0, 0, size * 0.2, '#f2b632')}`,
  );
}

/** Stacked stones by the water, with a candle and bamboo. */
export const pedrasEVela = sheet(
  vertical('back', [
    [0, '#1f5a5a'],
    [0.6, '#5f9f8c'],
    [1, '#b9d6b4'],
  ]) +
    vertical('water', [
      [0, '#8fc4b2'],
      [0.4, '#3f8a86'],
      [1, '#164a52'],
    ]) +
    vertical('stone1', [
      [0, '#7d8a8c'],
      [1, '#353f45'],
    ]) +
    vertical('stone2', [
      [0, '#a59f94'],
      [1, '#4d4a49'],
    ]) +
    vertical('stone3', [
      [0, '#c9bfae'],
      [1, '#716860'],
    ]) +
    vertical('bowl', [
      [0, '#f5dcb4'],
      [1, '#c98c52'],
    ]) +
    vertical('bamboo', [
      [0, '#9fc274'],
      [1, '#6c9a55'],
    ]) +
    vertical('petal', [
      [0, '#ffffff'],
      [0.7, '#fdeef0'],
      [1, '#f6c9c6'],
    ]) +
    radial('glow', [
      [0, '#ffe2a2', 0.85],
      [0.5, '#ffd28a', 0.3],
      [1, '#ffd28a', 0],
    ]),
  rect(0, 0, 1200, 560, 'url(#back)') +
    bokeh +
    bamboo.join('') +
    leaves +
    rect(0, 540, 1200, 260, 'url(#water)') +
    ripples.join('') +
    repeat(5, (index) =>
      ellipse(
        842,
        684 + index * 24,
        96 - index * 14,
        6,
        '#ffe2a2',
        `opacity="${0.4 - index * 0.06}"`,
      ),
    ) +
    pile +
    candle +
    flower(640, 676, 62) +
    flower(190, 720, 46) +
    flower(1050, 730, 38),
);
