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

const random = thrown(12);

const boards = repeat(6, (index) => {
  const y = index * 136;
  const grain = repeat(7, () => {
    const x = random() * 1100;
    const line = y + 14 + random() * 108;
    return stroke(
      `M${x} ${line} q80 ${random() * 8 - 4} ${120 + random() * 180} 0`,
      '#8a5630',
      2,
      'opacity="0.35"',
    );
  });
  return (
    rect(0, y, 1200, 136, index % 2 ? '#b97a48' : '#c48653') +
    grain +
    rect(0, y + 132, 1200, 4, '#8a5630', 'opacity="0.6"')
  );
});

/** A plate seen from above, with what lies on it. */
function plate(x, y, r, food, rim = '#2f62a3') {
  return placed(
    `translate(${x} ${y})`,
    circle(10, 14, r, '#3b1d0c', 'opacity="0.28"') +
      circle(0, 0, r, '#fdf9ef') +
      circle(
        0,
        0,
        r * 0.9,
        'none',
        `stroke="${rim}" stroke-width="${r * 0.045}" stroke-dasharray="${r * 0.05} ${r * 0.06}"`,
      ) +
      circle(0, 0, r * 0.76, '#f4ebd9') +
      food,
  );
}

const sprig = (x, y, angle) =>
  placed(
    `translate(${x} ${y}) rotate(${angle})`,
    stroke('M0 0 C12 -10 22 -14 36 -16', '#3f7a3a', 3) +
      repeat(4, (index) => ellipse(8 + index * 9, -10 - (index % 2) * 8, 8, 5, '#5b9a45')),
  );

const cod =
  repeat(7, (index) => {
    const angle = (index / 7) * Math.PI * 2;
    return placed(
      `translate(${Math.cos(angle) * 120} ${Math.sin(angle) * 120})`,
      circle(0, 0, 33, '#e8b958') +
        circle(-6, -7, 22, '#f4d27e') +
        stroke('M-12 -2 L10 8', '#c88f36', 4),
    );
  }) +
  path(
    'M-88 -30 C-60 -86 60 -84 92 -26 C104 20 60 78 0 76 C-70 74 -108 24 -88 -30 Z',
    '#f3d9a4',
    'stroke="#d9a95a" stroke-width="4"',
  ) +
  stroke('M-66 -18 C-20 -46 30 -44 70 -16', '#fff6e2', 7) +
  stroke('M-64 16 C-20 -10 30 -10 72 18', '#fff6e2', 7) +
  stroke('M-44 46 C-12 26 26 26 52 46', '#fff6e2', 7) +
  path('M-88 -30 C-60 -86 60 -84 92 -26 C50 -52 -40 -56 -88 -30 Z', '#d99a3e', 'opacity="0.8"') +
  repeat(9, (index) =>
    ellipse(Math.cos(index * 2.2) * 74, Math.sin(index * 1.7) * 58, 10, 8, '#3d2b40'),
  ) +
  sprig(-20, 10, -20) +
  sprig(30, 34, 30);

const sardine = (y, angle) =>
  placed(
    `translate(0 ${y}) rotate(${angle})`,
    path(
      'M-104 0 C-70 -30 40 -32 82 -6 L112 -24 L106 0 L112 24 L82 6 C40 32 -70 30 -104 0 Z',
      '#7f93a3',
    ) +
      path('M-104 0 C-70 26 40 28 82 4 C30 12 -60 10 -104 0 Z', '#dfe7ea') +
      circle(-82, -4, 5, '#1f2a33') +
      repeat(5, (index) =>
        stroke(`M${-50 + index * 26} -20 l10 34`, '#4a3a30', 5, 'opacity="0.55"'),
      ),
  );

const sardines =
  sardine(-50, -6) +
  sardine(2, 3) +
  sardine(54, -3) +
  placed(
    'translate(86 84)',
    circle(0, 0, 32, '#f3cf3f') +
      circle(0, 0, 26, '#fbe88a') +
      repeat(8, (index) => placed(`rotate(${index * 45})`, path('M0 0 L-7 -22 H7 Z', '#f5d95c'))),
  );

const olives = repeat(24, (index) => {
  const angle = index * 2.4;
  const radius = 11 * Math.sqrt(index);
  const x = Math.cos(angle) * radius;
  const y = Math.sin(angle) * radius;
  return (
    ellipse(x, y, 13, 11, index % 3 ? '#7a8236' : '#4a3148') +
    circle(x - 4, y - 4, 3, '#fff', 'opacity="0.5"')
  );
});

const clams =
  circle(0, 0, 84, '#e9d9a6') +
  repeat(13, (index) => {
    const angle = index * 2.399;
    const radius = 20 * Math.sqrt(index);
    return placed(
      `translate(${Math.cos(angle) * radius} ${Math.sin(angle) * radius}) rotate(${index * 53})`,
      path('M-24 6 C-24 -24 24 -24 24 6 C12 16 -12 16 -24 6 Z', '#c9ab86') +
        path('M-18 5 C-18 -16 18 -16 18 5 C8 11 -8 11 -18 5 Z', '#f6e6c6') +
        ellipse(0, 2, 9, 6, '#e8a060'),
    );
  }) +
  repeat(12, (index) =>
    ellipse(Math.cos(index * 2) * 60, Math.sin(index * 1.3) * 60, 5, 3, '#4f8f3f'),
  );

const breadSlice = (x, y, angle) =>
  placed(
    `translate(${x} ${y}) rotate(${angle})`,
    path('M-60 34 C-76 -6 -50 -46 0 -46 C50 -46 76 -6 60 34 C30 46 -30 46 -60 34 Z', '#9a5a26') +
      path('M-51 28 C-62 -4 -42 -36 0 -36 C42 -36 62 -4 51 28 C26 36 -26 36 -51 28 Z', '#f3dcae') +
      repeat(9, () =>
        ellipse(-34 + random() * 68, -20 + random() * 42, 3 + random() * 4, 3, '#d9b67a'),
      ),
  );

const napkin = placed(
  'translate(1010 610) rotate(14)',
  rect(-150, -190, 300, 400, '#fdf7ea', 'rx="4"') +
    repeat(8, (index) => rect(-150 + index * 40, -190, 16, 400, '#2f62a3', 'opacity="0.35"')) +
    repeat(10, (index) => rect(-150, -190 + index * 42, 300, 16, '#2f62a3', 'opacity="0.35"')),
);

const bread = placed(
  'translate(1000 610)',
  ellipse(8, 16, 150, 126, '#3b1d0c', 'opacity="0.25"') +
    ellipse(0, 0, 148, 122, '#b07a3c') +
    ellipse(0, 0, 132, 108, '#8f5d2a') +
    breadSlice(-52, -30, -24) +
    breadSlice(44, -34, 18) +
    breadSlice(-6, 34, 4),
);

const wine = (x, y) =>
  placed(
    `translate(${x} ${y})`,
    circle(10, 14, 62, '#3b1d0c', 'opacity="0.25"') +
      circle(0, 0, 62, '#f7eef0', 'opacity="0.55"') +
      circle(0, 0, 50, '#7c1d33') +
      circle(-8, -8, 36, '#9c2b45') +
      stroke('M-44 -26 A52 52 0 0 1 -8 -52', '#fff', 6, 'opacity="0.75"'),
  );

const oil = placed(
  'translate(612 128)',
  circle(8, 12, 66, '#3b1d0c', 'opacity="0.25"') +
    circle(0, 0, 66, '#fdf9ef') +
    circle(0, 0, 50, 'url(#oil)') +
    circle(18, 14, 9, '#6b3a1c') +
    circle(-14, 22, 5, '#6b3a1c') +
    stroke('M-34 -20 A40 40 0 0 1 0 -40', '#fff', 6, 'opacity="0.7"'),
);

/** A table of small plates, seen from above. */
export const petiscos = sheet(
  radial('oil', [
    [0, '#f1d24c'],
    [1, '#b98f1c'],
  ]) +
    radial('light', [
      [0.5, '#3b1d0c', 0],
      [1, '#3b1d0c', 0.16],
    ]) +
    vertical('fork', [
      [0, '#f3f1ec'],
      [1, '#bdb8ae'],
    ]),
  boards +
    napkin +
    plate(388, 432, 232, cod) +
    plate(812, 250, 176, sardines, '#b8452f') +
    plate(136, 140, 112, olives, '#3f7a3a') +
    plate(700, 628, 138, clams, '#d9982c') +
    bread +
    oil +
    wine(372, 104) +
    wine(1086, 128) +
    sprig(120, 690, -10) +
    sprig(520, 760, 24) +
    sprig(1060, 360, 60) +
    placed(
      'translate(92 520) rotate(-8)',
      rect(-7, -20, 14, 240, 'url(#fork)', 'rx="7"') +
        repeat(4, (index) => rect(-21 + index * 12, -120, 6, 74, 'url(#fork)', 'rx="3"')) +
        path('M-21 -56 H21 C22 -26 12 -10 0 -8 C-12 -10 -22 -26 -21 -56 Z', '#e2ded5'),
    ) +
    rect(0, 0, 1200, 800, 'url(#light)'),
);
