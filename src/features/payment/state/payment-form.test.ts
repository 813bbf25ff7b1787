import { expect, test } from 'vitest';

import { submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import { beginPressAction, endPressAction } from '../../../flow/state/pointer-press.ts';
import { paymentMethodAtom } from './payment-atoms.ts';
import { choosePaymentMethodAction, WALLET, walletPhoneAtom } from './payment-form.ts';
import { startAtPayment } from '../../../../test/support/state/start-at-payment.ts';
import { payAction } from './pay.ts';

const WRONG = [{ field: 'phone', message: 'forms.errors.phoneInvalid' }];

test('the wallet’s number is the contact’s until another one is typed, part by part', async () => {
  const { store } = await startAtPayment();
  expect(store.get(walletPhoneAtom)).toEqual({ prefix: '+351', phone: '912345678' });
  store.set(walletPhoneAtom, { prefix: '+34' });
  expect(store.get(walletPhoneAtom)).toEqual({ prefix: '+34', phone: '912345678' });
});

test('a number typed in another form is put right once the field is left', async () => {
  const { store } = await startAtPayment();
  store.set(walletPhoneAtom, { phone: '00 34 600 000 001' });
  expect(store.get(walletPhoneAtom).phone).toBe('00 34 600 000 001');
  store.set(WALLET.leave, 'phone');
  expect(store.get(walletPhoneAtom)).toEqual({ prefix: '+34', phone: '600000001' });
});

test('a wrong number shows its error after the field is left and the press is over', async () => {
  const { store } = await startAtPayment();
  store.set(walletPhoneAtom, { phone: '21' });
  expect(store.get(WALLET.shownIssues)).toEqual([]);
  store.set(beginPressAction);
  store.set(WALLET.leave, 'phone');
  expect(store.get(WALLET.shownIssues)).toEqual([]);
  store.set(endPressAction);
  expect(store.get(WALLET.shownIssues)).toEqual(WRONG);
});

test('a wrong number shows its error after a try to pay, and not with another method', async () => {
  const { store } = await startAtPayment();
  store.set(walletPhoneAtom, { phone: '21' });
  store.set(payAction);
  expect(store.get(WALLET.shownIssues)).toEqual(WRONG);
  store.set(choosePaymentMethodAction, 'card');
  expect(store.get(paymentMethodAtom)).toBe('card');
  expect(store.get(WALLET.issues)).toEqual([]);
  store.set(choosePaymentMethodAction, 'wallet');
  expect(store.get(submitCountAtom)).toBe(0);
  expect(store.get(WALLET.shownIssues)).toEqual([]);
});
