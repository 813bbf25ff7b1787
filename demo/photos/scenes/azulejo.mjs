import { circle, path, placed, rect, repeat } from './drawing.mjs';

/** One blue-and-white tile of 100 x 100. */
export const TILE =
  rect(0, 0, 100, 100, '#f4f1e6') +
  repeat(4, (index) =>
    placed(
      `rotate(${index * 90} 50 50)`,
      path('M50 50 C36 34 38 16 50 6 C62 16 64 34 50 50 Z', '#2f62a3') +
        path('M50 44 C44 34 45 22 50 15 C55 22 56 34 50 44 Z', '#a9c6e6') +
        path('M0 0 H30 C28 18 18 28 0 30 Z', '#2f62a3') +
        path('M0 0 H18 C17 11 11 17 0 18 Z', '#e9b44c'),
    ),
  ) +
  circle(50, 50, 7, '#e9b44c') +
  rect(0, 0, 100, 100, 'none', 'stroke="#d8d6cc" stroke-width="2"');

/** The tile as a pattern, each `size` wide. */
export function azulejoPattern(id, size) {
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g transform="scale(${size / 100})">${TILE}</g></pattern>`;
}
