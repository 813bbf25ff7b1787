import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createTestApi } from '../../../test/support/api/calls.ts';
import { createTestContext } from '../../../test/support/api/test-context.ts';
import { buildWalletPayload } from '../../../src/features/payment/rules/payment-payload.ts';
import { purchasePrice } from '../../../src/features/offer/rules/purchase-price.ts';
import { createSandbox } from '../create-sandbox.ts';
import { NOW } from '../test-support/sandbox-client.ts';

const WALLET = { prefix: '+351', phone: '910000003' };
const NO_INVOICE = { needVatInvoice: false, name: '', vatId: '' };

const purchase = fc.record({
  campaignId: fc.constantFrom('110', '115'),
  variant: fc.constantFrom('gift', 'premium'),
  count: fc.integer({ min: 1, max: 10 }),
  user: fc.constantFrom(
    null,
    { userId: '1001', token: 'token-ana' },
    { userId: '1002', token: 'token-premium' },
  ),
  prizeId: fc.constantFrom(null, '7001', '7002', '7003', '7101'),
});

test('the sandbox charges to the cent what the checkout shows, and refuses the prizes that it refuses', async () => {
  const sandbox = createSandbox({ now: () => NOW });
  const { context } = createTestContext([], {
    middleware: 'http://sandbox.test',
    fetch: (request) => sandbox.fetch(request),
  });
  const api = createTestApi(context);

  await fc.assert(
    fc.asyncProperty(purchase, async ({ campaignId, variant, count, user, prizeId }) => {
      const info = await api.getCampaign(campaignId);
      const prizes = user ? await api.getPrizes(user) : [];
      const prize = prizes.find(({ id }) => id === prizeId) ?? null;
      const price = purchasePrice({
        info,
        kind: variant === 'premium' ? 'premiumVoucher' : 'voucher',
        count,
        reservationType: 'normal',
        isPremium: user ? (await api.getProfile(user)).isPremium : false,
        prizeCents: prize?.prizeValueCents ?? null,
      });
      fc.pre(price !== null && price.unitCents > 0);
      const payload = buildWalletPayload(
        {
          method: 'wallet',
          variant,
          campaignId,
          campaignType: info.campaignView.campaignType,
          count,
          prizeId: prize?.id ?? null,
          invoice: NO_INVOICE,
          name: 'Ana',
          email: 'ana@example.com',
          now: NOW,
        },
        WALLET,
      );

      const request = api.requestWalletPayment(payload, user, { intentKey: 'k' });

      if (price?.isPrizeTooHigh) {
        await expect(request).rejects.toMatchObject({ serverCode: 'PRIZE_TOO_HIGH' });
        return;
      }
      const { chargedCents } = await request;
      expect(chargedCents).toBe(price?.totalCents);
    }),
    { numRuns: 150 },
  );
});
