import { describe, expect, it } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import { JOURNAL_ENTRY_MS, REQUEST_TIMEOUT_MS } from '../../../lib/limits.ts';
import type { PremiumPlansAnswer } from '../calls/premium-plans.ts';
import { bookAtom, reservationTypeAtom } from '../../../flow/state/booking-state-atoms.ts';
import { currentEntryAtom, progressAtom } from '../../../flow/state/flow-atoms.ts';
import {
  buyPlanAction,
  giveUpSmartAction,
  goOnAsMemberAction,
  membershipCheckAtom,
  planPurchaseAtom,
  signInForPlansAction,
} from './plan-purchase.ts';
import {
  checkMembershipAction,
  loadPlansAction,
  plansAtom,
  restorePurchaseAction,
} from './plans.ts';
import { alertAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { showsBannerAtom } from '../../../app/screen-atoms.ts';
import type { UserSession } from '../../../lib/user-session.ts';
import { PASSWORD, RUI } from '../../../../test/support/state/fake-accounts.ts';
import { A_PLAN, A_USER } from '../../../../test/support/state/fake-server.ts';
import { payAgain } from '../../../../test/support/state/start-at-payment.ts';
import { startForMembers } from '../../../../test/support/state/start-at-login.ts';
import {
  continueWithEmailAction,
  submitPasswordAction,
} from '../../account/state/password-sign-in.ts';
import { editSignInAction } from '../../account/state/sign-in-form.ts';
import { goBackAction } from '../../../flow/state/move-step.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { againQuestionAtom } from '../../payment/state/claim-purchase.ts';
import { servicesAtom } from '../../../context/services.ts';

const SIGNED_IN = { userId: A_USER.id, token: A_USER.token } as const;

/** A page that asks for a smart reservation, on its first step. */
async function startSmart(config: Partial<CheckoutConfig> = {}, users = [A_USER]) {
  const checkout = await startForMembers({ reservationType: 'smart', ...config }, users);
  const answers: (PremiumPlansAnswer | ApiError)[] = [];
  let asked = 0;
  checkout.server.api.getPremiumPlans = async () => {
    asked += 1;
    const answer = answers.shift() ?? { products: [A_PLAN], bestSubscription: A_PLAN, faults: [] };
    if (answer instanceof ApiError) throw answer;
    return answer;
  };
  const { host, store } = checkout;
  return {
    ...checkout,
    answers,
    timesAsked: () => asked,
    step: () => store.get(currentEntryAtom)?.step,
    told: (name: string) => host.heard.filter((event) => event.name === name),
  };
}

/** A new page at the plans on what the old one has stored, for whoever is signed in by then. */
async function reloadAs(
  { host }: Pick<Awaited<ReturnType<typeof startSmart>>, 'host'>,
  user: UserSession,
) {
  const after = await startSmart({ userId: user.id, token: user.token }, [
    { ...user, isPremium: false },
  ]);
  for (const [key, value] of host.stored) after.host.storage.write(key, value);
  for (const [key, value] of host.sharedValues) after.host.shared.write(key, value);
  after.store.set(userAtom, user);
  return after;
}

const becomePremium = ({ accounts }: Awaited<ReturnType<typeof startSmart>>) => {
  accounts.users = [{ ...A_USER, isPremium: true, points: 125 }];
};

describe('the plans before a smart reservation', () => {
  it('are read for who is signed in, the recommended one first', async () => {
    const { store, step } = await startSmart(SIGNED_IN);
    expect(step()).toBe('plans');
    await store.set(loadPlansAction);
    expect(store.get(plansAtom)).toMatchObject({ status: 'ready', offer: { best: A_PLAN } });
  });

  it('are not asked for a guest, who has none', async () => {
    const { store, timesAsked } = await startSmart();
    await store.set(loadPlansAction);
    expect(timesAsked()).toBe(0);
    expect(store.get(plansAtom)).toBeNull();
  });

  it('do not stand before a member', async () => {
    const { step } = await startSmart(SIGNED_IN, [{ ...A_USER, isPremium: true }]);
    expect(step()).toBe('choice');
  });

  it('that cannot be read say why, and can be asked for again', async () => {
    const { store, answers, told } = await startSmart(SIGNED_IN);
    answers.push(new ApiError('timeout', 'too slow'));
    await store.set(loadPlansAction);
    expect(store.get(plansAtom)).toEqual({
      status: 'failed',
      sentence: { key: 'errors.timeout' },
    });
    expect(told('error')).toMatchObject([{ detail: { code: 'timeout' } }]);
    await store.set(loadPlansAction);
    expect(store.get(plansAtom)?.status).toBe('ready');
  });

  it('tell the page once, by event and console, of one that is left out; the customer sees the others', async () => {
    const { store, host, answers, told } = await startSmart(SIGNED_IN);
    const message = 'getPremiumPlans: the field "products.1.urlHiPay" is missing or cannot be used';
    const fault = { status: 200, field: 'products.1.urlHiPay', message };
    const answer = { products: [A_PLAN], bestSubscription: null, faults: [fault] };
    answers.push(answer, answer);
    await store.set(loadPlansAction);
    await store.set(loadPlansAction);
    expect(store.get(plansAtom)).toMatchObject({ status: 'ready', offer: { plans: [A_PLAN] } });
    expect(told('error')).toEqual([
      { name: 'error', detail: { code: 'api', status: 200, message } },
    ]);
    expect(host.warnings).toEqual([`api: ${message}`]);
  });

  it.each([
    ['plans', 'getPremiumPlans', loadPlansAction],
    ['membership', 'getProfile', checkMembershipAction],
  ] as const)(
    'refused for one account (%s) leave another one signed in that has taken its place',
    async (_what, call, action) => {
      const { server, store } = await startSmart(SIGNED_IN);
      store.set(planPurchaseAtom, { status: 'begun', since: 0 });
      server.api[call] = async () => {
        store.set(userAtom, RUI);
        throw new ApiError('auth', 'expired', { status: 401 });
      };
      await store.set(action);
      expect(store.get(userAtom)).toEqual(RUI);
    },
  );

  it('lead to the sign-in again when the session has ended', async () => {
    const { store, answers, step } = await startSmart(SIGNED_IN);
    answers.push(new ApiError('auth', 'expired', { status: 401 }));
    await store.set(loadPlansAction);
    expect(step()).toBe('plans');
    expect(store.get(plansAtom)).toBeNull();
  });

  it('are given up for a normal reservation, and what was chosen stays', async () => {
    const { store, step } = await startSmart({ ...SIGNED_IN, prefill: { people: 4 } });
    store.set(giveUpSmartAction);
    expect(store.get(reservationTypeAtom)).toBe('normal');
    expect(step()).toBe('choice');
    expect(store.get(bookAtom).numberOfPeople).toBe(4);
  });
});

describe('a guest at the plans', () => {
  async function signIn(store: Awaited<ReturnType<typeof startSmart>>['store']) {
    store.set(editSignInAction, { email: A_USER.username });
    await store.set(continueWithEmailAction);
    store.set(editSignInAction, { password: PASSWORD });
    await store.set(submitPasswordAction);
  }

  it('signs in and is back at the plans, with the reason and without a change of place', async () => {
    const { store, step } = await startSmart();
    const place = store.get(progressAtom);
    store.set(signInForPlansAction);
    expect(step()).toBe('login');
    expect(store.get(progressAtom)).toEqual(place);
    expect(store.get(showsBannerAtom)).toBe(false);
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'premium.signIn.reason' });
    await signIn(store);
    expect(step()).toBe('plans');
    expect(store.get(plansAtom)).not.toBeNull();
  });

  it('who turns out to be a member goes straight on with the smart reservation', async () => {
    const { store, step } = await startSmart({}, [{ ...A_USER, isPremium: true }]);
    store.set(signInForPlansAction);
    await signIn(store);
    expect(step()).toBe('choice');
    expect(store.get(reservationTypeAtom)).toBe('smart');
  });

  it('comes back by Back without signing in', async () => {
    const { store, step } = await startSmart();
    store.set(signInForPlansAction);
    store.set(goBackAction);
    expect(step()).toBe('plans');
  });
});

describe('buying a plan', () => {
  it('sends the window to its payment page once, however often it is pressed', async () => {
    const { store, host, told } = await startSmart(SIGNED_IN);
    await Promise.all([store.set(buyPlanAction, A_PLAN), store.set(buyPlanAction, A_PLAN)]);
    await store.set(buyPlanAction, A_PLAN);
    expect(host.redirects).toEqual([A_PLAN.url]);
    expect(told('redirect')).toMatchObject([{ detail: { url: A_PLAN.url, reason: 'premium' } }]);
    expect(told('submit')).toMatchObject([{ detail: { kind: 'premium' } }]);
  });

  it('goes nowhere when the page cancels the submit event', async () => {
    const { store, host } = await startSmart(SIGNED_IN);
    host.cancel.add('submit');
    await store.set(buyPlanAction, A_PLAN);
    expect(host.redirects).toEqual([]);
    expect(store.get(planPurchaseAtom).status).toBe('none');
  });

  it('leaves the buttons live where the page goes there itself', async () => {
    const { store, host } = await startSmart(SIGNED_IN);
    host.cancel.add('redirect');
    await store.set(buyPlanAction, A_PLAN);
    expect(store.get(planPurchaseAtom).status).toBe('begun');
  });

  it('says in one sentence that an unsafe address cannot be paid at', async () => {
    const { store, host, told } = await startSmart(SIGNED_IN);
    host.redirect = async () => ({ kind: 'failed', code: 'config', message: 'no https URL' });
    await store.set(buyPlanAction, A_PLAN);
    expect(store.get(alertAtom)).toEqual({ key: 'premium.cannotPay' });
    expect(told('error')).toMatchObject([{ detail: { code: 'config' } }]);
    expect(store.get(planPurchaseAtom).status).toBe('none');
  });

  it('has live buttons again on a page that was not left after all', async () => {
    const { store, host } = await startSmart(SIGNED_IN);
    await store.set(buyPlanAction, A_PLAN);
    host.advance(REQUEST_TIMEOUT_MS);
    expect(store.get(planPurchaseAtom).status).toBe('begun');
  });

  it('is not open to a guest', async () => {
    const { store, host } = await startSmart();
    await store.set(buyPlanAction, A_PLAN);
    expect(host.redirects).toEqual([]);
  });
});

describe('coming back from the payment page', () => {
  async function bought() {
    const checkout = await startSmart(SIGNED_IN);
    await checkout.store.set(buyPlanAction, A_PLAN);
    return checkout;
  }

  it('goes on with the smart reservation once the profile says premium', async () => {
    const checkout = await bought();
    const { store, step } = checkout;
    becomePremium(checkout);
    await store.set(checkMembershipAction);
    await store.set(goOnAsMemberAction);
    expect(step()).toBe('choice');
    expect(store.get(reservationTypeAtom)).toBe('smart');
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'premium.welcome' });
  });

  it('stays while the server does not say so, with fresh payment pages and live buttons', async () => {
    const { store, step, timesAsked } = await bought();
    await store.set(checkMembershipAction);
    await store.set(goOnAsMemberAction);
    expect(step()).toBe('plans');
    expect(store.get(membershipCheckAtom)).toBe('notYet');
    expect(store.get(planPurchaseAtom).status).toBe('begun');
    expect(timesAsked()).toBe(1);
  });

  it('asks once at a time, and a failure keeps waiting', async () => {
    const { store, accounts } = await bought();
    accounts.failures.set('getProfile', new ApiError('network', 'cable'));
    const before = accounts.asked.length;
    await Promise.all([store.set(checkMembershipAction), store.set(checkMembershipAction)]);
    expect(accounts.asked.length).toBe(before + 1);
    expect(store.get(membershipCheckAtom)).toBe('failed');
    expect(store.get(planPurchaseAtom).status).toBe('begun');
  });

  it('asks nothing when no payment page was opened', async () => {
    const { store, accounts } = await startSmart(SIGNED_IN);
    const before = accounts.asked.length;
    await store.set(checkMembershipAction);
    expect(accounts.asked.length).toBe(before);
  });

  it('after a reload tells who has not been confirmed yet, for 48 hours', async () => {
    const { store, host } = await bought();
    store.set(planPurchaseAtom, { status: 'none' });
    await store.set(restorePurchaseAction);
    expect(store.get(planPurchaseAtom)).toMatchObject({ status: 'begun' });
    store.set(planPurchaseAtom, { status: 'none' });
    host.advance(JOURNAL_ENTRY_MS + 1);
    await store.set(restorePurchaseAction);
    expect(store.get(planPurchaseAtom).status).toBe('none');
  });

  it('after a reload is not forgotten by a clock that was put back', async () => {
    const { store, host } = await bought();
    store.set(planPurchaseAtom, { status: 'none' });
    host.advance(-3 * 86_400_000);
    await store.set(restorePurchaseAction);
    expect(store.get(planPurchaseAtom)).toMatchObject({ status: 'begun' });
  });

  it('is pending once the page was opened and paid once the profile says premium, each emitted once', async () => {
    const checkout = await bought();
    const { store, told } = checkout;
    await expect.poll(() => told('pending')).toHaveLength(1);
    const [pending] = told('pending');
    const { intent, ...purchase } = Object(pending?.detail);
    expect(purchase).toMatchObject({ kind: 'premium' });
    expect(told('submit')).toMatchObject([{ detail: { kind: 'premium', intent } }]);
    expect(purchase.paymentId.startsWith(`${intent}-`)).toBe(true);
    await store.set(checkMembershipAction);
    await store.set(goOnAsMemberAction);
    expect(told('paid')).toEqual([]);
    becomePremium(checkout);
    await store.set(checkMembershipAction);
    await Promise.all([store.set(goOnAsMemberAction), store.set(goOnAsMemberAction)]);
    await expect.poll(() => told('paid')).toHaveLength(1);
    expect(told('paid')[0]?.detail).toEqual({
      ...purchase,
      amount: A_PLAN.totalPriceCents,
      currency: 'EUR',
    });
    expect(told('pending')).toHaveLength(1);
  });

  it('is paid once also after a reload, under the number it was pending with', async () => {
    const before = await bought();
    await expect.poll(() => before.told('pending')).toHaveLength(1);
    const after = await reloadAs(before, { ...A_USER, isPremium: true });
    await after.store.set(goOnAsMemberAction);
    await expect.poll(() => after.told('paid')).toHaveLength(1);
    const { intent: _, ...purchase } = Object(before.told('pending')[0]?.detail);
    expect(after.told('paid')[0]?.detail).toMatchObject(purchase);
    const again = await reloadAs(after, { ...A_USER, isPremium: true });
    await again.store.set(goOnAsMemberAction);
    expect(again.told('paid')).toEqual([]);
  });

  it('tells nothing of somebody else who is a member, and does not welcome them', async () => {
    const after = await reloadAs(await bought(), { ...RUI, isPremium: true });
    const { store, told, step } = after;
    await store.set(goOnAsMemberAction);
    expect(step()).toBe('choice');
    expect(told('paid')).toEqual([]);
    expect(store.get(stepNoticeAtom)).toBeNull();
  });

  it('warns nobody else of a payment page that they did not open', async () => {
    const { store } = await reloadAs(await bought(), RUI);
    await store.set(restorePurchaseAction);
    expect(store.get(planPurchaseAtom).status).toBe('none');
  });

  it('is not called paid where the pages of two plans were opened: nobody says which one was paid', async () => {
    const checkout = await startSmart(SIGNED_IN);
    const { store, host, told, step } = checkout;
    await store.set(buyPlanAction, A_PLAN);
    host.advance(REQUEST_TIMEOUT_MS);
    await store.set(buyPlanAction, { ...A_PLAN, id: '4', totalPriceCents: 499 });
    await payAgain(checkout);
    await expect.poll(() => host.redirects).toHaveLength(2);
    becomePremium(checkout);
    await store.set(checkMembershipAction);
    await store.set(goOnAsMemberAction);
    expect(step()).toBe('choice');
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'premium.welcome' });
    expect(told('paid')).toEqual([]);
  });

  it('is one payment where the page of the same plan was opened twice', async () => {
    const checkout = await startSmart(SIGNED_IN);
    const { store, host, told } = checkout;
    await store.set(buyPlanAction, A_PLAN);
    host.advance(REQUEST_TIMEOUT_MS);
    await store.set(buyPlanAction, { ...A_PLAN, url: 'https://pay.example/3-fresh' });
    await payAgain(checkout);
    await expect.poll(() => host.redirects).toHaveLength(2);
    becomePremium(checkout);
    await store.set(checkMembershipAction);
    await store.set(goOnAsMemberAction);
    await expect.poll(() => told('paid')).toHaveLength(1);
    expect(told('pending')).toHaveLength(1);
  });

  it('whose page could not be opened is not pending; an earlier one still is', async () => {
    const checkout = await bought();
    const { store, host, told } = checkout;
    host.advance(REQUEST_TIMEOUT_MS);
    host.redirect = async () => ({ kind: 'failed', code: 'config', message: 'no https URL' });
    await store.set(buyPlanAction, { ...A_PLAN, id: '4' });
    await payAgain(checkout);
    await expect.poll(() => store.get(alertAtom)).not.toBeNull();
    expect(told('pending')).toHaveLength(1);
    expect(store.get(planPurchaseAtom).status).toBe('begun');
    becomePremium(checkout);
    await store.set(checkMembershipAction);
    await store.set(goOnAsMemberAction);
    await expect.poll(() => told('paid')).toHaveLength(1);
  });

  it('is asked about before a page is opened again, also from another tab of the account', async () => {
    const before = await bought();
    const after = await reloadAs(before, A_USER);
    await after.store.set(buyPlanAction, { ...A_PLAN, id: '4' });
    expect(after.host.redirects).toEqual([]);
    await payAgain(after);
    await expect.poll(() => after.host.redirects).toHaveLength(1);
    expect(after.told('submit')).toHaveLength(1);
  });

  it('is asked about also where no further text can be loaded: the buttons stay alive', async () => {
    const { store } = await reloadAs(await bought(), A_USER);
    store.set(servicesAtom, {
      ...store.get(servicesAtom),
      loadCatalog: () => Promise.reject(new TypeError('no network')),
    });
    await store.set(buyPlanAction, { ...A_PLAN, id: '4' });
    expect(store.get(againQuestionAtom)).not.toBeNull();
    expect(store.get(planPurchaseAtom).status).toBe('begun');
  });

  it('keeps nothing of the customer in storage', async () => {
    const { host } = await bought();
    const stored = [...host.stored.values(), ...host.sharedValues.values()].join();
    for (const secret of [A_USER.id, A_USER.token, A_USER.username, A_PLAN.url]) {
      expect(stored).not.toContain(secret);
    }
  });

  it('after a reload at the plans is welcomed to the membership that has come meanwhile', async () => {
    const checkout = await bought();
    const { store, step } = checkout;
    store.set(planPurchaseAtom, { status: 'none' });
    store.set(userAtom, { ...A_USER, isPremium: true });
    await store.set(goOnAsMemberAction);
    expect(step()).toBe('choice');
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'premium.welcome' });
    expect([...checkout.host.sharedValues]).toEqual([]);
  });

  it('after a reload as a member begins with the smart reservation', async () => {
    const checkout = await bought();
    becomePremium(checkout);
    await checkout.store.set(startCheckoutAction);
    expect(checkout.step()).toBe('choice');
    expect(checkout.store.get(reservationTypeAtom)).toBe('smart');
  });
});
