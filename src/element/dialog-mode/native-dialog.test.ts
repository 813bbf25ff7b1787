// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createScrollLock } from './native-dialog.ts';

it('lets the page scroll again only when the last of several dialogs lets go, in any order', () => {
  const own = new CSSStyleSheet();
  document.adoptedStyleSheets = [own];
  const first = createScrollLock(document);
  const second = createScrollLock(document);
  first.lock();
  first.lock();
  second.lock();
  expect(document.adoptedStyleSheets).toHaveLength(3);
  first.unlock();
  expect(document.adoptedStyleSheets).toHaveLength(2);
  second.unlock();
  second.unlock();
  expect(document.adoptedStyleSheets).toEqual([own]);
});

it("leaves the page's own inline style alone", () => {
  document.documentElement.style.overflowY = 'scroll';
  const lock = createScrollLock(document);
  lock.lock();
  expect(document.documentElement.style.cssText).toBe('overflow-y: scroll;');
  lock.unlock();
  expect(document.documentElement.style.cssText).toBe('overflow-y: scroll;');
});
