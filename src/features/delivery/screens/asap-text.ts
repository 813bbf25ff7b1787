import { useAtomValue } from 'jotai';

import { formatVenueTime } from '../../../lib/time/format-venue.ts';
import { slotTime } from '../../../lib/time/slot.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { formatLocaleAtom } from '../../../context/language-atom.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';
import { asapStartAtom } from '../state/asap-slot-atom.ts';
import { transportTermsAtom } from '../../offer/state/transport-terms-atoms.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

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
