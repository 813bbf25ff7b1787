// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { registerSheet } from '../ui/sheets.ts';
import { createStyleSheets } from './style-sheets.ts';

function newRoot() {
  const shadowRoot = document.createElement('div').attachShadow({ mode: 'open' });
  const shown = () =>
    shadowRoot.adoptedStyleSheets
      .map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .filter((rules) => rules.length > 0);
  return { shadowRoot, shown, sheets: createStyleSheets(shadowRoot) };
}

test('what has arrived is adopted once in a shadow root', () => {
  const { sheets, shown } = newRoot();
  sheets.adopt();
  const before = shown().length;
  registerSheet('.card { color: red; }');
  registerSheet('.list { color: blue; }');
  sheets.adopt();
  sheets.adopt();
  registerSheet('.mark { color: green; }');
  sheets.adopt();
  expect(shown().slice(before)).toEqual([
    ['.card { color: red; }', '.list { color: blue; }'],
    ['.mark { color: green; }'],
  ]);
});

test('each shadow root takes in what arrived before it was made', () => {
  registerSheet('.first { color: red; }');
  const [first, second] = [newRoot(), newRoot()];
  first.sheets.adopt();
  second.sheets.adopt();
  expect(first.shown().flat()).toContain('.first { color: red; }');
  expect(second.shown()).toEqual(first.shown());
});

test('the browser parses a sheet once for all elements of a page, but each has its own theme', () => {
  registerSheet('.shared { color: red; }');
  const [first, second] = [newRoot(), newRoot()];
  for (const { sheets } of [first, second]) sheets.adopt();
  first.sheets.setTheme({ primary: 'red' });
  const [layers, theme, controls] = first.shadowRoot.adoptedStyleSheets;
  const others = second.shadowRoot.adoptedStyleSheets;
  expect(others[0]).toBe(layers);
  expect(others[1]).not.toBe(theme);
  expect(others[2]).toBe(controls);
  expect(second.shown().flat()).not.toContain(':host { --mc-primary: red; }');
});

test('sheets that a way through another document has dropped are adopted again', () => {
  registerSheet('.moved { color: red; }');
  const { shadowRoot, sheets } = newRoot();
  sheets.adopt();
  const before = [...shadowRoot.adoptedStyleSheets];
  shadowRoot.adoptedStyleSheets = [];
  sheets.adopt();
  expect(shadowRoot.adoptedStyleSheets).toEqual(before);
});

test('adding and removing an element leaves no sheets behind, and keeps the page’s own', () => {
  const { shadowRoot, sheets } = newRoot();
  const [shell, later] = [new CSSStyleSheet(), new CSSStyleSheet()];
  shadowRoot.adoptedStyleSheets.unshift(shell);
  registerSheet('.kept { color: red; }');
  sheets.adopt();
  shadowRoot.adoptedStyleSheets.push(later);
  sheets.setTheme({ primary: 'red' });
  sheets.setTheme({ primary: 'blue' });
  expect(shadowRoot.adoptedStyleSheets).toHaveLength(5);
  sheets.release();
  expect(shadowRoot.adoptedStyleSheets).toEqual([shell, later]);
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
