import {
  NO_PURCHASE,
  type Purchase,
  type TrackedPayment,
} from '../../../submission/rules/purchase-state.ts';
import { purchaseAtom } from '../../../submission/submission-atom.ts';
import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../../platform/host/account/middleware-cookies.ts';
import { signInFormAtom } from './sign-in-form.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { DINNER, startForMembers } from '../../../../test/support/state/start-at-login.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { refusalAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { watchAccount } from './load-user.ts';
import { toggleSlotAction } from '../../booking/state/edit-booking.ts';
import { goBackAction } from '../../../flow/state/move-step.ts';
import { refreshAction, startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { sendSmsAction } from '../../confirmation/state/send-sms.ts';
import { showWeekAction } from '../../booking/state/calendar-state.ts';
import { submitBookingAction } from '../../booking/state/submit-booking.ts';
import { continueWithEmailAction, submitPasswordAction } from './password-sign-in.ts';
import { sessionAction } from './session.ts';

/** A payment on the screen. */
const aPayment = (channel: TrackedPayment['channel'], shows: Purchase['shows']): Purchase => ({
  ...NO_PURCHASE,
  shows,
  currentId: '1',
  payments: [{ paymentId: '1', intentKey: 'k', channel, requestedAt: 0, isOpen: shows !== 'paid' }],
});

const EXPIRED = new ApiError('auth', 'expired', { status: 401 });
const PASSWORD = 'secret1';

type Checkout = Awaited<ReturnType<typeof startForMembers>>;

const stepOf = ({ store }: Checkout) => store.get(currentEntryAtom)?.step;

function writeCookies({ host }: Checkout, user: { id: string; token: string }) {
  host.cookies.write(USER_ID_COOKIE, user.id, null);
  host.cookies.write(TOKEN_COOKIE, user.token, null);
}

/** Ana, signed in by the cookies, before the last button with dinner chosen. */
async function anaAtConfirm() {
  const checkout = await startForMembers({}, [A_USER, RUI]);
  watchAccount(checkout.store, checkout.host);
  writeCookies(checkout, A_USER);
  await checkout.store.set(startCheckoutAction);
  checkout.store.set(toggleSlotAction, DINNER);
  expect(stepOf(checkout)).toBe('confirm');
  return checkout;
}

async function signInByPassword({ store }: Checkout) {
  store.set(signInFormAtom, { email: A_USER.username });
  await store.set(continueWithEmailAction);
  store.set(signInFormAtom, { password: PASSWORD });
  await store.set(submitPasswordAction);
  expect(store.get(signInFormAtom).password).toBe('');
}

describe('a customer who signs out', () => {
  test('and in again with a token that the platform gives once more stays signed in', async () => {
    const checkout = await anaAtConfirm();
    const { store } = checkout;
    void store.set(sessionAction, { kind: 'signOut' });
    await signInByPassword(checkout);
    await store.set(refreshAction);
    expect(store.get(userAtom)?.id).toBe('1001');
    expect(stepOf(checkout)).toBe('confirm');
  });

  test('cannot while a wallet asks to confirm a payment of theirs', async () => {
    const { host, store } = await anaAtConfirm();
    store.set(purchaseAtom, aPayment('wallet', 'payment'));
    void store.set(sessionAction, { kind: 'signOut' });
    expect(store.get(userAtom)?.id).toBe('1001');
    host.cookies.remove(USER_ID_COOKIE);
    host.cookies.remove(TOKEN_COOKIE);
    host.changeAccountElsewhere();
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.get(userAtom)?.id).toBe('1001');
    store.set(purchaseAtom, NO_PURCHASE);
    await expect.poll(() => store.get(userAtom)).toBeNull();
  });

  test.each([
    ['linked', 'payment'],
    ['completed', 'paid'],
  ] as const)('is not led away from a payment that is %s', async (_, shows) => {
    const checkout = await anaAtConfirm();
    checkout.store.set(purchaseAtom, aPayment('link', shows));
    void checkout.store.set(sessionAction, { kind: 'signOut' });
    expect(checkout.store.get(userAtom)).toBeNull();
    expect(stepOf(checkout)).toBe('confirm');
  });
});

describe('a sign-in that the server ends (401)', () => {
  test('while the calendar is turned is dropped, and the choice is kept', async () => {
    const { host, server, store } = await anaAtConfirm();
    store.set(goBackAction);
    server.api.getCampaignSlots = async () => {
      server.api.getCampaignSlots = async () => [DINNER];
      throw EXPIRED;
    };
    await store.set(showWeekAction, '2027-03-01');
    expect(store.get(userAtom)).toBeNull();
    expect(host.cookies.read(TOKEN_COOKIE)).toBeNull();
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'errors.sessionEnded' });
    expect(store.get(bookingFormAtom).dateTimes).toHaveLength(1);
  });

  test('while an SMS is sent is dropped, and the result stays', async () => {
    const checkout = await anaAtConfirm();
    const { server, store } = checkout;
    await store.set(submitBookingAction);
    server.api.sendSms = async () => {
      throw EXPIRED;
    };
    await store.set(sendSmsAction);
    expect(store.get(userAtom)).toBeNull();
    expect(store.get(refusalAtom)).toEqual({ about: 'share', key: 'errorGeneric' });
    expect(stepOf(checkout)).toBe('success');
  });
});

describe('a refused booking of one user', () => {
  test('does not sign out another one who signed in elsewhere meanwhile, but syncs', async () => {
    const checkout = await anaAtConfirm();
    const { host, server, store } = checkout;
    let refuse = (_error: unknown) => {};
    server.answerBooking = () =>
      new Promise((_resolve, reject) => {
        refuse = reject;
      });
    const sending = store.set(submitBookingAction);
    writeCookies(checkout, RUI);
    host.changeAccountElsewhere();
    refuse(EXPIRED);
    await sending;
    expect(host.cookies.read(TOKEN_COOKIE)).toBe(RUI.token);
    await expect.poll(() => store.get(userAtom)?.id).toBe(RUI.id);
    expect(server.bookings).toHaveLength(1);
  });
});
