import {
  describe,
  expect,
  expectNoAxeViolations,
  fill,
  it,
  recordedRequests,
  shownText,
  valueOf,
} from '../support/index.ts';
import {
  goOnToConfirm,
  ORDER,
  pickWay,
  sentCartChanges,
  sentOrders,
  stay,
  untilShown,
} from './product-walks.ts';
import { signAnaIn } from './sign-in-walks.ts';
import { click, field, startWalk, untilStep } from './walk.ts';

describe('a customer who signs in for the items of a page', () => {
  it('orders them: they are added to the cart of the account, once', async () => {
    const vinegar = { id: 3102, productId: 3102, qty: 2 };
    const walk = await startWalk({
      products: true,
      shop: 3,
      'session-id': 'fresh',
      'cart-items': JSON.stringify([vinegar]),
    });
    await untilStep(walk, 'cart-review');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await untilShown(walk, 'Este é o carrinho da tua conta.');
    await untilShown(walk, 'Vinagre de figo');
    const added = 'add {"productId":3102,"qty":2}';
    expect(await sentCartChanges()).to.deep.equal([added, added]);
    const { query } = (await recordedRequests({ path: '/web/shopping-cart/add' })).at(-1) ?? {};
    expect(query).to.deep.include({ token: 'token-ana' });
  });
});

describe('a customer who signs in while ordering', () => {
  it('sees the cart of the account before going on, and what was typed is kept', async () => {
    const walk = await startWalk({ products: true, shop: 3, 'session-id': 'two-shops' });
    stay(walk);
    await untilStep(walk, 'cart-review');
    await click(walk, 'Adicionar nota para Mercearia do Sobreiro');
    fill(await field(walk, 'Nota para Mercearia do Sobreiro (opcional)'), 'Sem saco');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await untilShown(walk, 'Este é o carrinho da tua conta.');
    await expectNoAxeViolations(walk.element);
    expect(shownText(walk.element)).not.to.include('Queijaria');
    expect(valueOf(await field(walk, 'Nota para Mercearia do Sobreiro (opcional)'))).to.equal(
      'Sem saco',
    );
    await click(walk, walk.words.continue);
    await untilStep(walk, 'delivery');
    await pickWay(walk, ORDER.storePickup);
    await goOnToConfirm(walk, ORDER.payLater);
    await click(walk, ORDER.confirmObligation);
    await untilStep(walk, 'success');
    const [order, ...others] = await sentOrders();
    expect(others).to.deep.equal([]);
    expect(order?.path).to.equal('/rest/v1/web/orders');
    expect(order?.query).to.deep.include({ token: 'token-ana', sessionId: 'two-shops' });
    expect(order?.body).to.deep.nested.include({
      'userInformation.email': 'ana@example.com',
      'orderInformation.shopNotes': [{ shopId: 3, notes: 'Sem saco' }],
    });
  });
});
