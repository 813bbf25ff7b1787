import { describe, expect, it } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { ApiContext } from '../../../platform/api/api-context.ts';
import {
  createTestApi,
  TEST_ADDRESS,
  TEST_LOGIN,
  TEST_USER,
  type AllCalls,
} from '../../../../test/support/api/calls.ts';
import { buildRequest } from '../../../platform/api/http/build-request.ts';
import type { Endpoint } from '../../../platform/api/http/endpoint.ts';
import { signIn, signUp } from './sign-in-calls.ts';
import { SAMPLE_ADDRESS, SAMPLE_SIGN_IN } from '../../../../test/support/api/sample-answers.ts';
import {
  createTestContext,
  jsonAnswer,
  type Outcome,
} from '../../../../test/support/api/test-context.ts';

const SECRETS = ['segredo&1', 'fresh-token', 'secret-token', 'ext€rnal'];

function setUp(outcome: () => Outcome, changes: Partial<ApiContext> = {}) {
  const { context, requests } = createTestContext([outcome], changes);
  return { api: createTestApi(context), requests };
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('the call did not fail');
  return error;
}

/** All that a report could find in an error: its own fields, its stack and its causes. */
function allOf(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error);
  const fields = Object.getOwnPropertyNames(error).map((name) =>
    name === 'cause' ? allOf(error.cause) : JSON.stringify(Reflect.get(error, name)),
  );
  return fields.join(' ');
}

/** A 409 and a 401 as the platform writes them. */
const refusal = (status: number, message: string, code: string) => () =>
  jsonAnswer({ status, name: 'Error', message, code, payload: null }, { status });

describe('signing in', () => {
  it('gives the user, the token and the server’s data of the account', async () => {
    const { api } = setUp(() => jsonAnswer(SAMPLE_SIGN_IN));
    expect(await api.signIn(TEST_LOGIN)).toEqual({
      userId: '77',
      token: 'fresh-token',
      newRegistration: true,
    });
  });

  it('needs no more than a user and a token', async () => {
    const { api } = setUp(() => jsonAnswer({ id: 'u-1', token: 't' }));
    expect(await api.signInWithGoogle({ credential: 'c', persistence: false })).toEqual({
      userId: 'u-1',
      token: 't',
      newRegistration: false,
    });
  });

  it.each(['', null, 7])('is refused with the token %j', async (token) => {
    const { api } = setUp(() => jsonAnswer({ id: 77, token }));
    expect(await errorOf(api.signIn(TEST_LOGIN))).toMatchObject({ code: 'api', field: 'token' });
  });

  it('with a wrong password says what the server says, as text', async () => {
    const { api } = setUp(refusal(401, '<b>Errada</b>\u202E', 'INVALID_CREDENTIALS'));
    expect(await errorOf(api.signIn(TEST_LOGIN))).toMatchObject({
      code: 'auth',
      status: 401,
      serverMessage: '<b>Errada</b>',
      serverCode: 'INVALID_CREDENTIALS',
    });
  });

  it('whose answer is lost has a known outcome: nothing was changed, and nothing is sent again', async () => {
    const { api, requests } = setUp(() => new TypeError('Failed to fetch'), {
      idempotency: 'header',
    });
    expect((await errorOf(api.signIn(TEST_LOGIN))).code).toBe('network');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('sends no Idempotency-Key, even when given one: repeating it is harmless', async () => {
    const { context } = createTestContext([], { idempotency: 'header' });
    const keyOf = (endpoint: Endpoint) =>
      buildRequest(endpoint, {}, context, { intentKey: 'intent-1' }).headers.get('Idempotency-Key');
    expect(keyOf(signIn)).toBeNull();
    expect(keyOf(signUp)).toBe('intent-1');
  });

  it('leaves out what a provider did not give', async () => {
    const { api, requests } = setUp(() => jsonAnswer(SAMPLE_SIGN_IN));
    await api.signInWithFacebook({ accessToken: 'fb', expiresIn: null, persistence: true });
    expect(await requests[0]?.text()).toBe('accessToken=fb&persistence=true');
  });
});

describe('registering', () => {
  const register = (api: AllCalls) =>
    api.signUp({ ...TEST_LOGIN, referralCode: null }, { intentKey: 'k' });

  it('gives the new user and ignores other fields', async () => {
    const { api, requests } = setUp(() => jsonAnswer({ data: { id: 78 } }));
    expect(await register(api)).toEqual({ userId: '78' });
    expect(await requests[0]?.text()).toBe(
      'username=ana%40example.com&password=segredo%261&entityId=7',
    );
  });

  it.each([
    [409, 'conflict'],
    [400, 'validation'],
  ])('refused with %d is a %s in the words of the server', async (status, code) => {
    const { api } = setUp(refusal(status, 'Não dá.', 'X'));
    expect(await errorOf(register(api))).toMatchObject({ code, serverMessage: 'Não dá.' });
  });

  it('whose answer is lost may have made the account', async () => {
    const { api } = setUp(() => new TypeError('Failed to fetch'));
    expect((await errorOf(register(api))).code).toBe('outcome_unknown');
  });
});

describe('the errors of accounts', () => {
  const leaky = { ...SAMPLE_SIGN_IN, id: null, password: 'segredo&1' };
  const outcomes: [string, () => Outcome][] = [
    ['an answer that cannot be read', () => jsonAnswer(leaky)],
    ['a refusal', () => jsonAnswer(leaky, { status: 401 })],
    ['no answer', () => new TypeError('Failed to fetch')],
  ];
  const calls: [string, (api: AllCalls) => Promise<unknown>][] = [
    ['signIn', (api) => api.signIn(TEST_LOGIN)],
    ['signUp', (api) => api.signUp({ ...TEST_LOGIN, referralCode: null }, { intentKey: 'k' })],
    ['signInExternally', (api) => api.signInExternally('secret-token')],
    ['signInExternally with no header text', (api) => api.signInExternally('ext€rnal\n')],
    ['getProfile', (api) => api.getProfile(TEST_USER)],
  ];

  describe.each(outcomes)('after %s', (_, outcome) => {
    it.each(calls)('hold no password and no token: %s', async (__, call) => {
      const { api } = setUp(outcome, {
        isOnline: () => true,
        after: (_ms, run) => (run(), () => undefined),
      });
      const text = allOf(await errorOf(call(api)));
      for (const secret of SECRETS) expect(text).not.toContain(secret);
    });
  });
});

describe('asking whether an e-mail is registered', () => {
  it.each(['..', '.', '', 'ana', '../profile/77'])('sends nothing for %j', async (email) => {
    const { api, requests } = setUp(() => jsonAnswer({ registered: true }));
    const error = await errorOf(api.isRegisteredEmail(email));
    expect(error.code).toBe('config');
    if (email) expect(error.message.replace('isRegisteredEmail', '')).not.toContain(email);
    expect(requests).toHaveLength(0);
  });

  it.each(['a/../../x@b.pt', 'a?x=1@b.pt', 'a#b@b.pt', 'josé@b.pt', 'a%2e@b.pt'])(
    'keeps %s within one segment of the path',
    async (email) => {
      const { api, requests } = setUp(() => jsonAnswer({ registered: false }));
      expect(await api.isRegisteredEmail(email)).toBe(false);
      const { pathname, hash } = new URL(requests[0]?.url ?? '');
      const [segment, ...before] = pathname.split('/').toReversed();
      expect(before[0]).toBe('isRegisteredEmail');
      expect(decodeURIComponent(segment ?? '')).toBe(email);
      expect(hash).toBe('');
    },
  );
});

describe('addresses', () => {
  it('have ids as text, and what was not given is empty', async () => {
    const bare = { id: 5, city: 'Porto', postalCode: '4150-196', street: 'Rua A', vatId: null };
    const { api } = setUp(() => jsonAnswer([SAMPLE_ADDRESS, bare]));
    expect(await api.getAddresses(TEST_USER)).toEqual([
      TEST_ADDRESS,
      {
        id: '5',
        addressName: '',
        countryId: '139',
        city: 'Porto',
        postalCode: '4150-196',
        street: 'Rua A',
        floorDoor: '',
        company: '',
        vatId: '',
      },
    ]);
  });

  it('that cannot be read are left out of the list', async () => {
    const { api } = setUp(() => jsonAnswer([{ id: 1 }, SAMPLE_ADDRESS]));
    expect(await api.getAddresses(TEST_USER)).toHaveLength(1);
  });

  it('that are new are sent without an id, and without a tax number that there is none of', async () => {
    const { api, requests } = setUp(() => jsonAnswer(SAMPLE_ADDRESS));
    const saved = await api.saveAddress(
      TEST_USER,
      { ...TEST_ADDRESS, id: null, vatId: '' },
      { intentKey: 'k' },
    );
    expect(saved).toEqual(TEST_ADDRESS);
    const { id, ...rest } = SAMPLE_ADDRESS;
    expect(id).toBe(9001);
    expect(await requests[0]?.json()).toEqual({ ...rest, vatId: null });
  });
});
