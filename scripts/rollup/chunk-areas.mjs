/**
 * What comes together, as data: per chunk the modules that it begins with, below src, and the chunks (`after`) that are
 * there, or asked for at the same moment, when it comes. What several chunks need is in the last that each of them comes after;
 * where there is none it is in `shared`, or in `parts` if one of them begins a flow `withoutOrder`, which need not wait
 * for what only orders and payments share.
 */
export const AREAS = {
  // Asked for once the first screen is painted.
  later: {
    begins: [
      'app/checkout-alert.tsx',
      'app/checkout-banner.tsx',
      'app/checkout-languages.tsx',
      'features/booking/screens/closed-panel.tsx',
      'features/booking/screens/form/booking-fault-summary.tsx',
      'features/booking/screens/form/slot-offers.tsx',
      'features/booking/screens/form/chosen-slots-list.tsx',
      'features/booking/screens/form/no-free-days.tsx',
      'features/measuring/state/visit.ts',
      'screen-kit/resize-image.ts',
      'platform/host/page/position.ts',
      'app/refresh-texts.ts',
      'app/apply-config.ts',
      'flow/state/restart.ts',
      'platform/host/parent/parent-request.ts',
      'flow/state/explain-refusal.ts',
    ],
  },
  // Waited for before the first screen, by those whose details or last visit are known: nothing may be added to it.
  'known-customer': {
    begins: ['features/contact/state/contact-form.ts', 'app/restore-saved-state.ts'],
  },
  account: {
    withoutOrder: true,
    begins: [
      'features/account/screens/login/login.tsx',
      'features/account/screens/account-strip.tsx',
      'features/account/state/social-sign-in.ts',
      'features/account/state/change-account.ts',
      'features/account/state/end-session.ts',
    ],
  },
  finish: {
    begins: [
      'features/contact/screens/client-info.tsx',
      'features/ordering/screens/confirm.tsx',
      'features/confirmation/screens/success.tsx',
      'features/points/screens/points-result.tsx',
    ],
    after: ['later'],
  },
  order: {
    begins: [
      'features/menu/screens/menu.tsx',
      'features/cart/screens/cart-review.tsx',
      'features/delivery/screens/delivery.tsx',
      'features/delivery/screens/transport/transport-delivery.tsx',
      'features/ordering/screens/transport-time.tsx',
      'features/ordering/screens/order-banner.tsx',
      'features/ordering/state/begin-order.ts',
      'features/ordering/state/replace-cart.ts',
    ],
  },
  'order-end': {
    begins: [
      'features/ordering/screens/transport-confirm.tsx',
      'features/confirmation/screens/transport/order-card.tsx',
      'features/ordering/state/menu-order.ts',
    ],
    after: ['later', 'order', 'finish'],
  },
  product: {
    begins: [
      'features/delivery/screens/product/product-delivery.tsx',
      'features/ordering/screens/payment-method.tsx',
      'features/ordering/state/product-order-start.ts',
    ],
    after: ['order'],
  },
  'product-end': {
    begins: [
      'features/ordering/screens/product-confirm.tsx',
      'features/confirmation/screens/product/order-success.tsx',
    ],
    after: ['later', 'product', 'order', 'finish', 'order-end'],
  },
  voucher: {
    begins: [
      'features/vouchers/screens/voucher-form.tsx',
      'features/booking/screens/booking-prize.tsx',
    ],
  },
  payment: {
    begins: [
      // Asked for on a return from payment, where the dialog shows the payment next.
      'element/dialog-mode/returns-from-payment.ts',
      'features/payment/screens/payment.tsx',
      'features/confirmation/screens/voucher/voucher-success.tsx',
      'features/membership/screens/plans.tsx',
      'features/payment/state/resumed-payments.ts',
    ],
    after: ['later', 'voucher', 'finish'],
  },
  points: {
    withoutOrder: true,
    begins: [
      'features/points/screens/points-confirm.tsx',
      'features/points/screens/offer-code.tsx',
      'features/services/screens/services.tsx',
      'features/services/screens/service-list.tsx',
      'features/ordering/screens/booking.tsx',
      'features/offer/screens/ask-shop-panel.tsx',
      // Asked for by the app while the screens of services are on their way.
      'features/offer/calls/shop.ts',
      'features/services/calls/categories.ts',
      'features/booking/calls/resources.ts',
      'platform/host/camera/code-scanner.ts',
    ],
  },
};

/** The chunk of a module that the areas named need; undefined where none does. */
export function chunkOf(names, areas) {
  if (names.length === 0) return undefined;
  const isThere = (base) =>
    names.every((name) => name === base || areas[name].after?.includes(base));
  // The last: each area stands below those it comes after, so that no chunk waits for one that comes later.
  const common = Object.keys(areas).findLast(isThere);
  return common ?? (names.some((name) => areas[name].withoutOrder) ? 'parts' : 'shared');
}
