// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import * as problemTexts from './problem-texts.ts';
import { listenToTriggers, warnOfBrokenTriggers } from './open-triggers.ts';

const warn = vi.fn();
const opened = vi.fn();
const stop = new AbortController();

const answered = new WeakSet<Event>();

listenToTriggers({
  page: window,
  answered,
  id: () => 'mc',
  onOpen: opened,
  onApproach: () => undefined,
  signal: stop.signal,
});
warnOfBrokenTriggers(window, answered, async () => problemTexts);

beforeEach(() => {
  warn.mockClear();
  opened.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

afterEach(() => document.body.replaceChildren());

/** Waits for what follows a click. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 2));

/** Clicks on something in the page's markup, the innermost element by default. */
async function click(
  markup: string,
  how: MouseEventInit = {},
  prepare: (inner: Element) => void = () => undefined,
): Promise<MouseEvent> {
  document.body.innerHTML = markup;
  const inner = [...document.querySelectorAll('*')].at(-1);
  if (!inner) throw new Error('nothing to click on');
  prepare(inner);
  const event = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    composed: true,
    ...how,
  });
  inner.dispatchEvent(event);
  await settle();
  return event;
}

const press = (target: string, how: MouseEventInit = {}) =>
  click(`<button data-merchant-checkout-open="${target}"><b></b></button>`, how);

test('a picture (SVG) that is a trigger opens the checkout', async () => {
  await click('<svg data-merchant-checkout-open="#mc"><g></g></svg>');
  expect(opened).toHaveBeenCalledExactlyOnceWith(document.querySelector('svg'));
});

test('a link to the element opens the checkout in place of scrolling to it', async () => {
  const event = await click('<a href="#mc"><b>Reservar</b></a>');
  expect(opened).toHaveBeenCalledExactlyOnceWith(document.querySelector('a'));
  expect(event.defaultPrevented).toBe(true);
});

describe('opens once, whatever other scripts do with the click:', () => {
  const TRIGGERS = [
    '<button data-merchant-checkout-open="#mc"><b></b></button>',
    '<a href="#mc"><b></b></a>',
  ];
  const deeds = {
    'prevent it': (event: Event) => event.preventDefault(),
    'stop it': (event: Event) => event.stopPropagation(),
    'stop and prevent it': (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    },
  };
  const cases = TRIGGERS.flatMap((markup) =>
    Object.keys(deeds).flatMap((deed) =>
      [true, false].map((capture) => ({ markup, deed, phase: capture ? 'capture' : 'bubble' })),
    ),
  );
  test.each(cases)('$markup, $deed, $phase', async ({ markup, deed, phase }) => {
    const stop = new AbortController();
    const act = Object.entries(deeds).find(([name]) => name === deed)?.[1];
    if (!act) throw new Error(deed);
    const options = { capture: phase === 'capture', signal: stop.signal };
    const event = await click(markup, {}, (inner) => {
      for (const place of [inner, document.body, document]) {
        place.addEventListener('click', act, options);
      }
    });
    stop.abort();
    expect(opened).toHaveBeenCalledOnce();
    expect(event.defaultPrevented).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  });
});

test('opens after all other scripts have had the click', async () => {
  const order: string[] = [];
  opened.mockImplementationOnce(() => order.push('opened'));
  await click('<button data-merchant-checkout-open="#mc"></button>', {}, (inner) =>
    inner.addEventListener('click', () => {
      order.push('page');
      queueMicrotask(() => order.push('page, a moment later'));
    }),
  );
  expect(order).toEqual(['page', 'page, a moment later', 'opened']);
});

test('two elements with one id open once', async () => {
  const stop = new AbortController();
  const { signal } = stop;
  const second = vi.fn();
  const onApproach = () => undefined;
  listenToTriggers({ page: window, answered, id: () => 'mc', onOpen: second, onApproach, signal });
  await press('#mc');
  stop.abort();
  expect([opened.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['another target', '<a href="#menu"><b></b></a>', {}],
  ['another trigger', '<a href="#mc" data-merchant-checkout-open="#x"><b></b></a>', {}],
  ['a new tab', '<a href="#mc" target="_blank"><b></b></a>', {}],
  ['Ctrl', '<a href="#mc"><b></b></a>', { ctrlKey: true }],
  ['Command', '<button data-merchant-checkout-open="#mc"></button>', { metaKey: true }],
  ['Shift', '<a href="#mc"><b></b></a>', { shiftKey: true }],
  ['Alt', '<a href="#mc"><b></b></a>', { altKey: true }],
])('a click with %s is the browser’s', async (_, markup, how) => {
  const event = await click(markup, how);
  expect([opened.mock.calls.length, event.defaultPrevented]).toEqual([0, false]);
});

test('a link to anything else in the page is nothing to warn of', async () => {
  await click('<a href="#menu">Menu</a>');
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

test('a press for a new tab is nothing to warn of', async () => {
  await press('#new-tab', { ctrlKey: true });
  expect(warn).not.toHaveBeenCalled();
});

test('a target without an element is reported also where another script has prevented the click', async () => {
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', take);
  await press('#taken');
  document.body.removeEventListener('click', take);
  expect(warn).toHaveBeenCalledOnce();
});

test('a press anywhere else is nothing to warn of', async () => {
  document.body.click();
  expect(warn).not.toHaveBeenCalled();
});
