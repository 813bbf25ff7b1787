import {
  circle,
  ellipse,
  horizontal,
  path,
  placed,
  rect,
  repeat,
  sheet,
  stroke,
  thrown,
  vertical,
} from './drawing.mjs';

const random = thrown(9);

const windowLight = placed(
  'translate(90 -40) skewX(-16)',
  [0, 1]
    .map((column) =>
      [0, 1, 2]
        .map((line) =>
          rect(300 + column * 176, 40 + line * 176, 160, 160, '#fff8e6', 'opacity="0.5"'),
        )
        .join(''),
    )
    .join(''),
);

/** A towel rolled up, its end towards us. */
const roll = (x, y, r, colour, edge) =>
  placed(
    `translate(${x} ${y})`,
    rect(-r * 2.7, -r, r * 2.7, r * 2, colour, `rx="${r * 0.3}"`) +
      rect(-r * 2.1, -r, r * 0.34, r * 2, edge, 'opacity="0.7"') +
      rect(-r * 1.55, -r, r * 0.14, r * 2, edge, 'opacity="0.7"') +
      circle(0, 0, r, colour) +
      circle(0, 0, r - 2, 'none', `stroke="${edge}" stroke-width="4"`) +
      stroke(
        `M${r * 0.66} 0 A${r * 0.66} ${r * 0.66} 0 1 1 ${-r * 0.2} ${-r * 0.62} M${r * 0.36} ${r * 0.1} A${r * 0.36} ${r * 0.36} 0 1 1 ${r * 0.05} ${-r * 0.36}`,
        edge,
        5,
      ),
  );

const towels =
  ellipse(330, 664, 300, 26, '#7a5638', 'opacity="0.3"') +
  roll(300, 590, 66, '#f8efe4', '#dcc9b4') +
  roll(486, 590, 66, '#a9cbbd', '#82ab9b') +
  roll(396, 474, 66, '#f3cdbb', '#dba791');

const bottle = (x, y, height, liquid) =>
  placed(
    `translate(${x} ${y})`,
    ellipse(8, 4, 62, 12, '#7a5638', 'opacity="0.35"') +
      path(
        `M-54 0 V${-height + 40} C-54 ${-height + 8} -22 ${-height + 6} -22 ${-height - 18} H22 C22 ${-height + 6} 54 ${-height + 8} 54 ${-height + 40} V0 Q54 6 46 6 H-46 Q-54 6 -54 0 Z`,
        liquid,
      ) +
      rect(-46, -height + 44, 12, height - 56, '#ffffff', 'rx="6" opacity="0.32"') +
      rect(-28, -height - 44, 56, 32, '#2c2a28', 'rx="5"') +
      path(
        `M-13 ${-height - 44} C-20 ${-height - 96} 20 ${-height - 96} 13 ${-height - 44} Z`,
        '#3c3935',
      ) +
      rect(-54, -height * 0.58, 108, height * 0.4, '#fbf3e2') +
      stroke(
        `M0 ${-height * 0.27} V${-height * 0.48} M0 ${-height * 0.38} q-22 -6 -22 -24 q22 2 22 24 M0 ${-height * 0.34} q22 -6 22 -24 q-22 2 -22 24`,
        '#5c8f72',
        4,
      ) +
      rect(-26, -height * 0.235, 52, 5, '#c3a98a', 'rx="2"'),
  );

const eucalyptus = (x, y, angle, size) =>
  placed(
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
    stroke('M0 0 C120 -30 260 -20 400 -70', '#7a8f78', 6) +
      repeat(9, (index) => {
        const t = index / 8;
        const cx = 34 + t * 360;
        const cy = -10 - t * 58;
        const r = 40 - t * 18;
        return (
          placed(
            `translate(${cx} ${cy}) rotate(${-62 - t * 10})`,
            ellipse(r, 0, r, r * 0.72, index % 2 ? '#8db3a0' : '#a6c7b3') +
              stroke(`M4 0 H${r * 1.7}`, '#ffffff', 2, 'opacity="0.4"'),
          ) +
          placed(
            `translate(${cx} ${cy}) rotate(${58 - t * 18})`,
            ellipse(r, 0, r, r * 0.72, index % 2 ? '#6f9c88' : '#84ad99') +
              stroke(`M4 0 H${r * 1.7}`, '#ffffff', 2, 'opacity="0.35"'),
          )
        );
      }),
  );

const salts = placed(
  'translate(944 612)',
  ellipse(6, 66, 136, 18, '#7a5638', 'opacity="0.3"') +
    path('M-132 -6 C-124 62 -70 68 0 68 C70 68 124 62 132 -6 Z', 'url(#bowl)') +
    ellipse(0, -6, 132, 30, '#e9dcc6') +
    path('M-112 -8 C-70 -58 60 -64 112 -8 C60 14 -60 14 -112 -8 Z', '#f7c9c4') +
    repeat(70, () => {
      const angle = random() * Math.PI;
      const radius = Math.sqrt(random());
      return rect(
        Math.cos(angle) * 92 * radius,
        -8 - Math.sin(angle) * 34 * radius,
        7,
        6,
        random() > 0.5 ? '#fff3f0' : '#eaa9a6',
        `transform="rotate(${Math.round(random() * 40)} 0 -8)" rx="1.500"`,
      );
    }) +
    placed(
      'translate(60 -30) rotate(-34)',
      rect(0, -8, 170, 14, '#b07a4a', 'rx="7"') + ellipse(0, 0, 40, 22, '#c48d5a'),
    ),
);

const tray =
  path('M60 650 H1140 L1176 716 H24 Z', 'url(#wood)') +
  rect(24, 714, 1152, 34, '#9a683c', 'rx="10"') +
  repeat(6, (index) =>
    stroke(
      `M${110 + index * 172} ${672 + (index % 3) * 12} h${90 + (index % 2) * 60}`,
      '#a87445',
      3,
      'opacity="0.5"',
    ),
  );

/** Folded towels, bottles of oil and eucalyptus on a wooden tray. */
export const oleosEToalhas = sheet(
  vertical('wall', [
    [0, '#f6dfcf'],
    [1, '#efc9b3'],
  ]) +
    vertical('shelf', [
      [0, '#e7c2a4'],
      [1, '#cf9f7c'],
    ]) +
    vertical('wood', [
      [0, '#d3a06c'],
      [1, '#bb8450'],
    ]) +
    vertical('bowl', [
      [0, '#fdf6e8'],
      [1, '#d3bfa3'],
    ]) +
    horizontal('amber', [
      [0, '#7c3f12'],
      [0.45, '#c4742a'],
      [1, '#6b330d'],
    ]) +
    horizontal('green', [
      [0, '#2f5d4c'],
      [0.45, '#5f9a7d'],
      [1, '#274d3f'],
    ]),
  rect(0, 0, 1200, 800, 'url(#wall)') +
    windowLight +
    rect(0, 616, 1200, 184, 'url(#shelf)') +
    rect(0, 612, 1200, 8, '#f9e8d8') +
    eucalyptus(860, 560, -50, 0.9) +
    eucalyptus(930, 560, -22, 0.85) +
    tray +
    towels +
    bottle(668, 680, 250, 'url(#amber)') +
    bottle(796, 696, 180, 'url(#green)') +
    salts +
    eucalyptus(150, 742, -8, 0.7) +
    circle(620, 706, 9, '#f3cdbb') +
    circle(1030, 716, 7, '#f7c9c4'),
);
