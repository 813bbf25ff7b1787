// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { parseEntry } from '../../../submission/journal/journal-entry.ts';
import type { SeenEntry } from '../../../submission/journal/journal-rules.ts';
import { againQuestionAtom } from '../../../submission/journal/reserve-purchase.ts';
import { startAtPayment } from '../../../../test/support/state/start-at-payment.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import PayAgainDialog from './pay-again-dialog.tsx';

/** The words of the two ways on beside a voucher's payment that was started before. */
async function waysBeside(
  own: object,
  visibility: SeenEntry['visibility'],
  isResend = false,
): Promise<readonly unknown[]> {
  const { store } = await startAtPayment();
  const text = { entityId: '1', kind: 'voucher', target: '', since: 0, ...own };
  const entry = parseEntry('k', JSON.stringify(text));
  if (!entry) throw new Error('unreadable');
  store.set(againQuestionAtom, {
    userId: null,
    seen: { entry, visibility },
    isResend,
    consent: () => undefined,
  });
  const { root } = renderInCheckout(store, <PayAgainDialog />);
  return [...root.querySelectorAll('button')].map(({ textContent }) => textContent);
}

const REACHABLE = { paymentId: 'p1', owner: 'guest' };

it.each([
  ['the customer’s own', REACHABLE, 'full', ['pay', 'first']],
  ['maybe another person’s: who says so pays once', REACHABLE, 'masked', ['notMine', 'mine']],
  ['maybe another person’s, which cannot be shown', { owner: 'guest' }, 'masked', ['pay', 'no']],
] as const)('beside an open payment that is %s', async (_, own, visibility, ways) => {
  expect(await waysBeside(own, visibility)).toEqual(ways.map((way) => `payment.again.${way}`));
});

it('beside a payment of an account that signed out: its sign-in, or paying again', async () => {
  const own = { paymentId: 'p1', owner: 'account' };
  expect(await waysBeside(own, 'masked')).toEqual(['payment.again.pay', 'payment.rest.signIn']);
});

it('a request that is sent again asks in words of its own: both may arrive, and one is accepted', async () => {
  const ways = ['payment.again.resend', 'payment.again.keepWaiting'];
  expect(await waysBeside(REACHABLE, 'full', true)).toEqual(ways);
});
