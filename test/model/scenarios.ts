import type { CheckoutConfig } from '../../src/lib/config/checkout-config.ts';

/** A customer's intended purchase. */
export interface Scenario {
  name: string;
  config: Partial<CheckoutConfig>;
  /** Ana has signed in on this site before. */
  isAna?: boolean;
  /** It ends in payments of vouchers, which all tabs share. */
  isVoucher?: boolean;
}

const NO_TYPE = { reservationType: null } as const;
const PRODUCTS = { ...NO_TYPE, campaignId: null, shopId: '3', products: true } as const;
const SERVICES = { ...NO_TYPE, campaignId: null, shopId: '2', services: true } as const;
const TYPES = { ...NO_TYPE, campaignId: '114' } as const;
const VOUCHER = { campaignId: '110', reservationMode: 'voucher', defaultView: 'voucher' } as const;

export const SCENARIOS: readonly Scenario[] = [
  { name: 'a table', config: { campaignId: '101' } },
  { name: 'a table with a key per intent', config: { campaignId: '101', idempotency: 'header' } },
  { name: 'a table of Ana', config: { campaignId: '101' }, isAna: true },
  { name: 'a group', config: { campaignId: '102' } },
  { name: 'several dates', config: { campaignId: '106' } },
  { name: 'take-away', config: { ...NO_TYPE, campaignId: '107', shopId: '1', menu: true } },
  {
    name: "an order from a shop's own menu",
    config: {
      ...NO_TYPE,
      campaignId: null,
      shopId: '1',
      menu: true,
      cartItems: [{ id: '1101', productId: '1101', qty: 1 }],
    },
  },
  { name: 'products', config: { ...PRODUCTS, sessionId: 'one-shop' } },
  { name: 'products of Ana', config: PRODUCTS, isAna: true },
  { name: 'a service', config: { ...SERVICES, serviceId: '201' } },
  { name: 'a service of the list', config: SERVICES },
  { name: 'a smart reservation', config: TYPES },
  { name: 'a smart reservation of Ana', config: TYPES, isAna: true },
  { name: 'a voucher', config: VOUCHER, isVoucher: true },
  { name: 'a voucher of Ana', config: VOUCHER, isVoucher: true, isAna: true },
  {
    name: 'points',
    config: { ...NO_TYPE, campaignId: null, offerCode: 'POINTS10', qr: true },
    isAna: true,
  },
];
