import { useAtomValue } from 'jotai';

import { bookedTimesAtom } from '../../../state/booking/booked-times-atom.ts';
import { bookAtom } from '../../../state/booking/booking-state-atoms.ts';
import { formatLocaleAtom } from '../../../state/config/language-atom.ts';
import { momentInWords } from '../summary/booking-words.ts';
import { useTranslate } from '../use-translate.ts';

/** When an order is wanted, in words; empty while it is open. */
export function useOrderWhen(): string {
  const { transportInstant } = useAtomValue(bookAtom);
  const [time] = useAtomValue(bookedTimesAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  if (transportInstant === 'asap') return t('transport.asap');
  return time ? momentInWords(time, t, locale) : '';
}
