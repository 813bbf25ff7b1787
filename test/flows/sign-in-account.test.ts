import {
  allByRole,
  describe,
  expect,
  it,
  shownText,
  untilText,
  whenIdle,
} from '../support/index.ts';
import { ANA, PREMIUM, startWalk } from './walk.ts';
import { OFFER, strip, unfold } from './sign-in-account-walks.ts';

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
});

describe('a guest', () => {
  it('sees no account', async () => {
    const walk = await startWalk({ ...OFFER, 'allow-guest-login': true });
    expect(walk.element.shadowRoot?.querySelector('summary')).to.equal(null);
  });
});
