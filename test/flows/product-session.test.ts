import {
  describe,
  expect,
  it,
  recordedRequests,
  setFault,
  shownText,
  untilRole,
  untilText,
} from '../support/index.ts';
import { ANA_ORDERS, guestWith, ORDER, untilShown } from './product-walks.ts';
import { signAnaIn } from './sign-in-walks.ts';
import { click, startWalk, untilStep, type Walk } from './walk.ts';
import { OIL, TINS } from './product-session-walks.ts';

const WINE = 'Douro tinto 2021';

const MORE = /^Mais um: Azeite virgem extra/;

/** Ana's session ends as she takes one more piece. */
async function endAtCart(attributes = {}): Promise<Walk> {
  const walk = await startWalk({ ...ANA_ORDERS, ...attributes });
  const more = await untilRole(walk.element, 'button', MORE);
  const body = { status: 401, name: 'X', message: 'Sessão terminada.', code: 'X' };
  await setFault({ match: 'POST /rest/v1/web/shopping-cart/add', status: 401, body, times: 1 });
  more.click();
  return walk;
}

describe('a session that ends at the cart', () => {
  it('leaves the cart where guests may not order, and continues with it after signing in', async () => {
    const walk = await endAtCart();
    await untilShown(walk, 'A tua sessão terminou');
    await untilRole(walk.element, 'button', MORE);
    expect(shownText(walk.element)).not.to.include('saiu da encomenda');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await untilStep(walk, 'delivery');
    await untilRole(walk.element, 'button', ORDER.storePickup);
  });

  it('shows a guest the cart of the session, and the way to sign in, which leads to the own cart', async () => {
    const walk = await endAtCart({ 'allow-guest-login': true });
    await untilShown(walk, 'O carrinho está vazio.');
    await untilText(walk.element, 'A tua sessão terminou');
    expect(shownText(walk.element)).not.to.include('saiu da encomenda');
    await click(walk, 'Já tenho conta');
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await untilStep(walk, 'cart-review');
    await untilRole(walk.element, 'button', MORE);
    await click(walk, walk.words.continue);
    await untilStep(walk, 'delivery');
  });
});

describe('a guest of a page that names no session', () => {
  it('gets one, sent with every call about the cart, and the same on the next page', async () => {
    const guest = { products: true, shop: 3, 'allow-guest-login': true, cart: '3101' };
    const walk = await startWalk(guest);
    await untilRole(walk.element, 'button', MORE);
    walk.element.remove();
    const next = await startWalk(guest);
    await untilRole(next.element, 'button', MORE);
    const calls = (await recordedRequests()).filter(({ path }) => path.includes('shopping-cart'));
    const sessions = new Set(calls.map(({ query }) => query['sessionId']));
    expect([...sessions]).to.have.length(1);
    expect([...sessions][0]).to.match(/^[\da-f]{32}$/);
  });
});

describe('two elements of a page that name two sessions', () => {
  it('show the cart of their own session each', async () => {
    const first = await startWalk(guestWith('one-shop'));
    const second = await startWalk(guestWith('three-shops'));
    await untilText(first.element, TINS);
    await untilText(second.element, WINE);
    expect(shownText(first.element)).not.to.include(WINE);
    expect(shownText(second.element)).not.to.include(OIL);
    await untilText(first.element, OIL);
    const calls = await recordedRequests({ method: 'GET', path: 'web/shopping-cart' });
    const sessions = new Set(calls.map(({ query }) => query['sessionId']));
    expect(sessions).to.deep.equal(new Set(['one-shop', 'three-shops']));
  });
});
