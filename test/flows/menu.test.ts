import { byRole, describe, it, setFault, untilText } from '../support/index.ts';
import { startWalk } from './walk.ts';

describe('a menu that is only read', () => {
  it('without anything on it says so, and how to reach the shop', async () => {
    const shop = (await (await fetch('/rest/shop/1?language=pt_PT')).json()) as object;
    const body = { ...shop, priceListView: { sections: [] } };
    await setFault({ match: 'GET /rest/shop/1', status: 200, body });
    const walk = await startWalk({ shop: 1, menu: true });
    await untilText(walk.element, 'não tem o menu digital ativo');
    byRole(walk.element, 'link', /218\s870\s452/);
  });
});
