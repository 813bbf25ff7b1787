import { judgeOutcome } from '../../../platform/api/outcome/judge-outcome.ts';
import type { ApiContext } from '../../../platform/api/api.ts';
import { addCartItem } from '../../cart/calls/add-cart-item.ts';
import { applyCoupon } from '../../cart/calls/apply-coupon.ts';
import { getPaymentMethods } from '../../cart/calls/get-payment-methods.ts';
import { removeCartItem } from '../../cart/calls/remove-cart-item.ts';
import { getCountries } from '../../delivery/calls/get-countries.ts';
import { getDeliveryRates } from '../../delivery/calls/get-delivery-rates.ts';
import { getPickupPoints } from '../../delivery/calls/get-pickup-points.ts';
import { ORDER_TABLE } from './order-endpoints.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { createOrder } from './create-order.ts';
import type { OrderApi } from './order-api.ts';

/** The calls of product checkout, on one element's client. Spec section 7. */
function createOrderCalls(http: HttpClient, context: ApiContext): OrderApi {
  return {
    addCartItem: addCartItem(http),
    removeCartItem: removeCartItem(http),
    applyCoupon: applyCoupon(http),
    getPaymentMethods: getPaymentMethods(http),
    getCountries: getCountries(http),
    getDeliveryRates: getDeliveryRates(http),
    getPickupPoints: getPickupPoints(http),
    createOrder: createOrder(http, context),
  };
}

/** The area as `openAreas` takes it. */
export const area = { table: ORDER_TABLE, judge: judgeOutcome, createCalls: createOrderCalls };
