import * as v from 'valibot';

import {
  id,
  looseText,
  optionalNumber,
  price,
  text,
  wholeNumber,
} from '../../../platform/api/schema/fields.ts';
import { safeUrl } from '../../../platform/api/schema/safe-url.ts';

/** One plan; one that cannot be paid at a safe address is none. Spec section 3 "Premium plan". */
export const PlanSchema = v.pipe(
  v.object({
    id,
    description: text,
    period: looseText,
    useLimit: v.fallback(optionalNumber, null),
    months: v.pipe(wholeNumber, v.minValue(1)),
    price: v.pipe(price, v.minValue(0)),
    totalPrice: v.pipe(price, v.minValue(0)),
    urlHiPay: safeUrl,
  }),
  v.transform(({ price, totalPrice, urlHiPay, ...plan }) => ({
    ...plan,
    priceCents: price,
    totalPriceCents: totalPrice,
    url: urlHiPay,
  })),
);

/** The list of plans and the recommended one, each still to be read. Contract section 3 "client/premium/code/hipay". */
export const PremiumPlansSchema = v.object({
  products: v.array(v.unknown()),
  bestSubscription: v.nullish(v.unknown(), null),
});
