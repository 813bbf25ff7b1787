import {
  activeElement,
  allByRole,
  byRole,
  describe,
  expect,
  expectNoAxeViolations,
  fill,
  it,
  recordedRequests,
  setFault,
  shownText,
  untilNoRole,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import { MENU_ORDER } from './order-walks.ts';
import { startWalk, stepsOf, type Walk } from './walk.ts';

/** A shop's answer, as far as a test changes it. */
interface ShopAnswer {
  priceListView: { sections: { items: { description: string }[] }[] };
}

const search = ({ element }: Walk) => untilRole(element, 'searchbox', 'Procurar no menu');

describe('a menu that is only read', () => {
  it('without anything on it says so, and how to reach the shop', async () => {
    const shop = (await (await fetch('/rest/shop/1?language=pt_PT')).json()) as object;
    const body = { ...shop, priceListView: { sections: [] } };
    await setFault({ match: 'GET /rest/shop/1', status: 200, body });
    const walk = await startWalk({ shop: 1, menu: true });
    await untilText(walk.element, 'não tem o menu digital ativo');
    byRole(walk.element, 'link', /218\s870\s452/);
  });

  it('shows what is sold now, without a cart', async () => {
    const walk = await startWalk({ shop: 1, menu: true });
    expect(stepsOf(walk)).to.deep.equal(['menu']);
    await untilRole(walk.element, 'heading', 'Bacalhau à Brás');
    expect(allByRole(walk.element, 'heading', 'Sardinhas assadas')).to.deep.equal([]);
    expect(allByRole(walk.element, 'button', /Adicionar|Ver encomenda/)).to.deep.equal([]);
    const calls = await recordedRequests();
    expect(calls.map(({ method, path, query }) => ({ method, path, query }))).to.deep.equal([
      {
        method: 'GET',
        path: '/rest/shop/1',
        query: { clientApplication: 'WEB', language: 'pt_PT' },
      },
    ]);
    await expectNoAxeViolations(walk.element);
  });

  it('has every item for assistive technology, also far out of sight', async () => {
    const shop = (await (await fetch('/rest/shop/1?language=pt_PT')).json()) as {
      priceListView: { sections: { items: { name: string; status: string }[] }[] };
    };
    const names = shop.priceListView.sections.flatMap(({ items }) =>
      items.filter(({ status }) => status.toLowerCase() === 'active').map(({ name }) => name),
    );
    const walk = await startWalk({ shop: 1, menu: true });
    await untilRole(walk.element, 'heading', names.at(-1) ?? '');
    const found = allByRole(walk.element, 'heading').map((heading) => heading.computedName);
    expect(found).to.include.members(names);
  });

  it('is searched without regard to accents, and says what it has found', async () => {
    const walk = await startWalk({ shop: 1, menu: true });
    fill(await search(walk), 'acorda');
    await untilNoRole(walk.element, 'heading', 'Couvert da casa');
    await untilRole(walk.element, 'heading', 'Açorda de cogumelos');
    fill(await search(walk), 'pizza');
    await whenIdle(() => shownText(walk.element).includes('Não há nada com esse nome'));
    await expectNoAxeViolations(walk.element);
    const clear = byRole(walk.element, 'button', 'Limpar a pesquisa');
    clear.focus();
    clear.click();
    await untilRole(walk.element, 'heading', 'Couvert da casa');
    expect(activeElement()).to.equal(await search(walk));
  });

  it('opens a long description, and is as accessible then', async () => {
    const shop = (await (await fetch('/rest/shop/1?language=pt_PT')).json()) as ShopAnswer;
    const [section] = shop.priceListView.sections;
    section!.items[0]!.description = 'Pão de Mafra cozido em forno de lenha. '.repeat(12);
    await setFault({ match: 'GET /rest/shop/1', status: 200, body: shop });
    const walk = await startWalk({ shop: 1, menu: true });
    const summary = await whenIdle(
      () => walk.element.shadowRoot?.querySelector<HTMLElement>('li summary'),
      {
        what: 'the description to open',
      },
    );
    summary.click();
    await whenIdle(() => shownText(walk.element).includes('forno de lenha'));
    await expectNoAxeViolations(walk.element);
  });
});

describe('a menu of which nothing is taken away or delivered', () => {
  it('says so before anything is chosen, and can be read', async () => {
    const path = '/rest/v1/web/campaigns/107';
    const campaign = (await (await fetch(`${path}?language=pt_PT&entityId=1`)).json()) as object;
    const bookingConfig = { bookingType: 7, isTakeaway: false, isDelivery: false, isOnline: true };
    await setFault({ match: `GET ${path}`, status: 200, body: { ...campaign, bookingConfig } });
    const walk = await startWalk(MENU_ORDER);
    await untilText(walk.element, 'Sem takeaway nem entregas de momento');
    await untilRole(walk.element, 'heading', 'Couvert da casa');
    byRole(walk.element, 'link', /218\s870\s452/);
    expect(allByRole(walk.element, 'button', /^Adicionar|Ver encomenda/)).to.deep.equal([]);
    await expectNoAxeViolations(walk.element);
  });
});
