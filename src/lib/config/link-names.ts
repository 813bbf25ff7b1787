import type { LinkName } from './checkout-config.ts';

/** Every link that `links` may name. Contract section 1. */
export const LINK_NAMES = [
  'privacy',
  'terms',
  'complaints',
  'disputes',
  'withdrawal',
  'rewards',
  'prizes',
  'bookings',
] as const satisfies readonly LinkName[];
