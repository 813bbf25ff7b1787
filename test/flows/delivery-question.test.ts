import {
  byRole,
  describe,
  expect,
  fill,
  it,
  passTime,
  recordedRequests,
  setFault,
  shownText,
  untilDrawn,
  untilRole,
  untilText,
} from '../support/index.ts';
import { guestWith, ORDER, pickWay } from './product-walks.ts';
import { click, startWalk, untilStep, type Walk } from './walk.ts';

const LABEL = 'Entregam no meu código postal?';

async function ask(walk: Walk, code: string): Promise<void> {
  fill(await untilRole(walk.element, 'textbox', LABEL), code);
  byRole(walk.element, 'button', 'Ver').click();
}

const ratesAsked = async () =>
  (await recordedRequests())
    .filter(({ path }) => path.endsWith('/delivery/rates'))
    .map(({ query }) => query['postalCode']);

describe('"do you deliver to my postal code?" in the cart', () => {
  it('is answered with the price, and kept for the address', async () => {
    const walk = await startWalk(guestWith('one-shop'));
    await ask(walk, '1000 205');
    await untilText(walk.element, 'Sim, entregam em 1000-205, por CTT Expresso: 3,90');
    expect(await ratesAsked()).to.deep.equal(['1000-205']);
    await click(walk, walk.words.continue);
    await untilStep(walk, 'delivery');
    await pickWay(walk, ORDER.delivery);
    const code = await untilRole(walk.element, 'textbox', 'Código postal');
    expect(code).to.have.property('value', '1000-205');
    await untilText(walk.element, 'CTT Expresso');
  });

  it('is that for the code asked last, also while an earlier answer is late', async () => {
    const walk = await startWalk(guestWith('one-shop'));
    const match = 'GET /rest/v1/web/delivery/rates';
    await setFault({ match, delayMs: 20_000, times: 1 });
    await ask(walk, '8000-100');
    await untilDrawn();
    fill(byRole(walk.element, 'textbox', LABEL), '1000-205');
    await untilDrawn();
    byRole(walk.element, 'button', 'Ver').click();
    await untilDrawn();
    await passTime(20_000);
    await untilText(walk.element, 'Sim, entregam em 1000-205');
    expect(shownText(walk.element)).not.to.include('8000-100');
  });

  it('is read again when the cart changes, as a price may depend on the weight', async () => {
    const walk = await startWalk(guestWith('one-shop'));
    await ask(walk, '1000-205');
    await untilText(walk.element, 'Sim, entregam em 1000-205, por CTT Expresso: 3,90');
    const path = '/rest/v1/web/delivery/rates';
    const query = new URLSearchParams({ countryId: '139', postalCode: '1000-205' });
    const rates = await (await fetch(`${path}?${query}`)).text();
    const body: unknown = JSON.parse(rates.replaceAll(':3.9', ':7.4'));
    await setFault({ match: `GET ${path}`, status: 200, body });
    const before = (await ratesAsked()).length;
    await click(walk, 'Mais um: Sardinhas em azeite, 120 g');
    await untilText(walk.element, 'Sim, entregam em 1000-205, por CTT Expresso: 7,40');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'delivery');
    await click(walk, 'Voltar');
    await untilStep(walk, 'cart-review');
    expect((await ratesAsked()).slice(before).filter((code) => code !== undefined)).to.deep.equal([
      '1000-205',
    ]);
  });

  it('names the shops that do not deliver there', async () => {
    const walk = await startWalk(guestWith('two-shops'));
    await ask(walk, '8000-100');
    await untilText(walk.element, 'Para 8000-100 falta a entrega de: ');
  });

  it('says no only if the platform does', async () => {
    const shop = { shopId: 3, shopName: 'Mercearia', available: false, methods: {} };
    await setFault({
      match: 'GET /rest/v1/web/delivery/rates',
      status: 200,
      body: { types: [], shops: [shop] },
    });
    const walk = await startWalk(guestWith('one-shop'));
    await ask(walk, '1000-205');
    await untilText(walk.element, 'Não, não entregam em 1000-205.');
  });

  it('has no answer after a failure or an empty one, and asks again', async () => {
    const match = 'GET /rest/v1/web/delivery/rates';
    await setFault({ match, status: 500, times: 1 });
    const walk = await startWalk(guestWith('one-shop'));
    await ask(walk, '1000-205');
    await untilText(walk.element, 'Não temos resposta para 1000-205.');
    await ask(walk, '1000-205');
    await untilText(walk.element, 'Sim, entregam em 1000-205');
    await setFault({ match, status: 200, body: { types: [], shops: [] } });
    await ask(walk, '1000-206');
    await untilText(walk.element, 'Não temos resposta para 1000-206.');
  });

  it('asks nothing of a code that is none, and says so', async () => {
    const walk = await startWalk(guestWith('one-shop'));
    await ask(walk, '1000');
    await untilText(walk.element, 'Em Portugal tem 7 algarismos.');
    expect(await ratesAsked()).to.deep.equal([]);
  });

  it('with an empty cart names the shops that deliver', async () => {
    const walk = await startWalk({
      products: true,
      'session-id': 'empty',
      'allow-guest-login': true,
    });
    await ask(walk, '1000-205');
    await untilText(walk.element, /Em 1000-205 entregam: .*\(3,90/);
    expect(shownText(walk.element)).to.include('4,50');
  });
});
