import * as v from 'valibot';

import { UserSessionSchema } from '../../src/features/account/calls/profile.ts';
import { PlanSchema } from '../../src/features/membership/rules/premium-offer.ts';
import { ShopSchema } from '../../src/features/offer/rules/shop-services.ts';
import { OrderSchema } from '../../src/features/ordering/calls/orders.ts';
import {
  PaymentAnswerSchema,
  PaymentLinkSchema,
} from '../../src/features/payment/rules/payment-answers.ts';
import * as wire from '../../src/platform/api/schema/fields.ts';
import { DEFINITIONS } from '../../test/support/api/calls.ts';

/** The schemas of answers that a function reads. */
const READ_BY_FUNCTIONS: Readonly<Record<string, v.GenericSchema>> = {
  getShop: ShopSchema,
  getProfile: UserSessionSchema,
  createOrder: v.object({ ...OrderSchema.entries, paymentUrl: v.nullish(wire.safeUrl) }),
  requestWalletPayment: PaymentAnswerSchema,
  getPaymentLink: PaymentLinkSchema,
  getPremiumPlans: v.object({
    products: wire.rowsOf(PlanSchema),
    bestSubscription: v.nullish(PlanSchema),
  }),
};

/** The calls of the middleware by name, guests' too, and the schema of the answer; null where the body is not read. */
export const ANSWER_SCHEMAS: ReadonlyMap<string, v.GenericSchema | null> = new Map(
  Object.values(DEFINITIONS).flatMap(({ name, guest, answer }) => {
    const schema = typeof answer === 'function' ? (READ_BY_FUNCTIONS[name] ?? null) : answer;
    return [name, guest?.name ?? name].map((each) => [each, schema] as const);
  }),
);
