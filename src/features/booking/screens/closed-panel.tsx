import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { calendarIcon } from '../../../ui/icon/icon.tsx';
import { CallShopButton } from '../../offer/screens/call-shop-button.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';

/** Neither a date nor a voucher is available: the merchant is blocked, or the page allows neither. */
export default function ClosedPanel() {
  const t = useTranslate();
  return (
    <EmptyState icon={calendarIcon} title={t('choice.closed.title')} action={<CallShopButton />}>
      {t('campaignErrors.unavailable')}
    </EmptyState>
  );
}
