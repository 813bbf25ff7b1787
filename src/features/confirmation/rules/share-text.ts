import { cleanText } from '../../../lib/text/clean-text.ts';

/** What a shared booking tells, each part already in the customer's language; null when unknown. Spec section 2 screen 14. */
export interface ShareParts {
  shopName: string;
  campaignTitle: string | null;
  /** Price and saving in words. */
  pricingInfo: string | null;
  /** Date and time in words. */
  when: string | null;
  address: string | null;
  shopPhone: string | null;
}

const ORDER = [
  'shopName',
  'campaignTitle',
  'pricingInfo',
  'when',
  'address',
  'shopPhone',
] as const satisfies readonly (keyof ShareParts)[];

/** The parts that are known, one line each, in the spec's order, cleaned of bidi controls. */
function shareLines(parts: ShareParts): readonly string[] {
  return ORDER.map((part) =>
    cleanText(parts[part] ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).filter((line) => line !== '');
}

/** The shared text: shop name, campaign title, pricing info, when, address and shop phone. Spec section 2. */
export function shareText(parts: ShareParts): string {
  return shareLines(parts).join('\n');
}
