import { describe, expect, test } from 'vitest';

import { createFakeClock } from '../../../test/support/state/fake-host.ts';
import { watchIdle } from './watch-idle.ts';

function start({ seconds = 90, isSeen = true } = {}) {
  const page = new EventTarget();
  const clock = createFakeClock(0);
  const shown: (number | null)[] = [];
  const state = { mayReset: true, hasResult: false, isUsed: false, resets: 0 };
  const watch = watchIdle(page, clock, {
    seconds,
    mayReset: () => state.mayReset,
    hasResult: () => state.hasResult,
    warn(left) {
      shown.push(left);
      return isSeen && left !== null;
    },
    isUsed: () => state.isUsed,
    onTouch: () => (state.isUsed = true),
    reset() {
      state.resets += 1;
      state.isUsed = false;
    },
  });
  const touch = (type = 'pointerdown') => page.dispatchEvent(new Event(type));
  const pass = (secondsPassed: number) => clock.advance(secondsPassed * 1000);
  return { watch, state, shown, touch, pass };
}

describe('a kiosk that nobody touches', () => {
  test('warns 15 seconds before, counts down, and starts again when the time is over', () => {
    const { state, shown, touch, pass } = start();
    touch();
    pass(74);
    expect(shown.at(-1)).toBeNull();
    pass(1);
    expect(shown.at(-1)).toBe(15);
    pass(14);
    expect([shown.at(-1), state.resets]).toEqual([1, 0]);
    pass(1);
    expect([shown.at(-1), state.resets]).toEqual([null, 1]);
  });

  test('that nobody has touched at all warns nobody', () => {
    const { state, shown, pass } = start();
    pass(900);
    expect([shown.filter(Boolean), state.resets]).toEqual([[], 0]);
  });

  test('starts again once, and then stays as it is until somebody touches it', () => {
    const { state, touch, pass } = start();
    touch();
    pass(900);
    expect(state.resets).toBe(1);
    touch();
    pass(90);
    expect(state.resets).toBe(2);
  });

  test.each(['pointerdown', 'touchstart', 'keydown', 'wheel', 'input'])(
    'is not idle after %s',
    (type) => {
      const { state, touch, pass } = start();
      for (let turn = 0; turn < 5; turn += 1) {
        pass(70);
        touch(type);
      }
      expect(state.resets).toBe(0);
    },
  );

  test('stays when the customer says so: the whole time begins', () => {
    const { watch, state, shown, touch, pass } = start();
    touch();
    pass(80);
    watch.stay();
    expect(shown.at(-1)).toBeNull();
    pass(74);
    expect([shown.at(-1), state.resets]).toEqual([null, 0]);
    pass(16);
    expect(state.resets).toBe(1);
  });

  test('keeps its warning while somebody touches beside the button', () => {
    const { shown, touch, pass } = start();
    touch();
    pass(76);
    touch();
    expect(shown.at(-1)).toBe(14);
  });

  test('does not start again while something is sent or a payment is open, also if that begins during the warning', () => {
    const { state, shown, touch, pass } = start();
    touch();
    state.mayReset = false;
    pass(600);
    expect([shown.filter(Boolean), state.resets]).toEqual([[], 0]);
    state.mayReset = true;
    pass(80);
    state.mayReset = false;
    pass(2);
    expect([shown.at(-1), state.resets]).toEqual([null, 0]);
    state.mayReset = true;
    pass(90);
    expect(state.resets).toBe(1);
  });

  test('starts again 30 seconds after a result, or sooner', () => {
    for (const [seconds, after] of [
      [90, 30],
      [20, 20],
    ] as const) {
      const { watch, state, touch, pass } = start({ seconds });
      touch();
      state.hasResult = true;
      watch.restartTimer();
      pass(after - 1);
      expect(state.resets).toBe(0);
      pass(1);
      expect(state.resets).toBe(1);
    }
  });

  test('starts again without a warning where the checkout is not shown; a touch then keeps it', () => {
    const { state, touch, pass } = start({ isSeen: false });
    touch();
    pass(80);
    touch();
    pass(89);
    expect(state.resets).toBe(0);
    pass(1);
    expect(state.resets).toBe(1);
  });

  test('does nothing more once it is over', () => {
    const { watch, state, touch, pass } = start();
    touch();
    watch.stop();
    touch();
    pass(900);
    expect(state.resets).toBe(0);
  });
});
