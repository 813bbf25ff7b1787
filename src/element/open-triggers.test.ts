// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import * as problemTexts from './problem-texts.ts';
import { listenToTriggers, warnOfIdleTriggers } from './open-triggers.ts';

const warn = vi.fn();
const opened = vi.fn();
const stop = new AbortController();

listenToTriggers({
  page: document,
  id: () => 'mc',
  onOpen: opened,
  onApproach: () => undefined,
  signal: stop.signal,
});
warnOfIdleTriggers(window, async () => problemTexts);

beforeEach(() => {
  warn.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

afterEach(() => document.body.replaceChildren());

async function press(target: string, how: MouseEventInit = {}): Promise<void> {
  const trigger = document.createElement('button');
  const inner = document.createElement('b');
  trigger.setAttribute('data-merchant-checkout-open', target);
  trigger.append(inner);
  document.body.append(trigger);
  inner.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...how }),
  );
  // The words come in a moment.
  await new Promise((resolve) => setTimeout(resolve));
}

test('a picture (SVG) that is a trigger opens the checkout', () => {
  document.body.innerHTML = '<svg data-merchant-checkout-open="#mc"><g></g></svg>';
  const inner = document.querySelector('g');
  inner?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
  );
  expect(opened).toHaveBeenLastCalledWith(document.querySelector('svg'));
});

test('a link to the element opens the checkout in place of scrolling to it', () => {
  document.body.innerHTML = '<a href="#mc"><b>Reservar</b></a>';
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  document.querySelector('b')?.dispatchEvent(click);
  expect(opened).toHaveBeenLastCalledWith(document.querySelector('a'));
  expect(click.defaultPrevented).toBe(true);
});

test.each([
  '<a href="#menu"><b></b></a>',
  '<a href="#mc" data-merchant-checkout-open="#x"><b></b>',
])('the link %s opens nothing', (html) => {
  opened.mockClear();
  document.body.innerHTML = html;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  document.querySelector('b')?.dispatchEvent(click);
  expect([opened.mock.calls.length, click.defaultPrevented]).toEqual([0, false]);
});

test('a link to anything else in the page is nothing to warn of', async () => {
  document.body.innerHTML = '<a href="#menu">Menu</a>';
  document.querySelector('a')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(warn).not.toHaveBeenCalled();
});

test('a trigger whose element opens is nothing to warn of', async () => {
  await press('#mc');
  expect(warn).not.toHaveBeenCalled();
});

test.each(['#other', 'mc', ''])(
  'the target "%s" without an element is reported once',
  async (target) => {
    await press(target);
    await press(target);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls.flat().join()).toContain(`data-merchant-checkout-open="${target}"`);
  },
);

test('two targets are two warnings', async () => {
  await press('#first');
  await press('#second');
  expect(warn).toHaveBeenCalledTimes(2);
});

test('a press for a new tab, or one that the page has taken for itself, is nothing to warn of', async () => {
  await press('#new-tab', { ctrlKey: true });
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', take);
  await press('#taken');
  document.body.removeEventListener('click', take);
  expect(warn).not.toHaveBeenCalled();
});

test('a press anywhere else is nothing to warn of', async () => {
  document.body.click();
  expect(warn).not.toHaveBeenCalled();
});
