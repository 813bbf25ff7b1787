import type { UnitPrice } from '../../offer/rules/unit-price.ts';
import { moneyFormatter } from '../../../lib/money/money.ts';
import type { MessageKey, Translate } from '../../../platform/i18n/message-key.ts';
import { momentMessage, type BookedTime } from '../../booking/state/booked-times.ts';
import type { Venue } from '../../offer/state/offer-atoms.ts';
import { cleanText } from '../../../lib/text/clean-text.ts';

/** The parts of a shared text, in the customer's language; null when unknown. Spec section 2 screen 14. */
interface ShareParts {
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

/** The known parts, one line each, in the order of spec section 2, without bidi controls. */
export function shareText(parts: ShareParts): string {
  return ORDER.map((part) =>
    cleanText(parts[part] ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
    .filter((line) => line !== '')
    .join('\n');
}

/** The facts that a customer shares of an offer or a booking; nothing personal. */
export interface ShareFacts {
  campaignTitle: string;
  venue: Venue;
  price: UnitPrice | null;
  /** Percent, where there is no price that it could be in; else 0. */
  discount?: number;
  /** Texts of the price; per person by default. */
  priceTexts?: { plain: MessageKey; reduced: MessageKey };
  /** As the server names it. */
  currency: string;
  times: readonly BookedTime[];
}

const PER_PERSON = { plain: 'share.price', reduced: 'share.priceReduced' } as const;

function priceMessage(
  { price, discount, currency, priceTexts = PER_PERSON }: ShareFacts,
  t: Translate,
  locale: string,
) {
  if (discount) return t('price.discount', { percent: discount });
  if (!price || price.unitCents === 0) return null;
  const format = moneyFormatter(currency, locale);
  const unit = format(price.unitCents);
  return price.beforeUnitCents === null
    ? t(priceTexts.plain, { price: unit })
    : t(priceTexts.reduced, { price: unit, before: format(price.beforeUnitCents) });
}

/** The text that shares an offer or a booking. Spec section 2 screen 14. */
export function offerShareText(facts: ShareFacts, t: Translate, locale: string): string {
  const { campaignTitle, venue, times } = facts;
  const when = times.map((time) => momentMessage(time, t, locale)).join(' / ');
  return shareText({
    shopName: venue.name,
    campaignTitle,
    pricingInfo: priceMessage(facts, t, locale),
    when: when || null,
    address: venue.address?.text ?? null,
    shopPhone: venue.phone?.text ?? null,
  });
}
