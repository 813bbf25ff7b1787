import { useAtomValue } from 'jotai';

import { telUrl } from '../../domain/phone/tel-url.ts';
import { campaignInfoAtom } from '../../state/campaign-atoms.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { phoneIcon } from '../../ui/icon/booking-icons.ts';
import { useTranslate } from './use-translate.ts';

/** A link that telephones the shop; nothing when its number is not known. */
export function CallShopButton() {
  const phone = useAtomValue(campaignInfoAtom)?.shopPhone ?? null;
  const t = useTranslate();
  const href = phone === null ? null : telUrl(phone);
  if (phone === null || href === null) return null;
  return (
    <LinkButton href={href} icon={phoneIcon}>
      {t('choice.call', { phone })}
    </LinkButton>
  );
}
