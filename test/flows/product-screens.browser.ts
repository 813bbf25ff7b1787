import {
  afterEach,
  byRole,
  describe,
  elementsBelow,
  emulateMedia,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  it,
  setViewport,
  shadow,
  untilDrawn,
  untilRole,
} from '../support/index.ts';
import {
  ANA_ORDERS,
  goOnToConfirm,
  guestWith,
  ORDER,
  pick,
  pickAnother,
  pickPoint,
  pickWay,
  startAtDelivery,
  typeAddress,
  untilShown,
} from './product-walks.ts';
import { click, fillContact, startWalk, untilStep, type Walk } from './walk.ts';

const DESKTOP = { width: 800, height: 600 };
const PHONE = { width: 390, height: 844 };

afterEach(async () => {
  await emulateMedia({});
  await setViewport(DESKTOP);
});

/** Lays the page out on phones and finds no postal code in sight cut at its hyphen. */
async function expectWholePostalCodes(walk: Walk, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await setViewport({ width, height: 720 });
    await untilDrawn();
    expect(cutPostalCodes(walk), `cut at ${width} px`).to.deep.equal([]);
  }
}

/** The postal codes in sight that are cut at their hyphen. */
function cutPostalCodes({ element }: Walk): readonly string[] {
  const nodes = [...elementsBelow(element)].flatMap((each) => [...each.childNodes]);
  return nodes.flatMap((node) => {
    const found = node instanceof Text ? /\d{4}-\d{3}/.exec(node.data) : null;
    if (!found) return [];
    const range = document.createRange();
    range.setStart(node, found.index);
    range.setEnd(node, found.index + found[0].length);
    return range.getClientRects().length > 1 ? [found[0]] : [];
  });
}

async function expectUsable({ element }: Walk): Promise<void> {
  await setViewport({ width: 320, height: 720 });
  await expectNoOverflow(element);
  await expectNoAxeViolations(element);
}

/** A small button is hit within 44 px, like the others. */
async function expectSmallButtonHit({ element }: Walk, name: string): Promise<void> {
  const button = await untilRole(element, 'button', name);
  button.scrollIntoView({ block: 'center' });
  const { left, top, bottom } = button.getBoundingClientRect();
  for (const y of [top - 3, bottom + 3])
    expect(shadow(element).elementFromPoint(left + 20, y)).to.equal(button);
}

/** The icon of the chosen delivery type stands in line with its name. */
function expectIconInLine(title: HTMLElement): void {
  const icon = title.querySelector('svg')?.getBoundingClientRect();
  const middle = (box: DOMRect) => (box.top + box.bottom) / 2;
  expect(icon && middle(icon)).to.be.closeTo(middle(title.getBoundingClientRect()), 2);
}

describe('every screen of product checkout is accessible and fits a phone of 320 px', () => {
  it('a guest: cart, address, methods, payment, confirmation, thanks; small buttons are hit within 44 px, and an icon is in line with its name', async () => {
    const walk = await startWalk(guestWith('two-shops'));
    await untilStep(walk, 'cart-review');
    await expectUsable(walk);
    await click(walk, walk.words.continue);
    await untilStep(walk, 'delivery');
    await untilRole(walk.element, 'button', ORDER.delivery);
    await click(walk, walk.words.continue);
    await expectUsable(walk);
    await pickWay(walk, ORDER.delivery);
    // In one line.
    await setViewport(DESKTOP);
    await expectSmallButtonHit(walk, 'Alterar a forma de entrega');
    expectIconInLine(await untilRole(walk.element, 'heading', ORDER.delivery));
    await typeAddress(walk);
    await pick(walk, /^Estafeta da mercearia/);
    await expectUsable(walk);
    await click(walk, walk.words.continue);
    await untilStep(walk, 'payment-method');
    const payLater = await untilRole(walk.element, 'button', ORDER.payLater);
    await expectUsable(walk);
    payLater.click();
    await untilStep(walk, 'confirm');
    await click(walk, ORDER.confirmObligation);
    await expectUsable(walk);
    await fillContact(walk);
    await click(walk, ORDER.confirmObligation);
    await untilStep(walk, 'success');
    await expectUsable(walk);
  });

  it('pickup points, listed and picked, in the dark; and the confirmation asks for the contact first, shows the order last, and the whole button after both', async () => {
    await emulateMedia({ colorScheme: 'dark' });
    const walk = await startAtDelivery(guestWith('one-shop'));
    await pickWay(walk, ORDER.pickupPoint);
    await untilRole(walk.element, 'list', 'Pontos de recolha');
    await expectUsable(walk);
    await pickPoint(walk, 'Porto');
    await expectUsable(walk);

    await setViewport(PHONE);
    await untilRole(walk.element, 'heading', /^Envio de Mercearia/);
    await goOnToConfirm(walk, ORDER.payLater);
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

  it('addresses on phones: no postal code is cut, in cards, in the list of points, in the review and in the thanks', async () => {
    const walk = await startAtDelivery(ANA_ORDERS);
    const expectWhole = () => expectWholePostalCodes(walk, [320, 345, 360, 390]);
    await pickWay(walk, ORDER.delivery);
    await untilRole(walk.element, 'radio', /^Casa/);
    await expectWhole();
    await pickAnother(walk, ORDER.pickupPoint);
    await untilRole(walk.element, 'list', 'Pontos de recolha');
    await expectWhole();
    await pickAnother(walk, ORDER.storePickup);
    await untilShown(walk, '7000-854');
    await expectWhole();
    await goOnToConfirm(walk, ORDER.payLater);
    await expectWhole();
    await click(walk, ORDER.confirmObligation);
    await untilStep(walk, 'success');
    await untilShown(walk, '7000-854');
    const widths = Array.from({ length: 21 }, (_, index) => 320 + 5 * index);
    await expectWholePostalCodes(walk, widths);
  });
});
