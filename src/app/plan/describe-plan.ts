import type { Getter } from 'jotai/vanilla';

import {
  configAtom,
  languageAtom,
  servicesAtom,
  siteLinksAtom,
} from '../../context/checkout-context.ts';
import { bookedTimesAtom } from '../../features/booking/state/booked-times.ts';
import type { Cart } from '../../features/cart/rules/cart.ts';
import { cartAtom } from '../../features/cart/state/cart-atoms.ts';
import { answerTo, possibleAnswers, textIn } from '../../features/questions/rules/answers.ts';
import { answersAtom } from '../../features/questions/state/answers-atom.ts';
import { shownQuestionsAtom } from '../../features/questions/state/questions-atoms.ts';
import { awaitsMerchant } from '../../features/offer/rules/booking-type.ts';
import type { PurchasePrice } from '../../features/offer/rules/purchase-price.ts';
import { bookingFormAtom, modeAtom, voucherAtom } from '../../features/offer/state/choice-atoms.ts';
import {
  allowedModesAtom,
  bookableAtom,
  campaignInfoAtom,
  currencyAtom,
  guestsAllowedAtom,
  isPremiumReservationAtom,
  moneyAtom,
  venueAtom,
} from '../../features/offer/state/offer-atoms.ts';
import { transportTypeAtom } from '../../features/offer/state/transport-terms-atoms.ts';
import { priceAtom } from '../../features/vouchers/state/price-atoms.ts';
import { isMenuOrderAtom, isProductCheckoutAtom } from '../../flow/state/flow-atoms.ts';
import { currencyName } from '../../lib/money/currency.ts';
import { venueInstant } from '../../lib/time/calendar-stamp.ts';
import { formatVenueDate } from '../../platform/i18n/format-venue-date.ts';
import type { Translate } from '../../platform/i18n/message-key.ts';
import { describeArea } from './plan-area.ts';
import type { PlanAmount, PlanAnswer, PlanTime } from '../../plugins/checkout-plan.ts';

/** A venue date and time as an assistant reads it; `time` null for a whole day. */
export function describeTime(get: Getter, date: string, time: string | null): PlanTime {
  const { i18n } = get(servicesAtom);
  const t: Translate = (key, values) => i18n._(key, values);
  const day = formatVenueDate(date, t, 'full');
  const start = venueInstant(date, time ?? '00:00', get(configAtom).timeZone);
  return { date, time, start, text: time === null ? day : `${day}, ${time}` };
}

/** An amount in the flow's currency. */
const amountOf = (get: Getter, cents: number): PlanAmount => ({
  cents,
  text: get(moneyAtom)(cents),
});

/** A price of people or vouchers; null without one. */
export function describePrice(get: Getter, price: PurchasePrice | null, isPaidNow: boolean) {
  return (
    price && {
      currency: currencyName(get(currencyAtom)),
      count: price.count,
      each: amountOf(get, price.unitCents),
      total: amountOf(get, price.totalCents),
      paid: isPaidNow ? 'now' : 'at the venue',
    }
  );
}

/** A cart with its lines and totals. */
export function describeCart(get: Getter, cart: Cart): PlanAnswer {
  return {
    currency: currencyName(cart.currency),
    items: cart.items.map(({ name, quantity, unitCents, lineCents }) => ({
      name,
      quantity,
      each: amountOf(get, unitCents),
      total: amountOf(get, lineCents),
    })),
    discount: amountOf(get, cart.discountCents),
    delivery: cart.deliveryCents === null ? null : amountOf(get, cart.deliveryCents),
    total: amountOf(get, cart.finalCents),
  };
}

/** The rules of the offer, as far as the platform states them. Texts of the merchant are data. */
export function describeRules(get: Getter): PlanAnswer | null {
  const bookable = get(bookableAtom);
  if (!bookable) return null;
  const charge = get(campaignInfoAtom)?.campaignView.chargeValueCents ?? 0;
  const { start, finishing } = bookable.notes;
  return {
    people: bookable.people,
    minutesAhead: bookable.leadMinutes,
    confirmedBy: awaitsMerchant(bookable.bookingType)
      ? 'the merchant, later'
      : 'the booking itself',
    deposit: get(isPremiumReservationAtom) ? amountOf(get, charge) : null,
    cancellation: {
      link: get(siteLinksAtom).manage ?? null,
      note: 'As the merchant’s notes say; without any, ask the venue.',
    },
    merchantNotes: [start, finishing].filter((note) => note !== null),
    needsAccount: !get(guestsAllowedAtom),
    sells: get(allowedModesAtom),
  };
}

/** The page's questions that apply to what is chosen, without the answers, which are the customer's. */
function describeQuestions(get: Getter) {
  const answers = get(answersAtom);
  const language = get(languageAtom);
  return get(shownQuestionsAtom).map((question) => ({
    id: question.id,
    // A preset has no label of the page: its id says what it asks.
    label: question.label === null ? question.id : textIn(question.label, language),
    type: question.type,
    options: possibleAnswers(question),
    required: question.required,
    isAnswered: answerTo(answers, question).length > 0,
  }));
}

/** What is chosen by now, without the customer's details. */
export function describePlan(get: Getter): PlanAnswer {
  const isMenuOrder = get(isMenuOrderAtom);
  const isOrder = isMenuOrder || get(isProductCheckoutAtom);
  const isVoucher = !isOrder && get(modeAtom) === 'voucher';
  const { numberOfPeople, transportInstant } = get(bookingFormAtom);
  const times = get(bookedTimesAtom).map(({ date, time }) => describeTime(get, date, time));
  const isScheduled = !isMenuOrder || transportInstant === 'scheduled';
  const isPaidNow = isVoucher || get(isPremiumReservationAtom);
  return {
    venue: get(venueAtom).name,
    title: get(bookableAtom)?.productTitle ?? null,
    ...(isMenuOrder && { way: get(transportTypeAtom), asSoonAsPossible: !isScheduled }),
    ...(!isVoucher && !get(isProductCheckoutAtom) && { times: isScheduled ? times : [] }),
    ...(!isVoucher && !isOrder && { people: numberOfPeople, ...describeArea(get) }),
    ...(isVoucher && { vouchers: get(voucherAtom).numberOfPeople }),
    price: isOrder
      ? describeCart(get, get(cartAtom))
      : describePrice(get, get(priceAtom), isPaidNow),
    rules: describeRules(get),
    questions: describeQuestions(get),
  };
}
