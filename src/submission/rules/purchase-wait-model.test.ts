import * as fc from 'fast-check';
import { test } from 'vitest';

import type { PaymentChannel } from '../../lib/payment/payment-method.ts';
import { ApiError } from '../../platform/api/http/api-error.ts';
import { parseEntry, type JournalEntry } from '../journal/journal-entry.ts';
import { purchaseToResume } from '../journal/journal-rules.ts';
import { movePurchase, type PurchaseEvent } from './purchase-machine.ts';
import {
  NO_PURCHASE,
  openIds,
  paymentUnderWay,
  pressedAt,
  waitPhase,
  type PaymentStatus,
  type Purchase,
} from './purchase-state.ts';

const RUNS = 5_000;
const START = Date.parse('2026-11-20T10:00:00Z');

/** The journal's entry of a payment or of a request. */
function anEntry(key: string, own: Partial<JournalEntry>): JournalEntry {
  const purchase = { entityId: '1', kind: 'voucher', target: '101' };
  const entry = parseEntry(key, JSON.stringify({ ...purchase, ...own }));
  if (!entry) throw new Error('unreadable');
  return entry;
}

/** The possible next events of customer, page, network and server, in any order. */
const step = fc.record({
  what: fc.constantFrom(
    'pay wallet',
    'pay link',
    'press twice',
    'change',
    'keep waiting',
    'timer rings',
    'page shown',
    'server pays',
    'server cancels',
    'server fails',
    'answer request',
    'answer request',
    'refuse request',
    'cut request off',
    'answer poll',
    'answer poll',
    'lose poll',
    'journal lets go',
    'journal lets go',
    'journal holds',
    'reload',
  ),
  /** Which of several payments is meant. */
  pick: fc.nat({ max: 5 }),
  /** The clock may jump either way. */
  jumpMs: fc.oneof(fc.constant(1_000), fc.integer({ min: -1e9, max: 1e9 })),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The sent request without an answer. A press that is checked has not been sent. */
const pendingIntentOf = (state: Purchase) =>
  waitPhase(state) === 'requesting' ? paymentUnderWay(state) : state.unknownPayment;

const intentOf = (intentKey: string) => ({ intentKey, choice: intentKey, isSecond: false });

function hold(isTrue: boolean, promise: string): void {
  if (!isTrue) throw new Error(`broken: ${promise}`);
}

/** The world around the machine: a server with its payments, a timer, requests and polls under way. */
function createWorld() {
  const server = new Map<string, PaymentStatus>();
  const sent: string[] = [];
  const presses = new Set<string>();
  const claimed = new Set<string>();
  const succeeded: string[] = [];
  let state: Purchase = NO_PURCHASE;
  let now = START;
  let isTimerSet = false;
  let poll: string | null = null;
  let request: { intentKey: string; channel: PaymentChannel } | null = null;
  /** The press that the journal is asked about. */
  let claim: string | null = null;
  /** The last request that got no answer; the server has taken none since. */
  let unknownKey: string | null = null;

  /** Everything that must hold after each step. */
  function check(): void {
    hold(new Set(sent).size === sent.length, 'a press sends at most one request');
    hold(
      sent.every((key) => presses.has(key) && claimed.has(key)),
      'only a press that the journal let go sends',
    );
    hold(succeeded.length <= 1, 'success comes once');
    hold(
      succeeded.every((id) => server.get(id) === 'COMPLETED'),
      'success is the server’s',
    );
    hold((waitPhase(state) === 'completed') === (succeeded.length === 1), 'completed is success');
    hold(state.polling === poll, 'the question under way is the known one');
    const isLooking = isTimerSet || poll !== null || claim !== null;
    if (waitPhase(state) === 'completed')
      hold(!isTimerSet && poll === null, 'nothing is left running');
    else hold(isLooking || openIds(state).length === 0, 'an open payment is looked at again');
    hold(
      waitPhase(state) !== 'requesting' || request !== null,
      'a request that is awaited is under way',
    );
    const isSettled = waitPhase(state) === 'requesting' || waitPhase(state) === 'completed';
    hold(
      isSettled || (pendingIntentOf(state)?.intentKey ?? null) === unknownKey,
      'a request of unknown outcome is kept until the server has taken one',
    );
    const isShown = waitPhase(state) === 'waiting' || waitPhase(state) === 'linked';
    hold(!isShown || openIds(state).includes(state.currentId ?? ''), 'what is shown is open');
  }

  function dispatch(event: PurchaseEvent): void {
    const wasCompleted = waitPhase(state) === 'completed';
    const result = movePurchase(state, event, now);
    ({ state } = result);
    for (const effect of result.effects) {
      hold(!wasCompleted, 'nothing is done after success');
      if (effect.kind === 'verify') {
        dispatch({ kind: 'verified', intentKey: effect.intentKey });
      } else if (effect.kind === 'send') {
        hold(request === null, 'one request at a time');
        sent.push(effect.intentKey);
        request = {
          intentKey: effect.intentKey,
          channel: paymentUnderWay(state)?.channel ?? 'wallet',
        };
      } else if (effect.kind === 'pollPayment') {
        hold(poll === null, 'one question at a time');
        poll = effect.paymentId;
      } else if (effect.kind === 'reserve') {
        hold(claim !== effect.intentKey, 'a press is claimed once');
        claim = effect.intentKey;
      } else if (effect.kind === 'schedule') isTimerSet = true;
      else if (effect.kind === 'showPaid') succeeded.push(effect.paymentId);
      else if (effect.kind === 'stop') {
        isTimerSet = false;
        poll = null;
      }
    }
    check();
  }

  function press(channel: PaymentChannel): void {
    const intentKey = `k${presses.size + 1}`;
    presses.add(intentKey);
    const payment = { channel, since: pressedAt(state, intentKey, now) };
    dispatch({ kind: 'pressed', intent: intentOf(intentKey), payment });
  }

  /** A payment whose end is not known to the server either. */
  function move(pick: number, status: PaymentStatus): void {
    const open = [...server].filter(([, each]) => each === 'IN_PROGRESS');
    const [id] = open[pick % Math.max(1, open.length)] ?? [];
    if (id !== undefined) server.set(id, status);
  }

  function answerRequest(): void {
    if (!request) return;
    const { intentKey } = request;
    request = null;
    unknownKey = null;
    const paymentId = `p${server.size + 1}`;
    server.set(paymentId, 'IN_PROGRESS');
    dispatch({ kind: 'requested', intentKey, paymentId, status: 'IN_PROGRESS' });
  }

  function failRequest(outcome: 'refused' | 'unknown'): void {
    if (!request) return;
    const { intentKey } = request;
    request = null;
    if (outcome === 'unknown') unknownKey = intentKey;
    const error = new ApiError(outcome === 'unknown' ? 'outcome_unknown' : 'api', 'no');
    dispatch({ kind: 'failed', failure: { intent: intentOf(intentKey), error, outcome, at: now } });
  }

  function answerClaim(kind: 'reserved' | 'blocked'): void {
    if (claim === null) return;
    const intentKey = claim;
    claim = null;
    if (kind === 'reserved') claimed.add(intentKey);
    dispatch({ kind, intentKey });
  }

  function endPoll(isAnswered: boolean): void {
    if (poll === null) return;
    const paymentId = poll;
    poll = null;
    const status = server.get(paymentId) ?? 'IN_PROGRESS';
    if (isAnswered) return dispatch({ kind: 'statusAnswered', paymentId, status });
    return dispatch({ kind: 'pollFailed', paymentId });
  }

  function reload(): void {
    const intent = pendingIntentOf(state);
    const followed = state.payments
      .filter(({ isOpen }) => isOpen)
      .map(({ paymentId, intentKey, channel, requestedAt: since }) =>
        anEntry(intentKey, { paymentId, channel, since }),
      );
    if (waitPhase(state) === 'completed' || (followed.length === 0 && !intent)) return;
    const unknownPayment =
      intent && anEntry(intent.intentKey, { channel: intent.channel, since: intent.since });
    const before = state;
    unknownKey = request?.intentKey ?? unknownKey;
    state = purchaseToResume({ followed, unknownPayment, currentId: before.currentId });
    claim = null;
    isTimerSet = false;
    poll = null;
    request = null;
    const clocks = ({ payments }: Purchase) =>
      JSON.stringify(payments.filter(({ isOpen }) => isOpen));
    hold(clocks(state) === clocks(before), 'a reload keeps every open payment and its clock');
    hold(
      waitPhase(before) !== 'waiting' || waitPhase(state) === 'waiting',
      'a reload keeps the screen',
    );
    dispatch({ kind: 'poll' });
  }

  const play: Record<Step['what'], (pick: number) => void> = {
    'pay wallet': () => press('wallet'),
    'pay link': () => press('link'),
    'press twice': () => {
      const before = sent.length;
      press('wallet');
      press('wallet');
      hold(sent.length <= before + 1, 'two presses at once send one request');
    },
    change: () => dispatch({ kind: 'change' }),
    'keep waiting': () => dispatch({ kind: 'keepWaiting' }),
    'timer rings': () => {
      if (!isTimerSet) return;
      isTimerSet = false;
      dispatch({ kind: 'poll' });
    },
    'page shown': () => dispatch({ kind: 'poll' }),
    'server pays': (pick) => move(pick, 'COMPLETED'),
    'server cancels': (pick) => move(pick, 'CANCELLED'),
    'server fails': (pick) => move(pick, 'ERROR_IN_PAY_PLATFORM'),
    'answer request': answerRequest,
    'refuse request': () => failRequest('refused'),
    'cut request off': () => failRequest('unknown'),
    'answer poll': () => endPoll(true),
    'lose poll': () => endPoll(false),
    'journal lets go': () => answerClaim('reserved'),
    'journal holds': () => answerClaim('blocked'),
    reload,
  };

  return {
    play({ what, pick, jumpMs }: Step): void {
      now = Math.max(0, now + jumpMs);
      play[what](pick);
    },
    /** The network comes back and the server answers everything: what was paid must show. */
    settle(): void {
      answerRequest();
      for (let round = 0; round < 20; round += 1) {
        endPoll(true);
        answerClaim('blocked');
        dispatch({ kind: 'poll' });
      }
      const known = new Set(state.payments.map(({ paymentId }) => paymentId));
      const paid = [...server].some(([id, status]) => status === 'COMPLETED' && known.has(id));
      hold(!paid || waitPhase(state) === 'completed', 'a late success counts');
    },
  };
}

test('in any order of presses, answers, losses, reloads and clock jumps: one request a press, never a second one after success, no success without the server, and no payment forgotten', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
      const world = createWorld();
      for (const each of steps) world.play(each);
      world.settle();
    }),
    { numRuns: RUNS },
  );
});
