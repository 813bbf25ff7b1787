// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { PARENT_ANSWER_MS } from '../../../lib/limits.ts';
import { fakeFramedPage } from '../../../../test/support/host/fake-framed-page.ts';
import { createActivity } from '../activity.ts';
import { createTimers } from '../timers.ts';
import { askParent } from './parent-request.ts';
import { createParentLink } from './parent-link.ts';
import { createParentWindow, type HostParent } from './parent-window.ts';

const ORIGIN = 'https://platform.example';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

function framed(origin: string | null = ORIGIN) {
  const fake = fakeFramedPage();
  const stop = new AbortController();
  const named = { origin };
  let ids = 0;
  const input = {
    page: fake.page,
    origin: () => named.origin,
    timers: createTimers(),
    during: createActivity().during,
    randomId: () => `id-${(ids += 1)}`,
    signal: stop.signal,
  };
  const link = createParentLink(input);
  // Asked at once; that the code for it may come later has a test of its own.
  const ask: HostParent['ask'] = (type, detail, ms = PARENT_ANSWER_MS) =>
    askParent(link, { type, detail }, ms);
  const own = createParentWindow(input);
  const parentWindow: HostParent = { ...own, ask };
  const reply = (data: unknown, own: object = {}) =>
    fake.hear({ source: fake.parent, origin: ORIGIN, data, ...own });
  return { ...fake, own, parentWindow, reply, named, stop };
}

const answerTo = (replyTo: string, result: unknown) => ({
  source: 'merchant-checkout',
  replyTo,
  result,
});

describe('a message', () => {
  test('goes to exactly the named origin', () => {
    const { parentWindow, sent } = framed();
    parentWindow.send('setLoggedInUser', { userId: '9', token: 't' });
    const detail = { userId: '9', token: 't' };
    expect(sent).toEqual([
      [{ source: 'merchant-checkout', id: 'id-1', type: 'setLoggedInUser', detail }, ORIGIN],
    ]);
  });

  test('goes to the origin that is named at that moment', () => {
    const { parentWindow, sent, named } = framed();
    named.origin = 'https://other.example';
    parentWindow.send('discardCart', {});
    expect(sent.map(([, origin]) => origin)).toEqual(['https://other.example']);
  });

  test('is not sent without a named origin, without a frame or after the element is removed', () => {
    const unnamed = framed(null);
    unnamed.parentWindow.send('discardCart', {});
    const unframed = framed();
    unframed.frame.parent = unframed.page;
    unframed.parentWindow.send('discardCart', {});
    const gone = framed();
    gone.stop.abort();
    gone.parentWindow.send('discardCart', {});
    expect([unnamed.sent, unframed.sent, gone.sent]).toEqual([[], [], []]);
    const isThere = [unnamed, unframed, framed()].map((each) => each.parentWindow.isThere());
    expect(isThere).toEqual([false, false, true]);
  });

  test('never throws into the page', () => {
    const { parentWindow, parent } = framed();
    parent.postMessage = () => {
      throw new Error('patched');
    };
    expect(() => parentWindow.send('discardCart', {})).not.toThrow();
  });
});

describe('what is asked', () => {
  test('without a parent is an error with status 501', async () => {
    await expect(framed(null).parentWindow.ask('location', {})).rejects.toMatchObject({
      name: 'ParentWindowError',
      message: 'There is no parent window.',
      status: 501,
    });
  });

  test('waits for the code that asks', async () => {
    const { own, sent, reply } = framed();
    const detail = { provider: 'apple' } as const;
    const result = own.ask('checkSocialPlugin', detail);
    await vi.dynamicImportSettled();
    const question = { source: 'merchant-checkout', id: 'id-1', type: 'checkSocialPlugin', detail };
    expect(sent).toEqual([[question, ORIGIN]]);
    reply(answerTo('id-1', 7));
    await expect(result).resolves.toBe(7);
  });

  test('is answered by that window and leaves nothing behind', async () => {
    const { parentWindow, reply, listeners, stop } = framed();
    const listen = vi.spyOn(stop.signal, 'addEventListener');
    const result = parentWindow.ask('location', {}, 100);
    reply(answerTo('id-1', 7));
    await expect(result).resolves.toBe(7);
    expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
    const isGone = expect.objectContaining({ signal: expect.objectContaining({ aborted: true }) });
    expect(listen.mock.calls).toEqual([['abort', expect.anything(), isGone]]);
  });

  test('is answered each for itself, in any order', async () => {
    const { parentWindow, reply } = framed();
    const results = [parentWindow.ask('location', {}), parentWindow.ask('location', {})];
    reply(answerTo('id-2', 'second'));
    reply(answerTo('id-1', 'first'));
    expect(await Promise.all(results)).toEqual(['first', 'second']);
  });

  test.each([
    [{ status: 404, message: '<b>no</b>' }, 404],
    [501, 501],
    ['no', null],
    [{ status: '404' }, null],
    [{ status: 40.4 }, null],
  ])('may be refused: %o', async (error, status) => {
    const { parentWindow, reply, listeners } = framed();
    const result = parentWindow.ask('socialLogin', { provider: 'apple' });
    reply({ source: 'merchant-checkout', replyTo: 'id-1', error });
    await expect(result).rejects.toMatchObject({ status, message: 'The parent window refused.' });
    expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  test('and not answered in time says so', async () => {
    const { parentWindow, listeners } = framed();
    const result = expect(parentWindow.ask('location', {}, 100)).rejects.toThrow(
      'Timed out in 100ms',
    );
    await vi.advanceTimersByTimeAsync(100);
    await result;
    expect(listeners.size).toBe(0);
  });

  test('is given up when the element is removed', async () => {
    const { parentWindow, stop, listeners } = framed();
    const result = expect(parentWindow.ask('location', {})).rejects.toThrow('gone');
    stop.abort();
    await result;
    expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  test('is an error where the page has patched the way to its parent', async () => {
    const { parentWindow, parent, stop } = framed();
    parent.postMessage = () => {
      throw new Error('patched');
    };
    await expect(parentWindow.ask('location', {})).rejects.toThrow('cannot be spoken to');
    stop.abort();
  });
});

const GOOD = answerTo('id-1', 'forged');

/** Each differs from a good reply in one thing alone. */
const SPOOFS: readonly [
  name: string,
  own: { origin?: string; source?: unknown; data?: unknown },
][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that begins alike', { origin: 'https://platform.example.evil.example' }],
  ['an origin that begins alike, with a port', { origin: 'https://platform.example:8443' }],
  ['an origin that begins alike, without a dot', { origin: 'https://platform.examples' }],
  ['an origin that ends alike', { origin: 'https://evil-platform.example' }],
  ['a subdomain', { origin: 'https://www.platform.example' }],
  ['the domain above', { origin: 'https://example' }],
  ['another scheme', { origin: 'http://platform.example' }],
  ['the origin with a slash', { origin: 'https://platform.example/' }],
  ['capital letters', { origin: 'https://Platform.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['no origin', { origin: '' }],
  ['another frame of that origin', { source: { postMessage: () => {} } }],
  ['no window', { source: null }],
  ['an unknown id', { data: answerTo('id-2', 'forged') }],
  ['no id', { data: { source: 'merchant-checkout', result: 'forged' } }],
  ['an id that is no text', { data: { ...GOOD, replyTo: ['id-1'] } }],
  ['another name', { data: { ...GOOD, source: 'merchant' } }],
  ['our own question', { data: { source: 'merchant-checkout', id: 'id-1', type: 'location' } }],
  ['neither result nor error', { data: { source: 'merchant-checkout', replyTo: 'id-1' } }],
  ['inherited fields', { data: Object.create(GOOD) }],
  ['a text', { data: JSON.stringify(GOOD) }],
  ['nothing', { data: null }],
];

describe('a forged reply', () => {
  test.each(SPOOFS)('from or with %s is refused', async (_, own) => {
    const { parentWindow, reply } = framed();
    const result = parentWindow.ask('location', {});
    reply(GOOD, own);
    reply(answerTo('id-1', 'true'));
    await expect(result).resolves.toBe('true');
  });

  test('from any other origin leaves the question open', () => {
    const { parentWindow, reply, listeners, stop } = framed();
    parentWindow.ask('location', {}).catch(() => undefined);
    const alike = fc
      .string({ minLength: 1 })
      .chain((text) =>
        fc.constantFrom(
          ORIGIN + text,
          text + ORIGIN,
          ORIGIN.slice(0, -1),
          ORIGIN.replace('.', text),
        ),
      );
    const other = fc.oneof(alike, fc.webUrl(), fc.string()).filter((origin) => origin !== ORIGIN);
    fc.assert(
      fc.property(other, (origin) => {
        reply(GOOD, { origin });
        expect(listeners.size).toBe(1);
      }),
    );
    stop.abort();
  });

  test('of any shape leaves the question open and throws nothing', () => {
    const { parentWindow, reply, listeners, stop } = framed();
    parentWindow.ask('location', {}).catch(() => undefined);
    fc.assert(
      fc.property(fc.anything(), (data) => {
        reply(data);
        expect(listeners.size).toBe(1);
      }),
    );
    stop.abort();
  });

  test.each([{}, { error: null }])('that says nothing leaves the question open: %o', (said) => {
    const { parentWindow, reply, listeners, stop } = framed();
    parentWindow.ask('location', {}).catch(() => undefined);
    reply({ source: 'merchant-checkout', replyTo: 'id-1', ...said });
    expect(listeners.size).toBe(1);
    stop.abort();
  });

  test('from the page itself is refused', async () => {
    const { parentWindow, reply, page } = framed();
    const result = parentWindow.ask('location', {});
    reply(GOOD, { source: page });
    reply(answerTo('id-1', 'true'));
    await expect(result).resolves.toBe('true');
  });

  test('that repeats an id is refused', async () => {
    const { parentWindow, reply } = framed();
    const first = parentWindow.ask('location', {});
    reply(answerTo('id-1', 'true'));
    reply(GOOD);
    await expect(first).resolves.toBe('true');
    const second = parentWindow.ask('location', {});
    reply(GOOD);
    reply(answerTo('id-2', 'second'));
    await expect(second).resolves.toBe('second');
  });

  test('after the time is over and after the element has gone changes nothing', async () => {
    const late = framed();
    const timedOut = expect(late.parentWindow.ask('location', {}, 10)).rejects.toThrow('Timed out');
    await vi.advanceTimersByTimeAsync(10);
    late.reply(GOOD);
    await timedOut;
    const gone = framed();
    const ended = expect(gone.parentWindow.ask('location', {})).rejects.toThrow('gone');
    gone.stop.abort();
    gone.reply(GOOD);
    await ended;
  });

  test('from the origin named before is refused once another is named', async () => {
    const { parentWindow, reply, named } = framed();
    named.origin = 'https://other.example';
    const result = parentWindow.ask('location', {});
    reply(GOOD);
    reply(answerTo('id-1', 'true'), { origin: 'https://other.example' });
    await expect(result).resolves.toBe('true');
  });

  test('is among those above that a check of the first letters, the last or the host would let in', () => {
    const origins = SPOOFS.flatMap(([, { origin }]) => origin ?? []);
    const letIn = (check: (origin: string) => boolean) => origins.filter(check).length;
    expect(letIn((origin) => origin.startsWith(ORIGIN))).toBeGreaterThanOrEqual(3);
    expect(letIn((origin) => origin.endsWith('platform.example'))).toBeGreaterThanOrEqual(2);
    expect(letIn((origin) => origin.includes('platform.example'))).toBeGreaterThanOrEqual(5);
    expect(letIn((origin) => origin.toLowerCase() === ORIGIN)).toBe(1);
  });
});
