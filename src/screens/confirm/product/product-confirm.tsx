import { useAtomValue, useSetAtom } from 'jotai';

import { submitOrderAction } from '../../../state/actions/order/submit-order.ts';
import { couponAtom } from '../../../state/order/coupon-atoms.ts';
import { orderInvoiceIssuesAtom } from '../../../state/order/order-form-atoms.ts';
import { orderPaymentAtom } from '../../../state/order/order-payment-atoms.ts';
import { orderTotalAtom } from '../../../state/order/order-total-atom.ts';
import { submissionAtom } from '../../../state/booking/submission-atom.ts';
import buttonTonesStyles from '../../../ui/action/button-tones.css';
import dialogStyles from '../../../ui/dialog/dialog.css';
import overlayStyles from '../../../ui/feedback/overlay.css';
import { Overlay } from '../../../ui/feedback/overlay.tsx';
import fieldPairStyles from '../../../ui/field/field-pair.css';
import { Form } from '../../../ui/field/form.tsx';
import { RestingFields } from '../../../ui/field/resting-fields.tsx';
import radioCardsStyles from '../../../ui/field/radio-cards.css';
import cartStyles from '../../parts/cart/cart.css';
import { ChangesNotice } from '../../parts/cart/cart-notices.tsx';
import { ContactErrors } from '../../parts/contact/contact-errors.tsx';
import { INVOICE_FIELD_IDS } from '../../parts/contact/contact-field-ids.ts';
import { AddressDialog } from '../../parts/order/address-dialog.tsx';
import { DeleteAddressDialog } from '../../parts/order/delete-address-dialog.tsx';
import orderStyles from '../../parts/order/order.css';
import { AgainPart } from '../../parts/payment/again-part.tsx';
import { LegalLinks } from '../../parts/shop/legal-links.tsx';
import { StepScreen } from '../../parts/step/step-screen.tsx';
import orderLineStyles from '../../parts/transport/order-summary.css';
import { useAnnouncement } from '../../parts/step/use-announcement.ts';
import { useTranslate } from '../../parts/use-translate.ts';
import type { Screen } from '../../screen.ts';
import { ConfirmBar } from '../confirm-bar.tsx';
import { ContactBlock } from '../contact-block.tsx';
import { RetryWarning } from '../../parts/retry-warning.tsx';
import { CouponBox } from './coupon-box.tsx';
import { DeliveryCard, ItemsCard, PaymentCard } from './order-cards.tsx';
import { FISCAL_ADDRESS_ID, OrderInvoice } from './order-invoice.tsx';
import { orderSubmitText } from '../order-texts.ts';
import css from './product-confirm.css';

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
function ProductConfirm() {
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
      <AgainPart />
      <AddressDialog />
      <DeleteAddressDialog />
    </StepScreen>
  );
}

export const part: Screen = {
  Component: ProductConfirm,
  styles: [
    cartStyles,
    orderLineStyles,
    fieldPairStyles,
    orderStyles,
    buttonTonesStyles,
    radioCardsStyles,
    dialogStyles,
    overlayStyles,
    css,
  ],
};
