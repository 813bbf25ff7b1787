import { describe, expect, it, recordedRequests } from '../support/index.ts';
import { sentCartChanges, untilShown } from './product-walks.ts';
import { signAnaIn } from './sign-in-walks.ts';
import { click, startWalk, untilStep } from './walk.ts';

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
