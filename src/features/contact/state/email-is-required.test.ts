import { expect, it } from 'vitest';

import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { DINNER, NOW } from '../../../../test/support/state/start-at-login.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { configAtom } from '../../../context/checkout-context.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { emailIsRequiredAtom } from './contact-form.ts';

it('requires an e-mail from guests, unless they have to sign in anyway', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
  const store = await startTestCheckout(server, createFakeHost(NOW), {});
  expect(store.get(emailIsRequiredAtom)).toBe(true);
  store.set(configAtom, { ...store.get(configAtom), allowGuestLogin: false });
  expect(store.get(emailIsRequiredAtom)).toBe(false);
});
