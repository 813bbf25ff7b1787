import { expect, it } from 'vitest';

import { parsePaymentInFlight, restoreWait, toPaymentInFlight } from './payment-in-flight.ts';
import { NO_PAYMENT, type WaitState } from './wait/wait-state.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const ABOUT = { kind: 'voucher', method: 'card', nonce: 'n-1', ownParams: [] } as const;
const OPEN = { paymentId: '31', channel: 'link', requestedAt: NOW, isOpen: true } as const;
const LINKED: WaitState = { ...NO_PAYMENT, phase: 'linked', payments: [OPEN], currentId: '31' };

const throughStorage = (state: WaitState) =>
  parsePaymentInFlight(JSON.parse(JSON.stringify(toPaymentInFlight(state, ABOUT))));

it('lands on the same screen after a reload', () => {
  const saved = throughStorage(LINKED);
  expect(saved).toMatchObject({ ...ABOUT, currentId: '31', pendingIntent: null });
  expect(saved && restoreWait(saved)).toEqual(LINKED);
});

it('a request that was under way at the reload is of unknown outcome, and keeps the time of its press', () => {
  const intent = { channel: 'wallet', intentKey: 'k1', since: NOW } as const;
  const saved = throughStorage({ ...NO_PAYMENT, phase: 'requesting', intent });
  expect(saved && restoreWait(saved)).toMatchObject({
    phase: 'unknown',
    intent,
  });
});

it('keeps nothing once it is paid, and nothing of a payment that has ended', () => {
  expect(toPaymentInFlight({ ...LINKED, phase: 'completed', completedId: '31' }, ABOUT)).toBeNull();
  const payments = [{ ...OPEN, isOpen: false }];
  expect(toPaymentInFlight({ ...LINKED, phase: 'cancelled', payments }, ABOUT)).toBeNull();
});

it.each([
  null,
  'x',
  {},
  { ...ABOUT, payments: [{ ...OPEN, paymentId: '../x' }], currentId: null, pendingIntent: null },
  { ...ABOUT, payments: [{ ...OPEN, requestedAt: '1' }], currentId: null, pendingIntent: null },
])('reads nothing from %j', (saved) => expect(parsePaymentInFlight(saved)).toBeNull());
