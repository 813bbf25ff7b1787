import { useAtomValue, useSetAtom } from 'jotai';

import { submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import { voucherAtom } from '../../offer/state/choice-atoms.ts';
import { VOUCHER_MAX_COUNT, VOUCHER_MIN_COUNT } from '../../../lib/limits.ts';
import { formatVenueDate } from '../../../platform/i18n/format-venue-date.ts';
import { nonBreaking } from '../../../lib/text/non-breaking.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { ContinueBar } from '../../../screen-kit/continue-bar.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { errorsOf, FormErrors } from '../../../screen-kit/form-errors.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { Stepper } from '../../../ui/field/stepper.tsx';
import { giftIcon, smartIcon, starIcon, calendarIcon } from '../../../ui/icon/icon.tsx';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import {
  campaignInfoAtom,
  isPremiumReservationAtom,
  smartIsOpenAtom,
} from '../../offer/state/offer-atoms.ts';
import { priceAtom } from '../state/price-atoms.ts';
import {
  editVoucherAction,
  setVoucherCountAction,
  submitVoucherFormAction,
  VOUCHER_INVOICE,
  voucherExpiryAtom,
  voucherIssuesAtom,
} from '../state/voucher-form-state.ts';
import { GiftSection } from '../../gift/screens/gift-section.tsx';
import { PrizeSelect } from './prize-select.tsx';
import { Invoice, useInvoiceErrors } from '../../contact/screens/invoice.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { WithSum } from '../../../ui/frame/frame.tsx';
import { CallShopButton } from '../../offer/screens/call-shop-button.tsx';

/** An offer without a price cannot be bought online: shows how to contact the shop. */
function NotOnline() {
  const info = useAtomValue(campaignInfoAtom);
  const isPremium = useAtomValue(isPremiumReservationAtom);
  const t = useTranslate();
  const shop = info?.shopName ?? '';
  return (
    <EmptyState
      icon={isPremium ? smartIcon : giftIcon}
      title={t(isPremium ? 'voucher.notOnline.premiumTitle' : 'voucher.notOnline.voucherTitle')}
      action={<CallShopButton />}
    >
      {t(info?.shopPhone ? 'voucher.notOnline.phone' : 'voucher.notOnline.noPhone', { shop })}
    </EmptyState>
  );
}

/** The discount that the price already contains, in percent of the offer price. Spec section 9. */
function ExtraDiscount() {
  const percent = useAtomValue(priceAtom)?.discountPercent ?? 0;
  const isPremium = useAtomValue(smartIsOpenAtom);
  const t = useTranslate();
  if (percent <= 0) return null;
  return (
    <Notice icon={isPremium ? smartIcon : starIcon}>
      {t(isPremium ? 'voucher.extra.premium' : 'voucher.extra.gift', { percent })}
    </Notice>
  );
}

function ExpiryNote() {
  const expiry = useAtomValue(voucherExpiryAtom);
  const t = useTranslate();
  return (
    <Notice icon={calendarIcon}>
      {t('voucher.expiry', { date: nonBreaking(formatVenueDate(expiry, t, 'withYear')) })}
    </Notice>
  );
}

/** The number of vouchers. */
function CountField() {
  const { numberOfPeople } = useAtomValue(voucherAtom);
  const setCount = useSetAtom(setVoucherCountAction);
  const t = useTranslate();
  const limits = { min: VOUCHER_MIN_COUNT, max: VOUCHER_MAX_COUNT };
  return (
    <div className="mc-stepper-beside">
      <Stepper
        id="mc-voucher-count"
        label={t('voucher.count')}
        hint={t('voucher.countHint', limits)}
        value={numberOfPeople}
        {...limits}
        onChange={setCount}
        decreaseLabel={t('voucher.less')}
        increaseLabel={t('voucher.more')}
      />
    </div>
  );
}

const PRIZE_ID = 'mc-voucher-prize';

/** How many vouchers, with which prize, and the invoice. Spec section 2 screen 5. */
export default function VoucherForm() {
  const price = useAtomValue(priceAtom);
  const issues = useAtomValue(voucherIssuesAtom).filter(({ field }) => field === 'prizeId');
  const invoiceErrors = useInvoiceErrors(VOUCHER_INVOICE);
  const { prizeId } = useAtomValue(voucherAtom);
  const hasTried = useAtomValue(submitCountAtom) > 0;
  const edit = useSetAtom(editVoucherAction);
  const submit = useSetAtom(submitVoucherFormAction);
  const money = useMoney();
  const t = useTranslate();
  if ((price?.unitCents ?? 0) <= 0) return <NotOnline />;
  return (
    <Form onSubmit={submit}>
      <WithSum
        sum={<ContinueBar label={t('voucher.total')} amount={money(price?.totalCents ?? 0)} />}
      >
        <FormErrors errors={[...errorsOf(issues, () => PRIZE_ID), ...invoiceErrors]} />
        <CountField />
        <PrizeSelect
          id={PRIZE_ID}
          prizeId={prizeId}
          isChecked={hasTried}
          onChange={(id) => edit({ prizeId: id })}
        />
        <ExtraDiscount />
        <ExpiryNote />
        <GiftSection summary={t('voucher.gift')} />
        <Invoice form={VOUCHER_INVOICE} />
      </WithSum>
    </Form>
  );
}
