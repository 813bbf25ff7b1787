import type { Messages } from '@lingui/core';

/**
 * The texts of the interface by area; each is a file per language under `locales` and comes with the screens that
 * show it. `checkout` holds what the frame and the booking form show and is there from the first moment.
 */
export const CATALOG_NAMES = [
  'checkout',
  'contact',
  'confirmation',
  'account',
  'services',
  'points',
  'order',
  'payment',
  'premium',
] as const;

export type CatalogName = (typeof CATALOG_NAMES)[number];

/** What every first screen shows; a screen names only what it needs besides. */
export const FIRST_CATALOG = 'checkout' satisfies CatalogName;

export type FirstCatalogName = typeof FIRST_CATALOG;

/** Brings the compiled texts of one area in one language. */
export type CatalogModule = () => Promise<{ messages: Messages }>;
