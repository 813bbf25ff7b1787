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
      'app/later-frame.tsx',
      'screens/choice/later-panels.tsx',
      'screens/parts/booking-form/later-form.tsx',
      'api/areas/later-calls.ts',
      'state/analytics/visit.ts',
      'screens/parts/image/resize-image.ts',
      'host/page/locate.ts',
      'state/actions/flow/refresh-texts.ts',
      'state/actions/flow/take-config.ts',
      'state/actions/flow/restart.ts',
      'host/parent/ask-parent.ts',
      'state/problem/explain-refusal.ts',
    ],
  },
  // Waited for before the first screen, by those whose details or last visit are known: nothing may be added to it.
  'known-customer': { begins: ['state/contact/fill-contact.ts', 'state/saved/take-up-state.ts'] },
  account: {
    withoutOrder: true,
    begins: [
      'screens/login/login.tsx',
      'screens/account/account-strip.tsx',
      'state/actions/account/follow-account.ts',
      'state/account/sign-in-externally.ts',
      'state/account/until-account-seen.ts',
      'state/actions/account/end-session.ts',
      'state/account/ask-to-sign-in-again.ts',
      'api/user/account-calls.ts',
      'host/social/create-social.ts',
    ],
  },
  finish: {
    begins: [
      'screens/client-info/client-info.tsx',
      'screens/confirm/confirm.tsx',
      'screens/success/success.tsx',
      'screens/points-result/points-result.tsx',
    ],
    after: ['later'],
  },
  order: {
    begins: [
      'screens/menu/menu.tsx',
      'screens/cart-review/cart-review.tsx',
      'screens/delivery/delivery.tsx',
      'screens/delivery/transport/transport-part.tsx',
      'screens/booking/transport/transport-time.tsx',
      'screens/parts/transport/order-banner.tsx',
      'state/cart/begin-order.ts',
      'state/actions/cart/replace-cart.ts',
    ],
  },
  'order-end': {
    begins: [
      'screens/confirm/transport/transport-confirm.tsx',
      'screens/success/transport/order-card.tsx',
      'state/actions/transport/prepare-order.ts',
      'api/order/order-calls.ts',
    ],
    after: ['later', 'order', 'finish'],
  },
  product: {
    begins: [
      'screens/cart-review/server-cart.tsx',
      'screens/delivery/product/product-part.tsx',
      'screens/payment-method/payment-method.tsx',
      'state/order/begin-product-order.ts',
    ],
    after: ['order'],
  },
  'product-end': {
    begins: [
      'screens/confirm/product/product-confirm.tsx',
      'screens/success/product/order-success.tsx',
    ],
    after: ['later', 'product', 'order', 'finish', 'order-end'],
  },
  voucher: {
    begins: ['screens/choice/voucher/voucher-form.tsx', 'screens/confirm/booking-prize.tsx'],
  },
  payment: {
    begins: [
      // Asked for on a return from payment, where the dialog shows the payment next.
      'element/dialog-mode/returns-from-payment.ts',
      'screens/parts/payment/payment-part.tsx',
      'screens/success/voucher/voucher-success.tsx',
      'screens/plans/plans.tsx',
      'state/actions/payment/resume-payments.ts',
      'api/payment/payment-calls.ts',
    ],
    after: ['later', 'voucher', 'finish'],
  },
  points: {
    withoutOrder: true,
    begins: [
      'screens/points-confirm/points-confirm.tsx',
      'screens/points-confirm/scan/offer-code-part.tsx',
      'screens/services/services.tsx',
      'screens/services/service-list-part.tsx',
      'screens/booking/booking.tsx',
      'screens/parts/ask-shop/ask-shop-part.tsx',
      'host/camera/scan-code.ts',
    ],
  },
};

/** Of each language's catalogs those that share a file; one that is not named has a file of its own. Orders' texts apart would cost 1.7 KB more in all. */
export const CATALOG_FILES = {
  contact: 'later',
  order: 'later',
  confirmation: 'later',
  account: 'later',
  services: 'later',
  points: 'later',
  payment: 'later',
  premium: 'later',
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
