import { describe, expect, it } from 'vitest';

import { WALLET_POLL_MS } from '../../lib/limits.ts';
import type { PaymentChannel } from '../../lib/payment/payment-method.ts';
import { ApiError } from '../../platform/api/http/api-error.ts';
import { parseEntry } from '../journal/journal-entry.ts';
import { purchaseToResume } from '../journal/journal-rules.ts';
import { movePurchase, type PurchaseEffect, type PurchaseEvent } from './purchase-machine.ts';
import {
  hasOtherOpenPayment,
  NO_PURCHASE,
  openIds,
  pressedAt,
  waitPhase,
  type Purchase,
  type StatusAnswer,
} from './purchase-state.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
/** What a tab resumes. */
const restored = (open: Parameters<typeof purchaseToResume>[0]) => {
  const state = purchaseToResume(open);
  return { ...state, phase: waitPhase(state) };
};
const TIMER: PurchaseEffect = { kind: 'schedule', afterMs: WALLET_POLL_MS };

/** A press, or what becomes of it and of its payment. */
type Event = PurchaseEvent | { kind: 'pay'; channel: PaymentChannel; intentKey: string };

/** One event of the machine; what the customer saw is what the server says. */
function move(before: Purchase, event: Event, now: number) {
  if (event.kind !== 'pay') {
    const { state, effects } = movePurchase(before, event, now);
    return { state: { ...state, phase: waitPhase(state) }, effects };
  }
  const { channel, intentKey } = event;
  const intent = { intentKey, choice: intentKey, isSecond: false };
  const payment = { channel, since: pressedAt(before, intentKey, now) };
  const pressed = movePurchase(before, { kind: 'pressed', intent, payment }, now);
  if (pressed.effects.length === 0) return move(before, { kind: 'reserved', intentKey: '' }, now);
  return move(pressed.state, { kind: 'verified', intentKey }, now);
}

/** One event, and what the journal says at once where it is asked. */
function stepOf(before: Purchase, event: Event, now: number, answer: 'reserved' | 'blocked') {
  const step = move(before, event, now);
  const reserve = step.effects.find((effect) => effect.kind === 'reserve');
  return reserve ? move(step.state, { kind: answer, intentKey: reserve.intentKey }, now) : step;
}

/** Plays events one after another, a second apart; gives the last state and the effects of each event. The journal lets all go. */
function play(...events: readonly Event[]) {
  const effects: PurchaseEffect[][] = [];
  const first = { ...NO_PURCHASE, phase: waitPhase(NO_PURCHASE) };
  const state = events.reduce((before, event, index) => {
    const step = stepOf(before, event, NOW + index * 1000, 'reserved');
    effects.push([...step.effects]);
    return step.state;
  }, first);
  return { state, effects };
}

const pay = (intentKey: string, channel: 'wallet' | 'link' = 'wallet'): Event => ({
  kind: 'pay',
  channel,
  intentKey,
});
const answered = (
  intentKey: string,
  paymentId: string,
  status: StatusAnswer = 'IN_PROGRESS',
): Event => ({ kind: 'requested', intentKey, paymentId, status });
const says = (paymentId: string, status: StatusAnswer): Event => ({
  kind: 'statusAnswered',
  paymentId,
  status,
});
const lost = (paymentId: string): Event => ({
  kind: 'pollFailed',
  paymentId,
});
const poll: Event = { kind: 'poll' };
const change: Event = { kind: 'change' };
const keepWaiting: Event = { kind: 'keepWaiting' };
const failed = (intentKey: string, outcome: 'unknown' | 'refused'): Event => ({
  kind: 'failed',
  failure: {
    intent: { intentKey, choice: intentKey, isSecond: false },
    error: new ApiError(outcome === 'unknown' ? 'outcome_unknown' : 'api', 'no'),
    outcome,
    at: NOW,
  },
});
const cutOff = (intentKey: string) => failed(intentKey, 'unknown');
const linked = (intentKey: string, paymentId: string) => answered(intentKey, paymentId);
/** A wallet request that is waiting for the customer. */
const WAITING = [pay('a'), answered('a', 'p1')];

/** Two wallet requests that wait; the second is on the screen. */
const TWICE = [...WAITING, pay('b'), says('p1', 'IN_PROGRESS'), answered('b', 'p2')];

it('before any payment, a method is chosen and nothing is polled', () => {
  expect(play(poll, keepWaiting)).toEqual({
    state: { ...NO_PURCHASE, phase: 'choosing' },
    effects: [[], []],
  });
});

describe('a wallet request', () => {
  it('is sent once, however often pay is pressed', () => {
    const { effects } = play(pay('a'), pay('a'), pay('b'));
    expect(effects).toEqual([[{ kind: 'send', intentKey: 'a' }], [], []]);
  });

  it('that is in progress waits, with the clock of the press, and looks 15 s later', () => {
    const { state, effects } = play(...WAITING);
    expect(state).toMatchObject({ phase: 'waiting', currentId: 'p1', unknownPayment: null });
    expect(state.payments).toEqual([
      { paymentId: 'p1', intentKey: 'a', channel: 'wallet', requestedAt: NOW, isOpen: true },
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

  it('answered as paid is a success at once', () => {
    expect(play(pay('a'), answered('a', 'p1', 'COMPLETED')).effects[1]).toEqual([
      { kind: 'stop' },
      { kind: 'showPaid', paymentId: 'p1' },
    ]);
  });

  it('that is answered with the payment of an earlier one is that payment, once', () => {
    const { state, effects } = play(...TWICE.slice(0, 4), answered('b', 'p1'), poll);
    expect(state.payments).toMatchObject([{ paymentId: 'p1', isOpen: true }]);
    expect(effects.at(-1)).toEqual([{ kind: 'pollPayment', paymentId: 'p1' }]);
  });

  it('that was refused leads back to the choice; pay works again', () => {
    const refused = failed('a', 'refused');
    expect(play(pay('a'), refused).state.phase).toBe('choosing');
    const { state, effects } = play(pay('a'), refused, pay('b'));
    expect(effects[2]?.at(-1)).toEqual({ kind: 'send', intentKey: 'b' });
    expect(state.phase).toBe('requesting');
  });

  it('that was cut off is of unknown outcome; only a second press sends again, with the first clock', () => {
    const cut = cutOff('a');
    expect(play(pay('a'), cut).state.phase).toBe('unknown');
    expect(play(pay('a'), cut, change).state.phase).toBe('unknown');
    expect(play(pay('a'), cut, poll).effects[2]).toEqual([]);
    const { state } = play(pay('a'), cut, pay('a'), answered('a', 'p1'));
    expect(state.payments[0]?.requestedAt).toBe(NOW);
  });

  it.each([answered('z', 'p9'), linked('z', 'p9'), cutOff('z')])(
    'is not ended by what becomes of another one: $kind',
    (event) => {
      const { state, effects } = play(pay('a'), event);
      expect(state).toEqual(play(pay('a')).state);
      expect(effects[1]).toEqual([]);
    },
  );

  it('that was given up as lost has no answer any more', () => {
    expect(play(pay('a'), cutOff('a'), answered('a', 'p1')).state.phase).toBe('unknown');
  });

  it('cannot be left while it is under way: its answer is waited for', () => {
    const { state } = play(...TWICE.slice(0, 4), keepWaiting, change);
    expect(state.phase).toBe('requesting');
  });
});

describe('while the wallet asks', () => {
  it('asks the server when the timer rings or the page is shown, one question at a time', () => {
    const { effects } = play(...WAITING, poll, poll, says('p1', 'IN_PROGRESS'));
    expect(effects.slice(2)).toEqual([[{ kind: 'pollPayment', paymentId: 'p1' }], [], [TIMER]]);
  });

  it('an unknown status keeps waiting', () => {
    const { state, effects } = play(...WAITING, poll, says('p1', 'UNKNOWN'));
    expect(state).toMatchObject({ phase: 'waiting', payments: [{ isOpen: true }] });
    expect(effects[3]).toEqual([TIMER]);
  });

  it.each([says('p9', 'COMPLETED'), lost('p9')])(
    'what becomes of a payment that is not followed here changes nothing: $kind',
    (event) => {
      for (const before of [WAITING, [...WAITING, poll]]) {
        expect(play(...before, event).state).toEqual(play(...before).state);
        expect(play(...before, event).effects.at(-1)).toEqual([]);
      }
    },
  );

  it('what was not asked about sets no second timer', () => {
    expect(play(...WAITING, says('p1', 'IN_PROGRESS'), change).effects.slice(2)).toEqual([[], []]);
  });

  it('asks about each payment once a round, the newest first', () => {
    const { effects } = play(
      ...TWICE,
      poll,
      says('p2', 'IN_PROGRESS'),
      poll,
      says('p1', 'IN_PROGRESS'),
    );
    expect(effects.slice(5)).toEqual([
      [{ kind: 'pollPayment', paymentId: 'p2' }],
      [{ kind: 'pollPayment', paymentId: 'p1' }],
      [],
      [TIMER],
    ]);
  });

  it('a payment that ends before its turn is not polled, and the round continues', () => {
    const { state, effects } = play(...TWICE, poll, says('p1', 'CANCELLED'));
    expect(state.polling).toBe('p2');
    expect(effects.at(-1)).toEqual([]);
    expect(move(state, says('p2', 'IN_PROGRESS'), NOW).effects).toEqual([TIMER]);
  });

  it('a lost answer keeps waiting', () => {
    const { state, effects } = play(...WAITING, poll, lost('p1'));
    expect(state.phase).toBe('waiting');
    expect(effects[3]).toEqual([TIMER]);
  });

  it.each([
    ['COMPLETED', 'completed', [{ kind: 'stop' }, { kind: 'showPaid', paymentId: 'p1' }]],
    ['CANCELLED', 'cancelled', [{ kind: 'showEnded', status: 'CANCELLED', paymentId: 'p1' }]],
    [
      'ERROR_IN_PAY_PLATFORM',
      'platformError',
      [{ kind: 'showEnded', status: 'ERROR_IN_PAY_PLATFORM', paymentId: 'p1' }],
    ],
  ] as const)('%s ends it as %s', (status, phase, effects) => {
    const played = play(...WAITING, poll, says('p1', status));
    expect(played.state.phase).toBe(phase);
    expect(played.state.payments).toEqual([
      { paymentId: 'p1', intentKey: 'a', channel: 'wallet', requestedAt: NOW, isOpen: false },
    ]);
    expect(openIds(played.state)).toEqual([]);
    expect(played.effects[3]).toEqual(effects);
  });

  it('the clock ends nothing: COMPLETED counts ten minutes later and after jumps', () => {
    const { state } = play(...WAITING, poll);
    for (const now of [NOW + 250_000, NOW + 600_000, NOW - 86_400_000, 0]) {
      expect(move(state, poll, now).state.phase).toBe('waiting');
      expect(move(state, says('p1', 'COMPLETED'), now).state.phase).toBe('completed');
    }
  });

  it('nothing leads out of completed, and success comes once', () => {
    const done = says('p1', 'COMPLETED');
    const { state, effects } = play(...WAITING, poll, done, done, poll, pay('b'), change);
    expect(state).toEqual(play(...WAITING, poll, done).state);
    expect(effects.slice(4)).toEqual([[], [], [], []]);
  });
});

describe('resend, another number, another method', () => {
  it('a press while a question is under way waits for its answer', () => {
    const { effects } = play(...WAITING, poll, pay('b'), says('p1', 'IN_PROGRESS'));
    expect(effects.slice(3)).toEqual([[], [TIMER, { kind: 'send', intentKey: 'b' }]]);
  });

  it('a press that the journal lets go twice, or another one, sends nothing more', () => {
    const claiming = move(play(...WAITING, pay('b')).state, lost('p1'), NOW).state;
    const reserved = (intentKey: string): Event => ({ kind: 'reserved', intentKey });
    expect(move(claiming, reserved('z'), NOW)).toEqual({ state: claiming, effects: [] });
    const { state } = move(claiming, reserved('b'), NOW);
    expect(move(state, reserved('b'), NOW)).toEqual({ state, effects: [] });
  });

  it('a press that is given up while the open payment is asked about sets no second timer', () => {
    const { state, effects } = play(...WAITING, pay('b'), change);
    expect(state).toMatchObject({ phase: 'choosing', unknownPayment: null, polling: 'p1' });
    expect(effects.at(-1)).toEqual([]);
  });

  it('looks at the open payment before anything else is sent', () => {
    const { state, effects } = play(...WAITING, pay('b'), says('p1', 'IN_PROGRESS'));
    expect(effects.slice(2)).toEqual([
      [{ kind: 'pollPayment', paymentId: 'p1' }],
      [TIMER, { kind: 'send', intentKey: 'b' }],
    ]);
    expect(state.phase).toBe('requesting');
  });

  it('an older payment that completes stops the second before it is sent', () => {
    const { state, effects } = play(...WAITING, change, pay('b', 'link'), says('p1', 'COMPLETED'));
    expect(state.phase).toBe('completed');
    expect(effects.flat().filter(({ kind }) => kind === 'send')).toHaveLength(1);
  });

  it.each([
    ['undecided', says('p1', 'IN_PROGRESS')],
    ['not to be looked at', lost('p1')],
  ])('sends nothing where the open payment is %s and the journal holds the press', (_, answer) => {
    const asking = play(...WAITING, pay('b')).state;
    const { state, effects } = stepOf(asking, answer, NOW, 'blocked');
    expect(state).toMatchObject({ phase: 'waiting', currentId: 'p1', unknownPayment: null });
    expect(effects).toEqual([TIMER]);
  });

  it('a press that is given up while the journal is asked sends nothing, and the timer runs on', () => {
    const claiming = move(play(...WAITING, pay('b')).state, lost('p1'), NOW).state;
    const { state, effects } = move(claiming, change, NOW);
    expect(effects).toEqual([TIMER]);
    expect(move(state, { kind: 'reserved', intentKey: 'b' }, NOW).effects).toEqual([]);
  });

  it('a look while the journal is asked does not ask it twice', () => {
    const claiming = move(play(...WAITING, pay('b')).state, lost('p1'), NOW).state;
    expect(move(claiming, poll, NOW).effects).toEqual([]);
  });

  it('keeps polling the older payment while another method is chosen', () => {
    const { state, effects } = play(...WAITING, change, poll, says('p1', 'COMPLETED'));
    expect(effects[3]).toEqual([{ kind: 'pollPayment', paymentId: 'p1' }]);
    expect(state).toMatchObject({ phase: 'completed', currentId: 'p1' });
  });

  it('an older payment that was cancelled does not disturb the newer one', () => {
    const second = [pay('b'), says('p1', 'IN_PROGRESS'), answered('b', 'p2')];
    const { state } = play(...WAITING, ...second, poll, says('p2', 'IN_PROGRESS'));
    expect(state.polling).toBe('p1');
    const after = move(state, says('p1', 'CANCELLED'), NOW).state;
    expect(after).toMatchObject({ phase: 'waiting', currentId: 'p2' });
  });

  it('warns that a second request may still show in the wallet after the first was paid', () => {
    const second = [pay('b'), says('p1', 'IN_PROGRESS'), answered('b', 'p2')];
    const { state } = play(...WAITING, ...second, poll, says('p1', 'COMPLETED'));
    expect(state.currentId).toBe('p1');
    expect(hasOtherOpenPayment(state)).toBe(true);
  });

  it('an answer to the second request after the first was paid leads nowhere, but is remembered', () => {
    const { state, effects } = play(
      ...WAITING,
      poll,
      pay('b'),
      says('p1', 'IN_PROGRESS'),
      says('p1', 'COMPLETED'),
      answered('b', 'p2'),
    );
    expect(state).toMatchObject({ phase: 'completed', currentId: 'p1' });
    expect(effects.at(-1)).toEqual([]);
    expect(hasOtherOpenPayment(state)).toBe(true);
  });

  it.each([
    ['lost', [pay('b'), says('p1', 'IN_PROGRESS'), cutOff('b')], true],
    ['under way', [pay('b'), says('p1', 'IN_PROGRESS')], true],
    ['not sent', [pay('b')], false],
    [
      'lost, and a third is not sent',
      [pay('b'), says('p1', 'IN_PROGRESS'), cutOff('b'), pay('c')],
      true,
    ],
  ] as const)('a second request that is %s may show in the wallet, too', (_, events, isOther) => {
    const { state } = play(...WAITING, ...events, says('p1', 'COMPLETED'));
    expect(state).toMatchObject({ phase: 'completed', currentId: 'p1' });
    expect(hasOtherOpenPayment(state)).toBe(isOther);
  });

  it('an answer that names the paid payment mentions no other one', () => {
    const { state } = play(...TWICE.slice(0, 4), says('p1', 'COMPLETED'), answered('b', 'p1'));
    expect(hasOtherOpenPayment(state)).toBe(false);
    const both = play(...TWICE, says('p1', 'COMPLETED'), answered('c', 'p1')).state;
    expect(hasOtherOpenPayment(both)).toBe(true);
  });

  it('leads back to the open payment', () => {
    const { state } = play(...WAITING, change, keepWaiting);
    expect(state).toMatchObject({ phase: 'waiting', currentId: 'p1' });
  });
});

describe('a tab that resumes open payments', () => {
  const entry = (key: string, channel: 'wallet' | 'link', paymentId: string | null) => {
    const purchase = { entityId: '1', kind: 'voucher', target: '101', since: NOW };
    const found = parseEntry(key, JSON.stringify({ ...purchase, channel, paymentId }));
    if (!found) throw new Error('unreadable');
    return found;
  };
  const followed = [entry('a', 'wallet', 'p1'), entry('b', 'link', 'l2')];

  it.each([
    ['p1', 'waiting'],
    ['l2', 'linked'],
  ] as const)('shows the payment that was on the screen, and stays there: %s', (id, phase) => {
    const state = restored({ followed, unknownPayment: null, currentId: id });
    expect(state).toMatchObject({ phase, currentId: id, unknownPayment: null });
    expect(openIds(state)).toEqual(['l2', 'p1']);
    expect(move(state, keepWaiting, NOW)).toEqual({ state, effects: [] });
    const older = restored({
      followed: followed.toReversed(),
      unknownPayment: null,
      currentId: id,
    });
    expect(move(older, keepWaiting, NOW)).toEqual({ state: older, effects: [] });
  });

  it.each([null, 'p9'])('shows the methods where none of them was: %s', (currentId) => {
    const state = restored({ followed, unknownPayment: null, currentId });
    expect(state).toMatchObject({ phase: 'choosing', currentId: null });
  });

  it('knows of the request that got no answer, beside the payment that was on the screen', () => {
    const lostEntry = entry('c', 'wallet', null);
    expect(restored({ followed, unknownPayment: lostEntry, currentId: 'p1' })).toMatchObject({
      phase: 'unknown',
      currentId: 'p1',
      unknownPayment: { channel: 'wallet', intentKey: 'c', since: NOW },
    });
  });
});

describe('a card or a reference', () => {
  const LINKED = [pay('a', 'link'), linked('a', 'p1')];

  it('leads to the page of the provider and waits for the server', () => {
    const { state, effects } = play(...LINKED);
    expect(state.phase).toBe('linked');
    expect(effects[1]).toEqual([TIMER, { kind: 'showLink', paymentId: 'p1' }]);
  });

  it('is paid only when the server says so', () => {
    const events = [...LINKED, poll];
    expect(play(...events, says('p1', 'CANCELLED')).state.phase).toBe('cancelled');
    expect(play(...events, says('p1', 'COMPLETED')).state.phase).toBe('completed');
  });
});
