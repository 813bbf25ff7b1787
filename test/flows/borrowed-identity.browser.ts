import { afterEach, describe, expect, it, openTab, whenIdle } from '../support/index.ts';
import { LOGIN_FIRST, signAnaIn } from './sign-in-walks.ts';
import { startWalk, untilStep } from './walk.ts';

const HERE = location.href;
const NAME = 'Ana Ferreira Lopes';
const TOKEN = 'mc_token';
const USER_ID = 'mc_user_id';

afterEach(() => history.replaceState(null, '', HERE));

describe('a sign-out', () => {
  const FOLDER = '/test/flows';
  const PAGE = `${FOLDER}/payment-page.html?module=${checkoutModule}&guest`;

  it('also ends the sign-in that a cookie of a folder holds', async () => {
    const walk = await startWalk(LOGIN_FIRST);
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await whenIdle(() => document.cookie.includes(TOKEN), { what: 'the cookie of the sign-in' });
    walk.element.remove();
    const tab = await openTab(PAGE);
    await tab.run(
      async ({ shownText: shown, until: wait, untilRole: find }, [folder, token, userId, name]) => {
        await wait(() => shown(document).includes(name));
        document.cookie = `${token}=token-ana; path=${folder}`;
        document.cookie = `${userId}=1001; path=${folder}`;
        const element = document.querySelector('merchant-checkout');
        (
          await wait(() => element?.shadowRoot?.querySelector<HTMLElement>('header summary'))
        ).click();
        (await find(document.body, 'button', 'Terminar sessão')).click();
        await wait(() => !element?.shadowRoot?.querySelector<HTMLElement>('header summary'));
      },
      [FOLDER, TOKEN, USER_ID, NAME] as const,
    );
    const next = await openTab(PAGE);
    const text = await next.run(async ({ shownText: shown, untilRole: find }) => {
      await find(document.body, 'button', 'Continuar');
      return shown(document);
    }, null);
    expect(text).not.to.include(NAME);
  });
});
