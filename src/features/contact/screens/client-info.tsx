import { useAtomValue, useSetAtom } from 'jotai';

import { askedContactFieldsAtom, submitContactFormAction } from '../state/contact-form.ts';
import { modeAtom } from '../../offer/state/choice-atoms.ts';
import { progressAtom } from '../../../flow/state/flow-atoms.ts';
import { siteLinksAtom } from '../../../context/checkout-context.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { ContinueBar } from '../../../screen-kit/continue-bar.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { chevronRightIcon } from '../../../ui/icon/icon.tsx';
import { WithSum } from '../../../ui/frame/frame.tsx';
import { ContactErrors, ContactFields } from './contact-fields.tsx';
import { HaveAccount } from './have-account.tsx';
import { Questions } from '../../questions/screens/questions.tsx';
import { MerchantNote } from '../../offer/screens/merchant-note.tsx';
import { OfferIntro } from '../../offer/screens/offer-intro.tsx';
import { PageLink } from '../../../screen-kit/page-link.tsx';
import { StepScreen, useTranslate } from '../../../screen-kit/screen.tsx';

/** The purpose of the details. */
const INTROS = { book: 'clientInfo.intro', voucher: 'clientInfo.introPurchase' } as const;

/** Contact data of the customer, and the offer if no earlier step has shown it. Spec section 2 screen 6. */
export default function ClientInfo() {
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
      )}{' '}
      <HaveAccount inText />
    </>
  );
  return (
    <StepScreen title={t('clientInfo.title')} intro={why}>
      {isFirstStep && <OfferIntro />}
      <Form onSubmit={submit}>
        <WithSum
          sum={
            <>
              <MerchantNote />
              <ContinueBar iconEnd={chevronRightIcon} />
            </>
          }
        >
          <ContactErrors />
          <ContactFields fields={fields} />
          <Questions />
        </WithSum>
      </Form>
    </StepScreen>
  );
}
