import { describe, expect, it } from 'vitest';
import { catalogTexts } from '../../../test/support/catalog-texts.ts';

const EN = catalogTexts('en_EN');

/** Sentences end with a full stop and have typographic apostrophes here; the specification leaves both out at times. */
const plain = (text: string) => text.replaceAll('’', "'").replace(/\.$/, '');

describe('spec section 8 "Messages", word for word', () => {
  it.each([
    ['Ocorreu um erro. Por favor tenta de novo.', catalogTexts('pt_PT').errorGeneric],
    ['Ha ocurrido un error. Por favor inténtalo de nuevo.', catalogTexts('es_ES').errorGeneric],
    ['An error occurred. Please try again.', EN.errorGeneric],
    ['Coupon code invalid', EN['couponCode.invalidCoupon']],
    ['The cart is empty', EN['cart.emptyError']],
    ['This date is not available. Select another date.', EN['reservation.dateNotAvailable']],
    ["This establishment doesn't have the digital menu active", EN['menu.notAvailable']],
    ['This establishment does not have online bookings available.', EN['menu.noServices']],
    [
      'Invalid operation. The amount to be paid cannot be less than 2€.',
      EN['forms.errors.prizeValueTooHighforVoucher'],
    ],
  ])('"%s"', (said, text) => expect(plain(text)).toBe(plain(said)));
});

describe('spec section 2 "Button labels", where a button says just that', () => {
  it.each([
    ['Continue', EN['common.continue']],
    ['Book', EN['services.reserve']],
    ['View order', EN['menu.viewOrder']],
    ['Confirm & pay', EN['payment.pay']],
    ['Confirm & pay', EN['order.submitPay']],
    ['Register', EN['signIn.register']],
    ['Send', EN['signIn.forgot.send']],
    ['Obtain campaign', EN['points.obtain']],
  ])('"%s"', (said, text) => expect(text).toBe(said));

  it.each([
    ['Login', EN['signIn.login'], 'Log in'],
    ['Order', EN['order.submitFree'], 'Confirm the order'],
    ['Confirm', EN['confirm.submit'], 'Confirm booking'],
    ['Confirm', EN['confirm.submitObligation'], 'Confirm and pay at the venue'],
  ])('"%s" in more words', (_, text, words) => expect(text).toBe(words));
});
