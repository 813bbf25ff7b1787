import type { EndpointName } from '../../test/support/api/calls.ts';
import type { Exchange } from './browser-exchange.ts';
import type { ConformanceOptions } from './conformance-options.ts';

/** The options that are ids. */
type IdKey = Exclude<keyof ConformanceOptions, 'account' | 'write'>;

/** The option that names the id of a call, and what it is the id of. */
const IDS: Readonly<
  Partial<Record<EndpointName, readonly [key: IdKey, option: string, what: string]>>
> = {
  getCampaign: ['campaign', '--campaign', 'campaign'],
  getCampaignSchedule: ['campaign', '--campaign', 'campaign'],
  getCampaignSlots: ['campaign', '--campaign', 'campaign'],
  getCampaignByOfferCode: ['offerCode', '--offer-code', 'offer code'],
  getShop: ['shop', '--shop', 'shop'],
  getShopResources: ['shop', '--shop', 'shop'],
  getServiceSlots: ['service', '--service', 'service'],
  getServiceResources: ['service', '--service', 'service'],
  getShoppingCart: ['productsShop', '--products-shop', 'shop with products'],
  getPaymentMethods: ['productsShop', '--products-shop', 'shop with products'],
  addCartItem: ['product', '--product', 'product'],
  applyCoupon: ['coupon', '--coupon', 'coupon'],
  getGuestPaymentLink: ['voucherCampaign', '--voucher-campaign', 'campaign with vouchers'],
  requestGuestWalletPayment: ['voucherCampaign', '--voucher-campaign', 'campaign with vouchers'],
};

/** A likely cause of a deviation, or null: an id that is not theirs, an address that is not the middleware's. */
export function hintFor(
  name: EndpointName,
  { status, type, body }: Exchange,
  options: ConformanceOptions,
): string | null {
  if (/html/i.test(type) || /^\s*<(?:!doctype|html)/i.test(body)) {
    return `A page of HTML comes from a site, a proxy or a login in front of the middleware: is ${options.middleware} its address?`;
  }
  if (status === 401 || status === 403)
    return name === 'signIn'
      ? 'Are --user and --password those of a test account?'
      : 'Visitors who have not signed in make this call: it needs no key.';
  const id = IDS[name];
  if (!id || status === null || status < 400 || status >= 500) return null;
  const [key, option, what] = id;
  return `Is ${options[key]} your ${what}? Name yours with ${option}.`;
}
