/** Where a link or a button leads. */
export type NavigationTarget =
  | 'home'
  | 'privacy'
  | 'terms'
  | 'complaints'
  | 'disputes'
  | 'withdrawal'
  | 'rewards'
  | 'prizes'
  | 'bookings'
  | 'map'
  | 'whatsapp'
  | 'calendar';
