import {
  afterEach,
  byRole,
  describe,
  elementsBelow,
  expect,
  fill,
  it,
  releaseAnswers,
  setFault,
  setViewport,
  untilRecorded,
  untilRole,
  whileHeld,
} from '../support/index.ts';
import { unfold } from './payment-walks.ts';
import { atButton, ORDERS } from './product-faults-walks.ts';
import { expectUsable, guestWith, ORDER, sentOrders, untilShown } from './product-walks.ts';
import { click, untilStep, type Walk } from './walk.ts';

const PHONE = { width: 360, height: 640 };

afterEach(() => setViewport({ width: 800, height: 600 }));

/** The paragraph that says a text. */
function textOf({ element }: Walk, text: string): Element {
  const found = [...elementsBelow(element)].find(
    (each) => each.localName === 'p' && each.textContent === text,
  );
  if (!found) throw new Error(`Nothing says "${text}".`);
  return found;
}

describe('a coupon', () => {
  it('that is on its way holds the order back, and the button says so', async () => {
    const walk = await atButton(guestWith('one-shop'));
    await setFault({ match: '/apply-coupon', hold: true, times: 1 });
    unfold(walk, ORDER.haveCoupon);
    fill(await untilRole(walk.element, 'textbox', ORDER.coupon), 'save10');
    const order = byRole(walk.element, 'button', ORDER.confirmObligation);
    byRole(walk.element, 'button', ORDER.apply).click();
    await whileHeld(() => order.getAttribute('aria-busy') === 'true');
    order.click();
    await releaseAnswers();
    await untilRole(walk.element, 'button', 'Aplicado');
    expect(await sentOrders()).to.deep.equal([]);
    await click(walk, ORDER.confirmObligation);
    await untilStep(walk, 'success');
    await untilShown(walk, /Pagas 29,67\s€/);
    expect(await sentOrders()).to.have.length(1);
  });

  it('that changes the lines as well shows what it changed, and the order costs what is shown', async () => {
    await setViewport(PHONE);
    const walk = await atButton(guestWith('one-shop'));
    unfold(walk, ORDER.haveCoupon);
    const field = await untilRole(walk.element, 'textbox', ORDER.coupon);
    fill(field, 'semvale');
    await click(walk, ORDER.apply);
    await untilShown(walk, 'O código do cupão não é válido.');
    const apply = await untilRole(walk.element, 'button', ORDER.apply);
    expect(apply.getBoundingClientRect().top).to.be.closeTo(field.getBoundingClientRect().top, 1);
    await expectUsable(walk);
    await setViewport(PHONE);
    fill(field, 'SEMPROMO');
    await click(walk, ORDER.apply);
    await untilRole(walk.element, 'button', 'Aplicado');
    // The code is locked, and read whole.
    expect(field.scrollWidth).to.be.at.most(field.clientWidth);
    await untilShown(walk, /Azeite virgem extra, 500 ml: custava 10,71\s€, agora custa 11,90\s€/);
    await expectUsable(walk);

    await setViewport(PHONE);
    // The button stands at the end of the form.
    window.scrollTo(0, document.documentElement.scrollHeight);
    await setFault({ match: ORDERS, hold: true, times: 1 });
    byRole(walk.element, 'button', ORDER.confirmObligation).click();
    const sending = await whileHeld(() => textOf(walk, 'A enviar a encomenda…'));
    const { top, bottom } = sending.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(PHONE.height);
    await releaseAnswers();
    await untilStep(walk, 'success');
    await untilShown(walk, /Pagas 28,28\s€/);
    const coupons = await untilRecorded({ path: '/apply-coupon' });
    expect(coupons.map(({ query }) => query['couponCode'])).to.deep.equal(['semvale', 'SEMPROMO']);
  });
});
