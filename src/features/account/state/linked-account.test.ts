import { getEventListeners } from 'node:events';

import { toApiError } from '../../../context/problems.ts';
import { describe, expect, test } from 'vitest';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../../platform/host/account/middleware-cookies.ts';
import { linkedAccountAtom } from './linked-account.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { startForMembers } from '../../../../test/support/state/start-at-login.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { sessionAction } from './session.ts';
import { untilAccountSeen } from './until-account-seen.ts';

const ANA = { userId: '1001', token: 'token-ana' };

type Store = Awaited<ReturnType<typeof startForMembers>>['store'];

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('an account that a link brought', () => {
  const LINK = { ...ANA, linked: ['token'] };

  test('is shown by name, and one that the page or the customer brought is not', async () => {
    const { store } = await startForMembers(LINK);
    expect(store.get(linkedAccountAtom)).toMatchObject({
      firstName: 'Ana',
      lastName: 'Sousa',
      username: 'ana@example.com',
      token: ANA.token,
    });
    const page = await startForMembers({ ...ANA, linked: [] });
    expect(page.store.get(linkedAccountAtom)).toBeNull();
  });

  test('is not the page’s own beside an external token in a link', async () => {
    const { store } = await startForMembers({
      ...ANA,
      externalToken: 'b',
      linked: ['externalToken'],
    });
    expect(store.get(userAtom)?.id).toBe(ANA.userId);
    expect(store.get(linkedAccountAtom)).toBeNull();
  });

  test('is shown for an external token in a link too', async () => {
    const config = { providerId: '4', externalToken: 'external-ana', linked: ['externalToken'] };
    const { store } = await startForMembers(config);
    expect(store.get(linkedAccountAtom)?.username).toBe('ana@example.com');
  });

  test.each([
    ['both', ['token', 'externalToken'], 'ana@example.com'],
    ['the external token', ['externalToken'], 'ana@example.com'],
    ['the refused token', ['token'], undefined],
  ])(
    'is known by the token used, where the other is refused: %s from the link',
    async (_, linked, shown) => {
      const refused = { userId: '1002', token: 'expired' };
      const external = { providerId: '4', externalToken: 'external-ana' };
      const { store } = await startForMembers({ ...refused, ...external, linked });
      expect(store.get(userAtom)?.id).toBe('1001');
      expect(store.get(linkedAccountAtom)?.username).toBe(shown);
    },
  );

  test('is never stored, and "not you?" continues without it and its values', async () => {
    const { host, store } = await startForMembers(LINK);
    await store.set(sessionAction, { kind: 'notYou' });
    expect([store.get(userAtom), store.get(linkedAccountAtom)]).toEqual([null, null]);
    expect(store.get(contactAtom).name).toBe('');
    expect(host.cookies.read(TOKEN_COOKIE)).toBeNull();
    await store.set(startCheckoutAction);
    expect(store.get(userAtom)).toBeNull();
  });

  const untilSeen = (store: Store) => {
    const controller = new AbortController();
    const receivedEvents = { end: 'still waits' };
    untilAccountSeen(store, ANA.token, controller.signal).then(
      () => (receivedEvents.end = 'may be read'),
      (error: unknown) => (receivedEvents.end = toApiError(error).code),
    );
    return { receivedEvents, controller };
  };

  test('is read only once its name has stood on the page', async () => {
    const { store } = await startForMembers(LINK);
    const { receivedEvents } = untilSeen(store);
    await settled();
    expect(receivedEvents.end).toBe('still waits');
    void store.set(sessionAction, { kind: 'named', token: ANA.token });
    await expect.poll(() => receivedEvents.end).toBe('may be read');
  });

  test('leaves no listener on the signal of a run once it may be read', async () => {
    const { store } = await startForMembers(LINK);
    const { receivedEvents, controller } = untilSeen(store);
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1);
    void store.set(sessionAction, { kind: 'named', token: ANA.token });
    await expect.poll(() => receivedEvents.end).toBe('may be read');
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
  });

  test('is read no more after "not you?"', async () => {
    const { store } = await startForMembers(LINK);
    const { receivedEvents } = untilSeen(store);
    await store.set(sessionAction, { kind: 'notYou' });
    await expect.poll(() => receivedEvents.end).toBe('auth');
  });

  test('is not waited for by a start that was given up', async () => {
    const { store } = await startForMembers(LINK);
    const { receivedEvents, controller } = untilSeen(store);
    controller.abort();
    await expect.poll(() => receivedEvents.end).not.toBe('still waits');
  });

  test('that the page names itself is read at once', async () => {
    const { store } = await startForMembers({ ...ANA, linked: [] });
    const { receivedEvents } = untilSeen(store);
    await expect.poll(() => receivedEvents.end).toBe('may be read');
  });

  test('makes way for the customer’s own sign-in', async () => {
    const { host, store } = await startForMembers(LINK, [A_USER, RUI]);
    host.cookies.write(USER_ID_COOKIE, '1002', null);
    host.cookies.write(TOKEN_COOKIE, 'token-rui', null);
    await store.set(sessionAction, { kind: 'notYou' });
    expect(store.get(userAtom)?.id).toBe('1002');
    expect(store.get(linkedAccountAtom)).toBeNull();
  });
});

describe('a cookie of a sign-in that this origin did not see', () => {
  const startWithCookie = async () => {
    const checkout = await startForMembers({});
    const { host, store } = checkout;
    host.cookies.write(USER_ID_COOKIE, ANA.userId, null);
    host.cookies.write(TOKEN_COOKIE, ANA.token, null);
    host.strangeTokens.add(ANA.token);
    await store.set(startCheckoutAction);
    return checkout;
  };

  test('is an account that has to be named before anything is sent with it', async () => {
    const { store } = await startWithCookie();
    expect(store.get(linkedAccountAtom)?.username).toBe('ana@example.com');
  });

  test('is the customer’s own where this origin saw it set', async () => {
    const { host, store } = await startWithCookie();
    host.strangeTokens.clear();
    await store.set(startCheckoutAction);
    store.set(userAtom, { ...A_USER });
    expect(store.get(linkedAccountAtom)).toBeNull();
  });

  test('disappears with "not you?", and so does its account', async () => {
    const { host, store } = await startWithCookie();
    await store.set(sessionAction, { kind: 'notYou' });
    expect([store.get(userAtom), host.cookies.read(TOKEN_COOKIE)]).toEqual([null, null]);
    await store.set(startCheckoutAction);
    expect(store.get(userAtom)).toBeNull();
  });
});
