import type { Country } from '../../delivery/rules/country.ts';
import type { ShoppingCart } from '../../cart/rules/shopping-cart.ts';
import type { Id } from '../../../lib/config/id.ts';
import type {
  DeliveryRates,
  PaymentKind,
  RatesPlace,
} from '../../delivery/rules/delivery-rates.ts';
import type { Coordinates, PickupPoint } from '../../delivery/rules/pickup-point.ts';
import type { OrderPayload, OrderResult } from '../rules/order-payload.ts';
import type {
  CallOptions,
  Credentials,
  WriteOptions,
} from '../../../platform/api/http/call-options.ts';

/** An order that the server took, and what keeps the customer from being led to its payment; null where nothing does. */
export interface OrderAnswer extends OrderResult {
  fault: { endpoint: string; status: number; field: string; message: string } | null;
}

/**
 * The calls of product checkout. Spec section 7. A cart belongs to the user of a token, else to the session. Those
 * that change it answer with the whole cart; where such an answer is lost, reading the cart tells what became of it.
 * A wrong coupon has the code `validation` or `conflict`; `serverMessage` is what the field says.
 */
export interface OrderApi {
  addCartItem(
    item: { shopId: Id | null; productId: Id; quantity: number },
    token: string | null,
    options: WriteOptions,
  ): Promise<ShoppingCart>;
  removeCartItem(itemId: Id, token: string | null, options: WriteOptions): Promise<ShoppingCart>;
  /** Replaces the cart with the server's; a coupon may change more of it than its discount. */
  applyCoupon(
    coupon: { shopId: Id | null; couponCode: string },
    token: string | null,
    options: WriteOptions,
  ): Promise<ShoppingCart>;
  /** How the cart may be paid; none when the shops take neither. */
  getPaymentMethods(
    shopId: Id | null,
    token: string | null,
    options?: CallOptions,
  ): Promise<readonly PaymentKind[]>;
  getCountries(options?: CallOptions): Promise<readonly Country[]>;
  /** Rates at an address or a pickup point, or what is offered in general (null). */
  getDeliveryRates(place: RatesPlace, options?: CallOptions): Promise<DeliveryRates>;
  /** The points where all the methods hand out; near a location first, where the server can. */
  getPickupPoints(
    methodIds: readonly Id[],
    location: Coordinates | null,
    options?: CallOptions,
  ): Promise<readonly PickupPoint[]>;
  /** Orders the cart on behalf of the user, or as a guest when `user` is null. */
  createOrder(
    payload: OrderPayload,
    user: Credentials | null,
    options: WriteOptions,
  ): Promise<OrderAnswer>;
}
