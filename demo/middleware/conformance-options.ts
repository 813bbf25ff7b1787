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

/** What the command does with the result. */
interface OutputOptions {
  json: boolean;
  /** The file for the recording; null without one. */
  record: string | null;
}

const text = (standard: string) => ({ type: 'string', default: standard }) as const;

const OPTIONS = {
  shop: text('2'),
  campaign: text('101'),
  service: text('201'),
  'offer-code': text('POINTS10'),
  'products-shop': text('3'),
  product: text('3101'),
  coupon: text('SAVE10'),
  'voucher-campaign': text('110'),
  entity: text('1'),
  provider: text('1'),
  user: { type: 'string' },
  password: { type: 'string' },
  origin: text('https://shop.example.pt'),
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  record: { type: 'string' },
} as const;

type OptionName = keyof typeof OPTIONS;

/** The value that `--help` shows behind an option, and its sentence. */
const HELP: Readonly<Record<OptionName, readonly [value: string, sentence: string]>> = {
  shop: ['ID', 'a shop'],
  campaign: ['ID', 'a campaign with free times'],
  service: ['ID', 'an online service of a shop'],
  'offer-code': ['CODE', 'an offer code'],
  'products-shop': ['ID', 'a shop with products, for the cart'],
  product: ['ID', 'a product of that shop'],
  coupon: ['CODE', 'a coupon of that shop'],
  'voucher-campaign': ['ID', 'a campaign with vouchers, for payments'],
  entity: ['ID', 'the brand'],
  provider: ['ID', 'the provider'],
  user: ['NAME', 'a test account, for the calls of signed-in users; they are left out without it'],
  password: ['WORD', 'its password'],
  origin: ['URL', 'the origin of the page that CORS must allow'],
  write: ['', 'also books, pays and changes: for test systems only'],
  json: ['', 'prints the result as JSON'],
  record: ['FILE', 'writes the answers, without personal data, for middleware="sandbox:?replay=…"'],
};

function optionLine(name: OptionName, width: number): string {
  const [value, sentence] = HELP[name];
  const option = OPTIONS[name];
  const standard = 'default' in option && option.default ? ` (${option.default})` : '';
  return `  ${`--${name} ${value}`.padEnd(width)}  ${sentence}${standard}`;
}

/** The text of `--help`. */
export function conformanceHelp(): string {
  const names = Object.keys(OPTIONS).filter((name): name is OptionName => name in OPTIONS);
  const width = Math.max(...names.map((name) => `--${name} ${HELP[name][0]}`.length));
  return [
    'Usage: npx merchant-checkout conformance URL [options]',
    '',
    'Makes the calls of <merchant-checkout> to the middleware at URL as a page would, and lists what differs from',
    'what the element needs: expected, found, and a likely cause. Reads only, unless you add --write.',
    '',
    'Options (in brackets: the default, an id of the sandbox):',
    ...names.map((name) => optionLine(name, width)),
    `  ${'--help'.padEnd(width)}  shows this text`,
    '',
    'Exit status:',
    '  0  every call conforms',
    '  1  something deviates',
    '  2  the options cannot be used',
    '  3  nothing answers at URL',
    '',
    'Examples:',
    '  npx merchant-checkout conformance https://api.example.pt --shop 12 --campaign 345',
    '  npx merchant-checkout conformance https://test.example.pt --write --record fault.json',
    '',
  ].join('\n');
}

/** Reads the options of the command. Throws an error with one sentence for what cannot be used. */
export function readOptions(args: readonly string[]): ConformanceOptions & OutputOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  const [address, ...others] = positionals;
  if (!address || !/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(
      'Name the address of the middleware, with https:// or http://, such as https://api.example.pt',
    );
  if (others.length > 0) throw new Error(`Only one address can be checked, not also ${others[0]}.`);
  if (!URL.canParse(values.origin))
    throw new Error('--origin needs the address of a page, such as https://shop.example.pt');
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
    record: values.record ?? null,
  };
}
