import { judgeOutcome } from '../../domain/outcome/judge-outcome.ts';
import type { ApiContext } from '../api.ts';
import { addCartItem } from '../cart/add-cart-item.ts';
import { applyCoupon } from '../cart/apply-coupon.ts';
import { getPaymentMethods } from '../cart/get-payment-methods.ts';
import { removeCartItem } from '../cart/remove-cart-item.ts';
import { getCountries } from '../delivery/get-countries.ts';
import { getDeliveryRates } from '../delivery/get-delivery-rates.ts';
import { getPickupPoints } from '../delivery/get-pickup-points.ts';
import { ORDER_TABLE } from './order-endpoints.ts';
import type { HttpClient } from '../http/http-client.ts';
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
