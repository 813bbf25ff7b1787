import {
  byRole,
  describe,
  expect,
  fill,
  it,
  setFault,
  untilDrawn,
  untilRecorded,
  untilRole,
} from '../support/index.ts';
import { unfold } from './payment-walks.ts';
import { atButton } from './product-faults-walks.ts';
import { expectUsable, guestWith, ORDER, sentOrders, untilShown } from './product-walks.ts';
import { click, untilStep } from './walk.ts';

describe('a coupon', () => {
  it('that is on its way holds the order back, and the button says so', async () => {
    const walk = await atButton(guestWith('one-shop'));
    await setFault({ match: '/apply-coupon', delayMs: 2_000, times: 1 });
    unfold(walk, ORDER.haveCoupon);
    fill(await untilRole(walk.element, 'textbox', ORDER.coupon), 'save10');
    const order = byRole(walk.element, 'button', ORDER.confirmObligation);
    byRole(walk.element, 'button', ORDER.apply).click();
    await untilRecorded({ path: '/apply-coupon' });
    await untilDrawn();
    expect(order.getAttribute('aria-busy')).to.equal('true');
    order.click();
    await untilRole(walk.element, 'button', 'Aplicado');
    expect(await sentOrders()).to.deep.equal([]);
    await click(walk, ORDER.confirmObligation);
    await untilStep(walk, 'success');
    await untilShown(walk, /Pagas 29,67\s€/);
    expect(await sentOrders()).to.have.length(1);
  });

  it('that changes the lines as well shows what it changed, and the order costs what is shown', async () => {
    const walk = await atButton(guestWith('one-shop'));
    unfold(walk, ORDER.haveCoupon);
    fill(await untilRole(walk.element, 'textbox', ORDER.coupon), 'semvale');
    await click(walk, ORDER.apply);
    await untilShown(walk, 'O código do cupão não é válido.');
    await expectUsable(walk);
    fill(await untilRole(walk.element, 'textbox', ORDER.coupon), 'sempromo');
    await click(walk, ORDER.apply);
    await untilRole(walk.element, 'button', 'Aplicado');
    await untilShown(walk, /Azeite virgem extra, 500 ml: custava 10,71\s€, agora custa 11,90\s€/);
    await expectUsable(walk);
    await click(walk, ORDER.confirmObligation);
    await untilStep(walk, 'success');
    await untilShown(walk, /Pagas 28,28\s€/);
    const coupons = await untilRecorded({ path: '/apply-coupon' });
    expect(coupons.map(({ query }) => query['couponCode'])).to.deep.equal(['semvale', 'sempromo']);
  });
});
