import { JOURNAL_PREFIX, JOURNAL_ENTRY_MS, REQUEST_TIMEOUT_MS } from '../../../lib/limits.ts';
import { describe, expect, it } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { reservationTypeAtom } from '../../offer/state/choice-atoms.ts';
import {
  buyPlanAction,
  continueAsMemberAction,
  CHECKED_PROFILE,
  openingPlanAtom,
  planIsBegunAtom,
} from './plan-purchase.ts';
import { checkMembershipAction, restoreBegunPlanAction } from './plans-state.ts';
import { alertAtom, refusalAtom, stepNoticeAtom } from '../../../context/problems.ts';
import type { UserSession } from '../../../lib/user-session.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { A_PLAN, A_USER } from '../../../../test/support/state/fake-server.ts';
import { payAgain } from '../../../../test/support/state/start-at-payment.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { againQuestionAtom } from '../../../submission/journal/reserve-purchase.ts';
import { servicesAtom, userAtom } from '../../../context/checkout-context.ts';
import { SIGNED_IN, startSmart } from '../../../../test/support/state/start-smart.ts';

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

describe('buying a plan', () => {
  it('sends the window to its payment page once, however often it is pressed', async () => {
    const { store, host, eventsNamed } = await startSmart(SIGNED_IN);
    await Promise.all([store.set(buyPlanAction, A_PLAN), store.set(buyPlanAction, A_PLAN)]);
    await store.set(buyPlanAction, A_PLAN);
    expect(host.redirects).toEqual([A_PLAN.url]);
    expect(eventsNamed('redirect')).toMatchObject([
      { detail: { url: A_PLAN.url, reason: 'premium' } },
    ]);
    expect(eventsNamed('submit')).toMatchObject([{ detail: { kind: 'premium' } }]);
  });

  it('goes nowhere when the page cancels the submit event', async () => {
    const { store, host } = await startSmart(SIGNED_IN);
    host.cancel.add('submit');
    await store.set(buyPlanAction, A_PLAN);
    expect(host.redirects).toEqual([]);
    expect([store.get(planIsBegunAtom), store.get(openingPlanAtom)]).toEqual([false, null]);
  });

  it('leaves the buttons live where the page goes there itself', async () => {
    const { store, host } = await startSmart(SIGNED_IN);
    host.cancel.add('redirect');
    await store.set(buyPlanAction, A_PLAN);
    expect([store.get(planIsBegunAtom), store.get(openingPlanAtom)]).toEqual([true, null]);
  });

  it('says in one sentence that an unsafe address cannot be paid at', async () => {
    const { store, host, eventsNamed } = await startSmart(SIGNED_IN);
    host.redirect = async () => ({ kind: 'failed', code: 'config', message: 'no https URL' });
    await store.set(buyPlanAction, A_PLAN);
    expect(store.get(refusalAtom)).toEqual({ about: 'premium', key: 'premium.cannotPay' });
    expect(store.get(alertAtom)).toBeNull();
    expect(eventsNamed('error')).toMatchObject([{ detail: { code: 'config' } }]);
    expect([store.get(planIsBegunAtom), store.get(openingPlanAtom)]).toEqual([false, null]);
  });

  it('has live buttons again on a page that was not left after all', async () => {
    const { store, host } = await startSmart(SIGNED_IN);
    await store.set(buyPlanAction, A_PLAN);
    host.advance(REQUEST_TIMEOUT_MS);
    expect([store.get(planIsBegunAtom), store.get(openingPlanAtom)]).toEqual([true, null]);
  });

  it('opens no page of an account that is no longer here', async () => {
    const { store, host } = await startSmart(SIGNED_IN);
    const pressed = store.set(buyPlanAction, A_PLAN);
    store.set(userAtom, RUI);
    await pressed;
    expect(host.redirects).toEqual([]);
    expect(host.shared.keys(JOURNAL_PREFIX)).toEqual([]);
    expect([store.get(planIsBegunAtom), store.get(openingPlanAtom)]).toEqual([false, null]);
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

  it('continues with the smart reservation once the profile says premium', async () => {
    const checkout = await bought();
    const { store, step } = checkout;
    becomePremium(checkout);
    await store.set(checkMembershipAction);
    await store.set(continueAsMemberAction);
    expect(step()).toBe('choice');
    expect(store.get(reservationTypeAtom)).toBe('smart');
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'premium.welcome' });
  });

  it('stays while the server does not say so, with fresh payment pages and live buttons', async () => {
    const { store, step, timesAsked } = await bought();
    await store.set(checkMembershipAction);
    await store.set(continueAsMemberAction);
    expect(step()).toBe('plans');
    expect(store.get(CHECKED_PROFILE.state)).toMatchObject({
      status: 'ready',
      value: { isPremium: false },
    });
    expect([store.get(planIsBegunAtom), store.get(openingPlanAtom)]).toEqual([true, null]);
    expect(timesAsked()).toBe(1);
  });

  it('asks once at a time, and a failure keeps waiting', async () => {
    const { store, accounts } = await bought();
    accounts.failures.set('getProfile', new ApiError('network', 'cable'));
    const before = accounts.asked.length;
    await Promise.all([store.set(checkMembershipAction), store.set(checkMembershipAction)]);
    expect(accounts.asked.length).toBe(before + 1);
    expect(store.get(CHECKED_PROFILE.state).status).toBe('failed');
    expect([store.get(planIsBegunAtom), store.get(openingPlanAtom)]).toEqual([true, null]);
  });

  it('asks nothing when no payment page was opened', async () => {
    const { store, accounts } = await startSmart(SIGNED_IN);
    const before = accounts.asked.length;
    await store.set(checkMembershipAction);
    expect(accounts.asked.length).toBe(before);
  });

  it('after a reload shows a purchase that is not confirmed yet, for 48 hours', async () => {
    const { store, host } = await bought();
    store.set(planIsBegunAtom, false);
    await store.set(restoreBegunPlanAction);
    expect(store.get(planIsBegunAtom)).toBe(true);
    store.set(planIsBegunAtom, false);
    host.advance(JOURNAL_ENTRY_MS + 1);
    await store.set(restoreBegunPlanAction);
    expect([store.get(planIsBegunAtom), store.get(openingPlanAtom)]).toEqual([false, null]);
  });

  it('after a reload is not forgotten by a clock that was put back', async () => {
    const { store, host } = await bought();
    store.set(planIsBegunAtom, false);
    host.advance(-3 * 86_400_000);
    await store.set(restoreBegunPlanAction);
    expect(store.get(planIsBegunAtom)).toBe(true);
  });

  it('is pending once the page was opened and paid once the profile says premium, each emitted once', async () => {
    const checkout = await bought();
    const { store, eventsNamed } = checkout;
    await expect.poll(() => eventsNamed('pending')).toHaveLength(1);
    const [pending] = eventsNamed('pending');
    const { intent, ...purchase } = Object(pending?.detail);
    expect(purchase).toMatchObject({ kind: 'premium' });
    expect(eventsNamed('submit')).toMatchObject([{ detail: { kind: 'premium', intent } }]);
    expect(purchase.paymentId.startsWith(`${intent}-`)).toBe(true);
    await store.set(checkMembershipAction);
    await store.set(continueAsMemberAction);
    expect(eventsNamed('paid')).toEqual([]);
    becomePremium(checkout);
    await store.set(checkMembershipAction);
    await Promise.all([store.set(continueAsMemberAction), store.set(continueAsMemberAction)]);
    await expect.poll(() => eventsNamed('paid')).toHaveLength(1);
    expect(eventsNamed('paid')[0]?.detail).toEqual({
      ...purchase,
      amount: A_PLAN.totalPriceCents,
      currency: 'EUR',
    });
    expect(eventsNamed('pending')).toHaveLength(1);
  });

  it('is paid once also after a reload, under the number it was pending with', async () => {
    const before = await bought();
    await expect.poll(() => before.eventsNamed('pending')).toHaveLength(1);
    const after = await reloadAs(before, { ...A_USER, isPremium: true });
    await after.store.set(continueAsMemberAction);
    await expect.poll(() => after.eventsNamed('paid')).toHaveLength(1);
    const { intent: _, ...purchase } = Object(before.eventsNamed('pending')[0]?.detail);
    expect(after.eventsNamed('paid')[0]?.detail).toMatchObject(purchase);
    const again = await reloadAs(after, { ...A_USER, isPremium: true });
    await again.store.set(continueAsMemberAction);
    expect(again.eventsNamed('paid')).toEqual([]);
  });

  it('says nothing to another user who is a member, and does not welcome them', async () => {
    const after = await reloadAs(await bought(), { ...RUI, isPremium: true });
    const { store, eventsNamed, step } = after;
    await store.set(continueAsMemberAction);
    expect(step()).toBe('choice');
    expect(eventsNamed('paid')).toEqual([]);
    expect(store.get(stepNoticeAtom)).toBeNull();
  });

  it('warns only the user who opened the payment page', async () => {
    const { store } = await reloadAs(await bought(), RUI);
    await store.set(restoreBegunPlanAction);
    expect([store.get(planIsBegunAtom), store.get(openingPlanAtom)]).toEqual([false, null]);
  });

  it('is not called paid where the pages of two plans were opened: it is unknown which one was paid', async () => {
    const checkout = await startSmart(SIGNED_IN);
    const { store, host, eventsNamed, step } = checkout;
    await store.set(buyPlanAction, A_PLAN);
    host.advance(REQUEST_TIMEOUT_MS);
    await store.set(buyPlanAction, { ...A_PLAN, id: '4', totalPriceCents: 499 });
    await payAgain(checkout);
    await expect.poll(() => host.redirects).toHaveLength(2);
    becomePremium(checkout);
    await store.set(checkMembershipAction);
    await store.set(continueAsMemberAction);
    expect(step()).toBe('choice');
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'premium.welcome' });
    expect(eventsNamed('paid')).toEqual([]);
  });

  it('is one payment where the page of the same plan was opened twice', async () => {
    const checkout = await startSmart(SIGNED_IN);
    const { store, host, eventsNamed } = checkout;
    await store.set(buyPlanAction, A_PLAN);
    host.advance(REQUEST_TIMEOUT_MS);
    await store.set(buyPlanAction, { ...A_PLAN, url: 'https://pay.example/3-fresh' });
    await payAgain(checkout);
    await expect.poll(() => host.redirects).toHaveLength(2);
    becomePremium(checkout);
    await store.set(checkMembershipAction);
    await store.set(continueAsMemberAction);
    await expect.poll(() => eventsNamed('paid')).toHaveLength(1);
    expect(eventsNamed('pending')).toHaveLength(1);
  });

  it('whose page could not be opened is not pending; an earlier one still is', async () => {
    const checkout = await bought();
    const { store, host, eventsNamed } = checkout;
    host.advance(REQUEST_TIMEOUT_MS);
    host.redirect = async () => ({ kind: 'failed', code: 'config', message: 'no https URL' });
    await store.set(buyPlanAction, { ...A_PLAN, id: '4' });
    await payAgain(checkout);
    await expect.poll(() => store.get(refusalAtom)).not.toBeNull();
    expect(eventsNamed('pending')).toHaveLength(1);
    expect([store.get(planIsBegunAtom), store.get(openingPlanAtom)]).toEqual([true, null]);
    becomePremium(checkout);
    await store.set(checkMembershipAction);
    await store.set(continueAsMemberAction);
    await expect.poll(() => eventsNamed('paid')).toHaveLength(1);
  });

  it('is asked about before a page is opened again, also from another tab of the account', async () => {
    const before = await bought();
    const after = await reloadAs(before, A_USER);
    await after.store.set(buyPlanAction, { ...A_PLAN, id: '4' });
    expect(after.host.redirects).toEqual([]);
    await payAgain(after);
    await expect.poll(() => after.host.redirects).toHaveLength(1);
    expect(after.eventsNamed('submit')).toHaveLength(1);
  });

  it('is asked about also where no further text can be loaded: the buttons stay alive', async () => {
    const { store } = await reloadAs(await bought(), A_USER);
    store.set(servicesAtom, {
      ...store.get(servicesAtom),
      loadCatalog: () => Promise.reject(new TypeError('no network')),
    });
    await store.set(buyPlanAction, { ...A_PLAN, id: '4' });
    expect(store.get(againQuestionAtom)).not.toBeNull();
    expect([store.get(planIsBegunAtom), store.get(openingPlanAtom)]).toEqual([true, null]);
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
    store.set(planIsBegunAtom, false);
    store.set(userAtom, { ...A_USER, isPremium: true });
    await store.set(continueAsMemberAction);
    expect(step()).toBe('choice');
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'premium.welcome' });
    expect(checkout.host.shared.keys(JOURNAL_PREFIX)).toEqual([]);
  });

  it('after a reload as a member begins with the smart reservation', async () => {
    const checkout = await bought();
    becomePremium(checkout);
    await checkout.store.set(startCheckoutAction);
    expect(checkout.step()).toBe('choice');
    expect(checkout.store.get(reservationTypeAtom)).toBe('smart');
  });
});
