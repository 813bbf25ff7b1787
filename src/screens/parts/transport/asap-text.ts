import { useAtomValue } from 'jotai';

import { formatVenueTime } from '../../../domain/time/format-venue.ts';
import { slotTime } from '../../../domain/time/slot-clock.ts';
import { configAtom } from '../../../state/config/config-atom.ts';
import { formatLocaleAtom } from '../../../state/config/language-atom.ts';
import { venueAtom } from '../../../state/shop/venue-atom.ts';
import { asapStartAtom } from '../../../state/transport/asap-slot-atom.ts';
import { transportTermsAtom } from '../../../state/transport/transport-terms-atoms.ts';
import { useTranslate } from '../use-translate.ts';

/** When "as soon as possible" is, as far as somebody says: the kitchen may open hours later. */
export function useAsapText(): string {
  const { selectionLeadMinutes: minutes } = useAtomValue(transportTermsAtom);
  const startTime = useAtomValue(asapStartAtom);
  const { timeZone } = useAtomValue(configAtom);
  const { name } = useAtomValue(venueAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  if (minutes === 0) return t('transport.asapShop', { shop: name });
  if (startTime === null) return '';
  const time = formatVenueTime(slotTime({ startTime }, timeZone), locale);
  return t('transport.asapText', { time });
}
