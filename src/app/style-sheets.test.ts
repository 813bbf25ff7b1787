// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { createStyleSheets } from './style-sheets.ts';

function newRoot() {
  const shadowRoot = document.createElement('div').attachShadow({ mode: 'open' });
  const shown = () =>
    shadowRoot.adoptedStyleSheets
      .map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .filter((rules) => rules.length > 0);
  return { shadowRoot, shown, sheets: createStyleSheets(shadowRoot) };
}

test('a sheet that two screens share is adopted once in a shadow root', () => {
  const { sheets, shown } = newRoot();
  sheets.adopt(['.card { color: red; }', '.list { color: blue; }']);
  sheets.adopt(['.card { color: red; }', '.mark { color: green; }']);
  sheets.adopt(['.card { color: red; }']);
  expect(shown()).toEqual([
    ['.card { color: red; }', '.list { color: blue; }'],
    ['.mark { color: green; }'],
  ]);
});

test('each shadow root takes in its own sheets', () => {
  const first = newRoot();
  const second = newRoot();
  first.sheets.adopt(['.card { color: red; }']);
  second.sheets.adopt(['.card { color: red; }']);
  expect([first.shown(), second.shown()]).toEqual([
    [['.card { color: red; }']],
    [['.card { color: red; }']],
  ]);
});

test('an element that comes and goes piles up no sheets, and what the page put there stays', () => {
  const { shadowRoot, sheets } = newRoot();
  const shell = new CSSStyleSheet();
  shadowRoot.adoptedStyleSheets.unshift(shell);
  sheets.adopt(['.card { color: red; }']);
  sheets.setTheme({ primary: 'red' });
  sheets.setTheme({ primary: 'blue' });
  expect(shadowRoot.adoptedStyleSheets).toHaveLength(3);
  sheets.release();
  expect(shadowRoot.adoptedStyleSheets).toEqual([shell]);
});

test('an entity’s theme sets the properties of the element', () => {
  const { sheets, shown } = newRoot();
  sheets.setTheme({ primary: 'red', radius: '4px' });
  expect(shown()).toEqual([[':host { --mc-primary: red; --mc-radius: 4px; }']]);
});

test('a theme’s name that is no property name sets nothing', () => {
  const { sheets, shown } = newRoot();
  sheets.setTheme({ 'x;}*{color': 'red', 'On Primary': 'red' });
  expect(shown().join()).not.toMatch(/red/);
});
