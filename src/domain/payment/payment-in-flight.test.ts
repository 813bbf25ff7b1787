import { expect, it } from 'vitest';

import {
  parsePaymentInFlight,
  restoreWait,
  toPaymentInFlight,
  type KeptPurchase,
} from './payment-in-flight.ts';
import { NO_PAYMENT, type WaitState } from './wait/wait-state.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const ABOUT = { kind: 'voucher', method: 'card', mark: null, nonce: 'n-1', ownParams: [] } as const;
const PURCHASE: KeptPurchase = {
  owner: 'account',
  method: 'card',
  count: 2,
  shownCents: 9000,
  chargedCents: 9200,
  url: 'https://pay.example/31',
  reference: null,
};
const OPEN = { paymentId: '31', channel: 'link', requestedAt: NOW, isOpen: true } as const;
const LINKED: WaitState = { ...NO_PAYMENT, phase: 'linked', payments: [OPEN], currentId: '31' };

const throughStorage = (state: WaitState) =>
  parsePaymentInFlight(JSON.parse(JSON.stringify(toPaymentInFlight(state, ABOUT, () => PURCHASE))));

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
  expect(
    toPaymentInFlight({ ...LINKED, phase: 'completed', completedId: '31' }, ABOUT, () => null),
  ).toBeNull();
  const payments = [{ ...OPEN, isOpen: false }];
  expect(
    toPaymentInFlight({ ...LINKED, phase: 'cancelled', payments }, ABOUT, () => null),
  ).toBeNull();
});

it.each([
  null,
  'x',
  {},
  { ...ABOUT, payments: [{ ...OPEN, paymentId: '../x' }], currentId: null, pendingIntent: null },
  { ...ABOUT, payments: [{ ...OPEN, requestedAt: '1' }], currentId: null, pendingIntent: null },
])('reads nothing from %j', (saved) => expect(parsePaymentInFlight(saved)).toBeNull());

it('keeps what a payment is for, and how to reach its page, while it is open', () => {
  expect(throughStorage(LINKED)?.payments).toMatchObject([{ purchase: PURCHASE }]);
});

it.each(['data:text/html,x', 'http://pay.example/31', 'https://a:b@pay.example/', '/31', 31])(
  'takes %j for no page of the provider; the payment is followed all the same',
  (url) => {
    const saved = toPaymentInFlight(LINKED, ABOUT, () => PURCHASE);
    const payments = saved?.payments.map((each) => ({ ...each, purchase: { ...PURCHASE, url } }));
    expect(parsePaymentInFlight({ ...saved, payments })?.payments).toMatchObject([
      { paymentId: '31', purchase: { owner: 'account', url: null } },
    ]);
  },
);

it('follows a payment that was stored before it was kept what it is for', () => {
  const saved = toPaymentInFlight(LINKED, ABOUT, () => PURCHASE);
  const payments = saved?.payments.map(({ purchase: _purchase, ...each }) => each);
  expect(parsePaymentInFlight({ ...saved, payments })?.payments).toMatchObject([
    { paymentId: '31', purchase: null },
  ]);
});
