import {
  allByRole,
  AUTOFILL_TAPS,
  countTaps,
  describe,
  expect,
  it,
  untilRole,
} from '../support/index.ts';
import { ANA_ORDERS, goOnToConfirm, guestWith, ORDER, pickWay } from './product-walks.ts';
import { click, fillContact, startWalk, untilStep, type Walk } from './walk.ts';

/** From the cart to the confirmation, collected at the first point that is offered. */
async function walkToConfirm(walk: Walk): Promise<void> {
  await untilStep(walk, 'cart-review');
  await click(walk, walk.words.continue);
  await untilStep(walk, 'delivery');
  await pickWay(walk, ORDER.pickupPoint);
  const list = await untilRole(walk.element, 'list', 'Pontos de recolha');
  allByRole(list, 'button')[0]?.click();
  await untilRole(walk.element, 'button', 'Escolher outro ponto');
  await untilRole(walk.element, 'heading', /^Envio de Mercearia/);
  await goOnToConfirm(walk, ORDER.payLater);
}

async function order(walk: Walk): Promise<void> {
  await click(walk, ORDER.confirmObligation);
  await untilStep(walk, 'success');
}

describe('products to a pickup point', () => {
  it('take a signed-in customer 6 taps', async () => {
    const walk = await startWalk(ANA_ORDERS);
    const taps = countTaps(walk.element);
    await walkToConfirm(walk);
    await order(walk);
    expect(taps()).to.equal(6);
  });

  it('take a guest 6 taps and those into the contact form', async () => {
    const walk = await startWalk(guestWith('one-shop'));
    const taps = countTaps(walk.element);
    await walkToConfirm(walk);
    await fillContact(walk);
    await order(walk);
    expect(taps() + AUTOFILL_TAPS).to.equal(8);
  });
});
