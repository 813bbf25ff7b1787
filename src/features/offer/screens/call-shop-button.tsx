import { useAtomValue } from 'jotai';

import { useTranslate } from '../../../screen-kit/messages.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { phoneIcon } from '../../../ui/icon/booking-icons.ts';
import { venueAtom } from '../state/offer-atoms.ts';

/** A link that telephones the shop; nothing when its number is not known. */
export function CallShopButton() {
  const { phone } = useAtomValue(venueAtom);
  const t = useTranslate();
  if (!phone) return null;
  return (
    <LinkButton href={phone.url} icon={phoneIcon}>
      {t('choice.call', { phone: phone.text })}
    </LinkButton>
  );
}
