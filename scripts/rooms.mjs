/**
 * Rooms whose screens come together: their code is one chunk, which saves requests. Every other room is alone. The rooms of a group stand beside each other in the order of .dependency-cruiser.mjs, so that no
 * two chunks import each other.
 */
export const GROUPS = {
  account: ['offer', 'contact', 'account'],
  menu: ['cart', 'menu', 'delivery'],
  booking: ['vouchers', 'booking'],
  payment: ['payment', 'membership'],
  points: ['services', 'points'],
};

/** The group of a room, or the room itself. */
export const groupOf = (room) =>
  Object.entries(GROUPS).find(([, rooms]) => rooms.includes(room))?.[0] ?? room;
