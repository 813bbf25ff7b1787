/// <reference types="node" />
import { parseArgs } from 'node:util';

/** The middleware and ids to test. Ids are the sandbox's by default. */
export interface ConformanceOptions {
  /** Base URL without a trailing slash. */
  middleware: string;
  /** The origin of the page that CORS must allow. */
  origin: string;
  shop: string;
  productsShop: string;
  product: string;
  coupon: string;
  campaign: string;
  voucherCampaign: string;
  service: string;
  offerCode: string;
  entity: string;
  provider: string;
  /** The test account; null without one. */
  account: { username: string; password: string } | null;
  /** Books, pays and changes too. */
  write: boolean;
}

const text = (standard: string) => ({ type: 'string', default: standard }) as const;

const OPTIONS = {
  origin: text('https://shop.example.pt'),
  shop: text('2'),
  'products-shop': text('3'),
  product: text('3101'),
  coupon: text('SAVE10'),
  campaign: text('101'),
  'voucher-campaign': text('110'),
  service: text('201'),
  'offer-code': text('POINTS10'),
  entity: text('1'),
  provider: text('1'),
  user: { type: 'string' },
  password: { type: 'string' },
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** Reads the options of the command. Throws an error with one sentence for what cannot be used. */
export function readOptions(args: readonly string[]): ConformanceOptions & { json: boolean } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  const [address] = positionals;
  if (!address || !/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(
      'Name the address of the middleware, with https:// or http://: npm run conformance -- https://api.example.pt',
    );
  const { user, password } = values;
  if ((user === undefined) !== (password === undefined))
    throw new Error('--user and --password go together.');
  return {
    middleware: address.replace(/\/+$/, ''),
    origin: new URL(values.origin).origin,
    shop: values.shop,
    productsShop: values['products-shop'],
    product: values.product,
    coupon: values.coupon,
    campaign: values.campaign,
    voucherCampaign: values['voucher-campaign'],
    service: values.service,
    offerCode: values['offer-code'],
    entity: values.entity,
    provider: values.provider,
    account: user !== undefined && password !== undefined ? { username: user, password } : null,
    write: values.write,
    json: values.json,
  };
}
