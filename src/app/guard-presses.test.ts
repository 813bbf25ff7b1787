// @vitest-environment happy-dom
import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';

import { afterPressAction, stepShownAtAtom } from '../flow/state/pointer-press.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { countSilentFills } from './count-silent-fills.ts';
import { guardPresses } from './guard-presses.ts';

const NOW = 1_000_000;

function pressedView(markup = '<button type="submit"></button>') {
  const store = createStore();
  const host = createFakeHost(NOW);
  const view = document.createElement('div');
  view.innerHTML = markup;
  const button = view.querySelector<HTMLElement>('button, input');
  if (!button) throw new Error('nothing to press');
  guardPresses(view, store, host);
  let clicks = 0;
  button.addEventListener('click', () => {
    clicks += 1;
  });
  const tap = (detail: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    Object.defineProperty(event, 'isTrusted', { value: true });
    button.dispatchEvent(event);
  };
  return { store, host, button, tap, clicks: () => clicks };
}

test('the second tap of a double tap does not reach the step that has just appeared', () => {
  const { store, host, tap, clicks } = pressedView();
  store.set(stepShownAtAtom, NOW);
  host.advance(120);
  tap(2);
  expect(clicks()).toBe(0);
  host.advance(500);
  tap(1);
  expect(clicks()).toBe(1);
});

test.each([
  ['a primary button', '<button class="mc-button mc-button--primary"></button>', 0],
  ['another button that sends', '<button class="mc-button mc-advances"></button>', 0],
  ['a radio that continues by itself', '<fieldset class="mc-advances"><input></fieldset>', 0],
  ['a day that continues', '<p data-advances="day"><button class="mc-day"></button></p>', 0],
  [
    'a day where the time follows',
    '<p data-advances="slot"><button class="mc-day"></button></p>',
    2,
  ],
  ['a time that continues', '<p data-advances="slot"><button class="mc-slot"></button></p>', 0],
  ['a time among several', '<p><button class="mc-slot"></button></p>', 2],
  ['a radio of a form', '<input type="radio">', 2],
  ['a stepper', '<button class="mc-icon-button"></button>', 2],
])('of two quick taps on %s in a new step the right ones count', (_, markup, count) => {
  const { store, host, tap, clicks } = pressedView(markup);
  store.set(stepShownAtAtom, NOW);
  host.advance(80);
  tap(1);
  host.advance(80);
  tap(2);
  expect(clicks()).toBe(count);
});

test('a clock that is put back does not hold presses back until it has caught up', () => {
  const { store, host, tap, clicks } = pressedView();
  store.set(stepShownAtAtom, NOW);
  host.advance(-3_600_000);
  tap(1);
  expect(clicks()).toBe(1);
});

test('a keyboard is not slowed down', () => {
  const { store, tap, clicks } = pressedView();
  store.set(stepShownAtAtom, NOW);
  tap(0);
  expect(clicks()).toBe(1);
});

test('what would move the button waits until its click is through', () => {
  const { store, host, button, tap } = pressedView();
  const done: string[] = [];
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  store.set(afterPressAction, () => done.push('error shown'));
  expect(done).toEqual([]);
  tap(1);
  host.advance(0);
  expect(done).toEqual(['error shown']);
  store.set(afterPressAction, () => done.push('at once'));
  expect(done).toHaveLength(2);
});

test('a press that becomes no click holds nothing back for long', () => {
  const { store, host, button } = pressedView();
  const done: string[] = [];
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  store.set(afterPressAction, () => done.push('error shown'));
  button.dispatchEvent(new Event('pointerup', { bubbles: true }));
  host.advance(400);
  expect(done).toEqual(['error shown']);
});

test.each(['pointerdown', 'click', 'focusout', 'submit'])(
  'what stands in a field is read at "%s", before any listener of the screen',
  (type) => {
    const view = document.createElement('div');
    view.innerHTML = '<form><input><button></button></form>';
    const order: string[] = [];
    countSilentFills(view);
    view.querySelector('input')?.addEventListener('mc-read', () => order.push('read'));
    view.querySelector('form')?.addEventListener(type, () => order.push('screen'));
    view.querySelector('form')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(order).toEqual(['read', 'screen']);
  },
);
