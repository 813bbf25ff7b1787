import {
  byRole,
  describe,
  expect,
  fill,
  it,
  press,
  setViewport,
  shownText,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import {
  ANA_ORDERS,
  expectUsable,
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

/** The dialog of an address is higher than this. */
const SMALL_PHONE = { width: 360, height: 640 };

const referer = () => location.origin + location.pathname;

describe('a signed-in customer orders products', () => {
  it('to a saved address, with coupon and invoice', async () => {
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
    await expectUsable(walk);
    expect(await sentOrders()).to.deep.equal([]);
    await click(walk, ORDER.confirmAndPay);
    await untilStep(walk, 'success');
    await expectUsable(walk);

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
