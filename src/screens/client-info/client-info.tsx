import { useAtomValue, useSetAtom } from 'jotai';

import type { ReservationMode } from '../../domain/config/checkout-config.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { submitContactFormAction } from '../../state/actions/contact/edit-contact.ts';
import { modeAtom } from '../../state/booking/booking-state-atoms.ts';
import { askedContactFieldsAtom } from '../../state/contact/contact-view-atoms.ts';
import { progressAtom } from '../../state/flow/flow-atoms.ts';
import { siteLinksAtom } from '../../state/config/site-links-atom.ts';
import { venueAtom } from '../../state/shop/venue-atom.ts';
import { ActionBar } from '../../ui/action/action-bar.tsx';
import { Button } from '../../ui/action/button.tsx';
import { formStyles } from '../../ui/field/form-styles.ts';
import { Form } from '../../ui/field/form.tsx';
import { chevronRightIcon } from '../../ui/icon/frame-icons.ts';
import { ContactErrors } from '../parts/contact/contact-errors.tsx';
import { ContactFields } from '../parts/contact/contact-fields.tsx';
import { HaveAccount } from '../parts/contact/have-account.tsx';
import { FinishingNote } from '../parts/offer/finishing-note.tsx';
import { OfferIntro, offerIntroStyles } from '../parts/offer/offer-intro.tsx';
import { PageLink } from '../parts/shop/page-link.tsx';
import { StepScreen } from '../parts/step/step-screen.tsx';
import { useTranslate } from '../parts/use-translate.ts';
import type { Screen } from '../screen.ts';

/** What the details are for. */
const INTROS = {
  book: 'clientInfo.intro',
  voucher: 'clientInfo.introPurchase',
} as const satisfies Record<ReservationMode, MessageKey>;

/** Who books and how to reach them; what is on offer, where no earlier step has said it. Spec section 2 screen 6. */
function ClientInfo() {
  const fields = useAtomValue(askedContactFieldsAtom);
  const { privacy } = useAtomValue(siteLinksAtom);
  const { name } = useAtomValue(venueAtom);
  const mode = useAtomValue(modeAtom);
  const isFirstStep = useAtomValue(progressAtom).index === 0;
  const submit = useSetAtom(submitContactFormAction);
  const t = useTranslate();
  const why = (
    <>
      {t(INTROS[mode], { shop: name })}{' '}
      {privacy && (
        <PageLink to="privacy" href={privacy}>
          {t('clientInfo.privacy')}
        </PageLink>
      )}
    </>
  );
  return (
    <StepScreen title={t('clientInfo.title')} intro={why}>
      {isFirstStep && <OfferIntro />}
      <HaveAccount />
      <Form onSubmit={submit}>
        <ContactErrors />
        <ContactFields fields={fields} />
        <FinishingNote />
        <ActionBar>
          <Button type="submit" variant="primary" iconEnd={chevronRightIcon}>
            {t('common.continue')}
          </Button>
        </ActionBar>
      </Form>
    </StepScreen>
  );
}

export const screen: Screen = {
  Component: ClientInfo,
  styles: [...formStyles, ...offerIntroStyles],
};
