import { cleanText } from '../../../lib/text/clean-text.ts';
import type { MessageKey, Translate } from '../../../platform/i18n/message-key.ts';
import { momentMessage, type BookedTime } from '../../booking/state/booked-times.ts';
import type { UnitPrice } from '../../offer/rules/unit-price-rules.ts';
import type { Venue } from '../../offer/state/offer-atoms.ts';

/**
 * The venue's name, the given lines, its address and phone, one per line; unknown ones are left out. Removes bidi
 * controls. Spec section 2 screen 14.
 */
export function shareText(
  { name, address, phone }: Venue,
  ...lines: readonly (string | null)[]
): string {
  return [name, ...lines, address?.text, phone?.text]
    .map((line) =>
      cleanText(line ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}

/** The content of a shared text; nothing personal. */
export interface ShareFacts {
  campaignTitle: string;
  venue: Venue;
  price: UnitPrice | null;
  /** Percent off an offer without a price; else 0. */
  discount?: number;
  /** Texts of the price; per person by default. */
  priceTexts?: { plain: MessageKey; reduced: MessageKey };
  /** Formats an amount in cents. */
  money: (cents: number) => string;
  times: readonly BookedTime[];
}

const PER_PERSON = { plain: 'share.price', reduced: 'share.priceReduced' } as const;

function priceMessage(
  { price, discount, money, priceTexts = PER_PERSON }: ShareFacts,
  t: Translate,
) {
  if (discount) return t('price.discount', { percent: discount });
  if (!price || price.unitCents === 0) return null;
  const unit = money(price.unitCents);
  return price.beforeUnitCents === null
    ? t(priceTexts.plain, { price: unit })
    : t(priceTexts.reduced, { price: unit, before: money(price.beforeUnitCents) });
}

/** The text that shares an offer or a booking. Spec section 2 screen 14. */
export function offerShareText(facts: ShareFacts, t: Translate): string {
  const when = facts.times.map((time) => momentMessage(time, t)).join(' / ');
  return shareText(facts.venue, facts.campaignTitle, priceMessage(facts, t), when);
}
