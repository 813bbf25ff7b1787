import {
  byRole,
  describe,
  expect,
  fill,
  it,
  press,
  shownText,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import {
  ANA_ORDERS,
  goOnToConfirm,
  ORDER,
  pick,
  pickWay,
  sentOrders,
  startAtDelivery,
  stay,
} from './product-walks.ts';
import { click, untilStep } from './walk.ts';
import { unfold } from './payment-walks.ts';

const referer = () => location.origin + location.pathname;

describe('a signed-in customer orders products', () => {
  it('to a saved address, with coupon and invoice', async () => {
    const walk = await startAtDelivery(ANA_ORDERS);
    stay(walk);
    await pickWay(walk, ORDER.delivery);
    await pick(walk, /^Casa/);
    await untilRole(walk.element, 'heading', /^Envio de Mercearia/);
    await goOnToConfirm(walk);
    unfold(walk, ORDER.haveCoupon);
    fill(await untilRole(walk.element, 'textbox', ORDER.coupon), 'nada');
    await click(walk, ORDER.apply);
    await whenIdle(() => shownText(walk.element).includes('O código do cupão não é válido.'));
    const coupon = await untilRole(walk.element, 'textbox', ORDER.coupon);
    fill(coupon, 'SAVE10');
    coupon.focus();
    await press('Enter');
    await untilRole(walk.element, 'button', 'Aplicado');
    expect(coupon.hasAttribute('readonly')).to.equal(true);
    byRole(walk.element, 'checkbox', ORDER.invoice).click();
    await pick(walk, /^Escritório/);
    expect(await sentOrders()).to.deep.equal([]);
    await click(walk, ORDER.confirmAndPay);
    await untilStep(walk, 'success');

    const [order, ...others] = await sentOrders();
    expect(others).to.deep.equal([]);
    expect(order?.path).to.equal('/rest/v1/web/orders');
    expect(order?.query).to.deep.include({ token: 'token-ana', entityId: '1' });
    // The payment page leads back to it.
    const { refererLink } = { ...(order?.body as Record<string, unknown>) };
    const back = new URL(String(refererLink));
    expect(back.origin + back.pathname).to.equal(referer());
    expect(back.searchParams.get('mc-return')).to.equal('payment');
    expect(back.searchParams.get('mc-nonce')).to.match(/^[\w-]{16,64}$/);
    expect(order?.body).to.deep.equal({
      refererLink: back.href,
      userInformation: {
        givenName: 'Ana',
        familyName: 'Ferreira Lopes',
        email: 'ana@example.com',
        mobileNumber: { dialPrefix: '+351', number: '912345678' },
      },
      taxInformation: {
        fiscalName: 'Ferreira Lopes, Arquitetura, Lda.',
        fiscalNumber: '501442600',
      },
      orderInformation: {
        delivery: {
          deliveryMethods: [{ shopId: 3, shopDeliveryMethodId: 301, pickupPoint: null }],
          addressId: 9001,
        },
        shopNotes: [],
        notes: '',
        fiscalAddressId: 9002,
        paymentMethod: 'online',
      },
    });
  });
});
