/** Prefix of the journal's keys in shared storage. Later versions add fields and keep the number. */
export const JOURNAL_PREFIX = 'merchant-checkout:payment:1:';

/** Prefix of the tab's keys for its own entries: made here, or claimed by its customer. */
export const OWN_PREFIX = 'merchant-checkout:own-payment:';

/** Prefix of the tab's keys for entries whose payment is on its screen. */
export const SHOWN_PREFIX = 'merchant-checkout:shown-payment:';
