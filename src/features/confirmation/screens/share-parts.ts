import type { UnitPrice } from '../../offer/rules/unit-price.ts';
import type { ShareParts } from '../rules/share-text.ts';
import { moneyFormatter } from '../../../lib/money/money.ts';
import type { MessageKey, Translate } from '../../../platform/i18n/message-key.ts';
import type { BookedTime } from '../../booking/state/booked-times-atom.ts';
import type { Venue } from '../../offer/state/offer-atoms.ts';
import { momentMessage } from '../../booking/screens/booking-messages.ts';

/** What is told of a booking to others; nothing personal. */
export interface ShareFacts {
  campaignTitle: string;
  venue: Venue;
  price: UnitPrice | null;
  /** Percent, where there is no price that it could be in; else 0. */
  discount?: number;
  /** What the price is said with: one person's, unless vouchers were bought. */
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

/** The parts of the share text in the customer's words. Spec section 2 screen 14. */
export function sharePartsOf(facts: ShareFacts, t: Translate, locale: string): ShareParts {
  const { campaignTitle, venue, times } = facts;
  const when = times.map((time) => momentMessage(time, t, locale)).join(' / ');
  return {
    shopName: venue.name,
    campaignTitle,
    pricingInfo: priceMessage(facts, t, locale),
    when: when || null,
    address: venue.address?.text ?? null,
    shopPhone: venue.phone?.text ?? null,
  };
}
