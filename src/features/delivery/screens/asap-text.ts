import { useAtomValue } from 'jotai';

import { formatVenueTime } from '../../../lib/time/venue-format.ts';
import { slotTime } from '../../../lib/time/slots.ts';
import { configAtom, formatLocaleAtom } from '../../../context/config-atoms.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { asapStartAtom } from '../state/menu-order-form.ts';
import { transportTermsAtom } from '../../offer/state/transport-terms-atoms.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';

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
