import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import {
  configAtom,
  entityConfigAtom,
  siteLinksAtom,
  userAtom,
} from '../../../context/checkout-context.ts';
import { EMAIL_ADDRESS } from '../../../lib/form/email-address.ts';
import { nonBreakingPhone } from '../../../lib/text/non-breaking.ts';
import { PageLink } from '../../../screen-kit/page-link.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import './change-or-cancel.css';

/** The shop's telephone as a link; null without one. */
function usePhoneLink(): ReactNode {
  const { phone } = useAtomValue(venueAtom);
  return (
    phone && (
      <a className="mc-contact-link" href={phone.url}>
        {nonBreakingPhone(phone.text)}
      </a>
    )
  );
}

/** The brand's e-mail as a link; null without one. */
function useEmailLink(): ReactNode {
  const { supportEmail: email } = useAtomValue(entityConfigAtom).env;
  if (!email || !EMAIL_ADDRESS.test(email)) return null;
  return (
    <a className="mc-contact-link" href={`mailto:${encodeURIComponent(email)}`}>
      {email}
    </a>
  );
}

/**
 * How a customer changes or cancels: in the account, on the merchant's page for it, else by telephone; null if none
 * of them is known. Contract section 1 "links".
 */
export function useChangeOrCancel(): ReactNode {
  const isSignedIn = useAtomValue(userAtom) !== null;
  const { manage } = useAtomValue(siteLinksAtom);
  const { links } = useAtomValue(configAtom);
  const phone = usePhoneLink();
  const t = useTranslate();
  if (isSignedIn) return t('success.howToEdit');
  // `bookings` is the older name of `manage`. The main site's page of that name requires an account.
  const href = manage ?? links.bookings;
  if (href) {
    return (
      <PageLink to="manage" href={href}>
        {t('success.change')}
      </PageLink>
    );
  }
  return (
    phone && (
      <>
        {t('success.change')} · {phone}
      </>
    )
  );
}

/** Before the press: how the booking can be changed or cancelled afterwards, by e-mail where nothing else is known. */
export function ChangeLater() {
  const known = useChangeOrCancel();
  const email = useEmailLink();
  const change = known ?? email;
  const t = useTranslate();
  return (
    change && (
      <p className="mc-quiet">
        {t('confirm.later')} {change}
      </p>
    )
  );
}
