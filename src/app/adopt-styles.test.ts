// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { createStyleAdopter } from './adopt-styles.ts';

function adopterOfNewRoot() {
  const shadowRoot = document.createElement('div').attachShadow({ mode: 'open' });
  const adopt = createStyleAdopter(shadowRoot);
  const adopted = () =>
    shadowRoot.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  return { adopt, adopted };
}

test('a sheet that two screens share is adopted once in a shadow root', () => {
  const { adopt, adopted } = adopterOfNewRoot();
  adopt(['.card { color: red; }', '.list { color: blue; }']);
  adopt(['.card { color: red; }', '.mark { color: green; }']);
  adopt(['.card { color: red; }']);
  expect(adopted()).toEqual([
    ['.card { color: red; }', '.list { color: blue; }'],
    ['.mark { color: green; }'],
  ]);
});

test('each shadow root takes in its own sheets', () => {
  const first = adopterOfNewRoot();
  const second = adopterOfNewRoot();
  first.adopt(['.card { color: red; }']);
  second.adopt(['.card { color: red; }']);
  expect([first.adopted(), second.adopted()]).toEqual([
    [['.card { color: red; }']],
    [['.card { color: red; }']],
  ]);
});
