import { azulejoPattern } from './azulejo.mjs';
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

const random = thrown(5);
const ARCHES = [220, 600, 980];

/** An opening with the evening garden behind it. */
const arch = (x) =>
  path(`M${x - 150} 470 V230 A150 150 0 0 1 ${x + 150} 230 V470 Z`, '#c9b08c') +
  path(`M${x - 132} 470 V230 A132 132 0 0 1 ${x + 132} 230 V470 Z`, 'url(#garden)') +
  path(
    `M${x - 132} 380 C${x - 80} 350 ${x - 20} 376 ${x + 30} 352 C${x + 70} 338 ${x + 110} 360 ${x + 132} 344 V470 H${x - 132} Z`,
    '#4f8a76',
  ) +
  path(`M${x - 132} 420 C${x - 70} 396 ${x + 20} 424 ${x + 132} 396 V470 H${x - 132} Z`, '#356b5e');

const cypress = (x, y, height) =>
  path(
    `M${x} ${y - height} C${x + 26} ${y - height * 0.4} ${x + 24} ${y} ${x} ${y} C${x - 24} ${y} ${x - 26} ${y - height * 0.4} ${x} ${y - height} Z`,
    '#2a584f',
  );

const lantern = (x, y) =>
  placed(
    `translate(${x} ${y})`,
    circle(0, 30, 120, 'url(#glow)') +
      stroke('M0 -200 V-14', '#5d4a38', 3) +
      path('M-20 -2 L0 -20 L20 -2 Z', '#5d4a38') +
      path('M-24 -2 H24 L18 62 H-18 Z', '#ffdf9c') +
      stroke('M-8 0 L-6 60 M8 0 L6 60', '#5d4a38', 3) +
      path('M0 20 C10 34 8 46 0 50 C-8 46 -10 34 0 20 Z', '#ff9f3a') +
      rect(-22, 60, 44, 8, '#5d4a38', 'rx="3"'),
  );

const shimmer = repeat(34, () => {
  const y = 570 + random() * 210;
  const width = 40 + random() * 150 * ((y - 520) / 260);
  return ellipse(
    random() * 1200,
    y,
    width,
    3 + random() * 3,
    '#d8fff4',
    `opacity="${(0.12 + random() * 0.25).toFixed(2)}"`,
  );
});

const reflections = ARCHES.map((x) =>
  path(
    `M${x - 120} 560 H${x + 120} L${x + 96} 700 C${x + 40} 730 ${x - 40} 730 ${x - 96} 700 Z`,
    '#f6d9a0',
    'opacity="0.2"',
  ),
);

const steam = [
  [180, 560, 1],
  [430, 590, 1.2],
  [700, 556, 0.9],
  [960, 588, 1.3],
].map(([x, y, size]) =>
  placed(
    `translate(${x} ${y}) scale(${size})`,
    stroke(
      'M0 0 C-44 -56 44 -96 0 -160 C-34 -210 26 -240 6 -290',
      '#ffffff',
      20,
      'opacity="0.16"',
    ) +
      stroke(
        'M52 10 C14 -40 92 -84 52 -140 C26 -180 74 -210 60 -240',
        '#ffffff',
        14,
        'opacity="0.14"',
      ),
  ),
);

const steps =
  path('M900 800 L960 640 H1200 V800 Z', '#e8d8b8') +
  path('M960 640 H1200 V662 H952 Z', '#fdf3dc') +
  path('M936 704 H1200 V726 H928 Z', '#fdf3dc') +
  path('M912 766 H1200 V788 H904 Z', '#fdf3dc') +
  rect(1020, 560, 150, 26, '#f7e9e2', 'rx="12"') +
  rect(1030, 536, 130, 26, '#8fc0b4', 'rx="12"') +
  rect(1042, 514, 108, 24, '#f3d6c4', 'rx="12"') +
  rect(1006, 584, 180, 60, '#b07a4a', 'rx="6"') +
  rect(1006, 584, 180, 12, '#c9925e', 'rx="6"');

const pot = placed(
  'translate(82 470)',
  path('M-46 30 H46 L34 118 H-34 Z', '#b8613a') +
    rect(-54, 18, 108, 22, '#cc7448', 'rx="6"') +
    repeat(9, (index) =>
      placed(
        `translate(0 20) rotate(${-64 + index * 16})`,
        path(
          'M0 0 C-22 -60 -14 -130 0 -176 C14 -130 22 -60 0 0 Z',
          index % 2 ? '#3f7d5c' : '#57976b',
        ),
      ),
    ),
);

/** A thermal pool under arches, with steam and lanterns. */
export const piscinaTermal = sheet(
  azulejoPattern('tiles', 46) +
    vertical('wall', [
      [0, '#d9b98a'],
      [1, '#f3e3c3'],
    ]) +
    vertical('garden', [
      [0, '#f39c7a'],
      [0.5, '#fbd6a2'],
      [1, '#fdeecb'],
    ]) +
    vertical('pool', [
      [0, '#7fd6cb'],
      [0.5, '#2ea7a6'],
      [1, '#11717c'],
    ]) +
    radial('glow', [
      [0, '#ffe1a0', 0.85],
      [1, '#ffd080', 0],
    ]),
  rect(0, 0, 1200, 500, 'url(#wall)') +
    rect(0, 44, 1200, 12, '#c9a878') +
    ARCHES.map(arch).join('') +
    cypress(150, 420, 130) +
    cypress(300, 430, 96) +
    cypress(560, 424, 150) +
    cypress(668, 430, 104) +
    cypress(930, 426, 118) +
    cypress(1040, 430, 146) +
    rect(0, 470, 1200, 46, 'url(#tiles)') +
    rect(0, 512, 1200, 26, '#f7ecd4') +
    rect(0, 534, 1200, 266, 'url(#pool)') +
    reflections.join('') +
    shimmer +
    lantern(410, 210) +
    lantern(790, 210) +
    pot +
    steps +
    steam.join(''),
);
