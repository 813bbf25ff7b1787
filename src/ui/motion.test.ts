/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

test('spec section 9: "Fade transition 300 ms", of every step that appears', () => {
  expect(read('ui/base.css')).toContain('animation: mc-fade 300ms');
});

test.each([
  ['a dialog of the checkout', 'ui/dialog/dialog.css', 'transition: opacity 150ms'],
  [
    'the checkout as a dialog',
    'element/dialog-mode/dialog-mode.css',
    'animation: shell-appear 150ms',
  ],
  ['what lies over a busy form', 'ui/feedback/overlay.css', 'animation: mc-fade 150ms'],
])('spec section 9: "backdrop 150 ms": %s', (_, sheet, declaration) => {
  expect(read(sheet)).toContain(declaration);
});

test.each(['ui/base.css', 'element/dialog-mode/dialog-mode.css'])(
  '%s stops its motion for who wants less of it',
  (sheet) =>
    expect(read(sheet)).toMatch(/prefers-reduced-motion: reduce\) \{[^}]*\b(animation|transition)/),
);
