// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';

import { elementKey } from './element-key.ts';

afterEach(() => document.body.replaceChildren());

/** A page with a checkout in the open, and two shops that each keep one in their shadow root. */
function buildPage(): string[] {
  document.body.innerHTML =
    '<x-checkout></x-checkout><x-shop></x-shop><x-shop></x-shop><x-bar></x-bar>';
  const inner = [...document.querySelectorAll('x-shop, x-bar')].map((shop) => {
    const root = shop.attachShadow({ mode: 'open' });
    root.innerHTML = '<div><x-checkout></x-checkout></div>';
    return root.querySelector('x-checkout');
  });
  return [document.querySelector('x-checkout'), ...inner].map((each) =>
    each ? elementKey(each) : 'missing',
  );
}

test('elements without an id, in shadow roots or not, share none, and keep theirs over a reload', () => {
  const keys = buildPage();
  expect(new Set(keys).size).toBe(keys.length);
  expect(buildPage()).toEqual(keys);
});

test('the same id in two shadow roots is two elements', () => {
  document.body.innerHTML = '<x-shop id="a"></x-shop><x-shop id="b"></x-shop>';
  const keys = [...document.querySelectorAll('x-shop')].map((shop) => {
    const root = shop.attachShadow({ mode: 'open' });
    root.innerHTML = '<x-checkout id="mc"></x-checkout>';
    const inner = root.querySelector('x-checkout');
    return inner && elementKey(inner);
  });
  expect(keys).toEqual(['x-shop-a/mc', 'x-shop-b/mc']);
});

test('in the open an id is the key, else the place', () => {
  document.body.innerHTML = '<x-checkout></x-checkout><x-checkout id="mc"></x-checkout>';
  expect([...document.querySelectorAll('x-checkout')].map(elementKey)).toEqual(['0', 'mc']);
});

test('two elements with one id, as page builders make them, are distinguished', () => {
  document.body.innerHTML = '<x-checkout id="mc"></x-checkout><x-checkout id="mc"></x-checkout>';
  const keys = [...document.querySelectorAll('x-checkout')].map(elementKey);
  expect(keys).toEqual(['mc', 'mc/1']);
});
