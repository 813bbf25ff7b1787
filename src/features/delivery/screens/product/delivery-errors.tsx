import { useAtomValue } from 'jotai';

import type { DeliveryIssue } from '../../rules/judge-delivery.ts';
import { guestAddressIssuesAtom } from '../../state/address-atoms.ts';
import { attemptsAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { cartAtom } from '../../../cart/state/cart-atom.ts';
import { deliveryIssuesAtom } from '../../state/delivery-atoms.ts';
import { userAtom } from '../../../../context/user-atom.ts';
import { ErrorSummary, type ErrorSummaryItem } from '../../../../ui/field/error-summary.tsx';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import {
  ADDRESS_ID,
  guestAddressId,
  methodId,
  METHODS_ID,
  POINT_ID,
  TYPE_ID,
} from './product-field-ids.ts';

function targetOf({ field, shopId }: DeliveryIssue): string {
  if (field === 'methods') return shopId === undefined ? METHODS_ID : methodId(shopId);
  const targets = { deliveryType: TYPE_ID, deliveryAddressId: ADDRESS_ID, pickupPoint: POINT_ID };
  return targets[field];
}

/** What is wrong with the choice; a guest's missing address is told field by field instead. */
function useChoiceErrors(): readonly ErrorSummaryItem[] {
  const issues = useAtomValue(deliveryIssuesAtom);
  const isGuest = useAtomValue(userAtom) === null;
  const { shops } = useAtomValue(cartAtom);
  const t = useTranslate();
  const shopName = (id: string | undefined) => shops.find((shop) => shop.id === id)?.name ?? '';
  return issues
    .filter(({ field }) => !(isGuest && field === 'deliveryAddressId'))
    .map((issue) => ({
      fieldId: targetOf(issue),
      message: t(issue.message, { shop: shopName(issue.shopId) }),
    }));
}

/** All that keeps the step from going on, once the customer has tried. Spec section 5 "Delivery". */
export function DeliveryErrors() {
  const attempts = useAtomValue(attemptsAtom);
  const addressIssues = useAtomValue(guestAddressIssuesAtom);
  const choice = useChoiceErrors();
  const t = useTranslate();
  if (attempts === 0) return null;
  const address = addressIssues.map(({ field, message }) => ({
    fieldId: guestAddressId(field),
    message: t(message),
  }));
  return (
    <ErrorSummary
      title={t('forms.errorSummary')}
      errors={[...address, ...choice]}
      focusKey={attempts}
    />
  );
}
