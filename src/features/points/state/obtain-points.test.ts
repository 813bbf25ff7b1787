import { describe, expect, it } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Reservation } from '../../booking/rules/reservation.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import { SECOND_TRY_AFTER_MS } from '../../../lib/limits.ts';
import type { PointsPayload } from '../calls/points-calls.ts';
import { QR_OBTAIN_METHOD } from '../../offer/rules/check-campaign.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../../platform/host/account/middleware-cookies.ts';
import { measure } from '../../../../test/support/state/measure.ts';
import { canGoBackAtom, currentEntryAtom, flowStatusAtom } from '../../../flow/state/flow-atoms.ts';
import { pointsObtainedAtom, pointsOutcomeAtom } from './points-atoms.ts';
import { alertAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { savedStateAtom, savedStateKeyAtom } from '../../../flow/state/saved-state.ts';
import { createFakeHost, type FakeHost } from '../../../../test/support/state/fake-host.ts';
import { addAccounts, RUI } from '../../../../test/support/state/fake-accounts.ts';
import {
  A_RESERVATION,
  A_USER,
  aCampaign,
  createFakeServer,
} from '../../../../test/support/state/fake-server.ts';
import { NOW } from '../../../../test/support/state/start-at-login.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { sessionAction } from '../../account/state/session.ts';
import { goBackAction, jumpToStepAction, nextStepAction } from '../../../flow/state/move-step.ts';
import { obtainPointsAction, retryPointsAction } from './obtain-points.ts';

const OBTAINED: Reservation = { ...A_RESERVATION, points: 10 };
const SIGNED_IN = { userId: A_USER.id, token: A_USER.token, linked: [] };

interface Sent {
  payload: PointsPayload;
  token: string;
  intentKey: string;
}

/** A points campaign at its first step; `answer` gives the result of each try. */
async function startPoints(
  config: Partial<CheckoutConfig> = {},
  host: FakeHost = createFakeHost(NOW),
  obtainMethod: string | null = QR_OBTAIN_METHOD,
) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  addAccounts(server, [A_USER]);
  server.campaign = { ...aCampaign({ campaignId: '111', maxNumberPeople: 4 }), obtainMethod };
  const sent: Sent[] = [];
  const world = { answer: async (): Promise<Reservation> => OBTAINED };
  server.api.obtainPoints = async (payload, { token }, { intentKey }) => {
    sent.push({ payload, token, intentKey });
    return world.answer();
  };
  const store = await startTestCheckout(server, host, {
    campaignId: null,
    offerCode: 'POINTS10',
    qr: true,
    reservationType: null,
    ...config,
  });
  const step = () => store.get(currentEntryAtom)?.step;
  /** Presses the button; the result screen obtains the points when it is shown. */
  const obtain = async () => {
    store.set(nextStepAction, 'points-confirm');
    await store.set(obtainPointsAction);
  };
  return { server, host, store, sent, world, step, obtain };
}

const failWith = (error: ApiError) => async (): Promise<never> => {
  throw error;
};

describe('spec section 4 "Campaign offer code"', () => {
  it('obtains the campaign for a signed-in user, who sees the points that the server counted', async () => {
    const { host, store, sent, server, step, obtain } = await startPoints(SIGNED_IN);
    expect(step()).toBe('points-confirm');
    await obtain();
    expect(step()).toBe('points-result');
    expect(store.get(pointsOutcomeAtom)).toBe('obtained');
    expect(store.get(pointsObtainedAtom)).toBe(10);
    expect(sent).toEqual([
      {
        token: 'token-ana',
        intentKey: expect.any(String),
        payload: {
          campaignId: 111,
          refererLink: 'https://shop.example/book',
          userInformation: { language: 'pt_PT', partnerUserId: '' },
          partySize: 1,
          slots: [{ startTime: '2026-11-20T10:00:00Z', durationSec: 0 }],
          onBehalfOfUser: true,
        },
      },
    ]);
    expect(host.receivedEvents).toContainEqual({
      name: 'reserved',
      detail: { transactionId: '9001', kind: 'points', valueCharged: 0 },
    });
    expect(server.calls).toContain('convertBooking');
    expect(store.get(userAtom)?.points).toBe(A_USER.points + 10);
  });

  it('asks once, however often the result is shown again while the answer is awaited and after', async () => {
    const { store, sent, world, obtain } = await startPoints(SIGNED_IN);
    let answer: (reservation: Reservation) => void = () => undefined;
    world.answer = () => new Promise((resolve) => (answer = resolve));
    const first = obtain();
    for (let moved = 0; moved < 100; moved += 1) void store.set(obtainPointsAction);
    store.set(goBackAction);
    answer(OBTAINED);
    await first;
    await store.set(obtainPointsAction);
    expect(sent).toHaveLength(1);
    expect(store.get(canGoBackAtom)).toBe(false);
  });

  it('names the points to the page before anything is sent', async () => {
    const { host, sent, obtain } = await startPoints(SIGNED_IN);
    await obtain();
    expect(host.receivedEvents).toContainEqual({
      name: 'submit',
      detail: { kind: 'points', intent: referenceOf(sent[0]?.intentKey ?? '') },
    });
  });

  it('asks to sign in where the session has ended on the way to the result', async () => {
    const { store, sent, step } = await startPoints(SIGNED_IN);
    store.set(nextStepAction, 'points-confirm');
    store.set(userAtom, null);
    await store.set(obtainPointsAction);
    expect(step()).toBe('login');
    expect(sent).toEqual([]);
  });

  it('obtains nothing where the page signs the customer out as it hears of the press', async () => {
    const { host, store, sent, step } = await startPoints(SIGNED_IN);
    const emit = host.emit.bind(host);
    host.emit = (name, detail) => {
      if (name === 'submit') store.set(userAtom, null);
      return emit(name, detail);
    };
    store.set(nextStepAction, 'points-confirm');
    await store.set(obtainPointsAction);
    expect(sent).toEqual([]);
    expect(store.get(pointsOutcomeAtom)).not.toBe('obtained');
    host.emit = emit;
    store.set(userAtom, A_USER);
    expect(step()).toBe('points-result');
    await store.set(obtainPointsAction);
    expect(store.get(pointsOutcomeAtom)).toBe('obtained');
  });

  it.each([
    ['that the server does not count leave the account as it was', null, A_USER.points],
    ['are added to the account once', 10, A_USER.points + 10],
  ])('shows points that %s', async (_, points, shown) => {
    const { store, world, obtain } = await startPoints(SIGNED_IN);
    world.answer = async () => ({ ...OBTAINED, points });
    await obtain();
    expect(store.get(userAtom)?.points).toBe(shown);
  });

  it('discards points that arrive after the sign-out; the page still gets the event', async () => {
    const { host, store, world, obtain } = await startPoints(SIGNED_IN);
    let answer: (reservation: Reservation) => void = () => undefined;
    world.answer = () => new Promise((resolve) => (answer = resolve));
    const obtained = obtain();
    store.set(userAtom, null);
    answer(OBTAINED);
    await obtained;
    expect(store.get(userAtom)).toBeNull();
    expect(store.get(pointsObtainedAtom)).toBe(10);
    const names = host.receivedEvents.map(({ name }) => name);
    expect(names).toContain('reserved');
    expect(names).not.toContain('error');
  });

  it('asks a guest to sign in first, also where guests may book', async () => {
    const { sent, step, obtain } = await startPoints({ allowGuestLogin: true });
    await obtain();
    expect(step()).toBe('login');
    expect(sent).toEqual([]);
  });

  it('waits for a press after a sign-in in another tab, which one press here and a copy of this tab hear of', async () => {
    const { host, store, sent, step, obtain } = await startPoints();
    await obtain();
    expect(step()).toBe('login');
    host.cookies.write(USER_ID_COOKIE, A_USER.id, null);
    host.cookies.write(TOKEN_COOKIE, A_USER.token, null);
    host.account.accept(A_USER.token);
    await store.set(sessionAction, { kind: 'changed' });
    await store.set(obtainPointsAction);
    expect(store.get(userAtom)?.id).toBe(A_USER.id);
    expect(step()).toBe('points-confirm');
    expect(sent).toEqual([]);
  });

  it('asks to sign in again where the sign-in has ended, and obtains nothing', async () => {
    const { store, world, step, obtain } = await startPoints(SIGNED_IN);
    world.answer = failWith(new ApiError('auth', 'token refused', { status: 401 }));
    await obtain();
    expect(store.get(userAtom)).toBeNull();
    expect(step()).toBe('login');
  });

  it('waits for a press where another account is signed in by the time that the sign-in has ended', async () => {
    const { server, host, store, sent, world, step, obtain } = await startPoints(SIGNED_IN);
    addAccounts(server, [A_USER, RUI]);
    host.cookies.write(USER_ID_COOKIE, RUI.id, null);
    host.cookies.write(TOKEN_COOKIE, RUI.token, null);
    world.answer = failWith(new ApiError('auth', 'token refused', { status: 401 }));
    await obtain();
    await expect.poll(() => store.get(userAtom)?.id).toBe(RUI.id);
    await expect.poll(step).not.toBe('login');
    await store.set(obtainPointsAction);
    expect(step()).toBe('points-confirm');
    expect(sent.map(({ token }) => token)).toEqual([A_USER.token]);
  });

  it('does nothing where the page cancels it', async () => {
    const { host, sent, step, obtain } = await startPoints(SIGNED_IN);
    host.cancel.add('submit');
    await obtain();
    expect(step()).toBe('points-confirm');
    expect(sent).toEqual([]);
  });
});

describe('spec section 8 "Campaign booking failure"', () => {
  it('shows the server’s sentence and waits for another press', async () => {
    const { store, sent, world, step, obtain } = await startPoints(SIGNED_IN);
    world.answer = failWith(
      new ApiError('conflict', 'refused', { status: 409, serverMessage: 'Já obtiveste isto.' }),
    );
    await obtain();
    expect(step()).toBe('points-confirm');
    expect(store.get(alertAtom)).toEqual({ about: 'points', text: 'Já obtiveste isto.' });
    await store.set(obtainPointsAction);
    expect(sent).toHaveLength(1);
    world.answer = async () => OBTAINED;
    await obtain();
    expect(store.get(pointsOutcomeAtom)).toBe('obtained');
    expect(new Set(sent.map(({ intentKey }) => intentKey)).size).toBe(2);
  });

  it('asks again only on request after a broken connection, with the same key', async () => {
    const { host, store, sent, world, obtain } = await startPoints(SIGNED_IN);
    world.answer = failWith(new ApiError('outcome_unknown', 'cut off'));
    await obtain();
    expect(store.get(pointsOutcomeAtom)).toBe('unknown');
    await store.set(obtainPointsAction);
    await store.set(retryPointsAction);
    expect(sent).toHaveLength(1);
    world.answer = async () => OBTAINED;
    host.advance(SECOND_TRY_AFTER_MS);
    await store.set(retryPointsAction);
    expect(store.get(pointsOutcomeAtom)).toBe('obtained');
    expect(sent[1]?.intentKey).toBe(sent[0]?.intentKey);
  });

  it('has no second try before the first, nor elsewhere than at the result', async () => {
    const { host, store, sent, world, obtain } = await startPoints(SIGNED_IN);
    await store.set(retryPointsAction);
    store.set(nextStepAction, 'points-confirm');
    await store.set(retryPointsAction);
    expect(sent).toEqual([]);
    world.answer = failWith(new ApiError('outcome_unknown', 'cut off'));
    await obtain();
    await store.set(obtainPointsAction);
    host.advance(SECOND_TRY_AFTER_MS);
    store.set(jumpToStepAction, 'login');
    await store.set(retryPointsAction);
    expect(sent).toHaveLength(1);
  });

  /** Ana on the result step again, after the answer to her first try was lost. */
  async function startAfterLostTry() {
    const visit = await startPoints(SIGNED_IN);
    visit.world.answer = failWith(new ApiError('outcome_unknown', 'cut off'));
    await visit.obtain();
    const retry = async () => {
      visit.host.advance(SECOND_TRY_AFTER_MS);
      await visit.store.set(retryPointsAction);
    };
    return { ...visit, retry };
  }

  it('leaves the outcome open where a second try meets a conflict: the first one may have made it', async () => {
    const { store, sent, world, step, retry } = await startAfterLostTry();
    world.answer = failWith(new ApiError('conflict', 'already obtained', { status: 409 }));
    await retry();
    expect(step()).toBe('points-result');
    expect(store.get(pointsOutcomeAtom)).toBe('unknown');
    expect(store.get(alertAtom)).toBeNull();
    await retry();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ intentKey }) => intentKey)).size).toBe(1);
  });

  it('keeps the key of a lost try where the second one is refused for another reason', async () => {
    const { store, sent, world, step, retry } = await startAfterLostTry();
    const serverMessage = 'Volta mais tarde.';
    world.answer = failWith(new ApiError('api', 'refused', { status: 500, serverMessage }));
    await retry();
    expect(step()).toBe('points-result');
    expect(store.get(alertAtom)).toEqual({ about: 'points', text: serverMessage });
    world.answer = async () => OBTAINED;
    await retry();
    expect(store.get(pointsOutcomeAtom)).toBe('obtained');
    expect(new Set(sent.map(({ intentKey }) => intentKey)).size).toBe(1);
  });

  it('asks for another account under a key of its own, and takes its conflict as a refusal', async () => {
    const { store, sent, world, retry } = await startAfterLostTry();
    store.set(userAtom, { ...A_USER, id: '1002', username: 'rui@example.com', token: 'token-rui' });
    const serverMessage = 'Já obtiveste isto.';
    world.answer = failWith(new ApiError('conflict', 'x', { status: 409, serverMessage }));
    await retry();
    expect(sent.map(({ token }) => token)).toEqual(['token-ana', 'token-rui']);
    expect(sent[1]?.intentKey).not.toBe(sent[0]?.intentKey);
    expect(store.get(alertAtom)).toEqual({ about: 'points', text: serverMessage });
  });

  it('asks under a key of its own for another account', async () => {
    const { store, host, sent, world, obtain } = await startPoints(SIGNED_IN);
    world.answer = failWith(new ApiError('outcome_unknown', 'cut off'));
    await obtain();
    store.set(userAtom, RUI);
    host.advance(SECOND_TRY_AFTER_MS);
    await store.set(retryPointsAction);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.intentKey).not.toBe(sent[0]?.intentKey);
  });

  it('after a reload, asks who was signed in to sign in again, and speaks of points', async () => {
    const visit = await startPoints(SIGNED_IN);
    visit.world.answer = failWith(new ApiError('outcome_unknown', 'cut off'));
    await visit.obtain();
    const state = visit.store.get(savedStateAtom);
    const key = visit.store.get(savedStateKeyAtom);
    if (state) visit.host.storage.write(key, JSON.stringify(state));
    const again = await startPoints({}, visit.host);
    expect(again.step()).toBe('login');
    expect(again.store.get(stepNoticeAtom)?.message).toEqual({ key: 'points.outcomeUnknown' });
    again.store.set(userAtom, { ...A_USER, id: '1002', token: 'token-rui' });
    again.store.set(nextStepAction, 'login');
    visit.host.advance(SECOND_TRY_AFTER_MS);
    await again.store.set(retryPointsAction);
    expect(again.sent).toMatchObject([{ token: 'token-rui' }]);
    expect(again.sent[0]?.intentKey).not.toBe(visit.sent[0]?.intentKey);
  });

  it('is campaignErrors.invalid for a campaign that is not obtained by QR code', async () => {
    const { store } = await startPoints(SIGNED_IN, createFakeHost(NOW), 'online');
    expect(store.get(flowStatusAtom)).toMatchObject({
      status: 'failed',
      problem: { kind: 'invalid' },
    });
  });
});

describe('what is measured of obtaining points', () => {
  it('is the points and the lead, in euros, each once', async () => {
    const { host, store, obtain } = await startPoints(SIGNED_IN);
    measure(store);
    await obtain();
    const tracks = () =>
      host.receivedEvents.flatMap(({ name, detail }) => (name === 'track' ? detail : []));
    await expect
      .poll(tracks)
      .toMatchObject([
        { name: 'view_item' },
        { name: 'begin_checkout' },
        { name: 'generate_lead', params: { transaction_id: '9001', currency: 'EUR' } },
        { name: 'earn_virtual_currency', params: { virtual_currency_name: 'points', value: 10 } },
      ]);
  });

  it('is one person, also where a booking would be for a party', async () => {
    const { host, store, obtain } = await startPoints(SIGNED_IN);
    measure(store);
    await obtain();
    const quantities = () => JSON.stringify(host.receivedEvents).match(/"quantity":\d/g);
    await expect.poll(quantities).toEqual(Array(3).fill('"quantity":1'));
  });
});
