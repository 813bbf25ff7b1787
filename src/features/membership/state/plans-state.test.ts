import { describe, expect, it } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { bookingFormAtom, reservationTypeAtom } from '../../offer/state/choice-atoms.ts';
import { progressAtom } from '../../../flow/state/flow-atoms.ts';
import { declineMembershipAction, planIsBegunAtom, signInForPlansAction } from './plan-purchase.ts';
import { checkMembershipAction, loadPlansAction, plansAtom } from './plans-state.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { showsBannerAtom } from '../../../app/header-atoms.ts';
import { PASSWORD, RUI } from '../../../../test/support/state/fake-accounts.ts';
import { A_PLAN, A_USER } from '../../../../test/support/state/fake-server.ts';
import {
  continueWithEmailAction,
  submitPasswordAction,
} from '../../account/state/password-sign-in.ts';
import { signInFormAtom } from '../../account/state/sign-in-form.ts';
import { goBackAction } from '../../../flow/state/move-step.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { SIGNED_IN, startSmart } from '../../../../test/support/state/start-smart.ts';

describe('the plans before a smart reservation', () => {
  it('are read for who is signed in, the recommended one first', async () => {
    const { store, step } = await startSmart(SIGNED_IN);
    expect(step()).toBe('plans');
    await store.set(loadPlansAction);
    expect(store.get(plansAtom)).toMatchObject({ offer: { best: A_PLAN } });
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
    const { store, answers, eventsNamed } = await startSmart(SIGNED_IN);
    answers.push(new ApiError('timeout', 'too slow'));
    await store.set(loadPlansAction);
    expect(store.get(plansAtom)).toEqual({
      offer: null,
      failure: { key: 'errors.timeout' },
    });
    expect(eventsNamed('error')).toMatchObject([{ detail: { code: 'timeout' } }]);
    await store.set(loadPlansAction);
    expect(store.get(plansAtom)).toMatchObject({ offer: { best: A_PLAN }, failure: null });
  });

  it('report one that is left out to the page once, by event and console; the customer sees the others', async () => {
    const { store, host, answers, eventsNamed } = await startSmart(SIGNED_IN);
    const message = 'getPremiumPlans: the field "products.1.urlHiPay" is missing or cannot be used';
    const fault = new ApiError('api', message, { status: 200, field: 'products.1.urlHiPay' });
    const answer = { products: [A_PLAN], bestSubscription: null, faults: [fault] };
    answers.push(answer, answer);
    await store.set(loadPlansAction);
    await store.set(loadPlansAction);
    expect(store.get(plansAtom)).toMatchObject({
      offer: { best: A_PLAN, others: [] },
    });
    expect(eventsNamed('error')).toEqual([
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
      store.set(planIsBegunAtom, true);
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
    store.set(declineMembershipAction);
    expect(store.get(reservationTypeAtom)).toBe('normal');
    expect(step()).toBe('choice');
    expect(store.get(bookingFormAtom).numberOfPeople).toBe(4);
  });
});

describe('a guest at the plans', () => {
  async function signIn(store: Awaited<ReturnType<typeof startSmart>>['store']) {
    store.set(signInFormAtom, { email: A_USER.username });
    await store.set(continueWithEmailAction);
    store.set(signInFormAtom, { password: PASSWORD });
    await store.set(submitPasswordAction);
  }

  it('signs in and is back at the plans, with the reason and without a change of place', async () => {
    const { store, step } = await startSmart();
    const place = store.get(progressAtom);
    store.set(signInForPlansAction);
    expect(step()).toBe('login');
    expect(store.get(progressAtom)).toEqual(place);
    expect(store.get(showsBannerAtom)).toBe(false);
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'premium.signIn.reason' });
    await signIn(store);
    expect(step()).toBe('plans');
    expect(store.get(plansAtom)).not.toBeNull();
  });

  it('of a customer who turns out to be a member continue with the smart reservation at once', async () => {
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
