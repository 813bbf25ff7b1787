import { useAtomValue, useSetAtom } from 'jotai';

import { submitBookingAction } from '../../booking/state/submit-booking.ts';
import { transportCartAtom } from '../../cart/state/transport-cart-atoms.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { cardIcon } from '../../../ui/icon/result-icons.ts';
import { ContactErrors } from '../../contact/screens/contact-errors.tsx';
import { LegalLinks } from '../../offer/screens/legal-links.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { OrderItems, OrderMoment } from './order-summary.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { ChangeButton } from '../../booking/screens/change-button.tsx';
import { ConfirmBar } from '../../booking/screens/confirm-bar.tsx';
import { ContactBlock } from '../../booking/screens/contact-block.tsx';
import { menuOrderSubmitText } from '../../booking/screens/order-texts.ts';
import { RetryWarning } from '../../../screen-kit/retry-warning.tsx';
import './confirm.css';

/** What is ordered and what it comes to, with the way back to the cart. */
function ItemsCard() {
  const { finalCents } = useAtomValue(transportCartAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  const title = t('cart.title');
  return (
    <Card title={title} aside={<ChangeButton step="cart-review" subject={title} />}>
      <OrderItems />
      <Notice icon={cardIcon}>
        {finalCents > 0 ? t('transport.payShop', { shop: name }) : t('confirm.free')}
      </Notice>
    </Card>
  );
}

/** When and how it gets to the customer, with the way back to both. */
function MomentCard() {
  const t = useTranslate();
  const title = t('transport.moment');
  return (
    <Card title={title} aside={<ChangeButton step="delivery" subject={title} />}>
      <OrderMoment />
    </Card>
  );
}

/** What is ordered, when and how it comes, for whom and how much, once more before it is sent. Spec section 2 screen 12. */
export default function TransportConfirm() {
  const { finalCents } = useAtomValue(transportCartAtom);
  const submit = useSetAtom(submitBookingAction);
  const t = useTranslate();
  return (
    <StepScreen title={t('confirm.title')} intro={t('confirm.intro')}>
      <Form onSubmit={() => void submit()}>
        <ContactErrors />
        <ItemsCard />
        <MomentCard />
        <ContactBlock />
        <LegalLinks className="mc-confirm__legal" lead="confirm.legal" of="booking" />
        <RetryWarning text="order.retryWarning" />
        <ConfirmBar totalCents={finalCents} text={menuOrderSubmitText} />
      </Form>
    </StepScreen>
  );
}
