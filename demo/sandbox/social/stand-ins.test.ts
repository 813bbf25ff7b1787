// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createClient, type SandboxClient } from '../test-support/sandbox-client.ts';

/** The globals that a provider's script leaves on a page, as far as these tests press them. */
interface Page {
  google: {
    accounts: {
      id: {
        initialize(settings: object): void;
        renderButton(parent: Element, options: object): void;
      };
    };
  };
  FB: {
    init(settings: object): void;
    login(callback: (response: unknown) => void, options: object): void;
  };
  AppleID: { auth: { init(settings: object): void; signIn(): Promise<unknown> } };
}

function isPage(page: object): page is Page {
  return 'google' in page && 'FB' in page && 'AppleID' in page;
}

function onPage(): Page {
  const page: object = globalThis;
  if (!isPage(page)) throw new Error('a stand-in is missing');
  return page;
}

const NOW = Date.parse('2026-11-11T10:00:00Z');

beforeAll(async () => {
  for (const name of ['google', 'facebook', 'apple']) await import(`./stand-ins/${name}.js`);
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Presses an answer in the window of a provider, for an account. */
async function answerConsent(provider: string, answer: string, email?: string): Promise<void> {
  const dialog = await vi.waitFor(() => {
    const found = document.querySelector(`[data-sandbox-consent="${provider}"]`);
    if (!found) throw new Error('no window');
    return found;
  });
  const field = dialog.querySelector<HTMLInputElement>('[name="email"]');
  if (field && email !== undefined) field.value = email;
  dialog.querySelector<HTMLButtonElement>(`[data-answer="${answer}"]`)?.click();
}

/** One attempt with each provider, with the answer that the page gets. */
const ATTEMPTS = {
  google: () =>
    new Promise((callback) => {
      const { id } = onPage().google.accounts;
      id.initialize({ client_id: 'sandbox-google', callback });
      id.renderButton(document.body, { type: 'standard', state: 's-1' });
      document.querySelector<HTMLButtonElement>('[data-sandbox-social="google"]')?.click();
    }),
  facebook: () =>
    new Promise((callback) => {
      onPage().FB.init({ appId: 'sandbox-facebook' });
      onPage().FB.login(callback, { scope: 'email' });
    }),
  apple: () => {
    const { auth } = onPage().AppleID;
    auth.init({ clientId: 'sandbox-apple', state: 's-1', nonce: 'n-1', usePopup: true });
    return auth.signIn().catch((reason: unknown) => ({ reason }));
  },
};
type Provider = keyof typeof ATTEMPTS;

async function attempt(provider: Provider, answer: string, email?: string): Promise<unknown> {
  const ended = ATTEMPTS[provider]();
  await answerConsent(provider, answer, email);
  return ended;
}

function textAt(value: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : null),
    value,
  );
  return typeof found === 'string' ? found : '';
}

/** The path of a provider's call and what it sends of the answer that the page got. */
const LOGINS: Record<Provider, { path: string; form: (told: unknown) => Record<string, string> }> =
  {
    google: {
      path: 'signUpLoginGoogle',
      form: (told) => ({ credential: textAt(told, 'credential') }),
    },
    facebook: {
      path: 'signUpLoginFacebook',
      form: (told) => ({
        accessToken: textAt(told, 'authResponse', 'accessToken'),
        expiresIn: '5400',
      }),
    },
    apple: {
      path: 'signUpLoginApple',
      form: (told) => ({
        code: textAt(told, 'authorization', 'code'),
        idToken: textAt(told, 'authorization', 'id_token'),
      }),
    },
  };

function login(client: SandboxClient, provider: Provider, told: unknown) {
  const { path, form } = LOGINS[provider];
  const fields = { ...form(told), persistence: 'true' };
  return client.call(`/rest/client/authentication/${path}`, { form: fields });
}

describe.each(['google', 'facebook', 'apple'] as const)('the stand-in of %s', (provider) => {
  test('signs in whom the sandbox knows', async () => {
    const client = createClient(NOW);

    const reply = await login(client, provider, await attempt(provider, 'accept'));

    expect(reply).toMatchObject({
      status: 200,
      body: { id: 1001, token: 'token-ana', newRegistration: false },
    });
    const profile = await client.call('/rest/client/profile/1001?token=token-ana&language=pt_PT');
    expect(profile.body).toMatchObject({ loginSource: provider, points: 340 });
  });

  test('registers who is new, with a name', async () => {
    const client = createClient(NOW);

    const told = await attempt(provider, 'accept', 'joao@example.com');
    const reply = await login(client, provider, told);

    expect(reply.body).toMatchObject({ id: 2001, newRegistration: true });
    const profile = await client.call('/rest/client/profile/2001?token=token-2001&language=pt_PT');
    expect(profile.body).toMatchObject({ firstName: 'Joao', loginSource: provider });
  });

  test('gives a token that is good for an hour, and for no other provider', async () => {
    const told = await attempt(provider, 'accept');

    expect((await login(createClient(NOW + 3_600_000), provider, told)).status).toBe(401);
    const token = Object.values(LOGINS[provider].form(told)).find((text) =>
      text.includes('.sandbox'),
    );
    const others = (['google', 'facebook', 'apple'] as const).filter((each) => each !== provider);
    for (const other of others) {
      const wrong = {
        credential: token,
        authResponse: { accessToken: token },
        authorization: { code: 'c', id_token: token },
      };
      expect((await login(createClient(NOW), other, wrong)).status).toBe(401);
    }
  });

  test('takes its window away after every answer', async () => {
    await attempt(provider, 'no-token');

    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('the answer to a page', () => {
  test.each([
    ['google', 'no-token', { select_by: 'btn', state: 's-1' }],
    ['facebook', 'refuse', { status: 'unknown', authResponse: null }],
    ['facebook', 'blocked', { status: 'unknown', authResponse: null }],
    ['facebook', 'no-token', { status: 'connected', authResponse: { expiresIn: 5400 } }],
    ['apple', 'refuse', { reason: { error: 'popup_closed_by_user' } }],
    ['apple', 'blocked', { reason: { error: 'popup_blocked_by_browser' } }],
    ['apple', 'no-token', { authorization: { state: 's-1' } }],
  ] as const)('by %s after "%s"', async (provider, answer, expected) => {
    const told = await attempt(provider, answer);

    expect(told).toMatchObject(expected);
    expect(JSON.stringify(told)).not.toContain('.sandbox');
  });

  test('by google after a refusal: nothing', async () => {
    const told = vi.fn();
    void ATTEMPTS.google().then(told);
    await answerConsent('google', 'refuse');
    await new Promise((resolve) => setTimeout(resolve));

    expect(document.querySelector('dialog')).toBeNull();
    expect(told).not.toHaveBeenCalled();
  });
});
