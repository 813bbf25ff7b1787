import {
  afterEach,
  allByRole,
  byRole,
  describe,
  expect,
  it,
  setViewport,
  shadow,
  untilRole,
} from '../support/index.ts';
import { goOnToConfirm, guestWith, ORDER, pickWay } from './product-walks.ts';
import { click, startWalk, untilStep, type Walk } from './walk.ts';

const PHONE = { width: 390, height: 844 };

afterEach(() => setViewport({ width: 800, height: 600 }));

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

describe('the confirmation of an order on a phone', () => {
  it('asks for the contact first, shows the order last, and the whole button after both', async () => {
    await setViewport(PHONE);
    const walk = await startWalk(guestWith('one-shop'));
    await walkToConfirm(walk);
    const button = byRole(walk.element, 'button', ORDER.confirmObligation);
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const contact = byRole(walk.element, 'textbox', walk.words.name);
    const review = byRole(walk.element, 'heading', 'A tua encomenda');
    expect(topOf(contact)).to.be.lessThan(topOf(review));
    const isFollowing = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect(isFollowing(review, button)).to.equal(true);
    const { left, right, top, bottom } = button.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(PHONE.height);
    for (const y of [top + 2, bottom - 2]) {
      const hit = shadow(walk.element).elementFromPoint((left + right) / 2, y);
      expect(button.contains(hit)).to.equal(true);
    }
  });
});
