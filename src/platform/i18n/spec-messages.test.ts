import { describe, expect, it } from 'vitest';

import checkoutEn from '../../../locales/en_EN/checkout.json' with { type: 'json' };
import orderEn from '../../../locales/en_EN/order.json' with { type: 'json' };
import accountEn from '../../../locales/en_EN/account.json' with { type: 'json' };
import confirmationEn from '../../../locales/en_EN/confirmation.json' with { type: 'json' };
import pointsEn from '../../../locales/en_EN/points.json' with { type: 'json' };
import paymentEn from '../../../locales/en_EN/payment.json' with { type: 'json' };
import servicesEn from '../../../locales/en_EN/services.json' with { type: 'json' };
import checkoutEs from '../../../locales/es_ES/checkout.json' with { type: 'json' };
import checkoutPt from '../../../locales/pt_PT/checkout.json' with { type: 'json' };

/** Sentences end with a full stop and have typographic apostrophes here; the specification leaves both out at times. */
const plain = (text: string) => text.replaceAll('’', "'").replace(/\.$/, '');

describe('spec section 8 "Messages", word for word', () => {
  it.each([
    ['Ocorreu um erro. Por favor tenta de novo.', checkoutPt.errorGeneric],
    ['Ha ocurrido un error. Por favor inténtalo de nuevo.', checkoutEs.errorGeneric],
    ['An error occurred. Please try again.', checkoutEn.errorGeneric],
    ['Coupon code invalid', orderEn['couponCode.invalidCoupon']],
    ['The cart is empty', orderEn['cart.emptyError']],
    [
      'This date is not available. Select another date.',
      checkoutEn['reservation.dateNotAvailable'],
    ],
    ["This establishment doesn't have the digital menu active", orderEn['menu.notAvailable']],
    ['This establishment does not have online bookings available.', checkoutEn['menu.noServices']],
    [
      'Invalid operation. The amount to be paid cannot be less than 2€.',
      paymentEn['forms.errors.prizeValueTooHighforVoucher'],
    ],
  ])('"%s"', (said, text) => expect(plain(text)).toBe(plain(said)));
});

describe('spec section 2 "Button labels", where a button says just that', () => {
  it.each([
    ['Continue', checkoutEn['common.continue']],
    ['Book', servicesEn['services.reserve']],
    ['View order', orderEn['menu.viewOrder']],
    ['Confirm & pay', paymentEn['payment.pay']],
    ['Confirm & pay', orderEn['order.submitPay']],
    ['Register', accountEn['signIn.register']],
    ['Send', accountEn['signIn.forgot.send']],
    ['Obtain campaign', pointsEn['points.obtain']],
  ])('"%s"', (said, text) => expect(text).toBe(said));

  it.each([
    ['Login', accountEn['signIn.login'], 'Log in'],
    ['Order', orderEn['order.submitFree'], 'Confirm the order'],
    ['Confirm', confirmationEn['confirm.submit'], 'Confirm booking'],
    ['Confirm', confirmationEn['confirm.submitObligation'], 'Confirm and pay at the venue'],
  ])('"%s" in more words', (_, text, words) => expect(text).toBe(words));
});
