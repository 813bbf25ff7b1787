import { useAtomValue } from 'jotai';

import { userAtom } from '../../../../context/checkout-context.ts';
import { errorsOf, type FormError, FormErrors } from '../../../../screen-kit/form-errors.tsx';
import { submitCountAtom } from '../../../../flow/state/flow-atoms.ts';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import { deliveryIssues, type DeliveryIssue } from '../../rules/delivery-check.ts';
import { GUEST_ADDRESS } from '../../state/guest-address.ts';
import { deliveryAtom, shopDeliveriesAtom } from '../../state/product-order-atoms.ts';

/** The id of a control of the step, for links of the error summary. */
export const deliveryId = (field: DeliveryIssue['field'], shopId: string = ''): string =>
  `mc-delivery-${field}${shopId}`;

/** The errors of the choice, without a guest's missing address, whose fields have their own errors. */
function useChoiceErrors(): readonly FormError[] {
  const shops = useAtomValue(shopDeliveriesAtom);
  const issues = deliveryIssues(useAtomValue(deliveryAtom), shops);
  const isGuest = useAtomValue(userAtom) === null;
  return issues
    .filter(({ field }) => !(isGuest && field === 'deliveryAddressId'))
    .map((issue) => ({
      fieldId: deliveryId(issue.field, issue.shopId),
      message: issue.message,
      values: { shop: shops.find(({ shopId }) => shopId === issue.shopId)?.shopName ?? '' },
    }));
}

/** The error of a control of the step, after a try to continue; null without one. */
export function useDeliveryError(field: DeliveryIssue['field'], shopId?: string): string | null {
  const submitCount = useAtomValue(submitCountAtom);
  const id = deliveryId(field, shopId);
  const error = useChoiceErrors().find(({ fieldId }) => fieldId === id);
  const t = useTranslate();
  return submitCount > 0 && error ? t(error.message, error.values) : null;
}

/** The errors of the step, after a try to continue. Spec section 5 "Delivery". */
export function DeliveryErrors() {
  const address = errorsOf(useAtomValue(GUEST_ADDRESS.issues), GUEST_ADDRESS.idOf);
  const choice = useChoiceErrors();
  return <FormErrors errors={[...address, ...choice]} />;
}
