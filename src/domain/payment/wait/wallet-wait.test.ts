import { describe, expect, it } from 'vitest';

import { WALLET_POLL_MS } from '../../limits.ts';
import type { PaymentStatus } from '../payment-status.ts';
import type { WaitEffect, WaitEvent } from './wait-event.ts';
import { hasOtherOpenPayment, NO_PAYMENT, type WaitState } from './wait-state.ts';
import { walletWait } from './wallet-wait.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const TIMER: WaitEffect = { kind: 'schedule', afterMs: WALLET_POLL_MS };

/** One event, and what the journal says at once where it is asked. */
function stepOf(before: WaitState, event: WaitEvent, now: number, answer: 'claimed' | 'contested') {
  const { state, effects } = walletWait(before, event, now);
  const claim = effects.find((effect) => effect.kind === 'claim');
  if (!claim) return { state, effects };
  return walletWait(state, { kind: answer, intentKey: claim.intentKey }, now);
}

/** Plays events one after another, a second apart; gives the last state and the effects of each event. The journal lets all go. */
function play(...events: readonly WaitEvent[]): { state: WaitState; effects: WaitEffect[][] } {
  const effects: WaitEffect[][] = [];
  const state = events.reduce((before, event, index) => {
    const step = stepOf(before, event, NOW + index * 1000, 'claimed');
    effects.push([...step.effects]);
    return step.state;
  }, NO_PAYMENT);
  return { state, effects };
}

const pay = (intentKey: string, channel: 'wallet' | 'link' = 'wallet'): WaitEvent => ({
  kind: 'pay',
  channel,
  intentKey,
});
const answered = (
  intentKey: string,
  paymentId: string,
  status: PaymentStatus = 'IN_PROGRESS',
): WaitEvent => ({ kind: 'requestAnswered', intentKey, paymentId, status });
const says = (paymentId: string, status: PaymentStatus): WaitEvent => ({
  kind: 'statusAnswered',
  paymentId,
  status,
});
const lost = (paymentId: string): WaitEvent => ({
  kind: 'pollFailed',
  paymentId,
});
const look: WaitEvent = { kind: 'look' };
const change: WaitEvent = { kind: 'change' };
/** A wallet request that is waiting for the customer. */
const WAITING = [pay('a'), answered('a', 'p1')];

describe('a wallet request', () => {
  it('is sent once, however often pay is pressed', () => {
    const { effects } = play(pay('a'), pay('a'), pay('b'));
    expect(effects).toEqual([[{ kind: 'send', channel: 'wallet', intentKey: 'a' }], [], []]);
  });

  it('that is in progress waits, with the clock of the press, and looks 15 s later', () => {
    const { state, effects } = play(...WAITING);
    expect(state).toMatchObject({ phase: 'waiting', currentId: 'p1', intent: null });
    expect(state.payments).toEqual([
      { paymentId: 'p1', channel: 'wallet', requestedAt: NOW, isOpen: true },
    ]);
    expect(effects[1]).toEqual([TIMER]);
  });

  it.each([
    ['ERROR_IN_PAY_PLATFORM', 'platformError'],
    ['CANCELLED', 'cancelled'],
    ['COMPLETED', 'completed'],
  ] as const)('answered with %s is %s', (status, phase) => {
    expect(play(pay('a'), answered('a', 'p1', status)).state.phase).toBe(phase);
  });

  it('that was refused leads back to the choice; pay works again', () => {
    const failed: WaitEvent = { kind: 'requestFailed', intentKey: 'a', outcome: 'refused' };
    const { state, effects } = play(pay('a'), failed, pay('b'));
    expect(effects[2]).toEqual([{ kind: 'send', channel: 'wallet', intentKey: 'b' }]);
    expect(state.phase).toBe('requesting');
  });

  it('that was cut off is of unknown outcome; only a second press sends again, with the first clock', () => {
    const cut: WaitEvent = { kind: 'requestFailed', intentKey: 'a', outcome: 'unknown' };
    expect(play(pay('a'), cut, look).effects[2]).toEqual([]);
    const { state } = play(pay('a'), cut, pay('a'), answered('a', 'p1'));
    expect(state.payments[0]?.requestedAt).toBe(NOW);
  });

  it('answered for another intent than the one under way changes nothing', () => {
    expect(play(pay('a'), answered('z', 'p9')).state.phase).toBe('requesting');
  });
});

describe('while the wallet asks', () => {
  it('asks the server when the timer rings or the page is shown, one question at a time', () => {
    const { effects } = play(...WAITING, look, look, says('p1', 'IN_PROGRESS'));
    expect(effects.slice(2)).toEqual([[{ kind: 'poll', paymentId: 'p1' }], [], [TIMER]]);
  });

  it('a lost answer keeps waiting', () => {
    const { state, effects } = play(...WAITING, look, lost('p1'));
    expect(state.phase).toBe('waiting');
    expect(effects[3]).toEqual([TIMER]);
  });

  it.each([
    ['COMPLETED', 'completed', [{ kind: 'stop' }, { kind: 'succeed', paymentId: 'p1' }]],
    ['CANCELLED', 'cancelled', []],
    ['ERROR_IN_PAY_PLATFORM', 'platformError', []],
  ] as const)('%s ends it as %s', (status, phase, effects) => {
    const played = play(...WAITING, look, says('p1', status));
    expect(played.state.phase).toBe(phase);
    expect(played.effects[3]).toEqual(effects);
  });

  it('the clock ends nothing: COMPLETED counts ten minutes later and after jumps', () => {
    const { state } = play(...WAITING, look);
    for (const now of [NOW + 250_000, NOW + 600_000, NOW - 86_400_000, 0]) {
      expect(walletWait(state, look, now).state.phase).toBe('waiting');
      expect(walletWait(state, says('p1', 'COMPLETED'), now).state.phase).toBe('completed');
    }
  });

  it('nothing leads out of completed, and success comes once', () => {
    const done = says('p1', 'COMPLETED');
    const { state, effects } = play(...WAITING, look, done, done, look, pay('b'), change);
    expect(state.phase).toBe('completed');
    expect(effects.slice(4)).toEqual([[], [], [], []]);
  });
});

describe('resend, another number, another method', () => {
  it('looks at the open payment before anything else is sent', () => {
    const { state, effects } = play(...WAITING, pay('b'), says('p1', 'IN_PROGRESS'));
    expect(effects.slice(2)).toEqual([
      [{ kind: 'poll', paymentId: 'p1' }],
      [{ kind: 'send', channel: 'wallet', intentKey: 'b' }, TIMER],
    ]);
    expect(state.phase).toBe('requesting');
  });

  it('an older payment that was paid meanwhile stops the second before it is sent', () => {
    const { state, effects } = play(...WAITING, change, pay('b', 'link'), says('p1', 'COMPLETED'));
    expect(state.phase).toBe('completed');
    expect(effects.flat().filter(({ kind }) => kind === 'send')).toHaveLength(1);
  });

  it.each([
    ['undecided', says('p1', 'IN_PROGRESS')],
    ['not to be looked at', lost('p1')],
  ])('sends nothing where the open payment is %s and the journal holds the press', (_, answer) => {
    const asking = play(...WAITING, pay('b')).state;
    const { state, effects } = stepOf(asking, answer, NOW, 'contested');
    expect(state).toMatchObject({ phase: 'waiting', currentId: 'p1', intent: null });
    expect(effects).toEqual([TIMER]);
  });

  it('a press that is given up while the journal is asked sends nothing, and the timer runs on', () => {
    const claiming = walletWait(play(...WAITING, pay('b')).state, lost('p1'), NOW).state;
    const { state, effects } = walletWait(claiming, change, NOW);
    expect(effects).toEqual([TIMER]);
    expect(walletWait(state, { kind: 'claimed', intentKey: 'b' }, NOW).effects).toEqual([]);
  });

  it('a look while the journal is asked does not ask it twice', () => {
    const claiming = walletWait(play(...WAITING, pay('b')).state, lost('p1'), NOW).state;
    expect(walletWait(claiming, look, NOW).effects).toEqual([]);
  });

  it('goes on asking about the older payment while another way is chosen', () => {
    const { state, effects } = play(...WAITING, change, look, says('p1', 'COMPLETED'));
    expect(effects[3]).toEqual([{ kind: 'poll', paymentId: 'p1' }]);
    expect(state).toMatchObject({ phase: 'completed', completedId: 'p1' });
  });

  it('an older payment that was cancelled does not disturb the newer one', () => {
    const second = [pay('b'), says('p1', 'IN_PROGRESS'), answered('b', 'p2')];
    const { state } = play(...WAITING, ...second, look, says('p2', 'IN_PROGRESS'));
    expect(state.polling).toBe('p1');
    const after = walletWait(state, says('p1', 'CANCELLED'), NOW).state;
    expect(after).toMatchObject({ phase: 'waiting', currentId: 'p2' });
  });

  it('tells that a second request may still show in the wallet after the first was paid', () => {
    const second = [pay('b'), says('p1', 'IN_PROGRESS'), answered('b', 'p2')];
    const { state } = play(...WAITING, ...second, look, says('p1', 'COMPLETED'));
    expect(state.completedId).toBe('p1');
    expect(hasOtherOpenPayment(state)).toBe(true);
  });

  it('an answer to the second request after the first was paid leads nowhere, but is remembered', () => {
    const { state, effects } = play(
      ...WAITING,
      look,
      pay('b'),
      says('p1', 'IN_PROGRESS'),
      says('p1', 'COMPLETED'),
      answered('b', 'p2'),
    );
    expect(state).toMatchObject({ phase: 'completed', completedId: 'p1' });
    expect(effects.at(-1)).toEqual([]);
    expect(hasOtherOpenPayment(state)).toBe(true);
  });

  it('leads back to the open payment', () => {
    const { state } = play(...WAITING, change, { kind: 'keepWaiting' });
    expect(state).toMatchObject({ phase: 'waiting', currentId: 'p1' });
  });
});

describe('a card or a reference', () => {
  const LINKED = [pay('a', 'link'), { kind: 'linkAnswered', intentKey: 'a', paymentId: 'p1' }];

  it('leads to the page of the provider and waits for the server', () => {
    const { state, effects } = play(...(LINKED as WaitEvent[]));
    expect(state.phase).toBe('linked');
    expect(effects[1]).toEqual([{ kind: 'goToLink', paymentId: 'p1' }, TIMER]);
  });

  it('is paid only when the server says so', () => {
    const events = [...(LINKED as WaitEvent[]), look];
    expect(play(...events, says('p1', 'CANCELLED')).state.phase).toBe('cancelled');
    expect(play(...events, says('p1', 'COMPLETED')).state.phase).toBe('completed');
  });
});
