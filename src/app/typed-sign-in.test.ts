import { expect, test } from 'vitest';
import { savedStateAtom } from '../flow/state/saved-state.ts';

import { visitStepAction, goBackAction } from '../flow/state/move-step.ts';
import { openVoucherPage, PAYMENT_NOW, stepOf } from '../../test/support/state/start-at-payment.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { SIGN_IN, signInFormAtom } from '../features/account/state/sign-in-form.ts';

test('an e-mail that was only typed at the sign-in is no detail to enter again', async () => {
  const checkout = await openVoucherPage(createFakeHost(PAYMENT_NOW));
  const { store } = checkout;
  const step = stepOf(checkout) ?? 'choice';
  expect(store.get(savedStateAtom)?.hasTyped).toBe(false);
  store.set(visitStepAction, 'login', step);
  store.set(signInFormAtom, { email: 'rui@example.com' });
  store.set(SIGN_IN.leave, 'email');
  store.set(goBackAction);
  expect(stepOf(checkout)).toBe(step);
  expect(store.get(savedStateAtom)?.hasTyped).toBe(false);
});
