import {
  afterEach,
  byRole,
  describe,
  elementsBelow,
  emulateMedia,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  fill,
  it,
  setFault,
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
  stay,
  typeAddress,
  untilShown,
} from './product-walks.ts';
import { click, fillContact, startWalk, untilStep, type Walk } from './walk.ts';
import { unfold } from './payment-walks.ts';

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 640 };

afterEach(async () => {
  await emulateMedia({});
  await setViewport({ width: 800, height: 600 });
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

describe('every screen of product checkout is accessible and fits a phone of 320 px', () => {
  it('a guest: cart, address, methods, payment, confirmation, thanks', async () => {
    const walk = await startWalk(guestWith('two-shops'));
    await untilStep(walk, 'cart-review');
    await expectUsable(walk);
    await click(walk, walk.words.continue);
    await untilStep(walk, 'delivery');
    await untilRole(walk.element, 'button', ORDER.delivery);
    await click(walk, walk.words.continue);
    await expectUsable(walk);
    await pickWay(walk, ORDER.delivery);
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

  it('small buttons are hit within 44 px, an icon is in line with its name, the button of the coupon with its field, a locked code is read whole; an order that is sent says so in view', async () => {
    const walk = await startAtDelivery(guestWith('one-shop'));
    await pickWay(walk, ORDER.delivery);
    const button = await untilRole(walk.element, 'button', 'Alterar a forma de entrega');
    button.scrollIntoView({ block: 'center' });
    const { left, top, bottom } = button.getBoundingClientRect();
    for (const y of [top - 3, bottom + 3]) {
      expect(walk.element.shadowRoot?.elementFromPoint(left + 20, y)).to.equal(button);
    }
    const title = await untilRole(walk.element, 'heading', ORDER.delivery);
    const icon = title.querySelector('svg')?.getBoundingClientRect();
    const line = title.getBoundingClientRect();
    const middle = (box: DOMRect) => (box.top + box.bottom) / 2;
    expect(icon && middle(icon)).to.be.closeTo(middle(line), 2);

    await pickAnother(walk, ORDER.storePickup);
    await goOnToConfirm(walk, ORDER.payLater);
    await setViewport(SMALL_PHONE);
    unfold(walk, ORDER.haveCoupon);
    const field = await untilRole(walk.element, 'textbox', ORDER.coupon);
    fill(field, 'SEMVALE');
    await click(walk, ORDER.apply);
    await untilShown(walk, 'O código do cupão não é válido.');
    const apply = await untilRole(walk.element, 'button', ORDER.apply);
    expect(apply.getBoundingClientRect().top).to.be.closeTo(field.getBoundingClientRect().top, 1);
    fill(field, 'SEMPROMO');
    apply.click();
    await untilRole(walk.element, 'button', 'Aplicado');
    expect(field.scrollWidth).to.be.at.most(field.clientWidth);

    await fillContact(walk);
    // The button stands at the end of the form.
    window.scrollTo(0, document.documentElement.scrollHeight);
    await setFault({ match: 'POST /rest/v1/web/orders', delayMs: 1_000, times: 1 });
    byRole(walk.element, 'button', ORDER.confirmObligation).click();
    await untilDrawn();
    const text = [...elementsBelow(walk.element)].find(
      (each) => each.localName === 'p' && each.textContent === 'A enviar a encomenda…',
    );
    if (!text) throw new Error('Nothing says that the order is sent.');
    const place = text.getBoundingClientRect();
    expect(place.top).to.be.at.least(0);
    expect(place.bottom).to.be.at.most(SMALL_PHONE.height);
    await untilStep(walk, 'success');
  });

  it('a user: saved addresses, their dialog with its errors and its button in view, the invoice, the way to the payment and back', async () => {
    const walk = await startAtDelivery(ANA_ORDERS);
    stay(walk);
    await pickWay(walk, ORDER.delivery);
    await untilRole(walk.element, 'radio', /^Casa/);
    await expectUsable(walk);
    await click(walk, 'Adicionar morada');
    await untilRole(walk.element, 'dialog', 'Nova morada');
    await setViewport(SMALL_PHONE);
    const save = await untilRole(walk.element, 'button', 'Guardar morada');
    expect(save.getBoundingClientRect().bottom).to.be.below(SMALL_PHONE.height);
    await click(walk, 'Guardar morada');
    await expectUsable(walk);
    await click(walk, 'Cancelar');
    await pick(walk, /^Casa/);
    await untilRole(walk.element, 'heading', /^Envio de Mercearia/);
    await goOnToConfirm(walk);
    (await untilRole(walk.element, 'checkbox', ORDER.invoice)).click();
    await untilRole(walk.element, 'radio', /^Escritório/);
    await expectUsable(walk);
    await click(walk, ORDER.confirmAndPay);
    await untilStep(walk, 'success');
    await expectUsable(walk);
  });
});
