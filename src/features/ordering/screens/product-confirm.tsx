import { PageSlot } from '../../../screen-kit/page-slot.tsx';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';

import { userAtom } from '../../../context/checkout-context.ts';
import { invoiceAtom } from '../../contact/state/invoice-atom.ts';
import { useAnnouncement, useTranslate, StepScreen } from '../../../screen-kit/screen.tsx';
import { errorsOf } from '../../../screen-kit/form-errors.tsx';
import { RefusalNotice } from '../../../screen-kit/refusal-notice.tsx';
import { RetryWarning } from '../../../screen-kit/retry-warning.tsx';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Overlay } from '../../../ui/feedback/overlay.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Form, Stack } from '../../../ui/field/form.tsx';
import { ConfirmBar } from '../../booking/screens/confirm-bar.tsx';
import { orderSubmitTexts } from './order-submit-texts.ts';
import { ConfirmLayout, useConfirmTitle } from '../../booking/screens/confirm-layout.tsx';
import { cartChangesAtom } from '../../cart/state/cart-atoms.ts';
import { Entry } from '../../cart/screens/cart-contents.tsx';
import { ChangesNotice } from '../../cart/screens/cart-notices.tsx';
import { ContactErrors } from '../../contact/screens/contact-fields.tsx';
import { Invoice, useInvoiceErrors } from '../../contact/screens/invoice.tsx';
import { INVOICE } from '../../contact/state/invoice-form.ts';
import { AddressDialog, DeleteAddressDialog } from '../../delivery/screens/address-dialog.tsx';
import { SavedAddresses } from '../../delivery/screens/saved-addresses.tsx';
import { enterPaymentStepAction } from '../../delivery/state/delivery-step.ts';
import {
  cartShopsAtom,
  deliveryAtom,
  orderPaymentAtom,
  orderTotalAtom,
} from '../../delivery/state/product-order-atoms.ts';
import {
  fiscalAddressesAtom,
  fiscalAddressIdAtom,
} from '../../delivery/state/saved-addresses-state.ts';
import { LegalLinks } from '../../offer/screens/legal-links.tsx';
import { PayAgain } from '../../payment/screens/pay-again.tsx';
import { orderIsWaitingAtom } from '../state/choose-order-payment.ts';
import { askOrderInvoiceAction, orderInvoiceIssuesAtom } from '../state/order-request.ts';
import { submitOrderAction } from '../state/submit-order.ts';
import { CouponBox, CouponForm } from './coupon-box.tsx';
import { DeliveryCard, ItemsCard, PaymentCard } from './order-cards.tsx';
import './product-confirm.css';
import '../../booking/screens/confirm.css';

const FISCAL_ADDRESS_ID = 'mc-fiscal-address';

/** A user's invoice, to a saved address with a tax number. */
function UserInvoice() {
  const { needVatInvoice } = useAtomValue(invoiceAtom);
  const addresses = useAtomValue(fiscalAddressesAtom);
  const [chosenId, choose] = useAtom(fiscalAddressIdAtom);
  const [issue] = useAtomValue(orderInvoiceIssuesAtom);
  const submitCount = useAtomValue(INVOICE.submitCount);
  const ask = useSetAtom(askOrderInvoiceAction);
  const t = useTranslate();
  // After a sign-in, load the saved addresses.
  useEffect(() => {
    if (needVatInvoice) void ask(true);
  }, [needVatInvoice, ask]);
  return (
    <Stack>
      <Checkbox
        label={t('invoice.want')}
        checked={needVatInvoice}
        onChange={(wanted) => void ask(wanted)}
      />
      {needVatInvoice && (
        <SavedAddresses
          use="invoice"
          id={FISCAL_ADDRESS_ID}
          legend={t('order.invoiceAddress')}
          hint={t('order.invoiceAddressHint')}
          emptyText={t('order.noFiscalAddress')}
          addresses={addresses}
          chosenId={chosenId}
          onChoose={choose}
          error={submitCount > 0 && issue ? t(issue.message) : null}
        />
      )}
    </Stack>
  );
}

/** The VAT invoice: a checkbox with its fields. Spec section 2 screen 12. */
function OrderInvoice() {
  const user = useAtomValue(userAtom);
  return <Card>{user ? <UserInvoice key={user.id} /> : <Invoice form={INVOICE} />}</Card>;
}

function Errors() {
  const isGuest = useAtomValue(userAtom) === null;
  const issues = useAtomValue(orderInvoiceIssuesAtom);
  const submitCount = useAtomValue(INVOICE.submitCount);
  const guestErrors = useInvoiceErrors(INVOICE);
  const userErrors = submitCount > 0 ? errorsOf(issues, () => FISCAL_ADDRESS_ID) : [];
  return <ContactErrors more={isGuest ? guestErrors : userErrors} />;
}

/** The traders, the total and the order button. */
function OrderBar() {
  const totalCents = useAtomValue(orderTotalAtom);
  const payment = useAtomValue(orderPaymentAtom) ?? 'offline';
  const { type } = useAtomValue(deliveryAtom);
  return (
    <ConfirmBar
      totalCents={totalCents}
      texts={orderSubmitTexts(totalCents, payment, type === 'STORE_PICKUP')}
      isWaiting={useAtomValue(orderIsWaitingAtom)}
      pays={payment === 'online'}
      isDelivered={type !== 'STORE_PICKUP'}
    />
  );
}

function SendingOverlay() {
  const isPaid = useAtomValue(orderPaymentAtom) === 'online';
  const text = useTranslate()(isPaid ? 'payment.loading' : 'order.sending');
  useAnnouncement(text);
  return <Overlay text={text} />;
}

/** The order before it is sent: missing details, delivery, items, total, payment and the button. Spec section 2 screen 12. */
export default function ProductConfirm() {
  const isSending = useAtomValue(submissionAtom).status === 'sending';
  const userId = useAtomValue(userAtom)?.id;
  const shops = useAtomValue(cartShopsAtom);
  const submit = useSetAtom(submitOrderAction);
  const changes = useAtomValue(cartChangesAtom);
  const top = useRef<HTMLDivElement>(null);
  const t = useTranslate();
  // On a phone, the pressed button is far below the changes. They cannot take the focus while they are inert.
  useEffect(() => {
    if (changes.length > 0 && !isSending) top.current?.focus();
  }, [changes, isSending]);
  return (
    <StepScreen title={t(useConfirmTitle())}>
      <Entry key={`${userId} ${shops}`} action={enterPaymentStepAction} />
      <div className="mc-order-confirm">
        {changes.length > 0 && (
          <div ref={top} tabIndex={-1} inert={isSending}>
            <ChangesNotice />
          </div>
        )}
        <CouponForm />
        <Form onSubmit={() => void submit()}>
          <Errors />
          <ConfirmLayout
            resting={isSending}
            summary={
              <>
                <DeliveryCard />
                <ItemsCard more={<CouponBox />} />
                <PaymentCard />
                <PageSlot name="in-summary" />
              </>
            }
            bar={<OrderBar />}
          >
            <OrderInvoice />
            <LegalLinks lead="confirm.legal" of="purchase" />
            <RetryWarning text="order.retryWarning" />
            <RefusalNotice of="order" />
          </ConfirmLayout>
        </Form>
        {isSending && <SendingOverlay />}
      </div>
      <PayAgain />
      <AddressDialog />
      <DeleteAddressDialog />
    </StepScreen>
  );
}
