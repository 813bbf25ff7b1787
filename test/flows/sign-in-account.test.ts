import {
  allByRole,
  byRole,
  describe,
  expect,
  it,
  recordedRequests,
  setFault,
  shownText,
  untilNoRole,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import {
  ANA,
  chooseSlot,
  click,
  oneFreeSlot,
  PREMIUM,
  startInVain,
  startWalk,
  untilStep,
} from './walk.ts';
import { OFFER, strip, unfold } from './sign-in-account-walks.ts';
import { SIGN_IN } from './sign-in-walks.ts';

/** Where the token went, in order. */
const pathsWithToken = async () =>
  (await recordedRequests())
    .filter(({ query }) => query['token'] === 'token-ana')
    .map(({ path }) => path);

describe('who is signed in', () => {
  it('sees name and points, and the account’s pages in the language shown', async () => {
    const walk = await startWalk({ ...OFFER, ...ANA }, 'es');
    await untilText(await strip(walk), 'Ana Ferreira Lopes');
    await unfold(walk);
    await whenIdle(() => /Ana Ferreira Lopes.*340 puntos/s.test(shownText(walk.element)));
    const links = allByRole(walk.element, 'link', /^(Mis|Ganar)/);
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal([
      'https://www.mesaqui.example/es/usuario/reservas',
      'https://www.mesaqui.example/es/usuario/premios',
      'https://www.mesaqui.example/es/ganar-premios',
    ]);
  });

  it('has a mark as a premium member', async () => {
    const walk = await startWalk({ ...OFFER, ...PREMIUM });
    await unfold(walk);
    await whenIdle(() => shownText(walk.element).includes('Smart'));
  });

  it('is known by an external token of provider 4', async () => {
    const walk = await startWalk({ ...OFFER, provider: 4, 'external-token': 'external-ana' });
    await untilText(await strip(walk), 'Ana Ferreira Lopes');
  });

  it('is asked to sign in again after a sign-out where guests may not book', async () => {
    const walk = await startWalk({ ...OFFER, ...ANA });
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'confirm');
    await unfold(walk);
    await click(walk, 'Terminar sessão');
    await untilStep(walk, 'login');
    await untilRole(walk.element, 'heading', SIGN_IN.first);
  });
});

describe('a guest', () => {
  it('sees no account', async () => {
    const walk = await startWalk({ ...OFFER, 'allow-guest-login': true });
    expect(walk.element.shadowRoot?.querySelector('summary')).to.equal(null);
  });
});

describe('a link with a user’s token', () => {
  const openLink = () =>
    history.replaceState(
      null,
      '',
      '?campaignId=101&reservationType=normal&userId=1001&token=token-ana',
    );

  it('names the account in use, and "not me" leaves it before anything is booked', async () => {
    openLink();
    const walk = await startWalk({ 'host-name': 'loja.example' });
    await whenIdle(() =>
      shownText(walk.element).includes('Estás a usar a conta de Ana Ferreira Lopes'),
    );
    byRole(walk.element, 'heading', 'Escolhe o dia e a hora');
    await click(walk, 'Não sou eu');
    await untilNoRole(walk.element, 'button', 'Não sou eu');
    expect(shownText(walk.element)).not.to.include('Ana Ferreira Lopes');
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'login');
  });

  it('still names it on the last screen before the booking is sent', async () => {
    openLink();
    const walk = await startWalk({ 'host-name': 'loja.example' });
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'confirm');
    await untilRole(walk.element, 'button', 'Não sou eu');
  });
});

describe('a link with a user’s token', () => {
  it('asks for nothing but the name before it is shown', async () => {
    history.replaceState(null, '', '?products=true&shopId=3&userId=1001&token=token-ana');
    await setFault({ match: 'GET /rest/client/profile/', status: 500 });
    await startInVain({});
    expect(new Set(await pathsWithToken())).to.deep.equal(new Set(['/rest/client/profile/1001']));
  });

  it('reads the cart of the account as soon as the name is shown', async () => {
    history.replaceState(null, '', '?products=true&shopId=3&userId=1001&token=token-ana');
    const walk = await startWalk({});
    await untilRole(walk.element, 'button', 'Não sou eu');
    expect((await pathsWithToken()).at(-1)).to.match(/shopping-cart/);
  });
});
