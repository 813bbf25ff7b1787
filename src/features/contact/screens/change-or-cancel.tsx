import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import {
  configAtom,
  entityConfigAtom,
  siteLinksAtom,
  userAtom,
} from '../../../context/checkout-context.ts';
import { EMAIL_ADDRESS } from '../../../lib/form/email-address.ts';
import { MIDDLE_DOT, nonBreakingPhone } from '../../../lib/text/non-breaking.ts';
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

/** The merchant's page for changes; null without one. `bookings` is the older name of `manage`. */
function useManagePage(): string | null {
  const { manage } = useAtomValue(siteLinksAtom);
  const { links } = useAtomValue(configAtom);
  // The main site's page of the older name requires an account.
  return manage ?? links.bookings ?? null;
}

/** Whether changes are made by telephone, because there is neither an account nor a page for them. */
export function useChangesByPhone(): boolean {
  const isSignedIn = useAtomValue(userAtom) !== null;
  const page = useManagePage();
  const { phone } = useAtomValue(venueAtom);
  return !isSignedIn && page === null && phone !== null;
}

/**
 * How a customer changes or cancels: in the account, on the merchant's page for it, else by telephone; null if none
 * of them is known. Contract section 1 "links".
 */
export function useChangeOrCancel(): ReactNode {
  const isSignedIn = useAtomValue(userAtom) !== null;
  const page = useManagePage();
  const phone = usePhoneLink();
  const t = useTranslate();
  if (isSignedIn) return t('success.howToEdit');
  if (page !== null) {
    return (
      <PageLink to="manage" href={page}>
        {t('success.change')}
      </PageLink>
    );
  }
  return (
    phone && (
      <>
        {t('success.change')}
        {MIDDLE_DOT}
        {phone}
      </>
    )
  );
}

/** Before the press: how the booking can be changed or cancelled afterwards, by e-mail where nothing else is known. */
export function ChangeLater() {
  const isSignedIn = useAtomValue(userAtom) !== null;
  const known = useChangeOrCancel();
  const email = useEmailLink();
  const change = known ?? email;
  const t = useTranslate();
  return (
    change && (
      <p className="mc-quiet">
        {!isSignedIn && `${t('confirm.later')} `}
        {change}
      </p>
    )
  );
}
