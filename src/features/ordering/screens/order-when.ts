import { useAtomValue } from 'jotai';

import { bookedTimesAtom } from '../../booking/state/booked-times-atom.ts';
import { bookAtom } from '../../../flow/state/booking-state-atoms.ts';
import { formatLocaleAtom } from '../../../context/language-atom.ts';
import { momentInWords } from '../../booking/screens/booking-words.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** When an order is wanted, in words; empty while it is open. */
export function useOrderWhen(): string {
  const { transportInstant } = useAtomValue(bookAtom);
  const [time] = useAtomValue(bookedTimesAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  if (transportInstant === 'asap') return t('transport.asap');
  return time ? momentInWords(time, t, locale) : '';
}
