/**
 * The chunks beside the app's. For each: the folders and files below src whose code it contains (`places`; the longest
 * match counts), and the chunks (`after`) that a page has loaded or requested before. Code that several chunks need is
 * in the last chunk that all of them come after, else in `shared`.
 */
export const AREAS = {
  // Only for pages that ask for other texts than ours.
  texts: { places: ['platform/i18n/formal-texts'] },
  // Only for pages that set texts of their own.
  'own-texts': { places: ['app/own-texts'] },
  // Only for the page's developer.
  debug: { places: ['plugins/debug'] },
  // Only for pages with a plugin: the state that plugins read.
  'plugin-context': { places: ['app/plugin-context'] },
  // Only for pages that let a browser's assistant help.
  agents: { places: ['plugins/agents'] },
  // Only for pages that want their offer described.
  'structured-data': { places: ['plugins/structured-data'] },
  account: { places: ['features/account'] },
  // Loaded once the first screen is painted: the rest of a booking.
  booking: {
    places: [
      'app',
      'features/booking',
      'features/confirmation',
      'features/contact',
      'features/measuring',
      'features/offer',
      'features/points/screens/points-result',
      'features/vouchers',
      'flow',
      'platform',
      'screen-kit',
    ],
  },
  order: {
    places: ['features/cart', 'features/delivery', 'features/menu', 'features/ordering'],
  },
  'order-end': {
    places: [
      'features/confirmation/screens/menu-order',
      'features/ordering/screens/transport-confirm',
      'features/ordering/state/menu-order',
    ],
    after: ['booking', 'order'],
  },
  product: {
    places: [
      'features/delivery/calls/delivery',
      'features/delivery/screens/product',
      'features/ordering/screens/payment-method',
      'features/ordering/state/product',
    ],
    after: ['order'],
  },
  'product-end': {
    places: ['features/confirmation/screens/product', 'features/ordering/screens/product'],
    after: ['booking', 'order', 'order-end', 'product'],
  },
  payment: {
    places: ['features/confirmation/screens/voucher', 'features/membership', 'features/payment'],
    after: ['booking'],
  },
  points: {
    places: [
      'features/booking/calls',
      'features/booking/screens/service',
      'features/offer/calls',
      'features/offer/screens/ask-shop',
      'features/points',
      'features/services',
      'platform/host/camera',
    ],
  },
};

/** The chunk of a module by its path below src; undefined if it belongs to none. */
export function areaOf(path, areas = AREAS) {
  const places = Object.entries(areas).flatMap(([name, { places: of }]) =>
    of.filter((place) => path.startsWith(place)).map((place) => ({ name, place })),
  );
  return places.toSorted((one, other) => other.place.length - one.place.length)[0]?.name;
}

/** The chunk of a module that several areas need; undefined if none does. */
export function chunkOf(names, areas) {
  if (names.length === 0) return undefined;
  const isThere = (base) =>
    names.every((name) => name === base || areas[name].after?.includes(base));
  // The last one: an area stands below those that it comes after, so no chunk waits for a later one.
  const common = Object.keys(areas).findLast(isThere);
  return common ?? 'shared';
}
