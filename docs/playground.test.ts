import { describe, expect, test } from 'vitest';

import { codeIn, framePage, hashOf, hasScripts, STARTS } from './.vitepress/playground.mjs';

const ELEMENT =
  '<script type="module" src="https://HOST/merchant-checkout.js"></script>\n<merchant-checkout shop="12"></merchant-checkout>';
const FRAME = { host: 'https://docs.example.pt/checkout', language: 'en', runsScripts: false };

test('the address of the playground gives back the code, whatever it contains', () => {
  for (const { code } of STARTS) expect(codeIn(hashOf(code))).toBe(code);
  const odd = '<b title="a&b=c#d%20">é 😀</b>\n\'"`';
  expect(codeIn(hashOf(odd))).toBe(odd);
});

test('another hash, or one that cannot be read, leaves the playground as it is', () => {
  expect(codeIn('')).toBeNull();
  expect(codeIn('#listen')).toBeNull();
  expect(codeIn('#html=%E0%A4%A')).toBeNull();
});

describe('code from a link of somebody else', () => {
  test.each([
    '<script>alert(1)</script>',
    '<script src="https://other.example/x.js"></script>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
  ])('%s does not run until the reader says so', (code) => {
    expect(hasScripts(`${ELEMENT}${code}`)).toBe(true);
    expect(framePage(code, FRAME)).toMatch(
      /<head><meta http-equiv="Content-Security-Policy" content="script-src https:\/\/docs\.example\.pt\/checkout\/;/,
    );
    expect(framePage(code, { ...FRAME, runsScripts: true })).not.toContain(
      'Content-Security-Policy',
    );
  });

  test('a whole page has the policy too, before all that it contains', () => {
    const page = '<!doctype html><html><head><script>alert(1)</script></head></html>';
    expect(framePage(page, FRAME)).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
  });

  test('the element alone needs no consent', () => {
    expect(hasScripts(ELEMENT)).toBe(false);
    for (const { code } of STARTS) expect(hasScripts(code)).toBe(false);
  });
});

test('the element is loaded from the site, with ids of the sandbox', () => {
  const page = framePage(ELEMENT, FRAME);
  expect(page).toContain('src="https://docs.example.pt/checkout/merchant-checkout.js"');
  expect(page).toContain('shop="1"');
});
