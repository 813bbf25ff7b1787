import type { UserRow } from '../authentication/users-data.ts';
import { METHODS, type MethodRow } from '../delivery/methods-data.ts';
import { findPoint, isOffered, type RatesQuery } from '../delivery/rates.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import type { OrderBody } from './order-schema.ts';

type Delivery = OrderBody['orderInformation']['delivery'];
type ShopDelivery = Delivery['deliveryMethods'][number];

export function refuse(path: string, message: string): never {
  throw new SandboxError('MALFORMED_REQUEST', { part: 'json', issues: [{ path, message }] });
}

/** The saved address of an id; refuses one that is not the user's. */
export function savedAddress(id: number | string, user: UserRow | null, sandbox: SandboxContext) {
  const rows = user ? (sandbox.state().addresses.get(user.id) ?? []) : [];
  return rows.find((row) => String(row.id) === String(id)) ?? refuse('addressId', 'is not yours');
}

/** Where the goods go; null for what is handed out in the shops. */
function placeOf(delivery: Delivery, user: UserRow | null, sandbox: SandboxContext): RatesQuery {
  const point = delivery.deliveryMethods.find((each) => each.pickupPoint !== null)?.pickupPoint;
  if (point != null) return { point: findPoint(String(point)) };
  if ('addressId' in delivery) {
    const { countryId, postalCode } = savedAddress(delivery.addressId, user, sandbox);
    return { place: { countryId: String(countryId), postalCode } };
  }
  if (!('countryId' in delivery)) return null;
  const { countryId, postalCode } = delivery;
  return { place: { countryId: String(countryId), postalCode } };
}

function methodOf({ shopId, shopDeliveryMethodId }: ShopDelivery, query: RatesQuery): MethodRow {
  const offered = METHODS[Number(shopId)] ?? [];
  const method = offered.find((row) => String(row.id) === String(shopDeliveryMethodId));
  const fits =
    method && (query === null ? method.deliveryType === 'STORE_PICKUP' : isOffered(method, query));
  return fits ? method : refuse('delivery.deliveryMethods', `does not bring what ${shopId} sells`);
}

/** The methods of an order, one for each shop of the cart; refuses any that does not go there. Spec section 5. */
export function checkDelivery(
  delivery: Delivery,
  shopIds: readonly number[],
  user: UserRow | null,
  sandbox: SandboxContext,
): readonly MethodRow[] {
  const named = delivery.deliveryMethods.map((each) => String(each.shopId));
  const isWhole =
    named.length === shopIds.length && shopIds.every((id) => named.includes(String(id)));
  if (!isWhole)
    refuse('delivery.deliveryMethods', `takes the shops ${shopIds.join(', ')}, once each`);
  const query = placeOf(delivery, user, sandbox);
  return delivery.deliveryMethods.map((each) => methodOf(each, query));
}
