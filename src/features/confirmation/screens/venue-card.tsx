import { useAtomValue } from 'jotai';

import { venueAtom } from '../../offer/state/venue-atom.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { phoneIcon } from '../../../ui/icon/booking-icons.ts';
import { pinIcon } from '../../../ui/icon/result-icons.ts';
import { AddressParts } from '../../offer/screens/address-parts.tsx';
import { useOutsideLink } from '../../../screen-kit/use-outside-link.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** How to reach the establishment; nothing where the server does not tell. Spec section 2 screen 14 "contacts". */
export function VenueCard() {
  const { name, phone, address } = useAtomValue(venueAtom);
  const leave = useOutsideLink();
  const t = useTranslate();
  if (!phone && !address) return null;
  return (
    <Card title={name}>
      {address && (
        <p className="mc-success__address">
          <AddressParts text={address.text} />
        </p>
      )}
      <div className="mc-success__buttons">
        {phone && (
          <LinkButton href={phone.url} icon={phoneIcon}>
            <VisuallyHidden>{t('success.call')} </VisuallyHidden>
            {phone.text}
          </LinkButton>
        )}
        {address && (
          <LinkButton
            href={address.url}
            icon={pinIcon}
            newTabText={t('common.newTab')}
            onClick={leave('map', address.url)}
          >
            {t('success.map')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
