import { PageSlot } from '../../../screen-kit/page-slot.tsx';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';

import { awaitsMerchantAtom } from '../state/booking-result.ts';
import { showsInvoiceAtom } from '../state/asked-invoice.ts';
import { submitBookingAction } from '../state/submit-booking.ts';
import { INVOICE } from '../../contact/state/invoice-form.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { editStepsAtom } from '../../../flow/state/flow-steps-atoms.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import {
  bookableAtom,
  bookingTypeAtom,
  pointsAtom,
  venueAtom,
} from '../../offer/state/offer-atoms.ts';
import { priceAtom } from '../../vouchers/state/price-atoms.ts';
import { Card, SummaryList, type SummaryListProps } from '../../../ui/display/card.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { ChangeButton, useBookingRows } from './booking-summary.tsx';
import { ContactErrors } from '../../contact/screens/contact-fields.tsx';
import { LegalLinks } from '../../offer/screens/legal-links.tsx';
import { StepScreen, useTranslate } from '../../../screen-kit/screen.tsx';
import { ConfirmBar, paymentText, submitTexts } from './confirm-bar.tsx';
import { ChangeLater } from '../../contact/screens/change-or-cancel.tsx';
import { ConfirmLayout, useConfirmTitle } from './confirm-layout.tsx';
import { useContactRow } from './contact-block.tsx';
import { SeatingAreaField } from './seating-area-field.tsx';
import { OnRequest } from '../../offer/screens/on-request.tsx';
import { RefusalNotice } from '../../../screen-kit/refusal-notice.tsx';
import { CallShopButton } from '../../offer/screens/call-shop-button.tsx';
import { RetryWarning } from '../../../screen-kit/retry-warning.tsx';
import { userAtom } from '../../../context/checkout-context.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { starIcon } from '../../../ui/icon/icon.tsx';
import { cardIcon } from '../../../ui/icon/result-icons.ts';
import { Invoice, useInvoiceErrors } from '../../contact/screens/invoice.tsx';
import { PrizeSelect } from '../../vouchers/screens/prize-select.tsx';
import { Discount, UnitPrice, useMoney } from '../../offer/screens/unit-price.tsx';
import './price-notes.css';
import './confirm.css';

/** Unit price, prize, and the total with where it is paid; no rows without a price. */
function usePriceRows(): SummaryListProps {
  const price = useAtomValue(priceAtom);
  const isDelivered = useAtomValue(bookingTypeAtom) === BOOKING_TYPE.TAKEAWAY_DELIVERY;
  const money = useMoney();
  const t = useTranslate();
  if (!price) return { rows: [] };
  const { prizeCents, totalCents } = price;
  return {
    rows: [
      isDelivered
        ? null
        : { label: t('confirm.perPerson'), value: <UnitPrice price={price} each={null} /> },
      prizeCents > 0 ? { label: t('confirm.prize'), value: `−${money(prizeCents)}` } : null,
    ],
    total: {
      label: t('confirm.total'),
      value: money(totalCents),
      note: (
        <>
          {t('confirm.taxes')}. {t(paymentText(totalCents))}
        </>
      ),
    },
  };
}

/** The prize of a booking, for signed-in customers whose booking costs something. */
function Prize() {
  const [book, setBook] = useAtom(bookingFormAtom);
  const isSignedIn = useAtomValue(userAtom) !== null;
  const owes = (useAtomValue(priceAtom)?.subtotalCents ?? 0) > 0;
  if (!isSignedIn || !owes) return null;
  return (
    <PrizeSelect
      id="mc-booking-prize"
      prizeId={book.prizeId}
      // A smaller party may make the prize too high; then nothing is sent.
      isChecked
      onChange={(prizeId) => setBook({ ...book, prizeId })}
    />
  );
}

/** The booked offer with party, price and place of payment, and seating area, prize, points and invoice if there are any. */
export function BookingBlock() {
  const { booking } = useAtomValue(editStepsAtom);
  const bookable = useAtomValue(bookableAtom);
  const [when, ...others] = useBookingRows(true);
  const { rows, total } = usePriceRows();
  const contactRow = useContactRow();
  const totalCents = useAtomValue(priceAtom)?.totalCents ?? null;
  const points = useAtomValue(pointsAtom);
  const showsInvoice = useAtomValue(showsInvoiceAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  const action = booking && <ChangeButton title="booking.title" step={booking} />;
  const title = (
    <>
      {bookable?.productTitle ?? t('booking.title')}
      <span className="mc-confirm__shop">{name}</span>
    </>
  );
  return (
    <Card title={title}>
      <SeatingAreaField />
      <SummaryList rows={[{ ...when, action }, ...others, contactRow, ...rows]} total={total} />
      <Prize />
      <div className="mc-price-notes">
        {totalCents === null && (
          <>
            <Discount />
            <Notice icon={cardIcon}>{t('confirm.freeBooking', { shop: name })}</Notice>
          </>
        )}
        {points !== null && (
          <Notice icon={starIcon}>{t('booking.points', { count: points })}</Notice>
        )}
        {showsInvoice && <Invoice form={INVOICE} />}
        <PageSlot name="in-summary" />
      </div>
    </Card>
  );
}

/**
 * The booking before it is sent: offer, date, party, contact and price. Questions come first, and the review
 * last. Spec section 2 screen 12.
 */
export default function Confirm() {
  const totalCents = useAtomValue(priceAtom)?.totalCents ?? null;
  const texts = submitTexts(totalCents, useAtomValue(awaitsMerchantAtom));
  const invoiceErrors = useInvoiceErrors(INVOICE);
  const showsInvoice = useAtomValue(showsInvoiceAtom);
  const submit = useSetAtom(submitBookingAction);
  const t = useTranslate();
  return (
    <StepScreen title={t(useConfirmTitle())}>
      <Form onSubmit={() => void submit()}>
        <ContactErrors more={showsInvoice ? invoiceErrors : []} />
        <ConfirmLayout
          summary={<BookingBlock />}
          bar={<ConfirmBar totalCents={totalCents} texts={texts} sending="confirm.sending" />}
        >
          <ChangeLater />
          <LegalLinks lead="confirm.legal" of="booking" />
          <OnRequest />
          <RetryWarning text="confirm.retryWarning" />
          <RefusalNotice of="booking" action={<CallShopButton />} />
        </ConfirmLayout>
      </Form>
    </StepScreen>
  );
}
