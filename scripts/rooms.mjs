/**
 * Rooms whose screens come together: their code is one chunk, which saves requests. Every other room is alone. The rooms of a
 * group stand beside each other in the order of .dependency-cruiser.mjs, so that no two chunks import each other.
 * `confirmation` comes with the payment before it; the confirmations of orders, which import ordering, are with `ordering`.
 */
export const GROUPS = {
  account: ['offer', 'questions', 'contact', 'account'],
  menu: ['cart', 'menu', 'delivery'],
  booking: ['gift', 'vouchers', 'booking'],
  payment: ['payment', 'membership', 'confirmation'],
  points: ['services', 'points'],
};

/** The group of a room, or the room itself. */
export const groupOf = (room) =>
  Object.entries(GROUPS).find(([, rooms]) => rooms.includes(room))?.[0] ?? room;
