import { waitAtom, submissionAtom } from '../../../submission/submission-atom.ts';
import { describe, expect, test } from 'vitest';

import { configAtom } from '../../../context/checkout-context.ts';
import { chargeQuestionAtom } from './payment-link.ts';
import { voucherResultAtom } from './payment-atoms.ts';
import {
  anAnswer,
  heardOf,
  payAgain,
  phaseOf,
  startOpen,
} from '../../../../test/support/state/start-at-payment.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { resendAction } from './pay.ts';

describe('what is asked of the server', () => {
  test('while a press waits for it, nothing else may be sent', async () => {
    const checkout = await startOpen('wallet');
    const { platform, store } = checkout;
    platform.answerStatus = () => new Promise(() => undefined);
    await store.set(resendAction);
    expect(phaseOf(checkout)).toBe('checking');
    expect(store.get(submissionAtom).status).toBe('sending');
  });

  test('an unknown status is reported to the page’s developer once, however often it comes', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    const unknown = { status: 'UNKNOWN', unknownWord: 'REFUNDED' } as const;
    platform.answerStatus = async (id) => ({ ...anAnswer(id, 'UNKNOWN'), ...unknown });
    const askAgain = async () => {
      const count = platform.asked.length + 1;
      host.showPage();
      await waitFor(() => expect(platform.asked).toHaveLength(count));
      await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    };
    for (const _ of [1, 2, 3]) await askAgain();
    platform.answerStatus = async (id) => anAnswer(id, 'IN_PROGRESS');
    await askAgain();
    const message = 'Unknown payment status "REFUNDED"';
    expect(heardOf(checkout, 'error')).toMatchObject([{ code: 'api', message }]);
  });

  test('an unknown status that answers the request itself is reported too, once', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    const unknown = { status: 'UNKNOWN', unknownWord: 'ON_HOLD' } as const;
    platform.answerWallet = async (count) => ({ ...anAnswer(`p${count}`, 'UNKNOWN'), ...unknown });
    await store.set(resendAction);
    await payAgain(checkout);
    await waitFor(() => expect(store.get(waitAtom).currentId).toBe('p2'));
    const reported = [{ code: 'api', message: 'Unknown payment status "ON_HOLD"' }];
    expect(heardOf(checkout, 'error')).toMatchObject(reported);

    platform.answerStatus = async (id) => ({
      ...anAnswer(id, 'UNKNOWN'),
      ...(id === 'p2' && unknown),
    });
    host.showPage();
    await waitFor(() => expect(platform.asked).toContain('p2'));
    await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    expect(heardOf(checkout, 'error')).toMatchObject(reported);
  });

  test('another amount of a payment that is not on the screen is no question there', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    await store.set(resendAction);
    await payAgain(checkout);
    await waitFor(() => expect(store.get(waitAtom).currentId).toBe('p2'));
    platform.answerStatus = async (id) => ({
      ...anAnswer(id, 'IN_PROGRESS'),
      chargedCents: id === 'p1' ? 4700 : null,
    });
    const before = platform.asked.length;
    host.showPage();
    await waitFor(() => expect(platform.asked).toHaveLength(before + 2));
    await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    expect(store.get(chargeQuestionAtom)).toBeNull();
  });

  test('an answer that comes after the checkout has started again counts for nothing there', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, server, store } = checkout;
    let say = (_answer: ReturnType<typeof anAnswer>) => {};
    platform.answerStatus = () => new Promise((resolve) => (say = resolve));
    host.showPage();
    await waitFor(() => expect(platform.asked).toEqual(['p1']));
    const before = { ...server.api };
    server.api.getCampaign = async (...input) => {
      const info = await before.getCampaign(...input);
      return { ...info, campaignView: { ...info.campaignView, campaignId: '102' } };
    };
    store.set(configAtom, { ...store.get(configAtom), campaignId: '102' });
    await store.set(startCheckoutAction);
    say(anAnswer('p1', 'COMPLETED'));
    await Promise.resolve();
    expect(store.get(voucherResultAtom)).toBeNull();
    expect(store.get(waitAtom).payments).toEqual([]);
  });
});
