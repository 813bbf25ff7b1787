/** What a customer is sent away for. */
export type RedirectReason = 'payment' | 'order' | 'voucher' | 'premium';

/** How sending the window to another address ended. */
export type RedirectResult =
  /** The parent window, the top window or this one goes there. */
  | { kind: 'leaving'; window: 'parent' | 'top' | 'self' }
  /** The page cancelled the `redirect` event and goes there itself. */
  | { kind: 'cancelled' }
  /** The address is no absolute https URL, or the browser refused; nothing happened. */
  | { kind: 'failed'; code: 'config' | 'internal'; message: string };
