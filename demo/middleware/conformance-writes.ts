import { methodsOf } from '../../src/features/delivery/rules/delivery-rates.ts';
import { toWireId } from '../../src/lib/config/wire-id.ts';
import type { Slot } from '../../src/lib/time/slots.ts';
import type { Credentials } from '../../src/platform/api/http/endpoint.ts';
import {
  TEST_ADDRESS,
  TEST_BOOKING,
  TEST_ORDER,
  TEST_PAYMENT_LINK,
  TEST_WALLET_PAYMENT,
} from '../../test/support/api/calls.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import type { Session } from './conformance-session.ts';

const DAY_MS = 86_400_000;
/** One as a guest, two with one key (where a platform ignores it), one signed in: all at the same time. */
const BOOKINGS = 4;

const key = () => ({ intentKey: crypto.randomUUID() });

/** A booking at the first time with room for all of them, from tomorrow on; null without one. */
function bookingAt(slots: readonly Slot[], { campaign, origin }: ConformanceOptions) {
  const from = Date.now() + DAY_MS;
  const slot = slots.find(
    ({ startTime, capacity }) =>
      Date.parse(startTime) > from && capacity >= BOOKINGS * TEST_BOOKING.partySize,
  );
  if (!slot) return null;
  const { startTime, durationSec } = slot;
  const campaignId = toWireId(campaign);
  const slotsSent = [{ startTime, durationSec }];
  return { ...TEST_BOOKING, campaignId, slots: slotsSent, refererLink: `${origin}/` };
}

/** Books as a guest twice with one key. Whether there is one booking; null if it was not to be seen. */
async function bookTwice(
  { ask }: Session,
  booking: NonNullable<ReturnType<typeof bookingAt>>,
): Promise<boolean | null> {
  const once = key();
  const book = (note: string) =>
    ask('createGuestBooking', (api) => api.createBooking(booking, null, once), {
      note,
      idempotency: 'header',
    });
  const first = await book('with an Idempotency-Key');
  const second = await book('the same key again');
  return first && second ? first.transactionId === second.transactionId : null;
}

async function writeAccount(
  { ask }: Session,
  user: Credentials,
  booking: ReturnType<typeof bookingAt>,
): Promise<void> {
  const address = { ...TEST_ADDRESS, id: null };
  const saved = await ask('saveAddress', (api) => api.saveAddress(user, address, key()));
  if (saved) await ask('deleteAddress', (api) => api.deleteAddress(user, saved.id, key()));
  if (!booking) return;
  const booked = await ask('createBooking', (api) => api.createBooking(booking, user, key()));
  if (!booked) return;
  const { transactionId, valueChargedCents } = booked;
  const conversion = {
    transactionId,
    valueChargedCents,
    campaignId: String(booking.campaignId),
  };
  await ask('convertBooking', (api) => api.convertBooking(user, conversion, key()));
}

/** Fills the session's cart, empties it, fills it again and orders it, to be collected at the shop. */
async function writeCart({ ask }: Session, options: ConformanceOptions): Promise<void> {
  const { productsShop: shopId, product: productId, coupon: couponCode, origin } = options;
  const add = () =>
    ask('addCartItem', (api) => api.addCartItem({ shopId, productId, quantity: 1 }, null, key()));
  const [line] = (await add())?.shops.flatMap(({ items }) => items) ?? [];
  if (!line) return;
  await ask('removeCartItem', (api) => api.removeCartItem(line.id, null, key()));
  await add();
  await ask('applyCoupon', (api) => api.applyCoupon({ shopId, couponCode }, null, key()));
  const rates = await ask('getDeliveryRates', (api) => api.getDeliveryRates(null));
  const [method] = rates ? methodsOf(rates, shopId, 'STORE_PICKUP') : [];
  if (!method) return;
  const delivery = {
    deliveryMethods: [
      { shopId: toWireId(shopId), shopDeliveryMethodId: toWireId(method.id), pickupPoint: null },
    ],
  };
  const order = {
    ...TEST_ORDER,
    refererLink: `${origin}/`,
    orderInformation: { delivery, shopNotes: [], notes: '', paymentMethod: 'offline' as const },
  };
  await ask('createGuestOrder', (api) => api.createOrder(order, null, key()));
}

/** Payments of a guest: of a test system, where nothing is charged. */
async function writePayments({ ask }: Session, options: ConformanceOptions): Promise<void> {
  const purchase = {
    campaignId: toWireId(options.voucherCampaign),
    prizeTransactionId: null,
    expireDate: new Date(Date.now() + 2 * DAY_MS).toISOString(),
  };
  const link = { ...TEST_PAYMENT_LINK, ...purchase, returnUrl: `${options.origin}/` };
  await ask('getGuestPaymentLink', (api) => api.getPaymentLink(link, null, key()));
  const wallet = { ...TEST_WALLET_PAYMENT, ...purchase };
  const payment = await ask('requestGuestWalletPayment', (api) =>
    api.requestWalletPayment(wallet, null, key()),
  );
  if (payment?.id)
    await ask('getGuestWalletPaymentStatus', (api) => api.getWalletPaymentStatus(payment.id, null));
}

/** Books, pays and changes. Whether the same `Idempotency-Key` twice gives one booking; null if that was not to be seen. */
export async function makeWrites(
  session: Session,
  options: ConformanceOptions,
  { slots, user }: { slots: readonly Slot[]; user: Credentials | null },
): Promise<boolean | null> {
  const booking = bookingAt(slots, options);
  let honoursKey: boolean | null = null;
  if (booking) {
    await session.ask('createGuestBooking', (api) => api.createBooking(booking, null, key()));
    honoursKey = await bookTwice(session, booking);
  }
  if (user) await writeAccount(session, user, booking);
  await writeCart(session, options);
  await writePayments(session, options);
  return honoursKey;
}
