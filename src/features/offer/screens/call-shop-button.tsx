import { useAtomValue } from 'jotai';

import { nonBreakingPhone } from '../../../lib/text/non-breaking.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { phoneIcon } from '../../../ui/icon/icon.tsx';
import { venueAtom } from '../state/offer-atoms.ts';

/** A link that calls the shop; nothing without a phone number. */
export function CallShopButton() {
  const { phone } = useAtomValue(venueAtom);
  const t = useTranslate();
  if (!phone) return null;
  return (
    <LinkButton href={phone.url} icon={phoneIcon}>
      {t('choice.call', { phone: nonBreakingPhone(phone.text) })}
    </LinkButton>
  );
}
