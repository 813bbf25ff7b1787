import { waitAtom } from '../../../submission/submission-atom.ts';
import { describe, expect, test } from 'vitest';

import { WALLET_POLL_MS } from '../../../lib/limits.ts';
import { resendAction } from './pay.ts';
import { payAgain, startOpen } from '../../../../test/support/state/start-at-payment.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';

describe('a payment that is open', () => {
  test('is polled once the connection is back, not when it is lost', async () => {
    const { host, platform } = await startOpen('wallet');
    host.setOnline(false);
    expect(platform.asked).toEqual([]);
    host.setOnline(true);
    expect(platform.asked).toEqual(['p1']);
  });

  test('is asked about 15 s after it was asked about last', async () => {
    const { host, platform, store } = await startOpen('wallet');
    host.advance(WALLET_POLL_MS - 1);
    host.showPage();
    await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    host.advance(WALLET_POLL_MS - 1);
    expect(platform.asked).toEqual(['p1']);
    host.advance(1);
    expect(platform.asked).toEqual(['p1', 'p1']);
  });

  test('is watched from the page once, however often it is paid and the checkout is started again', async () => {
    let watching = 0;
    const checkout = await startOpen('wallet', ({ host }) => {
      const watch = host.onPageShown.bind(host);
      host.onPageShown = (listener) => {
        const stop = watch(listener);
        watching += 1;
        return () => {
          watching -= 1;
          stop();
        };
      };
    });
    const { store } = checkout;
    await store.set(resendAction);
    await payAgain(checkout);
    await waitFor(() => expect(store.get(waitAtom).currentId).toBe('p2'));
    expect(watching).toBe(1);
    for (const _ of [1, 2]) await store.set(startCheckoutAction);
    await waitFor(() => expect(store.get(waitAtom).currentId).toBe('p2'));
    expect(watching).toBe(1);
  });

  test('is asked about once however often the checkout is started again', async () => {
    const { host, platform, store } = await startOpen('wallet');
    await store.set(startCheckoutAction);
    await waitFor(() => expect(platform.asked).toEqual(['p1']));
    await waitFor(() =>
      expect(store.get(waitAtom)).toMatchObject({ polling: null, currentId: 'p1' }),
    );
    host.advance(WALLET_POLL_MS);
    await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    expect(platform.asked).toEqual(['p1', 'p1']);
    host.showPage();
    host.setOnline(true);
    await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    expect(platform.asked).toEqual(['p1', 'p1', 'p1']);
  });
});
