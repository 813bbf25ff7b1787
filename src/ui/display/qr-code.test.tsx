import { decodeQR } from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { QrCode } from './qr-code.tsx';

/** Pixels of a side of one module: a reader wants a few. */
const SCALE = 4;

/** The picture as a camera sees it: its white ground and the black runs on it. */
function photographed(markup: string) {
  const [left = 0, top = 0, side = 0] = (/viewBox="([^"]+)"/.exec(markup)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const width = side * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  const [, dark = ''] = /fill="#000" d="([^"]*)"/.exec(markup) ?? [];
  for (const [, x, y, length] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      for (let column = 0; column < Number(length) * SCALE; column += 1) {
        const at = ((Number(y) - top) * SCALE + row) * width + (Number(x) - left) * SCALE + column;
        data.fill(0, at * 4, at * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}

test.each([
  'ABC123',
  'https://example.pt/v/7001?c=ABC-123',
  'Açorda à alentejana',
  'x'.repeat(600),
])('a camera reads from the picture what it holds: %.20s', (value) => {
  const markup = renderToStaticMarkup(<QrCode value={value} label="Código" />);
  expect(decodeQR(photographed(markup))).toBe(value);
});
