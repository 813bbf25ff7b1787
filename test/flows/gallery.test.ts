import {
  activeElement,
  allByRole,
  byRole,
  describe,
  expect,
  it,
  setFault,
  shownText,
  untilNoRole,
  untilRole,
  untilText,
} from '../support/index.ts';
import { GUEST, startWalk, type Walk } from './walk.ts';

const press = (key: string) =>
  activeElement()?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

const open = async ({ element }: Walk, name: string) => {
  const button = await untilRole(element, 'button', name);
  button.focus();
  button.click();
  return untilRole(element, 'dialog', 'Fotografias');
};

describe('the pictures of an offer', () => {
  it('open from the first one, with arrow keys and a number', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 117 });
    const dialog = await open(walk, 'Ver 3 fotografias');
    expect(shownText(dialog)).to.include('1 de 3');
    byRole(dialog, 'img', 'Petiscos vistos de cima: bacalhau, azeitonas, pão e vinho');
    press('ArrowRight');
    await untilText(walk.element, '2 de 3');
    press('End');
    await untilText(walk.element, '3 de 3');
    byRole(dialog, 'img', 'Guitarra portuguesa junto a uma parede de azulejos');
    byRole(dialog, 'button', 'Fechar').click();
    await untilNoRole(walk.element, 'dialog');
  });

  it('are those of campaign and shop together, each once', async () => {
    const walk = await startWalk({ ...GUEST, menu: true, shop: 1, campaign: 107 });
    const dialog = await open(walk, 'Ver 4 fotografias');
    expect(allByRole(dialog, 'listitem')).to.have.length(4);
  });

  it('of a shop alone open from its menu', async () => {
    const walk = await startWalk({ menu: true, shop: 1 });
    await open(walk, 'Ver 3 fotografias');
  });

  it('are no button where there is only one', async () => {
    const path = '/rest/v1/web/campaigns/101';
    const info = (await (await fetch(`${path}?language=pt_PT&entityId=1`)).json()) as {
      campaignImages: unknown[];
    };
    const body = { ...info, campaignImages: info.campaignImages.slice(0, 1) };
    await setFault({ match: `GET ${path}`, status: 200, body });
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const shown = allByRole(walk.element, 'button').map(({ computedName }) => computedName);
    expect(shown.filter((name) => name.includes('fotografias'))).to.deep.equal([]);
  });

  it('without further pictures in a platform’s answer are nothing', async () => {
    const shop = (await (await fetch('/rest/shop/2?language=pt_PT')).json()) as object;
    await setFault({ match: 'GET /rest/shop/2', status: 200, body: { ...shop, shopImages: null } });
    const walk = await startWalk({ services: true, shop: 2 });
    expect(shownText(walk.element)).not.to.include('fotografias');
  });
});
