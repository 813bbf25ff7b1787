import { atom } from 'jotai/vanilla';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { orderPaymentLinkAtom } from '../../payment/state/order-payment.ts';
import { alertAtom } from '../../../context/problem-atoms.ts';
import { reportError } from '../../../context/report-problem.ts';
import { servicesAtom } from '../../../context/services.ts';

/**
 * Sends the window to where the order is paid, through the host frame where there is one; the page may cancel it and
 * go there itself. A page that cannot be left is told of, and its button tries again. Spec section 4 "Payment step".
 */
export const goToOrderPaymentAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  const link = get(orderPaymentLinkAtom);
  if (!link) return;
  const result = await host.redirect(link.url, 'order');
  if (result.kind !== 'failed') return;
  reportError(host, new ApiError(result.code, result.message));
  set(alertAtom, { key: 'order.paymentPageFailed' });
});
