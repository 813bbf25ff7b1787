/** The file of texts that every page loads with the app. */
export const FIRST_TEXTS = 'checkout';

/**
 * The rooms of `src/features` in their order: a room imports those before it (`.dependency-cruiser.mjs`). Lint, build and the
 * checks of texts read them here.
 *
 * - `chunk`: the group of rooms whose code is one chunk, because their screens come together; a room without it is a chunk of
 *   its own. The rooms of a group stand beside each other, so that no two chunks import each other.
 * - `texts`: the file in which its texts load, if not in one of their own: a few large files compress better.
 * - `isOptional`: an attribute enables it. Its code is never loaded with what a flow begins with, and its texts only by its own views.
 */
export const ROOMS = {
  gallery: { texts: 'purchase-texts' },
  offer: { chunk: 'account', texts: FIRST_TEXTS },
  questions: { chunk: 'account', isOptional: true },
  contact: { chunk: 'account', texts: 'purchase-texts' },
  account: { chunk: 'account', texts: 'purchase-texts' },
  cart: { chunk: 'menu', texts: 'orders-texts' },
  menu: { chunk: 'menu', texts: 'orders-texts' },
  delivery: { chunk: 'menu', texts: 'orders-texts' },
  gift: { chunk: 'booking', texts: 'purchase-texts' },
  vouchers: { chunk: 'booking', texts: 'purchase-texts' },
  booking: { chunk: 'booking', texts: FIRST_TEXTS },
  payment: { chunk: 'payment', texts: 'purchase-texts' },
  membership: { chunk: 'payment', texts: 'purchase-texts' },
  ordering: { texts: 'orders-texts' },
  services: { chunk: 'points', texts: 'orders-texts' },
  points: { chunk: 'points', texts: 'orders-texts' },
  venues: { texts: 'venue-texts', isOptional: true },
  // With the payment before it; the confirmations of orders, which import ordering, are in the chunk of `ordering`.
  confirmation: { chunk: 'payment', texts: 'purchase-texts' },
  kiosk: { isOptional: true },
};

/** Texts of no single room: the app's frame, and what several later rooms say. */
const OTHER_TEXTS = { app: FIRST_TEXTS, shared: 'purchase-texts' };

/** The chunk of a room. */
export const chunkOf = (room) => ROOMS[room]?.chunk ?? room;

/** Whether an attribute enables a room. */
export const isOptional = (room) => ROOMS[room]?.isOptional ?? false;

/** The file in which the texts of a room, of `app` or of `shared` load. */
export const textFileOf = (room) => OTHER_TEXTS[room] ?? ROOMS[room]?.texts ?? room;

/** What stands in one file of texts, in the order of the file. */
export const roomsIn = (file) =>
  [...Object.keys(OTHER_TEXTS), ...Object.keys(ROOMS)].filter((room) => textFileOf(room) === file);
