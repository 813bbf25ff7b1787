// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { SAMPLE_CAMPAIGN, SAMPLE_SCHEDULE } from '../../../test/support/api/sample-answers.ts';
import { jsonAnswer } from '../../../test/support/api/test-context.ts';
import { read } from '../../../test/support/element/read-given.ts';
import { createActivity } from '../../platform/host/activity.ts';
import { createTimesMode } from './times-mode.ts';

const MINUTE_MS = 60_000;
/** The offer, its schedule and its slots. */
const REQUESTS_OF_A_READ = 3;

/** The free times of the server, for so many people each. */
let slots: { startTime: string; durationSec: number; capacity: number }[] = [];
let requests: string[] = [];
let isDown = false;

const slotAt = (startTime: string, capacity = 4) => ({ startTime, durationSec: 5400, capacity });

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2027-01-15T18:00:00Z');
  requests = [];
  isDown = false;
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** The server's answer; slots are those of the period that is asked for. */
async function answer({ url }: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(url);
  requests.push(pathname);
  if (isDown) throw new TypeError('The network is down.');
  if (pathname.includes('/schedule/')) return jsonAnswer(SAMPLE_SCHEDULE);
  if (!pathname.includes('available-slots')) return jsonAnswer(SAMPLE_CAMPAIGN);
  const from = Date.parse(searchParams.get('startPeriod') ?? '');
  const until = from + Number(searchParams.get('untilMinutes')) * MINUTE_MS;
  const isAsked = (moment: number) => moment >= from && moment < until;
  return jsonAnswer(slots.filter(({ startTime }) => isAsked(Date.parse(startTime))));
}

/** Shows the next free times of an offer in the page, for two people. */
async function showTimes() {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const place = document.createElement('section');
  root.append(place);
  const onChoose = vi.fn();
  const times = createTimesMode({
    root,
    place,
    fetch: answer,
    loadSandbox: async () => answer,
    activity: createActivity(),
    onChoose,
    onApproach: () => undefined,
  });
  onTestFinished(() => times.dispose());
  const attributes = {
    mode: 'times',
    middleware: 'https://mw.example.pt',
    campaign: '101',
    lang: 'en',
    prefill: '{"people": 2}',
  };
  times.update(read({ attributes }).config);
  await vi.advanceTimersByTimeAsync(0);
  const buttons = () => [...place.querySelectorAll('button')];
  const press = (text: string) =>
    buttons()
      .find(({ textContent }) => textContent === text)
      ?.click();
  const listed = () =>
    [...place.querySelectorAll('.times-time')].map((each) => each.getAttribute('aria-label'));
  return { times, root, place, buttons, press, listed, onChoose };
}

test('a time that has begun while the page stays visible is no longer offered', async () => {
  slots = [slotAt('2027-01-15T20:00:00Z'), slotAt('2027-01-15T21:00:00Z')];
  const { listed } = await showTimes();
  expect(listed()).toEqual(['20:00, Today', '21:00, Today']);
  // The offer is booked an hour ahead at least.
  vi.setSystemTime('2027-01-15T19:01:00Z');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(listed()).toEqual(['21:00, Today']);
});

test('a page that stays visible overnight names the days anew, with what has become free', async () => {
  slots = [slotAt('2027-01-15T20:00:00Z'), slotAt('2027-01-16T20:00:00Z')];
  const { listed, press, onChoose } = await showTimes();
  expect(listed()).toEqual(['20:00, Today', '20:00, Tomorrow']);
  slots = [slotAt('2027-01-16T20:00:00Z'), slotAt('2027-01-17T20:00:00Z')];
  vi.setSystemTime('2027-01-16T08:00:00Z');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(listed()).toEqual(['20:00, Today', '20:00, Tomorrow']);
  press('20:00');
  expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ date: '2027-01-16' });
});

test('buttons and focus stay as they are while nothing changes', async () => {
  slots = [slotAt('2027-01-16T20:00:00Z'), slotAt('2027-01-16T21:00:00Z')];
  const { root, buttons } = await showTimes();
  const before = buttons();
  before.at(-2)?.focus();
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(buttons()).toEqual(before);
  expect(root.activeElement).toBe(before.at(-2));
});

test('the focus stays on its time when an earlier one is over', async () => {
  slots = [slotAt('2027-01-15T20:00:00Z'), slotAt('2027-01-15T21:00:00Z')];
  const { root, buttons } = await showTimes();
  const focused = buttons().at(-2);
  focused?.focus();
  vi.setSystemTime('2027-01-15T19:01:00Z');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(buttons().at(-2)).not.toBe(focused);
  expect(root.activeElement?.textContent).toBe('21:00');
});

test('nothing is read while the page is hidden, and times that are over are gone once it is seen', async () => {
  slots = [slotAt('2027-01-15T20:00:00Z'), slotAt('2027-01-15T23:00:00Z')];
  const { listed } = await showTimes();
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  const before = requests.length;
  await vi.advanceTimersByTimeAsync(120 * MINUTE_MS);
  expect([requests.length, listed().length, vi.getTimerCount()]).toEqual([before, 2, 0]);
  shown.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listed()).toEqual(['23:00, Today']);
});

test('an element that has left the page has no timer', async () => {
  slots = [slotAt('2027-01-16T20:00:00Z')];
  const { times } = await showTimes();
  times.dispose();
  expect(vi.getTimerCount()).toBe(0);
});

test('times stay in view where the page cannot read them again', async () => {
  slots = [slotAt('2027-01-16T20:00:00Z')];
  const { listed } = await showTimes();
  vi.spyOn(console, 'warn').mockReturnValue();
  isDown = true;
  await vi.advanceTimersByTimeAsync(15 * MINUTE_MS);
  expect(requests.length).toBeGreaterThan(REQUESTS_OF_A_READ);
  expect(listed()).toEqual(['20:00, Tomorrow']);
});

test('for a larger party, free times are looked for beyond the days that have loaded', async () => {
  slots = [slotAt('2027-01-16T20:00:00Z', 2), slotAt('2027-02-19T20:00:00Z', 6)];
  const { press, listed, place } = await showTimes();
  expect(listed()).toEqual(['20:00, Tomorrow']);
  press('6');
  await vi.advanceTimersByTimeAsync(0);
  expect(listed()).toEqual(['20:00, Fri 19\u00a0Feb']);
  expect(place.getAttribute('aria-busy')).toBe('false');
});
