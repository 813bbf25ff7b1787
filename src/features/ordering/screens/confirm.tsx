import { atom, useAtomValue, useSetAtom } from 'jotai';

import { submitBookingAction } from '../../booking/state/submit-booking.ts';
import { modeAtom } from '../../../flow/state/booking-state-atoms.ts';
import { invoiceIssuesAtom } from '../../contact/state/contact-form.ts';
import { editStepsAtom } from '../../../flow/state/flow-steps-atoms.ts';
import { priceAtom } from '../../offer/state/price-atoms.ts';
import { isMenuOrderAtom, isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { BookingSummary, ChangeButton } from '../../booking/screens/booking-summary.tsx';
import { ContactErrors, INVOICE_FIELD_IDS } from '../../contact/screens/contact-errors.tsx';
import { Deferred, deferred } from '../../../screen-kit/deferred.tsx';
import { LegalLinks } from '../../offer/screens/legal-links.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { ConfirmBar } from '../../booking/screens/confirm-bar.tsx';
import { ContactBlock } from '../../booking/screens/contact-block.tsx';
import { PriceBlock } from '../../booking/screens/price-block.tsx';
import { RetryWarning } from '../../../screen-kit/retry-warning.tsx';
import './confirm.css';

function Errors() {
  const issues = useAtomValue(invoiceIssuesAtom);
  const more = issues.map(({ field, ...issue }) => ({
    ...issue,
    fieldId: INVOICE_FIELD_IDS[field],
  }));
  return <ContactErrors more={more} />;
}

/** The booking once more before it is sent: offer, date, party, contact and price. Spec section 2 screen 12. */
function ConfirmBooking() {
  const { booking } = useAtomValue(editStepsAtom);
  const totalCents = useAtomValue(priceAtom)?.totalCents ?? null;
  const submit = useSetAtom(submitBookingAction);
  const t = useTranslate();
  const title = t('booking.title');
  return (
    <StepScreen title={t('confirm.title')} intro={t('confirm.intro')}>
      <Form onSubmit={() => void submit()}>
        <Errors />
        <Card title={title} aside={booking && <ChangeButton step={booking} subject={title} />}>
          <BookingSummary />
        </Card>
        <ContactBlock />
        <PriceBlock />
        <LegalLinks className="mc-confirm__legal" lead="confirm.legal" of="booking" />
        <RetryWarning text="confirm.retryWarning" />
        <ConfirmBar totalCents={totalCents} />
      </Form>
    </StepScreen>
  );
}

/** The payment view. Its code is not loaded for a date booking. */
const PAYMENT = deferred(() => import('../../payment/screens/payment.tsx'));

/** An order from a menu, with its own summary. */
const TRANSPORT = deferred(() => import('./transport-confirm.tsx'));

/** An order of the server's cart, with its own summary. */
const PRODUCT = deferred(() => import('./product-confirm.tsx'));

/** The view to wait for: `deferred` loads it. @public */
export const innerViewAtom = atom((get) => {
  if (get(isMenuOrderAtom)) return TRANSPORT;
  if (get(isProductCheckoutAtom)) return PRODUCT;
  return get(modeAtom) === 'book' ? null : PAYMENT;
});

/** The last step before it is sent: a booking's or an order's summary, or how a voucher is paid. Contract section 2 "confirm". */
export default function Confirm() {
  const part = useAtomValue(innerViewAtom);
  if (part === null) return <ConfirmBooking />;
  return <Deferred of={part} />;
}
