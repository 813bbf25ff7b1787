import { useAtomValue, useSetAtom } from 'jotai';

import { submitOrderAction } from '../state/submit-order.ts';
import { couponAtom } from '../../cart/state/coupon-atoms.ts';
import { orderInvoiceIssuesAtom } from '../state/order-form-atoms.ts';
import { orderPaymentAtom } from '../../delivery/state/order-payment-atoms.ts';
import { orderTotalAtom } from '../../delivery/state/order-total-atom.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { Overlay } from '../../../ui/feedback/overlay.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { RestingFields } from '../../../ui/field/resting-fields.tsx';
import { ChangesNotice } from '../../cart/screens/cart-notices.tsx';
import { ContactErrors } from '../../contact/screens/contact-errors.tsx';
import { INVOICE_FIELD_IDS } from '../../contact/screens/contact-field-ids.ts';
import { AddressDialog } from '../../delivery/screens/address-dialog.tsx';
import { DeleteAddressDialog } from '../../delivery/screens/delete-address-dialog.tsx';
import { AgainQuestion } from '../../payment/screens/again-question.tsx';
import { LegalLinks } from '../../offer/screens/legal-links.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useAnnouncement } from '../../../screen-kit/use-announcement.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { ConfirmBar } from '../../booking/screens/confirm-bar.tsx';
import { ContactBlock } from '../../booking/screens/contact-block.tsx';
import { RetryWarning } from '../../../screen-kit/retry-warning.tsx';
import { CouponBox } from './coupon-box.tsx';
import { DeliveryCard, ItemsCard, PaymentCard } from './order-cards.tsx';
import { FISCAL_ADDRESS_ID, OrderInvoice } from './order-invoice.tsx';
import { orderSubmitText } from '../../booking/screens/order-texts.ts';
import './product-confirm.css';
import './confirm.css';

function Errors() {
  const issues = useAtomValue(orderInvoiceIssuesAtom);
  const t = useTranslate();
  const more = issues.map((issue) => ({
    fieldId: issue.field === 'fiscalAddressId' ? FISCAL_ADDRESS_ID : INVOICE_FIELD_IDS[issue.field],
    message: t(issue.message),
  }));
  return <ContactErrors more={more} />;
}

/** The traders, the total and the button that orders, whose words say what it makes the customer owe. */
function OrderBar() {
  const totalCents = useAtomValue(orderTotalAtom);
  const payment = useAtomValue(orderPaymentAtom) ?? 'offline';
  const { status: coupon } = useAtomValue(couponAtom);
  return (
    <ConfirmBar
      totalCents={totalCents}
      text={(facts) => orderSubmitText({ ...facts, payment })}
      isWaiting={coupon === 'applying'}
    />
  );
}

function SendingOverlay() {
  const isPaid = useAtomValue(orderPaymentAtom) === 'online';
  const text = useTranslate()(isPaid ? 'order.sendingPaid' : 'order.sending');
  useAnnouncement(text);
  return <Overlay text={text} />;
}

/** What is ordered, how it comes and is paid, for whom and how much, once more before it is sent. Spec section 2 screen 12. */
export default function ProductConfirm() {
  const isSending = useAtomValue(submissionAtom).status === 'sending';
  const submit = useSetAtom(submitOrderAction);
  const t = useTranslate();
  return (
    <StepScreen title={t('confirm.title')} intro={t('confirm.intro')}>
      <div className="mc-order-confirm">
        <div className="mc-order-confirm__part" inert={isSending}>
          <ChangesNotice />
          <ItemsCard />
          <CouponBox />
        </div>
        <Form onSubmit={() => void submit()}>
          <RestingFields className="mc-order-confirm__part" resting={isSending}>
            <Errors />
            <DeliveryCard />
            <PaymentCard />
            <ContactBlock />
            <OrderInvoice />
            <LegalLinks className="mc-confirm__legal" lead="confirm.legal" of="purchase" />
            <RetryWarning text="order.retryWarning" />
          </RestingFields>
          <OrderBar />
        </Form>
        {isSending && <SendingOverlay />}
      </div>
      <AgainQuestion />
      <AddressDialog />
      <DeleteAddressDialog />
    </StepScreen>
  );
}
