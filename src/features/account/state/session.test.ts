import { stepNoticeAtom } from '../../../context/problems.ts';
import { describe, expect, test } from 'vitest';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../../platform/host/account/middleware-cookies.ts';
import type { Reservation } from '../../booking/rules/reservation.ts';
import { watchAccount } from './load-user.ts';
import { signInNoticeAtom } from './sign-in-notice.ts';
import { userPrizesAtom, PRIZES } from './prizes.ts';
import type { Prize } from '../../../lib/user-session.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { currentEntryAtom, flowStatusAtom } from '../../../flow/state/flow-atoms.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { A_RESERVATION, A_USER } from '../../../../test/support/state/fake-server.ts';
import {
  DINNER,
  startAtLogin,
  startForMembers,
} from '../../../../test/support/state/start-at-login.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { INVOICE } from '../../contact/state/invoice-form.ts';
import { VOUCHER_INVOICE } from '../../vouchers/state/voucher-form-state.ts';
import { editContactAction } from '../../contact/state/contact-form.ts';
import { toggleSlotAction } from '../../booking/state/edit-booking.ts';
import { refreshAction, startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { customerEmailAtom } from '../../booking/state/booking-result.ts';
import { sendSmsAction } from '../../confirmation/state/send-sms.ts';
import { submitBookingAction } from '../../booking/state/submit-booking.ts';
import { sessionAction } from './session.ts';

const ANA = { userId: '1001', token: 'token-ana' };

const EXPIRED = new ApiError('auth', 'expired', { status: 401 });

type Checkout = Awaited<ReturnType<typeof startForMembers>>;

const stepOf = ({ store }: Checkout) => store.get(currentEntryAtom)?.step;

/** The effects of another element or tab when a user signs in there, or out (null). */
function changeElsewhere({ host }: Checkout, user: { userId: string; token: string } | null) {
  if (user) {
    host.cookies.write(USER_ID_COOKIE, user.userId, null);
    host.cookies.write(TOKEN_COOKIE, user.token, null);
  } else {
    host.cookies.remove(USER_ID_COOKIE);
    host.cookies.remove(TOKEN_COOKIE);
  }
  host.changeAccountElsewhere();
}

/** Ana, signed in by the cookies, before the last button with dinner chosen. */
async function anaAtConfirm(config: Partial<CheckoutConfig> = {}) {
  const checkout = await startForMembers(config, [A_USER, RUI]);
  const { host, store } = checkout;
  watchAccount(store, host);
  host.cookies.write(USER_ID_COOKIE, ANA.userId, null);
  host.cookies.write(TOKEN_COOKIE, ANA.token, null);
  await store.set(startCheckoutAction);
  store.set(toggleSlotAction, DINNER);
  expect(stepOf(checkout)).toBe('confirm');
  return checkout;
}

describe('who is signed in as a flow starts', () => {
  test('is whom the page names, before the cookies and the external token', async () => {
    const external = { providerId: '4', externalToken: 'external-ana' };
    const named = await startForMembers({ ...ANA, ...external }, [A_USER, RUI]);
    expect(named.store.get(userAtom)?.id).toBe('1001');
    expect(named.accounts.asked.map(({ call }) => call)).not.toContain('signInExternally');
    const stored = await startForMembers(external, [A_USER, RUI]);
    changeElsewhere(stored, { userId: '1002', token: 'token-rui' });
    await stored.store.set(startCheckoutAction);
    expect(stored.store.get(userAtom)?.id).toBe('1002');
  });

  test('is whom the external token of provider 4 names, without a cookie, asked and announced once', async () => {
    const config = { providerId: '4', externalToken: 'external-ana' };
    const { accounts, host, store } = await startForMembers(config);
    expect(store.get(userAtom)?.id).toBe('1001');
    expect(store.get(contactAtom).name).toBe('Ana Sousa');
    await store.set(refreshAction);
    expect(host.receivedEvents.filter(({ name }) => name === 'login')).toEqual([
      { name: 'login', detail: { userId: '1001' } },
    ]);
    expect(accounts.asked.filter(({ call }) => call === 'signInExternally')).toHaveLength(1);
    expect(host.cookies.read(TOKEN_COOKIE)).toBeNull();
  });

  test('is signed out when the external token is refused: the flow starts and can ask to sign in', async () => {
    const config = { providerId: '4', externalToken: 'forged' };
    const { host, store } = await startForMembers(config);
    expect(store.get(flowStatusAtom)).toEqual({ status: 'ready' });
    expect(store.get(userAtom)).toBeNull();
    expect(store.get(signInNoticeAtom)?.message).toEqual({ key: 'errors.externalSignIn' });
    expect(JSON.stringify([host.receivedEvents, host.warnings])).not.toContain('forged');
  });

  test('is not asked by an external token of any other provider', async () => {
    const { accounts, store } = await startForMembers({ externalToken: 'external-ana' });
    expect(store.get(userAtom)).toBeNull();
    expect(accounts.asked).toEqual([]);
  });
});

describe('signing out', () => {
  test('drops cookies, token and values of the profile, keeps typed values, and notifies all', async () => {
    const checkout = await anaAtConfirm();
    const { host, store } = checkout;
    const announced = host.accountCounts.announced;
    store.set(editContactAction, { notes: 'Janela' });
    void store.set(sessionAction, { kind: 'signOut' });
    expect(store.get(userAtom)).toBeNull();
    expect(host.cookies.read(TOKEN_COOKIE)).toBeNull();
    expect(store.get(contactAtom)).toMatchObject({ name: '', phone: '', notes: 'Janela' });
    expect(store.get(bookingFormAtom).dateTimes).toHaveLength(1);
    expect(stepOf(checkout)).toBe('login');
    expect(host.accountCounts.announced).toBe(announced + 1);
    expect(host.toldParent).toContainEqual({ message: 'setLoggedInUser', payload: null });
    expect(host.receivedEvents.filter(({ name }) => name === 'logout')).toHaveLength(1);
  });

  test('asks a guest for the contact, which the profile held, before the booking can be sent', async () => {
    const checkout = await anaAtConfirm({ allowGuestLogin: true });
    void checkout.store.set(sessionAction, { kind: 'signOut' });
    expect(stepOf(checkout)).toBe('client-info');
    expect(checkout.store.get(bookingFormAtom).dateTimes).toHaveLength(1);
  });

  test.each([
    ['a booking', INVOICE],
    ['vouchers', VOUCHER_INVOICE],
  ])(
    'takes the name of the profile from the invoice of %s, and keeps a typed one',
    async (_, form) => {
      const checkout = await anaAtConfirm();
      const { store } = checkout;
      store.set(form.ask, true);
      expect(store.get(form.values).name).toBe('Ana Sousa');
      void store.set(sessionAction, { kind: 'signOut' });
      expect(store.get(form.values)).toMatchObject({ needVatInvoice: true, name: '' });
      store.set(form.edit, { name: 'Sousa e Filhos' });
      changeElsewhere(checkout, { userId: '1002', token: 'token-rui' });
      await expect.poll(() => store.get(userAtom)?.id).toBe('1002');
      expect(store.get(form.values).name).toBe('Sousa e Filhos');
    },
  );

  test('also holds against a token that the page names, after a restart too', async () => {
    const { store } = await startForMembers(ANA);
    void store.set(sessionAction, { kind: 'signOut' });
    await store.set(startCheckoutAction);
    expect(store.get(userAtom)).toBeNull();
  });

  test('waits for nothing and does nothing while a booking is being sent', async () => {
    const { server, store } = await anaAtConfirm();
    let answer = (_reservation: Reservation) => {};
    server.answerBooking = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const sending = store.set(submitBookingAction);
    void store.set(sessionAction, { kind: 'signOut' });
    expect(store.get(userAtom)?.id).toBe('1001');
    answer(A_RESERVATION);
    await sending;
    expect(server.bookings.map(({ token }) => token)).toEqual(['token-ana']);
  });
});

describe('another element or tab', () => {
  test('that signs in signs in here, and the sign-in step continues with the choice', async () => {
    const checkout = await startAtLogin();
    const { host, store } = checkout;
    watchAccount(store, host);
    changeElsewhere(checkout, ANA);
    await expect.poll(() => store.get(userAtom)?.id).toBe('1001');
    expect(stepOf(checkout)).toBe('confirm');
    expect(host.toldParent).toEqual([]);
  });

  test('that signs out signs out here, says so, and asks to sign in where that is needed', async () => {
    const checkout = await anaAtConfirm();
    const { store } = checkout;
    changeElsewhere(checkout, null);
    await expect.poll(() => store.get(userAtom)).toBeNull();
    expect(stepOf(checkout)).toBe('login');
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'errors.signedOut' });
    expect(store.get(bookingFormAtom).dateTimes).toHaveLength(1);
  });

  test('that changes the user while a booking is being sent is synced after its answer', async () => {
    const checkout = await anaAtConfirm();
    const { server, store } = checkout;
    let fail = (_error: unknown) => {};
    server.answerBooking = () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      });
    const sending = store.set(submitBookingAction);
    changeElsewhere(checkout, { userId: '1002', token: 'token-rui' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.get(userAtom)?.id).toBe('1001');
    fail(new ApiError('api', 'refused', { status: 500 }));
    await sending;
    await expect.poll(() => store.get(userAtom)?.id).toBe('1002');
    expect(server.bookings).toHaveLength(1);
  });

  test('that signs in is not synced into a booking that was begun meanwhile', async () => {
    const checkout = await anaAtConfirm();
    const { server, store } = checkout;
    const getProfile = server.api.getProfile.bind(server.api);
    const asked = new Set<string>();
    let tell = () => {};
    const held = new Promise<void>((resolve) => {
      tell = resolve;
    });
    server.api.getProfile = async (user, options) => {
      asked.add(user.token);
      await held;
      return getProfile(user, options);
    };
    let accept = (_reservation: Reservation) => {};
    server.answerBooking = () =>
      new Promise((resolve) => {
        accept = resolve;
      });
    changeElsewhere(checkout, { userId: '1002', token: 'token-rui' });
    await expect.poll(() => asked.has('token-rui')).toBe(true);
    const sending = store.set(submitBookingAction);
    tell();
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.get(userAtom)?.id).toBe('1001');
    await store.set(sessionAction, { kind: 'changed' });
    expect(store.get(userAtom)?.id).toBe('1001');
    accept(A_RESERVATION);
    await sending;
    expect(server.bookings.map(({ token }) => token)).toEqual(['token-ana']);
    await store.set(startCheckoutAction);
    expect(store.get(userAtom)?.id).toBe('1002');
  });

  test('that signs out after a booking was accepted leaves its result on the screen, without a remark about input', async () => {
    const checkout = await anaAtConfirm();
    await checkout.store.set(submitBookingAction);
    changeElsewhere(checkout, null);
    await expect.poll(() => checkout.store.get(userAtom)).toBeNull();
    expect(stepOf(checkout)).toBe('success');
    expect(checkout.store.get(stepNoticeAtom)).toBeNull();
  });

  test('that signs in another customer says so, keeps what was typed, and replaces the profile’s values', async () => {
    const checkout = await anaAtConfirm();
    const { store } = checkout;
    store.set(editContactAction, { phone: '961234567' });
    changeElsewhere(checkout, { userId: '1002', token: 'token-rui' });
    await expect
      .poll(() => store.get(stepNoticeAtom)?.message)
      .toEqual({ key: 'account.signedInElsewhere' });
    expect(store.get(contactAtom)).toMatchObject({ name: 'Rui Costa', phone: '961234567' });
    expect(stepOf(checkout)).toBe('confirm');
    expect(store.get(bookingFormAtom).dateTimes).toHaveLength(1);
  });

  test('that signs in another customer leaves a result to the customer of it until the next flow', async () => {
    const checkout = await anaAtConfirm();
    const { server, store } = checkout;
    await store.set(submitBookingAction);
    changeElsewhere(checkout, { userId: '1002', token: 'token-rui' });
    await new Promise((resolve) => setTimeout(resolve));
    const sent: [userId: string, mobileNumber: string][] = [];
    server.api.sendSms = async (userId, { mobileNumber }) => void sent.push([userId, mobileNumber]);
    await store.set(sendSmsAction);
    expect(sent).toEqual([['1001', '+351912345678']]);
    expect(store.get(customerEmailAtom)).toBe(A_USER.username);
    await store.set(startCheckoutAction);
    expect(store.get(userAtom)?.id).toBe('1002');
    expect(store.get(contactAtom).email).toBe(RUI.username);
  });

  test('that signs the same customer in again gives a result the new token', async () => {
    const checkout = await anaAtConfirm();
    checkout.accounts.users.push({ ...A_USER, token: 'token-ana-again' });
    await checkout.store.set(submitBookingAction);
    changeElsewhere(checkout, { userId: A_USER.id, token: 'token-ana-again' });
    await expect.poll(() => checkout.store.get(userAtom)?.token).toBe('token-ana-again');
  });

  test('is not heard of any more once the element stopped listening', async () => {
    const checkout = await startAtLogin();
    watchAccount(checkout.store, checkout.host)();
    changeElsewhere(checkout, ANA);
    await new Promise((resolve) => setImmediate(resolve));
    expect(checkout.store.get(userAtom)).toBeNull();
  });
});

describe('a sign-in that the server ends (401)', () => {
  test('in the middle of a booking clears the cookies, reads the data once and asks to sign in', async () => {
    const checkout = await anaAtConfirm();
    const { server, host, store } = checkout;
    const reads = () => server.calls.filter((call) => call === 'getCampaign').length;
    const before = reads();
    server.answerBooking = async () => {
      throw EXPIRED;
    };
    await store.set(submitBookingAction);
    expect(host.cookies.read(TOKEN_COOKIE)).toBeNull();
    expect(reads()).toBe(before + 1);
    expect(stepOf(checkout)).toBe('login');
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'errors.sessionEnded' });
    expect(store.get(bookingFormAtom).dateTimes).toHaveLength(1);
    expect(store.get(contactAtom).name).toBe('Ana Sousa');
  });

  test('in a refresh and while prizes are read ends in the same place', async () => {
    for (const isRefresh of [true, false]) {
      const checkout = await anaAtConfirm();
      const { accounts, store } = checkout;
      accounts.users = [];
      accounts.failures.set('getPrizes', EXPIRED);
      await (isRefresh ? store.set(refreshAction) : store.set(PRIZES.load));
      expect(stepOf(checkout)).toBe('login');
      expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'errors.sessionEnded' });
    }
  });
});

test('a cookie that survives the sign-out does not sign in again after a reload', async () => {
  const { host, store } = await startForMembers({});
  host.cookies.write(USER_ID_COOKIE, ANA.userId, null);
  host.cookies.write(TOKEN_COOKIE, ANA.token, null);
  await store.set(startCheckoutAction);
  expect(store.get(userAtom)?.id).toBe(ANA.userId);
  host.cookies.remove = () => undefined;
  void store.set(sessionAction, { kind: 'signOut' });
  // A reload clears the page's memory.
  host.account.isRefused = () => false;
  await store.set(startCheckoutAction);
  expect([host.cookies.read(TOKEN_COOKIE), store.get(userAtom)]).toEqual([ANA.token, null]);
});

describe('prizes', () => {
  test('are read once for each user and never shown to the next one', async () => {
    const checkout = await anaAtConfirm();
    const { accounts, store } = checkout;
    await store.set(PRIZES.load);
    await store.set(PRIZES.load);
    expect(accounts.asked.filter(({ call }) => call === 'getPrizes')).toHaveLength(1);
    expect(store.get(userPrizesAtom)).toEqual([]);
    changeElsewhere(checkout, { userId: '1002', token: 'token-rui' });
    await expect.poll(() => store.get(userAtom)?.id).toBe('1002');
    expect(store.get(userPrizesAtom)).toBeNull();
  });

  test('of a user who has left do not replace those of the next one when they arrive late', async () => {
    const checkout = await anaAtConfirm();
    const { server, store } = checkout;
    let answer = (_prizes: readonly Prize[]): void => undefined;
    server.api.getPrizes = () => new Promise((resolve) => (answer = resolve));
    const late = store.set(PRIZES.load);
    changeElsewhere(checkout, { userId: '1002', token: 'token-rui' });
    await expect.poll(() => store.get(userAtom)?.id).toBe('1002');
    server.api.getPrizes = async () => [];
    await store.set(PRIZES.load);
    answer([{ id: '9', prizeTitle: 'Dez euros', prizeValueCents: 1000 }]);
    await late;
    expect(store.get(userPrizesAtom)).toEqual([]);
  });
});
