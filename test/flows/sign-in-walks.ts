import {
  activeElement,
  fill,
  press,
  recordedRequests,
  whenIdle,
  untilRole,
  type Provider,
  type RecordedRequest,
} from '../support/index.ts';
import { click, field, startWalk, untilStep, type Walk } from './walk.ts';

/** An offer of a brand that has other providers, whose first step is the sign-in: guests may not book it. */
export const LOGIN_FIRST = {
  campaign: 105,
  'reservation-type': 'normal',
  'host-name': 'loja.example',
} as const;

export const ANA_SIGNS_IN = { email: 'ana@example.com', password: 'secret1' } as const;
export const NEWCOMER = { email: 'nova@example.com', password: 'segredo9' } as const;

/** The Portuguese texts of a walk. */
export const SIGN_IN = {
  first: 'Entra ou cria conta',
  login: 'Entra na tua conta',
  register: 'Cria a tua conta',
  forgot: 'Recuperar a palavra-passe',
  loginButton: 'Entrar',
  registerButton: 'Criar conta',
  forgotButton: 'Esqueceste-te da palavra-passe?',
  send: 'Enviar',
  password: 'Palavra-passe',
  accept: 'Aceito os termos e condições e a política de privacidade.',
  keep: 'Manter sessão iniciada',
  check: 'Verifica o seguinte para continuares',
  refused: 'Não foi possível entrar',
  notRegistered: 'Não foi possível criar a conta',
  retry: 'Tentar de novo',
  ok: 'Corrigir',
  back: 'Voltar',
} as const;

/** Waits until the heading of a view shows and holds the focus. */
export const untilView = (title: string): Promise<Element> =>
  whenIdle(
    () => {
      const active = activeElement();
      return active?.computedRole === 'heading' && active.computedName === title && active;
    },
    { what: `the focus on "${title}"` },
  );

export const password = (walk: Walk): Promise<HTMLElement> => field(walk, SIGN_IN.password);

/** From the first view on with an e-mail. */
export async function continueWith(walk: Walk, email: string): Promise<void> {
  await untilRole(walk.element, 'heading', SIGN_IN.first);
  fill(await field(walk, walk.words.email), email);
  await click(walk, walk.words.continue);
}

/** An element on its sign-in, gone on with an e-mail to the view that asks for its password. */
export async function startAtPassword(email: string, title: string): Promise<Walk> {
  const walk = await startWalk(LOGIN_FIRST);
  await untilStep(walk, 'login');
  await continueWith(walk, email);
  await untilView(title);
  return walk;
}

/** Signs Ana in from the first view of the sign-in. */
export async function signAnaIn(walk: Walk): Promise<void> {
  await continueWith(walk, ANA_SIGNS_IN.email);
  await untilView(SIGN_IN.login);
  fill(await password(walk), ANA_SIGNS_IN.password);
  await click(walk, SIGN_IN.loginButton);
}

/** Presses a button as a customer does: only then may a page open a window. */
async function pressButton(button: HTMLElement): Promise<void> {
  button.focus();
  await press('Enter');
}

export const PROVIDERS: readonly Provider[] = ['google', 'facebook', 'apple'];

export const SOCIAL_BUTTONS: Readonly<Record<Provider, string>> = {
  google: 'Continuar com o Google',
  facebook: 'Continuar com o Facebook',
  apple: 'Continuar com a Apple',
};

/** Where the sandbox serves the script of a provider's stand-in. */
export const scriptOf = (provider: Provider): string => `/__sandbox/social/${provider}.js`;

/** Presses a provider's button, Google's own in the light DOM included. */
export async function startWith(walk: Walk, provider: Provider): Promise<void> {
  await pressButton(await untilRole(walk.element, 'button', SOCIAL_BUTTONS[provider]));
}

/** Waits until no button of the element is busy. */
export async function untilIdle({ element }: Walk): Promise<void> {
  await whenIdle(() => element.shadowRoot?.querySelector('button[aria-busy]') === null, {
    what: 'the end of the spinner',
  });
}

const posted = async (path: string): Promise<readonly RecordedRequest[]> =>
  (await recordedRequests({ method: 'POST' })).filter((request) => request.path === path);

export const sentLogins = () => posted('/rest/authentication');
export const sentRegistrations = () => posted('/rest/client/authentication/signUp');
export const sentResets = () => posted('/rest/authentication/password/forgotPassword');
